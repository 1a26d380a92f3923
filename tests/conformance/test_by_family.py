"""The tables of families, and whether every floor's has a part for every family of games."""

from __future__ import annotations

import pytest

from rekje.analysis.families import ANALYSES
from rekje.cli.families import COMMANDS
from rekje.engine.families import ENGINES
from rekje.games.registry import GAMES
from rekje.guides.families import GUIDES
from rekje.library.families import LIBRARY
from rekje.model.by_family import ByFamily
from rekje.training.families import TRAININGS
from tests.conformance.walls import FAMILIES


def test_a_part_is_made_once_and_only_when_it_is_asked_for() -> None:
    made: list[str] = []

    def make(name: str) -> str:
        made.append(name)
        return name.upper()

    table = ByFamily[str](one=lambda: make("one"), two=lambda: make("two"))
    assert [*table] == ["one", "two"]
    assert made == []
    assert (table["two"], table["two"]) == ("TWO", "TWO")
    assert made == ["two"]


def test_a_family_is_there_only_as_long_as_it_is_added() -> None:
    table = ByFamily[int](one=lambda: 1)
    with table.added("two", lambda: 2):
        assert table["two"] == 2
    assert "two" not in table
    with pytest.raises(KeyError):
        table["two"]


@pytest.mark.parametrize(
    "table", [ENGINES, ANALYSES, COMMANDS, GUIDES, LIBRARY], ids=["engine", "analysis", "cli", "guides", "library"]
)
def test_every_family_has_its_part_on_every_floor(table: ByFamily[object]) -> None:
    assert [*table] == [*FAMILIES]
    assert all(table[game.family] for game in GAMES.values())


def test_learning_is_for_families_of_the_house() -> None:
    assert {*TRAININGS} <= {*FAMILIES}
    assert {game.family for game in GAMES.values()} == {*FAMILIES}
