"""Numbers that Python hands over, checked once: below this border nothing has bounds."""

from __future__ import annotations

import cython

__all__: list[str] = []


def within(name, value, least: cython.longlong, most: cython.longlong) -> cython.longlong:
    """The whole number, if it lies in that range; TypeError or ValueError with its name if not."""
    number: cython.longlong
    if not isinstance(value, int):
        raise TypeError(name, value)
    try:
        number = value if cython.compiled else int(value)
    except OverflowError:
        raise ValueError(name, value) from None
    if number < least or number > most:
        raise ValueError(name, value)
    return number


def word(name, value) -> cython.ulonglong:
    """A number of 64 bits, such as a seed; TypeError or ValueError if it is none."""
    number: cython.ulonglong
    if not isinstance(value, int):
        raise TypeError(name, value)
    try:
        number = value if cython.compiled else int(value)
    except OverflowError:
        raise ValueError(name, value) from None
    if not cython.compiled and number not in range(1 << 64):
        raise ValueError(name, value)
    return number
