"""Saying: plurals, plain numbers, and no hole ever in a sentence."""

from __future__ import annotations

import subprocess
import sys

import pytest

from doublesix.text import BadArguments, UnknownCode, UnknownLanguage, codes, has, say

PLURALS = [
    ("en", 0, "0 points"),
    ("en", 1, "1 point"),
    ("en", 2, "2 points"),
    ("en", 21, "21 points"),
    ("en", 1.5, "1.5 points"),
    ("ru", 0, "0 очков"),
    ("ru", 1, "1 очко"),
    ("ru", 2, "2 очка"),
    ("ru", 4, "4 очка"),
    ("ru", 5, "5 очков"),
    ("ru", 11, "11 очков"),
    ("ru", 12, "12 очков"),
    ("ru", 21, "21 очко"),
    ("ru", 22, "22 очка"),
    ("ru", 25, "25 очков"),
    ("ru", 101, "101 очко"),
    ("ru", 111, "111 очков"),
    ("ru", 1.5, "1,5 очка"),
    ("ru", 2.0, "2 очка"),
    ("ja", 1, "1点"),
    ("ja", 5, "5点"),
    ("ja", 1.5, "1.5点"),
]

PLAIN = [
    ("en", 1234, "1234 points"),
    ("ru", 1234, "1234 очка"),
    ("ja", 1234567, "1234567点"),
    ("en", -5, "-5 points"),
    ("ru", -5, "-5 очков"),
    ("ru", -1, "-1 очко"),
    ("ja", -5, "-5点"),
    ("ru", -1234.5, "-1234,5 очка"),
]


@pytest.mark.parametrize(("lang", "n", "text"), PLURALS + PLAIN)
def test_number(lang: str, n: float, text: str) -> None:
    assert say("points", lang, n=n) == text


def test_attribute() -> None:
    assert (say("arm-w", "en"), say("arm-w.to", "ru")) == ("left arm", "к левой ветви")


@pytest.mark.parametrize("code", ["no-such-code", "points.short", "arm-w.by", "-points", ""])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_unknown_code_is_a_bug(code: str, lang: str) -> None:
    assert not has(code, lang)
    for _ in range(2):
        with pytest.raises(UnknownCode):
            say(code, lang)


@pytest.mark.parametrize("lang", ["en", "ru", "ja"])
def test_missing_argument_is_a_bug(lang: str) -> None:
    with pytest.raises(BadArguments, match="'n'"):
        say("points", lang, m=1)


def test_unsupported_argument_is_a_bug() -> None:
    with pytest.raises((BadArguments, TypeError)):
        say("points", "en", n=None)  # type: ignore[arg-type]


def test_more_arguments_than_needed_do_no_harm() -> None:
    assert say("points", "en", n=1, seat="A") == "1 point"


def test_unknown_language() -> None:
    with pytest.raises(UnknownLanguage) as caught:
        say("points", "tlh", n=1)
    assert (caught.value.value, caught.value.allowed[0]) == ("tlh", "en")


def test_codes_are_sorted_and_known() -> None:
    assert list(codes("ru")) == sorted(codes("ru"))
    assert all(has(code, "ru") for code in codes("ru"))


def test_importing_the_room_does_not_import_fluent() -> None:
    program = (
        "import sys, doublesix.text as t; t.languages(); print('fluent.runtime' in sys.modules)"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, check=True, text=True
    )
    assert ran.stdout.strip() == "False"


@pytest.mark.parametrize("lang", ["en", "ru", "ja"])
def test_a_text_may_be_of_any_length(lang: str) -> None:
    long = "/" + "d" * 5000
    assert say("fault-after", lang, before=long, next="\0before\0").startswith(long)
    nested = say("fault-after", lang, before=say("listed", lang, before=long, next=long), next="x")
    assert nested.count(long) == 2
