"""Completion in the shell: the variable `_DOUBLESIX_COMPLETE` asks, the answer is printed."""

from __future__ import annotations

import os

import click
from click.shell_completion import ShellComplete, get_completion_class, split_arg_string

from doublesix.cli.faults import fault

__all__ = ["complete"]

_VARIABLE = "_DOUBLESIX_COMPLETE"
_SHELLS = ("bash", "zsh", "fish")
_ORDERS = tuple(f"{shell}_{what}" for shell in _SHELLS for what in ("source", "complete"))
_LONGEST = 4
"""No command line has more words than such a number says."""


def complete(group: click.Group, order: str, lang: str) -> None:
    """Print the script that a shell reads once, or the words that may stand at the cursor."""
    shell, _, what = order.partition("_")
    chosen = get_completion_class(shell) if order in _ORDERS else None
    if chosen is None:
        raise fault(
            "cli-not-allowed", lang, name=_VARIABLE, value=order, allowed=", ".join(_ORDERS)
        )
    shown = chosen(group, {}, "doublesix", _VARIABLE)
    if what == "source":
        print(ShellComplete.source(shown))  # that of bash would ask for the version of bash first
        return
    before, typed = _words(shell, lang)
    for item in shown.get_completions(before, typed):
        print(shown.format_completion(item))


def _words(shell: str, lang: str) -> tuple[list[str], str]:
    """The words before the cursor, without the program, and what is typed of the next one."""
    words = split_arg_string(_variable("COMP_WORDS", lang))
    place = _variable("COMP_CWORD", lang)
    if shell == "fish":  # says the word itself, bash and zsh its number
        typed = next(iter(split_arg_string(place)), "")
        before = words[1:-1] if typed and words[-1:] == [typed] else words[1:]
        return before, typed
    if not (place.isascii() and place.isdigit() and len(place) <= _LONGEST):
        raise fault("cli-not-allowed", lang, name="COMP_CWORD", value=place, allowed="0..9999")
    number = int(place)
    return words[1:number], "".join(words[number : number + 1])


def _variable(name: str, lang: str) -> str:
    if name not in os.environ:
        raise fault("cli-no-variable", lang, name=name, value=_VARIABLE)
    return os.environ[name]
