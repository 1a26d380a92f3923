"""The tables of families, and whether every floor's has a part for every family of games."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from pathlib import Path

import pytest

import rekje
from rekje.games.registry import GAMES
from rekje.library.families import LIBRARY
from rekje.model.by_family import ByFamily
from tests.conformance.walls import FAMILIES, Modules, family_of, is_door

FLOORS = 5
"""The fewest floors on which a family has a folder."""


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


@cache
def tables() -> dict[str, ByFamily[object]]:
    """Every table of families in the package, by where it stands."""
    found: dict[int, tuple[str, ByFamily[object]]] = {}
    for info in pkgutil.walk_packages(rekje.__path__, "rekje."):
        if info.name != "rekje.__main__" and ".migrations" not in info.name:
            for name, one in vars(importlib.import_module(info.name)).items():
                if isinstance(one, ByFamily) and (id(one) not in found or info.name.endswith(".families")):
                    found[id(one)] = (f"{info.name}.{name}", one)
    return dict(found.values())


def check_table(name: str) -> None:
    """A table has every family."""
    table = tables()[name]
    assert (name, [*table]) == (name, [*FAMILIES])
    assert all(table[family] for family in FAMILIES), name


def test_every_family_has_its_part_on_every_floor() -> None:
    assert len(tables()) > FLOORS
    for name in tables():
        check_table(name)


def test_the_tables_stand_where_they_may_know_families() -> None:
    assert all(is_door(name.rpartition(".")[0]) for name in tables())


def test_every_family_has_a_game_and_a_folder_on_most_floors() -> None:
    assert {game.family for game in GAMES.values()} == {*FAMILIES}
    modules = Modules(Path(rekje.__file__).parent).texts
    for family in FAMILIES:
        assert len({module.split(".")[1] for module in modules if family_of(module) == family}) >= FLOORS


def test_a_table_without_a_family_would_be_found() -> None:
    with LIBRARY.added("draughts", object), pytest.raises(AssertionError):
        check_table("rekje.library.families.LIBRARY")
