"""Each game to its end: with the mouse, by touch on a phone, with nothing but the keyboard, and a computer player."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.hands import Keys, Mouse, Touch
from tests.browser.people import Person, join, make_table, play_on
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
    anna, bram, cor = new_page("en"), new_page("nl", **PHONE), new_page("de")
    friends = [{"kind": "friend"}, {"kind": "friend"}]
    seats = [{"kind": "me", "name": "Anna"}, *friends, {"kind": "computer", "player": "novice"}]
    table, links = make_table(anna.context, served, game=game, edition=edition, options=options, seats=seats)
    anna.goto(f"{served.url}/t/{table}")
    join(bram, links[0]["url"], "Bram", "Aanschuiven")
    join(cor, links[1]["url"], "Cor", "Platz nehmen")
    hands = (Mouse(anna, "en"), Touch(bram, "nl"), Keys(cor, "de"))
    people = [Person(served, table, seat, one) for seat, one in enumerate(hands)]
    for person in people:
        expect(person.hands.page.locator("main .play-area")).to_be_visible()
    state = play_on(people)
    assert state.outcome is not None
    for person in people:
        result = person.hands.page.get_by_role("region", name=person.hands.say("web-result"))
        expect(result).to_be_visible()
        for seat in state.outcome.winners:
            expect(result).to_contain_text(state.seats[seat].name)
