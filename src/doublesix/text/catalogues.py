"""All languages of one folder: each subfolder with a `meta.ftl` is a language."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, final

from doublesix.text.choice import DEFAULT, pick
from doublesix.text.errors import UnknownCode, UnknownLanguage

if TYPE_CHECKING:
    from collections.abc import Mapping

    from doublesix.text.catalogue import Argument, Catalogue

__all__ = ["LOCALES", "Catalogues"]

LOCALES = Path(__file__).parent / "locales"
"""The folder that comes with the package."""


@final
class Catalogues:
    """The languages found below `root`; each is read when it is first used, and once."""

    def __init__(self, root: Path = LOCALES) -> None:
        self._root = root
        self._read: dict[str, Catalogue] = {}

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """The languages there are, sorted."""
        return tuple(sorted(meta.parent.name for meta in self._root.glob("*/meta.ftl")))

    def pick(self, wanted: str | None, environ: Mapping[str, str]) -> str:
        """The language to speak, see `choice.pick`."""
        return pick(wanted, environ, self.languages)

    def language(self, lang: str) -> Catalogue:
        """The catalogue of one language, without the fallback to English."""
        known = self._read.get(lang)
        if known is not None:
            return known
        if lang not in self.languages:
            raise UnknownLanguage(lang, self.languages)
        # Late: Fluent's runtime takes a tenth of a second, and not every command speaks.
        from doublesix.text.catalogue import Catalogue

        return self._read.setdefault(lang, Catalogue(lang, self._root / lang))

    def say(self, code: str, lang: str, args: Mapping[str, Argument]) -> str:
        """The text of the code in this language, or in English where it is not translated."""
        try:
            return self.language(lang).say(code, args)
        except UnknownCode:
            if lang == DEFAULT:
                raise
        return self.language(DEFAULT).say(code, args)
