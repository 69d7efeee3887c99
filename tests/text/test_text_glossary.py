"""The glossary: every term in every language, one word one meaning, and the messages obey it."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from typing import Any

import pytest

from doublesix.text import LOCALES, codes, languages, say
from doublesix.text.source import read_folder

GLOSSARY: dict[str, dict[str, Any]] = tomllib.loads(
    (LOCALES.parent / "glossary.toml").read_text("utf-8")
)
TERMS = GLOSSARY["terms"]
SHIPPED = ("en", "ja", "ru")
# The words of the design that the catalogues must be able to translate.
NEEDED = {
    *("action", "arm", "award", "blocked", "boneyard", "contribution", "double", "draw", "half"),
    *("hand", "lay", "lead", "leader", "match", "out", "partner", "pass", "pip", "place"),
    *("reserve", "round-to-five", "score", "seat", "settlement", "side", "sniff", "spinner"),
    *("target", "tile", "total", "turn"),
}


@pytest.mark.parametrize("term", TERMS)
def test_term_has_every_language(term: str) -> None:
    row = TERMS[term]
    assert set(row) - {"seen", "also"} >= set(SHIPPED)
    assert set(row) - {"seen", "also"} <= set(languages())
    assert all(row[lang].strip() == row[lang] != "" for lang in SHIPPED)


def test_no_term_is_forgotten() -> None:
    assert NEEDED - set(TERMS) == set()


@pytest.mark.parametrize("lang", SHIPPED)
def test_one_word_one_meaning(lang: str) -> None:
    counted = Counter(row[lang].casefold() for row in TERMS.values())
    assert [word for word, times in counted.items() if times > 1] == []


@pytest.mark.parametrize("lang", SHIPPED)
def test_marked_messages_use_the_word(lang: str) -> None:
    for term, row in TERMS.items():
        for code in row.get("seen", ()):
            assert code in codes(lang), term
            assert row[lang].casefold() in say(code, lang, n=1).casefold(), (term, code)


@pytest.mark.parametrize("lang", SHIPPED)
def test_avoided_words_are_in_no_message(lang: str) -> None:
    text = "\n".join(body.partition("=")[2] for body in read_folder(LOCALES / lang).values())
    edge = "" if lang == "ja" else r"\b"
    words = "|".join(map(re.escape, GLOSSARY["avoid"][lang]))
    assert re.findall(f"{edge}({words}){edge}", text, re.IGNORECASE) == []
