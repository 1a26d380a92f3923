"""Each type of event is handled on purpose wherever events are folded, told, exported or hidden: nothing by default."""

from __future__ import annotations

import ast
import importlib
import pkgutil
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, get_args

import pytest

import rekje
from rekje.games.formed import FORMS
from rekje.games.path.formed import PATH_FORMS
from rekje.games.registry import GAMES
from rekje.model.by_event import ByEvent
from rekje.model.event import Event, PublicEvent
from rekje.model.families import AnyEvent
from rekje.records import export
from rekje.records.gcg import write
from rekje.records.path import moves as record_of_paths
from rekje.records.walk import family as record_of_walks
from rekje.referee.evolve import EVOLVES, evolve
from rekje.telling import news
from rekje.telling.path import news as news_of_paths
from rekje.telling.walk import news as news_of_walks
from tests.conformance.walls import FAMILIES, family_of, nodes
from tests.games.tables import Table

PACKAGE = Path(rekje.__file__).parent
EVENTS: tuple[type[Event], ...] = get_args(AnyEvent)
COMMON = "common"
Tables = Mapping[str, ByEvent[Any]]
PLACES: Mapping[str, Tables] = {
    "what events form (games/formed.py)": {COMMON: FORMS, "walk": GAMES["koning"].forms, "path": PATH_FORMS},
    "the moves of a record (records/export.py)": {
        COMMON: export.MOVES,
        "walk": record_of_walks.MOVES,
        "path": record_of_paths.MOVES,
    },
    "what is told (telling/news.py)": {
        COMMON: news.TELLER,
        "walk": news_of_walks.TELLER,
        "path": news_of_paths.TELLER,
    },
}
"""Where each event has its part: the tables of all families and of each."""
COMMON_PLACES: Mapping[str, ByEvent[Any]] = {
    "folds (referee/evolve.py)": EVOLVES,
    "the draws of a record (records/export.py)": export.DRAWS,
    "the lines of a GCG file (records/gcg/write.py)": write.TURNS,
}
"""Where only common events have their part; a family's own are folded by `GameDefinition.evolves`."""


def of_family(kind: type[Event]) -> str:
    return family_of(kind.__module__) or COMMON


def unhandled(events: Iterable[type[Event]], planted: Mapping[type[Event], str] | None = None) -> Iterator[str]:
    """The places that don't know an event; ``planted`` says of which families the events are that a test has made."""
    for kind in events:
        family = (planted or {}).get(kind) or of_family(kind)
        for place, tables in PLACES.items():
            if kind not in tables[COMMON].types and (family == COMMON or kind not in tables[family].types):
                yield f"{place}: {kind.__name__}"
        for place, table in COMMON_PLACES.items():
            if family == COMMON and kind not in table.types:
                yield f"{place}: {kind.__name__}"
        for game in GAMES.values():
            if game.family == family and kind not in game.evolves:
                yield f"folds of {game.id}: {kind.__name__}"


def test_each_event_is_handled_on_purpose_everywhere() -> None:
    found = list(unhandled(EVENTS))
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("family", [COMMON, "walk", "path"])
def test_an_event_that_is_only_defined_would_be_found(family: str) -> None:
    class Planted(PublicEvent, tag="planted", frozen=True):
        pass

    found = list(unhandled([*EVENTS, Planted], {Planted: family}))
    folded = (
        "folds (referee/evolve.py)"
        if family == COMMON
        else {"walk": "folds of koning", "path": "folds of letter"}[family]
    )
    assert {f"{place}: Planted" for place in [*PLACES, folded]} <= set(found)


def test_an_event_that_nobody_folds_is_not_passed_over() -> None:
    class Planted(PublicEvent, tag="planted", frozen=True):
        pass

    with pytest.raises(AssertionError, match="nobody folds Planted"):
        evolve(Table(2).state, Planted())  # type: ignore[arg-type]


def test_each_event_of_a_family_stands_in_its_folder() -> None:
    assert {of_family(kind) for kind in EVENTS} <= {COMMON, *FAMILIES}


def test_every_table_of_events_is_gone_over() -> None:
    """A table that somebody adds belongs into the lists above."""
    known = {id(table) for tables in PLACES.values() for table in tables.values()}
    known |= {id(table) for table in COMMON_PLACES.values()} | {id(game.forms) for game in GAMES.values()}
    for found in pkgutil.walk_packages(rekje.__path__, "rekje."):
        if found.name != "rekje.__main__" and ".migrations" not in found.name:
            module = importlib.import_module(found.name)
            tables = {name: one for name, one in vars(module).items() if isinstance(one, ByEvent)}
            assert [f"{found.name}.{name}" for name, one in tables.items() if id(one) not in known] == []


def test_an_event_must_say_who_may_see_it() -> None:
    with pytest.raises(TypeError, match="Silent doesn't say who may see it"):

        class Silent(Event, tag="silent", frozen=True):
            pass


def test_only_the_gate_asks_what_a_reader_sees_of_an_event() -> None:
    """Besides it, the opening hides a part of itself, and so does what Koning keeps in its state."""
    asking = {
        path.relative_to(PACKAGE).as_posix()
        for path in PACKAGE.rglob("*.py")
        for node in nodes(path.read_text("utf-8"))
        if isinstance(node, ast.Attribute) and node.attr == "seen_by"
    }
    assert asking == {"model/event.py", "model/events.py", "referee/view.py", "games/walk/secret_opening.py"}


def switched(text: str, events: set[str]) -> Iterator[int]:
    """The lines of ``match`` statements over several types of events."""
    for node in nodes(text):
        if isinstance(node, ast.Match):
            classes = [one.cls for one in ast.walk(node) if isinstance(one, ast.MatchClass)]
            names = {one.attr if isinstance(one, ast.Attribute) else getattr(one, "id", "") for one in classes}
            if len(names & events) > 1:
                yield node.lineno


EXAMPLES = {"guides/walk/family.py", "guides/path/family.py", "terminal/path/page.py"}
"""They look for the few events that they are about: an example's moves, the last lay."""


def test_nobody_switches_over_events_but_by_a_table() -> None:
    names = {kind.__name__ for kind in EVENTS}
    sources = {path.relative_to(PACKAGE).as_posix(): path.read_text("utf-8") for path in PACKAGE.rglob("*.py")}
    assert {path for path, text in sources.items() if [*switched(text, names)]} - EXAMPLES == set()
    assert [*switched("match event:\n  case ev.Bought(): ...\n  case ev.Passed(): ...", names)] == [1]
