"""Compiles the engine; everything else stands in pyproject.toml.

DOUBLESIX_REQUIRE_COMPILER=1 makes a failed compile an error instead of a slower install;
DOUBLESIX_NO_COMPILE=1 leaves the engine as it is written, in Python.
"""

from __future__ import annotations

import hashlib
import os
import platform
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

COMPILED = (
    "doublesix.engine.bounds",
    "doublesix.engine.tables",
    "doublesix.engine.position",
    "doublesix.engine.legal",
    "doublesix.engine.counting",
    "doublesix.engine.settlement",
    "doublesix.engine.kernel",
    "doublesix.engine.batch",
    "doublesix.engine.perft",
)
DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "auto_pickle": False,  # what can be pickled says how
    "binding": False,  # methods that are bound by Python itself refuse a foreign `self`
    "embedsignature": True,  # signatures stay visible, to help() and to the check of the stubs
    "embedsignature.format": "clinic",
}
HEADERS = ["src/doublesix/engine/bits.h"]
# A random turn must become one piece of code; as functions, hands take a tenth longer.
FLAGS = ["-O3", "-finline-limit=3000", "--param=inline-unit-growth=300", "-fno-tree-vectorize"]


def source(module: str) -> Path:
    """Where a compiled module is written."""
    return Path("src", *module.split(".")).with_suffix(".py")


def extensions() -> list[Extension]:
    """The modules as C, written to a folder of their own for each wording of this file.

    Neither Cython nor setuptools would notice otherwise that a flag has changed.
    """
    flags = FLAGS.copy()
    if platform.machine() in {"x86_64", "AMD64"}:
        flags.append("-mpopcnt")
    modules = [
        Extension(
            module,
            [str(source(module))],
            include_dirs=["src/doublesix/engine"],
            depends=HEADERS,
            extra_compile_args=flags,
        )
        for module in COMPILED
        if source(module).exists()
    ]
    edition = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()[:8]
    made = cythonize(  # type: ignore[no-untyped-call]
        modules,
        build_dir=f"build/cython-{edition}",
        compiler_directives=DIRECTIVES,
        include_path=["src"],
    )
    for module in made:
        # Before cythonize it would be lost.
        module.optional = os.environ.get("DOUBLESIX_REQUIRE_COMPILER") != "1"
    return list(made)


if __name__ == "__main__":
    setup(ext_modules=[] if os.environ.get("DOUBLESIX_NO_COMPILE") == "1" else extensions())
