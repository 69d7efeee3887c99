"""The program `doublesix`: one command with subcommands; it prints and exits, it decides nothing."""

from doublesix.cli.program import main

__all__ = ["main"]
