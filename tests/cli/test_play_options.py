"""What `play` is given: names, players, a saved match with other options, files, numbers."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cli.runs import LANGUAGES, environment, one_line, run, start
from doublesix.text import say

PLAY = ("play", "--seed", "3")
LONG = "x" * 41

# What is given, and what the line names.
WRONG: list[tuple[tuple[str, ...], tuple[str, ...]]] = [
    ((*PLAY, "--names", f"{LONG},B"), ("--names", LONG, "41", "40")),
    ((*PLAY, "--names", "y" * 5000 + ",B"), ("--names", "y" * 50 + "yyyyyyyyy…", "5000", "40")),
    ((*PLAY, "--names", "A\x1b[2J,B"), ("--names", "A\\x1b[2J", "\\x1b")),
    ((*PLAY, "--names", "A\u202eB,C"), ("--names", "A\\u202eB", "\\u202e")),
    ((*PLAY, "--names", "A\u2066B,C"), ("--names", "A\\u2066B", "\\u2066")),
    ((*PLAY, "--names", "A\u200bB,C"), ("--names", "A\\u200bB", "\\u200b")),
    ((*PLAY, "--names", "A\nB,C"), ("--names", "A\\nB")),
    ((*PLAY, "--names", os.fsdecode(b"A\xff,C")), ("--names", "A\\xff")),
    ((*PLAY, "--names", "A,"), ("--names", '"A,"', "2")),
    ((*PLAY, "--players", "foo"), ("--players", "foo", "human", "sampler")),
    ((*PLAY, "--players", ""), ("--players", "human", "sampler")),
    ((*PLAY, "--players", "greedy"), ("--players", "greedy", "2, 3, 4")),
    ((*PLAY, "--players", "greedy", "--game", "matador"), ("--players", "greedy", "2")),
    ((*PLAY, "--players", ",".join(["random"] * 5)), ("--players", "random", "5", "2, 3, 4")),
    ((*PLAY, "--players", "greedy", "--seats", "1"), ("--seats", "1")),
    (("play", "--players", "human,random", "--game", "go"), ("--game", "go", "fives")),
    (("play", "--resume-file", ""), ("--resume-file",)),
    (("play", "--resume", "--resume-file", ""), ("--resume-file",)),
    ((*PLAY, "--record", ""), ("--record",)),
    ((*PLAY, "--record", "a\0b"), ("--record", "a\\x00b")),
    ((*PLAY, "--record", "x" * 5000), ("--record", "xxx")),
    ((*PLAY, "--record", "-"), ("--record", '"-"')),
    *(
        (("play", "--seats", number), ("--seats", "1..9"))
        for number in ("１", "١", "1_0", "+2", " 2")
    ),
    *((("play", "--seed", number), ("--seed",)) for number in ("１", "١", "1_0", "+2")),
    *((("play", "-o", f"target={number}"), ("target",)) for number in ("５0", "٥", "5_0", "+50")),
]


@pytest.mark.parametrize(("given", "named"), WRONG, ids=lambda it: ascii(" ".join(it))[:40])
def test_what_is_wrong_is_named(
    given: tuple[str, ...], named: tuple[str, ...], saves: Path
) -> None:
    for lang in LANGUAGES:
        shown = named if lang == "en" else tuple(part.strip('"') for part in named)
        ran = run(*given, "--lang", lang)
        one_line(ran, *shown, lang=lang)
        assert ran.out == ""
    assert not saves.exists()


def test_forty_letters_make_a_name() -> None:
    name = "Я" * 40
    assert name in run(*PLAY, "--names", f"{name},B").out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "more",
    [
        ("--game", "fives"),
        ("--game", "american-sniff"),
        ("--game", "no-such"),
        ("--seats", "2"),
        ("--players", "human,human"),
        ("--players", "nobody"),
        ("--names", "A,B"),
        ("--seed", "3"),
        ("-o", "target=50"),
        ("--option", "nonsense"),
    ],
    ids=" ".join,
)
def test_a_saved_match_is_not_set_up_anew(lang: str, more: tuple[str, ...], saves: Path) -> None:
    run(*PLAY, stdin="1\n")
    (file,) = saves.iterdir()
    data = file.read_bytes()
    name = {"-o": "--option"}.get(more[0], more[0])
    one_line(run("play", "--resume", *more, "--lang", lang), name, "--resume", "--pace", lang=lang)
    given = ("play", *more, "--resume-file", str(file))
    one_line(run(*given, "--lang", lang), name, "--resume-file", lang=lang)
    assert [file] == list(saves.iterdir())
    assert file.read_bytes() == data


def test_a_saved_match_may_be_shown_otherwise(tmp_path: Path) -> None:
    run(*PLAY, stdin="1\n")
    shown = ("--plain", "--pace", "0", "--record", str(tmp_path / "match.json"), "--lang", "ja")
    assert run("play", "--resume", *shown).status == 0
    one_line(run("play", "--resume", "--resume-file", "x"), "--resume", "--resume-file")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_odd_files_of_save(lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    save = say("play-word-save", lang)
    names = ("~nosuchuser/x", "-", "/dev/null/x", "x" * 5000, "a\0b", "a\x1b[2J/x")
    script = "".join(f"{save} {name}\n" for name in names)
    ran = run(*PLAY, "--lang", lang, stdin=f"{script}1\nquit\n")
    assert (ran.status, ran.err) == (0, "")
    assert say("play-no-home", lang, value="~nosuchuser/x") in ran.out
    assert say("play-record-output", lang, name=save, value="-") in ran.out
    assert "\x1b" not in ran.out
    assert list(tmp_path.iterdir()) in ([], [tmp_path / "data"])


def test_help_says_where_no_record_goes() -> None:
    assert "not -" in " ".join(run("play", "--help").out.split())


@pytest.mark.parametrize("number", ["²", "①", "٢", "1_0", "+2", "-1", "1.0", "0x1", "1e0"])
def test_what_is_no_number_at_the_prompt(number: str) -> None:
    ran = run(*PLAY, stdin=f"{number}\n")
    assert f'"{number}" is no choice here' in ran.out
    assert "Player leads" not in ran.out
    assert "Player lays" not in ran.out


@pytest.mark.parametrize(
    ("lang", "bot"),
    [
        ("en", "Bot 2: computer player (sampler)"),
        ("ru", "Бот 2: расчётливый бот"),
        ("ja", "ボット2：コンピューター（読み）"),
    ],
)
def test_bots_are_named_as_one_speaks(lang: str, bot: str) -> None:
    assert bot in run(*PLAY, "--lang", lang).out.splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_reads_the_paper_marks(lang: str) -> None:
    ran = run(*PLAY, "--lang", lang, stdin="help\n")
    (told,) = (line for line in ran.out.splitlines() if "xXx" in line)
    assert "|" in told
    assert "50" in told
    assert "xXx" not in run("play", "--game", "threes", "--lang", lang, stdin="help\n").out


@pytest.mark.parametrize("encoding", ["utf-16", "utf-32", "utf-16-le", "idna"])
def test_any_encoding_of_the_keyboard(encoding: str) -> None:
    with start(*PLAY, env=environment(PYTHONIOENCODING=encoding)) as program:
        _, err = program.communicate(b"1\nquit\n", timeout=30)
    assert (program.returncode, err) == (0, b"")


@pytest.mark.parametrize("first", ["click", "msgspec", "platformdirs"])
@pytest.mark.parametrize("module", [True, False], ids=["module", "script"])
def test_an_interrupt_of_the_imports(first: str, module: bool, tmp_path: Path) -> None:
    """The interrupt comes while a package is imported: one that interrupts stands in its place."""
    (tmp_path / f"{first}.py").write_text(
        "import os, signal, time\nos.kill(os.getpid(), signal.SIGINT)\ntime.sleep(5)\n"
    )
    begun = [sys.executable, "-m", "doublesix"]
    script = [str(Path(sys.executable).with_name("doublesix"))]
    path = os.pathsep.join(filter(None, (str(tmp_path), os.environ.get("PYTHONPATH"))))
    ran = subprocess.run(
        [*(begun if module else script), "play", "--players", "random,random"],
        capture_output=True,
        check=False,
        env=environment(PYTHONPATH=path),
    )
    assert (ran.returncode, ran.stderr) == (130, b"")
