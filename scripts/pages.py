"""Write the pages that follow from data: docs/games/LANG/GAME.md and docs/reference/rules.md."""

from __future__ import annotations

import tomllib
from pathlib import Path

from doublesix.explain import explain_game, game_about, game_name
from doublesix.rules import game, games
from doublesix.text import languages

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "docs" / "games"
RULES = ROOT / "docs" / "reference" / "rules.md"
NUMBERS = ROOT / "tests" / "spec" / "numbers.toml"

_RULES_HEAD = """# Rule numbers

Every value of a game and every test names its rule by one of these numbers; `doublesix games GAME`
shows which rule stands behind which value, and `tests/spec` holds the rows that prove it.
"""


def game_page(key: str, lang: str) -> str:
    """The page of values of one game in one language."""
    rows = "\n".join(f"- {line}" for line in explain_game(game(key), lang))
    return f"# {game_name(key, lang)}\n\n{game_about(key, lang)}\n\n{rows}\n"


def rules_page() -> str:
    """What each rule number stands for."""
    parts = [_RULES_HEAD]
    for section, rows in tomllib.loads(NUMBERS.read_text(encoding="utf-8")).items():
        lines = "\n".join(f"- **{number}** {label}" for number, label in rows.items())
        parts.append(f"## {section.replace('-', ' ')}\n\n{lines}\n")
    return "\n".join(parts)


def main() -> None:
    """Write every page; `git diff` shows what changed."""
    RULES.write_text(rules_page(), encoding="utf-8")
    for lang in languages():
        folder = GAMES / lang
        folder.mkdir(parents=True, exist_ok=True)
        for key in games():
            (folder / f"{key}.md").write_text(game_page(key, lang), encoding="utf-8")


if __name__ == "__main__":
    main()
