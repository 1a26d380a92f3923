"""Whatever leaves the referee's floor takes what has come through the gate (`rekje.referee.view`): where one is
forgotten, mypy says so."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NewType, get_args, get_type_hints

import msgspec
import pytest
from mypy import api

import rekje
from rekje.model.events import PlayLaid
from rekje.model.families import AnyEvent
from rekje.model.state import Own, Seat, State
from rekje.referee.view import SeenEvents
from rekje.tables.room import Step
from rekje.wire.bodies import Log
from rekje.wire.codec import Outgoing
from rekje.wire.view import View
from tests.conformance.walls import nodes

PACKAGE = Path(rekje.__file__).parent
GATES = {"Seen": "referee/view.py", "SeenEvents": "referee/view.py", "View": "wire/view.py"}
"""What nobody makes but one module."""

HEAD = """
from rekje.model.families import AnyEvent
from rekje.model.state import State
from rekje.players.base import Player
from rekje.players.ports import Knowledge
from rekje.referee.view import Seen, see_events, view
from rekje.tables.room import Step
from rekje.wire.bodies import HistoryStep, Log, PastPosition
from rekje.wire.codec import encode
from rekje.wire.scorekeeping import BookLine
from rekje.wire.messages import Events
from rekje.wire.view import TableRules, View, make_view
"""
LET_THROUGH = """
def shown(state: State, player: Player, knowledge: Knowledge) -> View:
    player.choose(view(state, 0), 0, knowledge)
    return make_view(view(state, 0), (), 0)

def told(events: tuple[AnyEvent, ...], seen: View) -> Events:
    return Events(since=0, events=see_events(events, 0, over=False), view=seen, now=0)

def sent(message: Events, rules: TableRules, seen: View) -> tuple[bytes, bytes]:
    return encode(message), encode(PastPosition(rules, seen))
"""
BREACHES = """
def shown(state: State, player: Player, knowledge: Knowledge) -> View:
    player.choose(state, 0, knowledge)
    return make_view(state, (), 0)

def told(events: tuple[AnyEvent, ...], seen: View) -> Events:
    return Events(since=0, events=events, view=seen, now=0)

def forged(state: State) -> Seen:
    return Seen(state)

def sent(state: State, seen: Seen, step: Step, events: tuple[AnyEvent, ...]) -> None:
    encode(state)
    encode(seen)
    encode(state.seats[0])
    encode(step)
    encode(events[0])

def smuggled(state: State, rules: TableRules, seen: View, events: tuple[AnyEvent, ...], line: BookLine) -> None:
    encode(PastPosition(rules, state))
    encode(Log(events))
    HistoryStep(events, seen, {})
    BookLine(line.id, line.move, events, (), None, False)
"""


def checked(tmp_path: Path, text: str) -> list[str]:
    """What mypy says of a module, as the project is checked."""
    module = tmp_path / "planted.py"
    module.write_text(HEAD + text, "utf-8")
    root = PACKAGE.parents[1]
    settings = ["--config-file", str(root / "pyproject.toml"), "--cache-dir", str(root / ".mypy_cache")]
    told, trouble, _ = api.run([*settings, "--no-error-summary", "--hide-error-context", str(module)])
    assert not trouble
    return [line for line in told.splitlines() if " error: " in line]


def test_what_has_come_through_the_gate_is_let_through(tmp_path: Path) -> None:
    assert checked(tmp_path, LET_THROUGH) == []


def test_a_forgotten_gate_is_an_error(tmp_path: Path) -> None:
    told = checked(tmp_path, BREACHES)
    lines = {int(re.findall(r":(\d+): error", line)[0]) for line in told}
    breaches = (HEAD + BREACHES).splitlines()
    assert {breaches[line - 1].strip() for line in lines} == {
        "player.choose(state, 0, knowledge)",
        "return make_view(state, (), 0)",
        "return Events(since=0, events=events, view=seen, now=0)",
        "return Seen(state)",
        "encode(state)",
        "encode(seen)",
        "encode(state.seats[0])",
        "encode(step)",
        "encode(events[0])",
        "encode(PastPosition(rules, state))",
        "encode(Log(events))",
        "HistoryStep(events, seen, {})",
        "BookLine(line.id, line.move, events, (), None, False)",
    }


def hiding_places(kinds: Iterable[object]) -> set[str]:
    """The fields, of all structs that can stand in values of some types, that could hold what a reader may not see: an
    event, a rack, a state, or anything at all. Events that have come through the gate hide nothing."""
    found: set[str] = set()
    known: set[type] = set()

    def look(kind: Any, field: str) -> None:
        if isinstance(kind, NewType):
            if kind is not SeenEvents:
                look(kind.__supertype__, field)
            return
        a_class = isinstance(kind, type)
        if kind in (Any, object, *get_args(AnyEvent)) or (a_class and issubclass(kind, State | Seat | Own)):
            found.add(field)
        for part in get_args(kind):
            look(part, field)
        if a_class and issubclass(kind, msgspec.Struct) and kind not in known:
            known.add(kind)
            for name, hint in get_type_hints(kind).items():
                look(hint, f"{kind.__name__}.{name}")

    for kind in kinds:
        look(kind, "")
    return found


def test_what_is_sent_has_no_room_for_what_is_hidden_but_in_a_view() -> None:
    # A play that can still be taken back lies open on the table.
    assert hiding_places([Outgoing]) == {"View.seats", "View.own", "View.pending", "SearchBasis.facts"}
    assert get_type_hints(View)["pending"] == PlayLaid | None


class Moment(msgspec.Struct):
    state: State


class Planted(msgspec.Struct):
    moments: tuple[Moment, ...]
    more: dict[str, object]
    log: Log


def test_a_message_with_such_room_would_be_found() -> None:
    found = hiding_places([Planted | None])
    assert {"Planted.more", "Moment.state"} <= found
    assert "Log.events" not in found
    assert {"Step.events", "Step.state"} <= hiding_places([Step])


def forgeries(text: str, gated: Iterable[str] = GATES) -> list[int]:
    """The lines on which something is made a view without the gate: called, or cast."""
    found = []
    for node in nodes(text):
        if not isinstance(node, ast.Call):
            continue
        called = ast.unparse(node.func).rpartition(".")[2]
        kind = ast.unparse(node.args[0]) if called == "cast" and node.args else called
        if re.search(rf"\b({'|'.join(gated)})\b", kind):
            found.append(node.lineno)
    return found


def gated_in(path: str) -> list[str]:
    """What a module may not make."""
    return [name for name, gate in GATES.items() if gate != path]


def test_nobody_but_the_gate_makes_views() -> None:
    texts = {path.relative_to(PACKAGE).as_posix(): path.read_text("utf-8") for path in PACKAGE.rglob("*.py")}
    assert [path for path, text in texts.items() if forgeries(text, gated_in(path))] == []
    assert all(forgeries(texts[gate], [name]) for name, gate in GATES.items())


@pytest.mark.parametrize(
    "breach",
    [
        "SeenEvents(events)",
        'cast("Seen", state)',
        "cast(Seen | None, state)",
        "view.SeenEvents(events)",
        "View(version=1, seats=state.seats)",
    ],
)
def test_a_view_made_elsewhere_would_be_found(breach: str) -> None:
    assert forgeries(f"def late():\n    return {breach}\n") == [2]
