"""What the compiler adds of itself, for the engine that runs as it is written.

An extension class is complete as soon as it exists (`__cinit__`), and a parameter that names such a
class takes nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import wraps
from inspect import isclass, isfunction, signature
from types import ModuleType
from typing import Any

__all__ = ["complete"]


def complete(module: ModuleType) -> None:
    """Give the classes and the public functions of a module what the compiler would give them."""
    kinds = {name: kind for name, kind in vars(module).items() if isclass(kind)}
    for kind in kinds.values():
        if kind.__module__ == module.__name__:
            _complete_class(kind, kinds)
    for name in getattr(module, "__all__", ()):
        if isfunction(public := getattr(module, name)):
            setattr(module, name, _typed(public, kinds))


def _complete_class(kind: type, kinds: Mapping[str, type]) -> None:
    for name, member in list(vars(kind).items()):
        if name == "__cinit__":
            setattr(kind, "__new__", _born(_typed(member, kinds)))  # noqa: B010
        elif name == "__init__":
            setattr(kind, name, _typed(member, kinds))
        elif isinstance(member, staticmethod):
            setattr(kind, name, staticmethod(_typed(member.__func__, kinds)))


def _born(begin: Callable[..., None]) -> Callable[..., Any]:
    """Making an object begins like this; a beginning without parameters ignores all there are."""
    takes = len(signature(begin).parameters) > 1

    def born(kind: type, *args: object, **named: object) -> object:
        made: object = object.__new__(kind)
        if takes:
            begin(made, *args, **named)
        else:
            begin(made)
        return made

    return born


def _typed(function: Callable[..., Any], kinds: Mapping[str, type]) -> Callable[..., Any]:
    """The function, refusing arguments that are not what its annotations name."""
    wanted = {n: kinds[a] for n, a in function.__annotations__.items() if a in kinds}
    if not wanted:
        return function
    form = signature(function)

    @wraps(function)
    def checked(*args: object, **named: object) -> object:
        given = form.bind(*args, **named).arguments
        for name, kind in wanted.items():
            if not isinstance(given[name], kind):
                raise TypeError(name, given[name])
        return function(*args, **named)

    return checked
