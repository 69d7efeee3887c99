"""The program `doublesix`: one command with subcommands; it prints and exits, decides nothing."""

from __future__ import annotations

import sys

__all__ = ["main"]

_INTERRUPTED = 130


def main() -> None:
    """Run the program and exit with its status; Ctrl-C is quiet from the first import on."""
    try:
        from doublesix.cli.program import main as run

        run()
    except KeyboardInterrupt:
        sys.exit(_INTERRUPTED)
