"""Each game to its end: two people in two browsers and a computer player."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.hands import Hands, Keys, Mouse, Touch
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
@pytest.mark.parametrize("kinds", [(Mouse, Touch), (Keys, Keys)], ids=["mouse and touch", "keyboard"])
def test_a_whole_game(
    served: Served,
    new_page: NewPage,
    kinds: tuple[type[Hands], type[Hands]],
    game: str,
    edition: str,
    options: dict[str, Any],
) -> None:
    shapes: list[dict[str, Any]] = [PHONE if kind is Touch else {} for kind in kinds]
    anna, bram = new_page("en", **shapes[0]), new_page("nl", **shapes[1])
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}, {"kind": "computer", "player": "novice"}]
    table, links = make_table(anna.context, served, game=game, edition=edition, options=options, seats=seats)
    anna.goto(f"{served.url}/t/{table}")
    join(bram, links[0]["url"], "Bram", "Aanschuiven")
    people = [Person(served, table, 0, kinds[0](anna, "en")), Person(served, table, 1, kinds[1](bram, "nl"))]
    for person in people:
        expect(person.hands.page.locator("main .play-area")).to_be_visible()
    state = play_on(people)
    assert state.outcome is not None
    for person in people:
        result = person.hands.page.get_by_role("region", name=person.hands.say("web-result"))
        expect(result).to_be_visible()
        for seat in state.outcome.winners:
            expect(result).to_contain_text(state.seats[seat].name)
