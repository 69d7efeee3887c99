"""What the program says: message catalogues, one folder a language, and the glossary.

Other rooms speak in codes and arguments; only the command line turns them into sentences:

>>> say("points", "ru", n=21)
'21 очко'
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from doublesix.text.catalogues import LOCALES, Catalogues
from doublesix.text.choice import DEFAULT
from doublesix.text.errors import BadArguments, UnknownCode, UnknownLanguage
from doublesix.text.visible import storable, visible

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = [
    "DEFAULT",
    "LOCALES",
    "BadArguments",
    "Catalogues",
    "UnknownCode",
    "UnknownLanguage",
    "codes",
    "has",
    "languages",
    "pick_language",
    "say",
    "storable",
    "visible",
]

_OURS = Catalogues()


def say(code: str, lang: str, /, **args: str | float) -> str:
    """The text of a message: `say("points", "en", n=5)` is "5 points".

    An attribute is reached with a dot, `arm-w.to`. A code or argument that is not there is a bug
    and raises `UnknownCode` or `BadArguments`.
    """
    return _OURS.say(code, lang, args)


def languages() -> tuple[str, ...]:
    """The languages that can be spoken, sorted."""
    return _OURS.languages


def pick_language(wanted: str | None, environ: Mapping[str, str]) -> str:
    """The language wanted, else that of DOUBLESIX_LANG, LC_ALL, LC_MESSAGES, LANG, else English.

    `UnknownLanguage` is raised for a wish or DOUBLESIX_LANG that cannot be met.
    """
    return _OURS.pick(wanted, environ)


def has(code: str, lang: str) -> bool:
    """Whether the code is translated into this language."""
    return _OURS.language(lang).has(code)


def codes(lang: str) -> tuple[str, ...]:
    """All codes of this language, attributes as `id.attribute`, sorted."""
    return _OURS.language(lang).codes()
