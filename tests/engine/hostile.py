"""Calls everything the engine offers with all that makes no sense, and prints what came of it.

A line a call, written before it is made, so that after a crash the last line names the culprit.
What is not allowed is marked `FAULT`: an undocumented exception, or a refusal that changed a state.
"""

from __future__ import annotations

import copy
import pickle
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from doublesix.engine import engine_kind
from doublesix.engine.batch import Lane, play_hands, play_out
from doublesix.engine.counting import counted
from doublesix.engine.hands import Deal, deal_of
from doublesix.engine.kernel import Played, State
from doublesix.engine.match import Match
from doublesix.engine.perft import divide, perft
from doublesix.engine.places import places, waiting
from doublesix.engine.position import Position
from doublesix.engine.refusal import Refusal
from doublesix.engine.settlement import pips_left, settle, winner_of
from doublesix.engine.table import Table
from doublesix.engine.tables import Tables, open_pips
from doublesix.rules import Ruleset, ruleset

DOCUMENTED = (TypeError, ValueError)
"""What may be raised; the project's own errors are kinds of ValueError."""


class Odd(int):
    """A number that lies when it is compared."""

    def __lt__(self, other: object) -> bool:
        return True

    __le__ = __gt__ = __ge__ = __lt__

    __hash__ = int.__hash__


HOSTILE: dict[str, Any] = {
    repr(value): value
    for value in (
        *(None, True, -1, 300, 2**31, 2**32, 2**63 - 1, 2**63, 2**64, 2**200, -(2**63), -(2**200)),
        *(1.5, -0.5, float("nan"), float("inf"), "x", "", b"x", (), [], [None], ["x"], [1.5]),
        *([2**200], [-1, -1], [300, 300], {}, {1: 2}, {0, 1}, range(10**6)),
    )
} | {"odd": Odd(10**6), "odd pair": [Odd(-(10**6)), Odd(10**6)], "object": object, "kind": State}

ENDLESS = (2**31, 2**32, Odd(10**6))
"""Numbers of hands that could be played, some day."""

RULES = ruleset("american-sniff", 2)
ORDER = random.Random(5).sample(range(28), 28)
DEAL = deal_of(RULES, ORDER)
MASKS = [sum(1 << tile for tile in hand or ()) for hand in DEAL.hands]
TABLES = Tables(RULES)
DRAW, PASS = 336, 337


def fresh() -> State:
    """Everything known, nothing laid."""
    return State.dealt(TABLES, MASKS, DEAL.boneyard, 0, [0, 0])


def middle() -> State:
    """Everything known, some tiles laid."""
    state = fresh()
    for _ in range(5):
        state.apply(state.actions()[-1])
    return state


def seen() -> State:
    """As seat 0 sees it, in need of a draw."""
    state = State.dealt(TABLES, [MASKS[0], -7], None, 1, [0, 0])
    rng = random.Random(3)
    while DRAW not in state.actions():
        state.apply(rng.choice(state.actions()))
    return state


def over() -> State:
    """A hand at its end, not settled."""
    state = fresh()
    while not state.end:
        state.apply(state.actions()[0])
    return state


def begun_anew() -> State:
    """A live state that is made once more, for another game."""
    state = middle()
    getattr(state, "__init__")(Tables(ruleset("bergen", 4, {"max_pip": 9})))  # noqa: B009
    return state


STATES: dict[str, Callable[[], State]] = {
    "fresh": fresh,
    "middle": middle,
    "seen": seen,
    "over": over,
    "bare": lambda: State(TABLES),
    "blank": lambda: State.__new__(State),
    "anew": begun_anew,
}

METHODS: dict[str, tuple[Any, ...]] = {
    **dict.fromkeys(
        (
            *("reveal_last", "call_block", "arm_codes", "spinner_tile", "all_seen", "unseen"),
            *("actions", "copy"),
        ),
        (),
    ),
    **dict.fromkeys(("hidden_fits", "hidden_tiles", "held"), (0,)),
    "may_hold": (3,),
    "is_legal": (DRAW,),
    "apply": (DRAW, None),
}
READ = (
    *("tables", "hands", "table", "scores", "turn", "drawn", "only", "end", "next", "passes"),
    *("left", "rules", "boneyard_left", "next_tile"),
)
FUNCTIONS: dict[str, tuple[Callable[..., Any], tuple[Any, ...]]] = {
    "counted": (counted, ()),
    "settle": (settle, ()),
    "winner_of": (winner_of, ()),
    "pips_left": (pips_left, (1,)),
    "perft": (perft, (2,)),
    "divide": (divide, (2,)),
    "play_out": (play_out, ([DRAW], [0, 1], 7)),
    "places": (places, ()),
    "waiting": (waiting, ()),
}


