"""Each command does what it says, in words and as JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.runs import LANGUAGES, run
from doublesix import __version__
from doublesix.cli.wrapping import columns
from doublesix.rules import game, games
from doublesix.text import say

FIGURES = json.loads(
    (Path(__file__).parents[1] / "golden" / "american-sniff-figures.json").read_text("utf-8")
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_count_in_words(lang: str) -> None:
    ran = run("count", "1-4", "1-1@W", "4-4@E", "--lang", lang)
    assert (ran.status, ran.err) == (0, "")
    assert say("points", lang, n=10) in ran.out
    assert "2 + 8 = 10" in ran.out or "8 + 2 = 10" in ran.out or "= 10" in ran.out


@pytest.mark.parametrize("figure", FIGURES, ids=lambda figure: figure["figure"])
def test_count_as_json(figure: dict[str, object]) -> None:
    layout = str(figure["layout"])
    answers = [run("count", "--json", *layout.split()), run("count", "-", "--json", stdin=layout)]
    assert answers[0] == answers[1]
    assert answers[0].json["total"] == figure["total"]
    assert answers[0].json["award"] == figure["award"]


def test_count_draws(tmp_path: Path) -> None:
    target = tmp_path / "table.svg"
    ran = run("count", "1-4", "1-1@W", "--svg", str(target), "--lang", "ja")
    assert ran.status == 0
    assert target.read_text("utf-8").startswith("<svg")
    assert [file.name for file in tmp_path.iterdir()] == ["table.svg"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games(lang: str) -> None:
    ran = run("games", "--lang", lang)
    assert ran.status == 0
    lines = [line for line in ran.out.splitlines() if not line.startswith(" ")]
    assert [line.split()[0] for line in lines] == list(games())
    rows = run("games", "--json", "--lang", lang).json
    assert [row["seats"] for row in rows] == [list(game(key).seats) for key in games()]
    for key in games():
        values = run("games", key, "--json", "--lang", lang).json["values"]
        assert [value["name"] for value in values] == [v.axis.name for v in game(key).values]
        assert len(run("games", key, "--lang", lang).out.splitlines()) >= len(values)


def test_simulate_is_the_same_for_every_number_of_threads() -> None:
    order = ("simulate", "--hands", "300", "--seed", "7", "--players", "greedy,random", "--json")
    answers = [run(*order, "--threads", threads).json for threads in ("1", "4")]
    for answer in answers:
        assert answer["finished"] is True
        assert answer["hands"] == 300
        assert answer["seconds"] > 0
        for name in ("seconds", "hands_per_second", "threads"):
            del answer[name]
    assert answers[0] == answers[1]
    assert answers[0]["seed"] == 7


@pytest.mark.parametrize("lang", LANGUAGES)
def test_simulate_in_words(lang: str) -> None:
    ran = run("simulate", "--hands", "100", "--lang", lang, "-o", "target=100")
    assert (ran.status, len(ran.out.splitlines()), ran.err) == (0, 7, "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_doctor(lang: str, tmp_path: Path) -> None:
    assert run("doctor", "--lang", lang).status == 0
    report = run("doctor", "--json").json
    assert report["version"] == __version__
    assert report["saves_writable"] is True
    assert not (tmp_path / "data").exists()


def test_doctor_says_when_matches_cannot_be_saved(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("")
    ran = run("doctor")
    assert ran.status == 1
    assert "DOUBLESIX_DATA_DIR" in ran.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bench(lang: str) -> None:
    ran = run("bench", "--hands", "100", "--runs", "1", "--lang", lang)
    assert (ran.status, ran.err) == (0, "")
    assert len(ran.out.splitlines()) > len(games())
    rows = run("bench", "--hands", "100", "--runs", "1", "--json").json["games"]
    assert [row["game"] for row in rows] == list(games())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_version_names_the_engine(lang: str) -> None:
    assert __version__ in run("--version", f"--lang={lang}").out


@pytest.mark.parametrize(("lang", "variable"), [("ru", "DOUBLESIX_LANG"), ("ja", "LC_ALL")])
def test_the_environment_chooses_the_language(lang: str, variable: str) -> None:
    assert run("games", env={variable: lang}) == run("games", "--lang", lang)
    assert run("--lang", lang, "games") == run("games", "--lang", lang)


@pytest.mark.parametrize(
    ("lang", "second", "laid"),
    [
        ("en", "lay 2: 1-4@E: ", "on the table already"),
        ("ru", "ход 2: 1-4@E: ", "уже на столе"),
        ("ja", "2手目：1-4@E：", "もう場に出ています"),
    ],
)
def test_count_speaks_of_lays_as_people_do(lang: str, second: str, laid: str) -> None:
    ran = run("count", "1-4", "1-4@E", "--lang", lang)
    assert ran.err.startswith(second)
    assert laid in ran.err


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80])
def test_games_say_what_one_types(lang: str, width: int) -> None:
    env = {"COLUMNS": str(width)}
    for key in games():
        ran = run("games", key, "--lang", lang, env=env)
        assert all(columns(line) <= width for line in ran.out.splitlines())
        typed = [line.split()[0] for line in ran.out.splitlines() if line.startswith("    ")]
        assert {"sides=solo", "deal=2..27"} <= set(typed)
        assert "docs/reference/rules.md" in ran.out
        for value in game(key).values:
            allowed = value.axis.allowed()
            given = [f"{value.axis.name}={text}" for text in allowed]
            assert len(allowed) == 1 or set(given) <= set(typed)
    assert all(columns(line) <= width for line in run("games", env=env).out.splitlines())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bench_names_what_it_compares_with(lang: str) -> None:
    ran = run("bench", "--hands", "100", "--runs", "1", "--lang", lang)
    first, *others = ran.out.splitlines()[1:]
    reference = say(f"game-{games()[0]}", lang)
    assert first.startswith(reference)
    assert first.count(reference) == 1
    assert all(reference in line for line in others)
