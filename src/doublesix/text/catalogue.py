"""One language: its entries, and the messages made of them when they are first needed."""

from __future__ import annotations

import re
from threading import RLock
from typing import TYPE_CHECKING, NamedTuple, final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentFloat, FluentInt
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from doublesix.text.errors import BadArguments, UnknownCode
from doublesix.text.source import read_folder

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from fluent.runtime.resolver import Pattern

__all__ = ["Argument", "Catalogue"]

Argument = str | float
"""What a message may be given; a float, an average say, may be whole or not."""


class _Message(NamedTuple):
    pattern: Pattern
    variables: frozenset[str]


_LONGEST = 400
"""A longer text stays outside Fluent, which refuses 1000 letters in one place or in all."""

_TOKEN = re.compile(r"\0\w+\0")


@final
class Catalogue:
    """The messages of one language.

    A code is the id of a message, `points`, or an id and an attribute, `arm-w.to`.
    """

    def __init__(self, lang: str, folder: Path) -> None:
        self.lang = lang
        self._sources = read_folder(folder)
        self._entries: dict[str, ast.Message | ast.Term] = {}
        self._messages: dict[str, _Message] = {}
        self._lock = RLock()
        self._bundle = FluentBundle([lang], use_isolating=False)

    def codes(self) -> tuple[str, ...]:
        """Every code of this language, sorted; parses the whole catalogue."""
        ids = (name for name in self._sources if not name.startswith("-"))
        return tuple(sorted(code for name in ids for code in _codes(self._entry(name))))

    def has(self, code: str) -> bool:
        """Whether this language itself has the code."""
        name = code.partition(".")[0]
        return _is_message(name, self._sources) and code in _codes(self._entry(name))

    def variables(self, code: str) -> frozenset[str]:
        """The arguments that the code cannot do without, those of inner messages included."""
        return self._message(code).variables

    def say(self, code: str, args: Mapping[str, Argument]) -> str:
        """The text of the code; raises rather than leave a hole in it."""
        message = self._message(code)
        missing = message.variables - args.keys()
        if missing:
            raise BadArguments(code, self.lang, sorted(missing))
        given = {name: _plain(value) for name, value in args.items()}
        held = {f"\0{name}\0": value for name, value in given.items() if _is_long(value)}
        given |= {token.strip("\0"): token for token in held}
        text, errors = self._bundle.format_pattern(message.pattern, given)
        if errors:
            raise BadArguments(code, self.lang, errors)
        # Some languages write a typographic minus; scores must paste back into commands.
        text = str(text).replace("\N{MINUS SIGN}", "-")
        return _TOKEN.sub(lambda found: str(held.get(found[0], found[0])), text) if held else text

    def _message(self, code: str) -> _Message:
        known = self._messages.get(code)
        if known is None:
            known = self._messages[code] = self._made(code)
        return known

    def _made(self, code: str) -> _Message:
        if not self.has(code):
            raise UnknownCode(code, self.lang)
        name, _, attribute = code.partition(".")
        entry = self._entry(name)
        compiled = self._bundle.get_message(name)
        pattern = compiled.attributes[attribute] if attribute else compiled.value
        if pattern is None:
            raise UnknownCode(code, self.lang)
        found = _Mentions.of(_part(entry, attribute))
        inner = (self.variables(mentioned) for mentioned in found.messages)
        return _Message(pattern, frozenset(found.variables).union(*inner))

    def _entry(self, name: str) -> ast.Message | ast.Term:
        """The parsed entry; it and all that it mentions are then in the bundle."""
        with self._lock:
            known = self._entries.get(name)
            return self._parsed(name) if known is None else known

    def _parsed(self, name: str) -> ast.Message | ast.Term:
        if name not in self._sources:
            raise UnknownCode(name, self.lang)
        resource = FluentResource(self._sources[name])
        entry = resource.body[0]
        if not isinstance(entry, ast.Message | ast.Term):
            raise BadArguments(name, self.lang, "junk")
        self._entries[name] = entry
        self._bundle.add_resource(resource)
        try:
            for mentioned in _Mentions.of(entry).names():
                self._entry(mentioned)
        except UnknownCode:
            del self._entries[name]  # half a message is none: English speaks instead
            raise
        return entry


class _Mentions(Visitor):
    """What a pattern mentions: variables, message codes and terms."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.terms: set[str] = set()

    @classmethod
    def of(cls, node: ast.BaseNode) -> _Mentions:
        found = cls()
        found.visit(node)
        return found

    def names(self) -> set[str]:
        return {code.partition(".")[0] for code in self.messages} | self.terms

    def generic_visit(self, node: ast.BaseNode) -> None:
        match node:
            case ast.VariableReference():
                self.variables.add(node.id.name)
            case ast.MessageReference(attribute=None):
                self.messages.add(node.id.name)
            case ast.MessageReference(attribute=ast.Identifier(name=attribute)):
                self.messages.add(f"{node.id.name}.{attribute}")
            case ast.TermReference():
                self.terms.add(f"-{node.id.name}")
        super().generic_visit(node)


def _is_message(name: str, sources: Mapping[str, str]) -> bool:
    return name in sources and not name.startswith("-")


def _codes(entry: ast.Message | ast.Term) -> list[str]:
    name = entry.id.name
    attributes = [f"{name}.{attribute.id.name}" for attribute in entry.attributes or ()]
    return [name, *attributes] if entry.value else attributes


def _part(entry: ast.Message | ast.Term, attribute: str) -> ast.BaseNode:
    """The pattern that a code stands for: the value, or that attribute's."""
    if not attribute and entry.value:
        return entry.value
    return next(found for found in entry.attributes or () if found.id.name == attribute)


def _is_long(value: Argument) -> bool:
    """Whether Fluent would refuse the text: a path may be longer. It is put in afterwards."""
    return isinstance(value, str) and len(value) > _LONGEST


def _plain(value: Argument) -> Argument:
    """The number without separators between thousands; 2.0 is 2, text stays text."""
    if isinstance(value, str):
        return value
    if float(value).is_integer():
        return FluentInt(int(value), useGrouping=False)
    return FluentFloat(value, useGrouping=False)