def main() -> None:
    """Every call."""
    say("engine", engine_kind)
    for name, make in STATES.items():
        for method, sound in METHODS.items():
            for args in spoiled(sound):
                state = make()
                tried(f"{name}.{method}", state, getattr(state, method), *args)
        for field in READ:
            state = make()
            tried(f"{name}.{field}", state, getattr, state, field)
        for function, (call, sound) in FUNCTIONS.items():
            for args in spoiled(sound):
                state = make()
                tried(function, state, call, state, *args)
        for keep in (copy.copy, copy.deepcopy, pickled):
            state = make()
            tried(f"kept {name}", state, keep, state)
    for call in (counted, settle, winner_of, pips_left, perft, divide, play_out):
        for value in HOSTILE.values():
            tried(call.__name__, None, call, value)
    constructors()
    rulesets()
    deals()
    matches()
    walks()


def pickled(state: State) -> object:
    """The state, stored and read again."""
    return pickle.loads(pickle.dumps(state))


def constructors() -> None:
    """Everything that makes something."""
    deal = (TABLES, MASKS, DEAL.boneyard, 0, [0, 0], None)
    for name, call, sound in (
        ("dealt", State.dealt, deal),
        ("dealt unseen", State.dealt, (TABLES, [-7, -7], None, 0, [0, 0], None)),
        ("State", State, (TABLES,)),
        ("Position", Position, (TABLES,)),
        ("Tables", Tables, (RULES,)),
        ("Lane", Lane, (TABLES, [0, 0])),
        ("play_hands", play_hands, (TABLES, [0, 1], 5, 3)),
        ("Match", Match, (RULES,)),
        ("Table", Table, (RULES,)),
    ):
        made: Callable[..., object] = call
        for args in spoiled(sound):
            if name != "play_hands" or not args or args[-1] not in ENDLESS:
                tried(name, None, made, *args)
    for kind in (State, Position, Played, Tables, Lane):
        tried(f"blank {kind.__name__}", None, kind.__new__, kind)
    blank = Played.__new__(Played)
    for field in ("seat", "action", "award", "total", "end", "tile"):
        tried(f"blank Played.{field}", None, getattr, blank, field)
    tried("Tables anew", None, getattr(TABLES, "__init__"), None)  # noqa: B009


def rulesets() -> None:
    """Rulesets made by hand, of values that no game could have."""
    for name, values in (
        ("seats", (-1, 0, 1, 5, 10, 100, 2.0, True, None, "2", 2**200)),
        ("deal", (-1, 0, 1, 14, 15, 28, 100, 7.0, None, "7", 2**200)),
        ("reserve", (-1, 8, 15, 100, True, 2**63)),
        ("max_pip", (5, 10, 100, None, 9.0)),
        ("match", ("sum_seven", "x", None)),
        ("divisor", (0, 1, -5, 2**200)),
        ("control_step", (0, -1, 7)),
        ("target", (0, 2**31, None)),
    ):
        for value in values:
            tried(f"rules {name}={value!r}", None, tables_of, {name: value})
    for code in HOSTILE.values():
        tried("open_pips", None, open_pips, code)


def tables_of(values: dict[str, Any]) -> Tables:
    """The tables of a ruleset made by hand."""
    given: dict[str, Any] = {"game": "", "seats": 2, **values}
    return Tables(Ruleset(**given))


def deals() -> None:
    """Deals of overlapping, missing and too many tiles."""
    for hands in (
        *([0, 0], [MASKS[0], MASKS[0]], [MASKS[0], MASKS[1] | 1 << ORDER[20]], [-64, -64]),
        *([-65, -7], [1 << 28, 1], [-14, -15], [-7], [-7] * 3, [MASKS[0], 0], [2**28 - 2, 1]),
    ):
        for yard in (None, DEAL.boneyard, [0] * 14, ORDER[:14], ORDER[14:-1], [*ORDER[14:], 28]):
            tried("deal", None, played_through, hands, yard)


