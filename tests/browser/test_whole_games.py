"""Each game to its end: with the mouse, by touch on a phone, with nothing but the keyboard, and a computer player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import expect

from rekje.games.path.words import Paper
from rekje.model.events import Passed, PlayLaid, TurnBegan
from rekje.model.families import AnyEvent
from rekje.model.path.events import KnockBid, Placed, TurnEnded
from rekje.model.sizes import extent, face_of, size_name
from rekje.model.squares import square_name
from rekje.model.state import State
from rekje.model.tiles import split_tiles
from tests.browser.conftest import NewPage
from tests.browser.finishing import skip
from tests.browser.input_methods import Keys, Mouse, Touch
from tests.browser.people import Person, play_on, seat_together, until
from tests.browser.serving import Served

PHONE = {"width": 360, "height": 640, "touch": True}
TABLES: list[tuple[str, str, dict[str, Any]]] = [
    ("scrabble", "en", {}),
    ("koning", "nl", {}),
    ("letter", "de", {"knock_window": 0}),
]
BEGUN = 6
"""Lines on the sheet after which it is seen that all of them can play: a round and more."""
LATEST = 12
"""Events of a turn or two."""
FEW = 4
"""Tiles that somebody may lay at once."""


@pytest.mark.parametrize(("game", "edition", "options"), TABLES, ids=[game for game, _, _ in TABLES])
def test_a_whole_game(served: Served, new_page: NewPage, game: str, edition: str, options: dict[str, Any]) -> None:
    keys = Keys(new_page("de"), "de")
    inputs = (Mouse(new_page("en"), "en"), Touch(new_page("nl", **PHONE), "nl"), keys)
    people = seat_together(served, inputs, ["novice"], game=game, edition=edition, options=options)
    # A computer player may have moved before everybody's page was there to tell of it.
    missed = len(served.events(people[0].table))

    def all_told(person: Person) -> None:
        events = served.events(person.table)[missed:][-LATEST:]
        until(lambda: not unheard(events, keys, state), say=lambda: f"not heard: {unheard(events, keys, state)}")

    # By hand from the opening on, and whenever the game may end soon; what lies between is played over the sockets.
    state = play_on(people, lambda state: len(state.sheet) >= BEGUN)
    skipped: list[AnyEvent] = []
    while not state.outcome:
        known = len(served.events(people[0].table))
        skip(people, [one.page.context for one in inputs], may_end, all_told)
        skipped += served.events(people[0].table)[known:]
        state = play_on(people, lambda state: not may_end(state))
    assert state.outcome is not None
    for person in people:
        result = person.inputs.page.get_by_role("region", name=person.inputs.say("web-result"))
        expect(result).to_be_visible()
        for seat in state.outcome.winners:
            expect(result).to_contain_text(state.seats[seat].name)
    # Where the focus has just moved, a line waits a little.
    until(lambda: keys.reader.heard(keys.say("web-news-over")))
    check_heard(served.events(people[0].table)[missed:], skipped, keys, state)


def may_end(state: State) -> bool:
    """Whether a few turns may end the game."""
    if isinstance(state.own, Paper):
        return len(state.own.dry) >= len(state.active) - 1
    return not state.bag and min(len(seat.rack) for seat in state.seats) <= FEW


def check_heard(events: Sequence[AnyEvent], skipped: Sequence[AnyEvent], keys: Keys, state: State) -> None:
    """Whoever listens has heard every move, each turn of their own, the time for knocks, and the result.

    Turns that were skipped may come so soon after one another that they are told as one."""
    reader, say, names = keys.reader, keys.say, [seat.name for seat in state.seats]
    me = names.index("Cor")
    assert unheard(events, keys, state) == []
    turns, at_once = (sum(isinstance(one, TurnBegan) and one.seat == me for one in some) for some in (events, skipped))
    assert turns - at_once - 1 <= len(reader.heard(say("web-your-turn"))) <= turns + 1
    assert state.outcome is not None
    over = reader.heard(say("web-news-over"))
    assert len(over) == 1
    assert all(names[seat] in over[0] for seat in state.outcome.winners)


def unheard(events: Sequence[AnyEvent], keys: Keys, state: State) -> list[AnyEvent]:
    """The moves, and times for knocks, of which whoever listens has heard nothing."""
    reader, say, names = keys.reader, keys.say, [seat.name for seat in state.seats]
    silent: list[AnyEvent] = []
    for event in events:
        heard: Sequence[str] = ["nothing to tell"]
        match event:
            case PlayLaid():
                heard = reader.heard(names[event.seat], word_of(event.word))
            case Placed():
                laid = ", ".join(
                    f"{face_of(one.tile)} {size_name(extent(one.tile))} {square_name(one.square)}" for one in event.laid
                )
                heard = reader.heard(names[event.seat], laid)
            case Passed(timed_out=False):
                heard = reader.heard(say("screen-news-pass", name=names[event.seat]))
            case KnockBid():
                heard = reader.heard(say("lays-news-knock", name=names[event.seat]))
            case TurnEnded() if names[event.seat] != "Cor":
                heard = reader.heard(names[event.seat], say("spoken-knock-key"))
        if not heard:
            silent.append(event)
    return silent


def word_of(notation: str) -> str:
    """A word as people read it."""
    return "".join(split_tiles(notation)).upper()
