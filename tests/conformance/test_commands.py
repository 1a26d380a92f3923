"""Each type of command is decided by somebody and has words of its own: nothing by default."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import get_args

import pytest

from rekje.games.registry import GAMES
from rekje.locale import has_message
from rekje.model.commands import Command
from rekje.model.families import AnyCommand
from rekje.referee.decide import HANDLERS
from tests.conformance.walls import FAMILIES, family_of

COMMANDS: tuple[type[Command], ...] = get_args(AnyCommand)
TOLD_OTHERWISE = {"play"}
"""Commands whose line on a sheet always has words that were laid."""


def tag(kind: type[Command]) -> str:
    return str(kind.__struct_config__.tag)


def lacking(commands: Iterable[type[Command]], planted: str | None = None) -> Iterator[str]:
    """What lacks a command; ``planted`` is the family of those that a test has made."""
    for kind in commands:
        family = family_of(kind.__module__) or planted
        games = [game for game in GAMES.values() if family in (None, game.family)]
        if tag(kind) not in HANDLERS and not any(tag(kind) in game.handlers for game in games):
            yield f"who decides it: {kind.__name__}"
        if tag(kind) not in TOLD_OTHERWISE and not has_message(f"replay-did-{tag(kind)}", "en"):
            yield f"its words on a sheet: {kind.__name__}"
        if not has_message(f"serve-do-{tag(kind)}", "en"):
            yield f"its words where it is what may be done: {kind.__name__}"


def test_each_command_is_decided_and_told() -> None:
    found = list(lacking(COMMANDS))
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("family", [None, *FAMILIES])
def test_a_command_that_is_only_defined_would_be_found(family: str | None) -> None:
    class Planted(Command, tag="planted", frozen=True):
        pass

    words = ["its words on a sheet: Planted", "its words where it is what may be done: Planted"]
    assert list(lacking([Planted], family)) == ["who decides it: Planted", *words]


def test_no_game_decides_what_is_no_command_of_its_own() -> None:
    """A game's handlers are for common commands and for those of its family."""
    for game in GAMES.values():
        own = {tag(kind) for kind in COMMANDS if family_of(kind.__module__) in (None, "", game.family)}
        assert set(game.handlers) <= own, game.id
