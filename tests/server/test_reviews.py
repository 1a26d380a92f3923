"""Reviews asked of the server: of games that are over and of no others, made beside the tables, made once."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from rekje.server.after import judging
from tests.records.command import run
from tests.server.kit import Browser, Server, Wire, until
from tests.server.test_afterwards import finished
from tests.server.test_protocol import a_play, own_seat, two


def reviewed(browser: Browser, table: str) -> Any:
    """The review, once it is there; how far it is never goes back."""
    told: list[Any] = []

    def there() -> bool:
        told.append(browser.ask("GET", f"/api/tables/{table}/review"))
        return told[-1]["review"] is not None

    until(there, 60)
    assert [one["done"] for one in told] == sorted(one["done"] for one in told)
    assert all(one["done"] <= one["of"] for one in told)
    return told[-1]


def test_a_game_that_is_over_is_reviewed_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    browser = Browser(server)
    table = finished(browser, "scrabble")
    answer = reviewed(browser, table)
    review = answer["review"]
    assert review["measure"] == "points"
    assert [seat["judged"] for seat in review["seats"]] == [seat["turns"] for seat in review["seats"]]
    assert len(answer["tables"]) == len(review["misses"]) == 3
    for place, position in zip(review["misses"], answer["tables"], strict=True):
        turn = review["turns"][place]
        seats = position["view"]["seats"]
        assert "".join(seats[turn["seat"]]["rack"]) == turn["rack"]
        assert set(seats[1 - turn["seat"]]["rack"]) <= {"_"}
        assert turn["choices"][0]["equity"] > turn["played"]["equity"]
    told = browser.ask("GET", f"/api/tables/{table}/review?lang=nl")["document"]
    assert (told["language"], told["seats"]) == ("nl", [seat["name"] for seat in review["seats"]])
    assert [miss["place"] for miss in told["misses"]] == review["misses"]
    assert len(told["rows"]) == len(review["turns"])
    assert told["figures"][0] == {"label": "Eindstand", "of_seats": [str(score) for score in review["scores"]]}
    monkeypatch.setattr(judging, "played", lambda events: [])
    assert browser.ask("GET", f"/api/tables/{table}/review") == answer
    page = browser.ask("GET", f"/api/tables/{table}/review/page?lang=nl")
    assert re.search("<html lang=.nl.>.*Nabespreking", page.text, re.DOTALL)
    assert "script" not in page.headers["content-security-policy"]
    saved = browser.ask("GET", f"/api/tables/{table}/review/page?lang=nl&save")
    assert re.search('filename="scrabble-20..-..-..-[a-z0-9-]+-review.html"', saved.headers["content-disposition"])


def own_name(wire: Wire) -> str:
    return str(wire.view["seats"][own_seat(wire)]["name"])


def test_nobody_is_told_of_a_game_that_is_on(server: Server) -> None:
    anna, stranger = Browser(server), Browser(server)
    table = anna.make("scrabble", "me", "here")["table"]
    for what in ("review", "review/page"):
        told = anna.ask("GET", f"/api/tables/{table}/{what}", status=400)
        assert told["code"] == "review-not-over"
        assert stranger.ask("GET", f"/api/tables/{table}/{what}", status=404)["code"] == "serve-no-table"


def test_turns_have_the_numbers_of_the_record_after_a_challenge_too(server: Server) -> None:
    first, other = two(server, lexicon="en", options={"judging": "challenge"})
    for wire, command in (
        (first, a_play(first)),
        (other, {"do": "challenge"}),
        (other, {"do": "pass"}),
        (first, {"do": "pass"}),
        (other, {"do": "resign"}),
    ):
        answer = wire.command(**{"seat": own_seat(wire), **command})
        assert answer["type"] == "ack", answer
        for listener in (first, other):
            listener.until_version(answer["version"])
    seen = [reviewed(wire.browser, wire.table) for wire in (first, other)]
    # Each reads their own lead, or chances.
    labels = [one["document"]["course"]["label"] for one in seen]
    assert all(own_name(wire) in label for wire, label in zip((first, other), labels, strict=True))
    here = [turn["number"] for turn in seen[0]["review"]["turns"]]
    record = first.browser.ask("GET", f"/api/tables/{first.table}/record")
    ran = run("review", "-", "--json", stdin=json.dumps(record).encode())
    assert ran.status == 0, ran.err
    assert here == [turn["number"] for turn in json.loads(ran.out)["turns"]]
    assert here[:3] == [1, 3, 4]
