"""Texts from outside made fit to be repeated: nothing invisible, nothing that UTF-8 cannot hold."""

from __future__ import annotations

import re

__all__ = ["storable", "visible"]

_SURROGATE = re.compile("[\ud800-\udfff]")
_BYTES = range(0xDC80, 0xDD00)
"""How Python reads bytes of a file name or an argument that are no text: 0xDC00 and the byte."""


def storable(text: str) -> str:
    r"""The text as UTF-8 can hold it: a byte that is no text is written `\xff`.

    >>> storable("match-\udcff.json")
    'match-\\xff.json'
    """
    return _SURROGATE.sub(lambda found: _escaped(found[0]), text)


def visible(text: str) -> str:
    r"""The text on one line, every letter that a terminal would not show written out.

    >>> visible("a\nb \udcff")
    'a\\nb \\xff'
    """
    return "".join(letter if letter.isprintable() else _escaped(letter) for letter in text)


def _escaped(letter: str) -> str:
    if ord(letter) in _BYTES:
        return rf"\x{ord(letter) - 0xDC00:02x}"
    return letter.encode("unicode_escape").decode()
