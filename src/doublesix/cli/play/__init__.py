"""`doublesix play`: a match in the terminal, against bots or with friends at one keyboard."""

from doublesix.cli.play.command import command

__all__ = ["command"]
