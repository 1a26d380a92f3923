"""Each game to its end: with the mouse, by touch on a phone, with nothing but the keyboard, and a computer player."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.hands import Keys, Mouse, Touch
from tests.browser.people import play_on, seat_together
from tests.browser.serving import Served

PHONE = {"width": 360, "height": 640, "touch": True}
TABLES: list[tuple[str, str, dict[str, Any]]] = [
    ("scrabble", "en", {}),
    ("woordenspel", "fr", {}),
    ("koning", "nl", {}),
    ("letter", "de", {"knock_window": 0}),
]


@pytest.mark.parametrize(("game", "edition", "options"), TABLES, ids=[game for game, _, _ in TABLES])
def test_a_whole_game(served: Served, new_page: NewPage, game: str, edition: str, options: dict[str, Any]) -> None:
    hands = (Mouse(new_page("en"), "en"), Touch(new_page("nl", **PHONE), "nl"), Keys(new_page("de"), "de"))
    people = seat_together(served, hands, ["novice"], game=game, edition=edition, options=options)
    state = play_on(people)
    assert state.outcome is not None
    for person in people:
        result = person.hands.page.get_by_role("region", name=person.hands.say("web-result"))
        expect(result).to_be_visible()
        for seat in state.outcome.winners:
            expect(result).to_contain_text(state.seats[seat].name)
