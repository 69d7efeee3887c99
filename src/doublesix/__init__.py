"""Doublesix: point-scoring dominoes, exact, explained and fast."""

__version__ = "0.1.0"
