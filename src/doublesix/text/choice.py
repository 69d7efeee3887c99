"""Which language to speak, from what the user said and what the system says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doublesix.text.errors import UnknownLanguage

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["DEFAULT", "pick"]

DEFAULT = "en"
_OWN = "DOUBLESIX_LANG"
_SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")


def pick(wanted: str | None, environ: Mapping[str, str], allowed: tuple[str, ...]) -> str:
    """The language to speak: a wish must be met, a system setting only if it can be.

    >>> pick(None, {"LANG": "ru_RU.UTF-8"}, ("en", "ru"))
    'ru'
    >>> pick(None, {"LANG": "C", "DOUBLESIX_LANG": "ru"}, ("en", "ru"))
    'ru'
    """
    wish = environ.get(_OWN) or None if wanted is None else wanted
    if wish is not None:
        return _demanded(wish, allowed)
    # As in POSIX the first variable that is set decides, even where it names no language of ours.
    system = next((environ[name] for name in _SYSTEM if environ.get(name)), "")
    return _match(system, allowed) or DEFAULT


def _demanded(wish: str, allowed: tuple[str, ...]) -> str:
    found = _match(wish, allowed)
    if found is None:
        raise UnknownLanguage(wish, allowed)
    return found


def _match(tag: str, allowed: tuple[str, ...]) -> str | None:
    """`ru_RU.UTF-8` is `ru`; a folder for the region, such as `pt-BR`, comes first."""
    folded = tag.partition(".")[0].partition("@")[0].replace("_", "-").lower()
    by_tag = {lang.lower(): lang for lang in allowed}
    return by_tag.get(folded) or by_tag.get(folded.partition("-")[0])
