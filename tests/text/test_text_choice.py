"""Which language is spoken: the wish first, then the environment, then English."""

from __future__ import annotations

from types import MappingProxyType

import pytest

from doublesix.text import DEFAULT, UnknownLanguage, languages, pick_language

CHOICES = [
    ("ja", {"DOUBLESIX_LANG": "ru", "LANG": "en_US.UTF-8"}, "ja"),
    ("RU", {}, "ru"),
    ("ja-JP", {}, "ja"),
    (None, {}, "en"),
    (None, {"DOUBLESIX_LANG": "ru", "LC_ALL": "ja_JP"}, "ru"),
    (None, {"DOUBLESIX_LANG": "", "LC_ALL": "ja_JP"}, "ja"),
    (None, {"LC_ALL": "ja_JP.eucJP", "LC_MESSAGES": "ru_RU", "LANG": "en_US"}, "ja"),
    (None, {"LC_ALL": "", "LC_MESSAGES": "ru_RU", "LANG": "ja_JP"}, "ru"),
    (None, {"LANG": "ru_RU.UTF-8"}, "ru"),
    (None, {"LANG": "ru_RU@euro"}, "ru"),
    (None, {"LANG": "C.UTF-8"}, "en"),
    (None, {"LANG": "POSIX"}, "en"),
    (None, {"LANG": "tlh_QO"}, "en"),
    (None, {"LC_ALL": "C", "LANG": "ru_RU.UTF-8"}, "en"),
    (None, {"LANG": "english"}, "en"),
]


@pytest.mark.parametrize(("wanted", "environ", "lang"), CHOICES)
def test_choice(wanted: str | None, environ: dict[str, str], lang: str) -> None:
    assert pick_language(wanted, MappingProxyType(environ)) == lang


@pytest.mark.parametrize(
    ("wanted", "environ"),
    [("tlh", {}), ("", {"LANG": "ru"}), ("C", {}), (None, {"DOUBLESIX_LANG": "tlh", "LANG": "ru"})],
)
def test_a_wish_that_cannot_be_met(wanted: str | None, environ: dict[str, str]) -> None:
    with pytest.raises(UnknownLanguage) as caught:
        pick_language(wanted, environ)
    assert caught.value.value == (environ.get("DOUBLESIX_LANG") if wanted is None else wanted)
    assert caught.value.allowed == languages()


def test_default_is_a_language() -> None:
    assert DEFAULT in languages()
