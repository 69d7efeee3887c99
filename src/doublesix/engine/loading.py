"""Which engine runs: the compiled modules, or the same files as plain Python.

`DOUBLESIX_ENGINE=python` asks for the slow one (tests run both), `compiled` refuses to go without.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from doublesix.engine.uncompiled import complete

__all__ = ["MODULES", "EngineChoiceError", "engine_kind"]

MODULES = (
    "bounds",
    "tables",
    "position",
    "legal",
    "kernel",
    "settlement",
    "counting",
    "batch",
    "perft",
)
"""The modules written for compilation, in the order of their imports."""

_PACKAGE = "doublesix.engine"
_CHOICES = ("compiled", "python")


class EngineChoiceError(ValueError):
    """`DOUBLESIX_ENGINE` names no engine, or one that is not built; `allowed` could be chosen."""

    def __init__(self, value: str, allowed: tuple[str, ...]) -> None:
        super().__init__(value, allowed)
        self.value = value
        self.allowed = allowed


def _load() -> str:
    built = all(_is_built(name) for name in MODULES)
    wanted = os.environ.get("DOUBLESIX_ENGINE") or ("compiled" if built else "python")
    if wanted not in _CHOICES or (wanted == "compiled" and not built):
        raise EngineChoiceError(wanted, _CHOICES if built else ("python",))
    if wanted == "python":
        for name in ("codes", "bits", *MODULES):
            module = _from_source(name)
            # The files cimport from each other; uncompiled, these are their Python selves.
            sys.modules[f"cython.cimports.{_PACKAGE}.{name}"] = module
    return wanted


def _is_built(name: str) -> bool:
    spec = find_spec(f"{_PACKAGE}.{name}")
    origin = spec.origin if spec else None
    return origin is not None and origin.endswith(tuple(EXTENSION_SUFFIXES))


def _from_source(name: str) -> ModuleType:
    full = f"{_PACKAGE}.{name}"
    spec = spec_from_file_location(full, Path(__file__).with_name(f"{name}.py"))
    assert spec is not None and spec.loader is not None  # noqa: S101, PT018
    module = module_from_spec(spec)
    sys.modules[full] = module
    spec.loader.exec_module(module)
    complete(module)
    return module


engine_kind = _load()
"""`compiled` or `python`."""
