"""Whatever leaves the referee's floor takes what has come through the gate (`rekje.referee.view`): where one is
forgotten, mypy says so."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from mypy import api

import rekje

PACKAGE = Path(rekje.__file__).parent
GATE = PACKAGE / "referee" / "view.py"
GATED = ("Seen", "SeenEvents")

HEAD = """
from rekje.model.families import AnyEvent
from rekje.model.state import State
from rekje.players.base import Player
from rekje.players.ports import Knowledge
from rekje.referee.view import Seen, see_events, view
from rekje.wire.messages import Events
from rekje.wire.view import View, make_view
"""
LET_THROUGH = """
def shown(state: State, player: Player, knowledge: Knowledge) -> View:
    player.choose(view(state, 0), 0, knowledge)
    return make_view(view(state, 0), (), 0)

def told(events: tuple[AnyEvent, ...], seen: View) -> Events:
    return Events(since=0, events=see_events(events, 0, over=False), view=seen, now=0)
"""
BREACHES = """
def shown(state: State, player: Player, knowledge: Knowledge) -> View:
    player.choose(state, 0, knowledge)
    return make_view(state, (), 0)

def told(events: tuple[AnyEvent, ...], seen: View) -> Events:
    return Events(since=0, events=events, view=seen, now=0)

def forged(state: State) -> Seen:
    return Seen(state)
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
    }


def forgeries(text: str) -> list[int]:
    """The lines on which something is made a view without the gate: called, or cast."""
    found = []
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.Call):
            continue
        called = ast.unparse(node.func).rpartition(".")[2]
        kind = ast.unparse(node.args[0]) if called == "cast" and node.args else called
        if re.search(rf"\b({'|'.join(GATED)})\b", kind):
            found.append(node.lineno)
    return found


def test_nobody_but_the_gate_makes_views() -> None:
    texts = {path: path.read_text("utf-8") for path in PACKAGE.rglob("*.py") if path != GATE}
    assert [path for path, text in texts.items() if "Seen" in text and forgeries(text)] == []
    assert forgeries(GATE.read_text("utf-8"))


@pytest.mark.parametrize(
    "breach", ["SeenEvents(events)", 'cast("Seen", state)', "cast(Seen | None, state)", "view.SeenEvents(events)"]
)
def test_a_view_made_elsewhere_would_be_found(breach: str) -> None:
    assert forgeries(f"def late():\n    return {breach}\n") == [2]
