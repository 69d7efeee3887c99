"""The program `doublesix`: one command with subcommands; it prints and exits, decides nothing."""

from doublesix.cli.program import main

__all__ = ["main"]
