"""Hints asked of the server: bit by bit, for whoever is on turn and nobody else, where looking up is allowed."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rekje.bootstrap import hint_turn, knowledge_for, open_words
from rekje.drawing.hint import Hint
from rekje.locale import LANGUAGES, say
from rekje.referee import view
from rekje.server.work.thinking import Thinkers
from tests.server.kit import Browser, Server


def hint(browser: Browser, table: str, seat: int, status: int = 200, language: str = "en") -> Any:
    return browser.ask("GET", f"/api/tables/{table}/seats/{seat}/hint?lang={language}", status=status)


def on_turn(server: Server, table: str) -> int:
    state = server.live(table).state
    assert state is not None
    assert state.turn is not None
    return state.turn.seat


def two_at(server: Server, game: str, edition: str, **options: Any) -> tuple[dict[int, Browser], str]:
    anna, bram = Browser(server), Browser(server)
    made = anna.make(game, "me", "friend", edition=edition, options=options)
    bram.join(made["links"][0]["url"], "Bram")
    return {0: anna, 1: bram}, made["table"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_on_turn_is_told_what_is_best_and_why(server: Server, language: str) -> None:
    browsers, table = two_at(server, "scrabble", "en")
    seat = on_turn(server, table)
    state = server.live(table).state
    assert state is not None
    knowledge = knowledge_for(open_words(None, state.edition, state.config.options), state.config)
    told = hint(browsers[seat], table, seat, language=language)
    assert msgspec.convert(told, Hint) == hint_turn(language, view(state, seat), seat, knowledge)
    assert told["told"]
    assert told["why"]
    assert told["again"] == say("why-again", language, word=say("screen-command-hint", language))


def test_nobody_else_is_told_anything(server: Server) -> None:
    browsers, table = two_at(server, "scrabble", "en")
    seat = on_turn(server, table)
    other = 1 - seat
    assert hint(browsers[other], table, seat, 403)["code"] == "serve-not-yours"
    assert hint(browsers[other], table, other, 400)["code"] == "serve-hint-turn"
    assert hint(Browser(server), table, seat, 404)["code"] == "serve-no-table"


@pytest.mark.parametrize(
    ("game", "edition", "options", "rule"),
    [
        ("scrabble", "en", {"lookup": False}, "S8"),
        ("scrabble", "en", {"judging": "challenge"}, "S8"),
        ("koning", "nl", {"judging": "challenge"}, "C2"),
    ],
)
def test_where_nothing_may_be_looked_up_there_is_no_hint(
    server: Server, game: str, edition: str, options: dict[str, Any], rule: str
) -> None:
    browsers, table = two_at(server, game, edition, **options)
    refused = [hint(browser, table, seat, 400) for seat, browser in browsers.items()]
    assert {one["code"] for one in refused} == {"screen-no-lookup"}
    assert all(one["sentence"].endswith(f"({rule})") for one in refused)


def test_while_all_choose_a_word_to_open_with_everybody_gets_a_hint_of_their_own(server: Server) -> None:
    browsers, table = two_at(server, "koning", "nl")
    told = [hint(browser, table, seat) for seat, browser in browsers.items()]
    assert all(len(one["told"]) == 2 and not one["again"] and not one["why"] for one in told)
    assert told[0] != told[1]


def test_while_tiles_are_drawn_there_is_nothing_to_hint_at(server: Server) -> None:
    browsers, table = two_at(server, "letter", "nl")
    refused = [hint(browser, table, seat, 400) for seat, browser in browsers.items()]
    assert {one["code"] for one in refused} == {"serve-hint-turn"}


def test_who_has_chosen_a_word_to_open_with_gets_no_other_hint(server: Server) -> None:
    browsers, table = two_at(server, "koning", "nl")
    wire = browsers[0].sit(table)
    assert wire.command(do="open", seat=0, words={"0": None})["type"] == "ack"
    assert hint(browsers[0], table, 0, 400)["code"] == "serve-hint-turn"
    assert hint(browsers[1], table, 1)["told"]


def test_the_same_question_is_thought_about_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    browsers, table = two_at(server, "scrabble", "en")
    seat = on_turn(server, table)
    first = hint(browsers[seat], table, seat)
    monkeypatch.setattr(Thinkers, "ask", None)
    assert hint(browsers[seat], table, seat) == first
