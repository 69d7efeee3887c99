"""Every catalogue whole and alike: no junk, the same messages and arguments in each language."""

from __future__ import annotations

import shutil
from collections import Counter
from typing import TYPE_CHECKING

import pytest
from babel import Locale
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from doublesix.text import DEFAULT, LOCALES, Catalogues
from doublesix.text.source import cut

if TYPE_CHECKING:
    from pathlib import Path

PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 5, 21, 1234, -3, 1.5)
LANGUAGES = Catalogues().languages


class Keys(Visitor):
    """The keys of every choice in an entry, one set a choice, and the terms it mentions."""

    def __init__(self) -> None:
        self.choices: list[set[str]] = []
        self.defaults: list[str] = []
        self.terms: set[str] = set()

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.SelectExpression):
            self.choices.append({key_text(variant) for variant in node.variants})
            self.defaults += [key_text(variant) for variant in node.variants if variant.default]
        if isinstance(node, ast.TermReference):
            self.terms.add(f"-{node.id.name}")
        super().generic_visit(node)


def key_text(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


def keys_of(entry: ast.EntryType) -> Keys:
    keys = Keys()
    keys.visit(entry)
    return keys


def entries(root: Path, lang: str) -> list[ast.EntryType]:
    files = sorted((root / lang).glob("*.ftl"))
    return [entry for file in files for entry in FluentResource(file.read_text("utf-8")).body]


def named(root: Path, lang: str) -> list[ast.Message | ast.Term]:
    return [e for e in entries(root, lang) if isinstance(e, ast.Message | ast.Term)]


def full_id(entry: ast.Message | ast.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


def differences(root: Path, lang: str) -> list[tuple[str, str]]:
    """What a language lacks, has too much, or asks other arguments for, against English."""
    catalogues = Catalogues(root)
    ours, english = catalogues.language(lang), catalogues.language(DEFAULT)
    here, there = set(ours.codes()), set(english.codes())
    found = [("missing", code) for code in there - here] + [("extra", c) for c in here - there]
    both = here & there
    found += [("variables", c) for c in both if ours.variables(c) != english.variables(c)]
    return sorted(found)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return shutil.copytree(LOCALES, tmp_path / "locales")


def test_three_languages_at_least() -> None:
    assert {"en", "ja", "ru"} <= set(LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_junk(lang: str) -> None:
    assert [e.content for e in entries(LOCALES, lang) if isinstance(e, ast.Junk)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_id_twice(lang: str) -> None:
    counted = Counter(full_id(entry) for entry in named(LOCALES, lang))
    assert [name for name, times in counted.items() if times > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cutting_finds_what_the_parser_finds(lang: str) -> None:
    for file in (LOCALES / lang).glob("*.ftl"):
        source = file.read_text("utf-8")
        parsed = {
            full_id(e): e
            for e in FluentResource(source).body
            if isinstance(e, ast.Message | ast.Term)
        }
        alone = {name: FluentResource(text).body[0] for name, text in cut(source).items()}
        assert parsed.keys() == alone.keys()
        for name, entry in parsed.items():
            assert entry.equals(alone[name], ignored_fields=["span", "comment"]), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_missing_extra_or_with_other_variables(lang: str) -> None:
    assert differences(LOCALES, lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_files_are_the_same(lang: str) -> None:
    files = [{f.name for f in (LOCALES / each).iterdir()} for each in (lang, DEFAULT)]
    assert files[0] == files[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_formats(lang: str) -> None:
    catalogue = Catalogues().language(lang)
    words = {key for e in named(LOCALES, lang) for choice in keys_of(e).choices for key in choice}
    samples: list[str | float] = [*NUMBERS, *sorted(words), "1-4"]
    for code in catalogue.codes():
        for sample in samples:
            text = catalogue.say(code, dict.fromkeys(catalogue.variables(code), sample))
            assert text.strip(), code
            assert not set("{}\u2068\u2069") & set(text), code


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plural_choices_are_complete(lang: str) -> None:
    needed = set(Locale.parse(lang.replace("-", "_")).plural_form.tags) | {"other"}
    for entry in named(LOCALES, lang):
        keys = keys_of(entry)
        plural = [choice & PLURALS for choice in keys.choices if choice & PLURALS - {"other"}]
        assert all(choice == needed for choice in plural), full_id(entry)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_default_of_a_plural_is_other(lang: str) -> None:
    for entry in named(LOCALES, lang):
        assert not set(keys_of(entry).defaults) & PLURALS - {"other"}, full_id(entry)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_term_is_used_in_its_language(lang: str) -> None:
    terms = {full_id(entry) for entry in named(LOCALES, lang) if isinstance(entry, ast.Term)}
    used = {term for entry in named(LOCALES, lang) for term in keys_of(entry).terms}
    assert terms - used == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_language_name_is_its_own(lang: str) -> None:
    names = [Catalogues().say("language-name", each, {}) for each in LANGUAGES]
    assert names.count(Catalogues().say("language-name", lang, {})) == 1


def test_a_missing_translation_is_found_and_english_speaks(copy: Path) -> None:
    terms = copy / "ru" / "terms.ftl"
    terms.write_text(terms.read_text("utf-8").replace("tiles =", "tyles ="), "utf-8")

    assert differences(copy, "ru") == [("extra", "tyles"), ("missing", "tiles")]
    assert Catalogues(copy).say("tiles", "ru", {"n": 2}) == "2 tiles"


def test_a_missing_attribute_and_another_variable_are_found(copy: Path) -> None:
    terms = copy / "ja" / "terms.ftl"
    text = terms.read_text("utf-8").replace("    .to = 左の枝に\n", "").replace("{ $n }点", "点")
    terms.write_text(text, "utf-8")

    assert differences(copy, "ja") == [("missing", "arm-w.to"), ("variables", "points")]


def test_english_speaks_for_a_message_that_mentions_a_missing_one(copy: Path) -> None:
    (copy / "en" / "more.ftl").write_text("won = won by { points }\n", "utf-8")
    (copy / "ru" / "more.ftl").write_text("won = выигрыш { pointz }\n", "utf-8")
    catalogues = Catalogues(copy)

    said = [catalogues.say("won", "ru", {"n": 1}) for _ in range(2)]
    assert said == ["won by 1 point", "won by 1 point"]


def test_a_fourth_language_is_one_folder(copy: Path) -> None:
    folder = copy / "pl"
    folder.mkdir()
    (folder / "meta.ftl").write_text("language-name = Polski\n", "utf-8")
    (folder / "terms.ftl").write_text(
        "points = { $n } { $n ->\n"
        "    [one] punkt\n    [few] punkty\n    [many] punktów\n   *[other] punktu\n}\n",
        "utf-8",
    )
    catalogues = Catalogues(copy)

    assert catalogues.languages == ("en", "ja", "pl", "ru")
    assert catalogues.pick(None, {"LANG": "pl_PL.UTF-8"}) == "pl"
    said = [catalogues.say("points", "pl", {"n": n}) for n in (1, 2, 5, 1.5)]
    assert said == ["1 punkt", "2 punkty", "5 punktów", "1,5 punktu"]
    assert catalogues.say("tiles", "pl", {"n": 3}) == "3 tiles"
    assert ("missing", "tiles") in differences(copy, "pl")