def played_through(hands: list[int], boneyard: Any) -> object:  # noqa: ANN401
    """What comes of such a deal, if it is one."""
    state = State.dealt(TABLES, hands, boneyard, 0, [0, 0])
    state.reveal_last()
    count = 0
    while state.actions() and count < 300:
        state.apply(state.actions()[-1])
        state.reveal_last()
        count += 1
        if state.all_seen():
            play_out(state, state.actions(), [0, 0], count)
    return state


def matches() -> None:
    """A match that is given deals which are none, and actions at the wrong time."""
    first, second = (hand or () for hand in DEAL.hands)
    yard = DEAL.boneyard
    for deal in (
        *HOSTILE.values(),
        *(Deal(value, yard) for value in HOSTILE.values()),
        *(Deal((first, value), yard) for value in HOSTILE.values()),
        *(Deal((first, second), value) for value in HOSTILE.values()),
        Deal((first, first), yard),
        Deal((first, (*second[1:], second[1])), yard),
        Deal((first, second, second), yard),
        Deal((first,), yard),
        Deal(((), ()), yard),
        Deal((first, None), yard),
    ):
        tried("open", None, Match(RULES).open, deal, 0)
        tried("leader", None, Match(RULES).leader, deal)
    for value in HOSTILE.values():
        tried("opener", None, Match(RULES).open, DEAL, value)
        tried("early apply", None, Match(RULES).apply, value)
        tried("lay", None, Table(RULES).lay, value)
        match = Match(RULES)
        state = match.open(DEAL, 0)
        tried("match.apply", state, match.apply, value, None)
        tried("match.apply", state, match.apply, state.actions()[0], value)
    tried("close_blocked", None, Match(RULES).close_blocked)


def walks() -> None:
    """Many calls in a row on the same states, sound ones and others."""
    rng = random.Random(11)
    for _ in range(60):
        state = rng.choice([*STATES.values()])()
        for _ in range(40):
            name = rng.choice([*METHODS, *FUNCTIONS, "apply", "apply", "apply"])
            if name in METHODS:
                args = rng.choice([METHODS[name], [some(rng, state) for _ in METHODS[name]]])
                tried(name, state, getattr(state, name), *args)
            else:
                call, sound = FUNCTIONS[name]
                tried(name, state, call, state, *sound)


def some(rng: random.Random, state: State) -> object:
    """A number that might fit, or anything."""
    known = [*state.actions(), *range(-2, 30), DRAW, PASS, None]
    return rng.choice([rng.choice(known), rng.choice([*HOSTILE.values()]), rng.choice(known)])


def spoiled(sound: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    """The arguments as they should be, each of them spoiled, all of them spoiled, too many, few."""
    yield sound
    for i in range(len(sound)):
        for value in HOSTILE.values():
            yield (*sound[:i], value, *sound[i + 1 :])
    for value in HOSTILE.values():
        yield (value,) * len(sound)
    yield (*sound, 1, 2)
    if sound:
        yield ()


def tried(name: str, state: State | None, call: Callable[..., object], *args: Any) -> None:  # noqa: ANN401
    """Make the call and say what came of it."""
    before = None if state is None else state.copy()
    say("call", name, *map(shown, args))
    refused = True
    try:
        result = call(*args)
    except DOCUMENTED as error:
        say("  raised", kind_of(error))
    except Exception as error:
        say("  FAULT", repr(error))
    else:
        refused = isinstance(result, Refusal)
        say("  gave", shown(result))
    if refused and before != state:
        say("  FAULT", "changed by what was refused")


def kind_of(error: Exception) -> str:
    """The one of the documented kinds."""
    return next(kind.__name__ for kind in DOCUMENTED if isinstance(error, kind))


def shown(value: Any) -> str:  # noqa: ANN401
    """A value as both engines write it."""
    if isinstance(value, Played):
        return f"Played {value.seat} {value.action} {value.award} {value.total} {value.end}"
    if isinstance(value, State):
        return f"State {list(value.hands)} {value.table} {value.turn} {value.left} {value.end}"
    if isinstance(value, Position | Tables | Lane | Match | Table):
        return type(value).__name__
    return repr(value)[:80].partition(" at 0x")[0]


def say(*words: str) -> None:
    """A line, at once."""
    print(*words, flush=True)


if __name__ == "__main__":
    main()
