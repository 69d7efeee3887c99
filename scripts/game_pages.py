"""Write docs/games/<language>/<game>.md, the page of values of every game, from the data files."""

from __future__ import annotations

from pathlib import Path

from doublesix.explain import explain_game, game_about, game_name
from doublesix.rules import game, games
from doublesix.text import languages

FOLDER = Path(__file__).parents[1] / "docs" / "games"


def page(key: str, lang: str) -> str:
    """The page of one game in one language."""
    rows = "\n".join(f"- {line}" for line in explain_game(game(key), lang))
    return f"# {game_name(key, lang)}\n\n{game_about(key, lang)}\n\n{rows}\n"


def main() -> None:
    """Write every page; `git diff` shows what changed."""
    for lang in languages():
        folder = FOLDER / lang
        folder.mkdir(parents=True, exist_ok=True)
        for key in games():
            (folder / f"{key}.md").write_text(page(key, lang), encoding="utf-8")


if __name__ == "__main__":
    main()
