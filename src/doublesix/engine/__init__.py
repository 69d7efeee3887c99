"""The only room that executes rules: deal, legal actions, apply, count, settle, match."""

from doublesix.engine.loading import EngineChoiceError, engine_kind

__all__ = ["EngineChoiceError", "engine_kind"]
