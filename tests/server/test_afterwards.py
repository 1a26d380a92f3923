"""What nobody saw, asked of the server: of games that are over, and of no others."""

from __future__ import annotations

from pathlib import Path

import pytest

from rekje.games.editions import edition_names
from rekje.games.registry import GAMES
from rekje.server.after import afterwards
from tests.server.kit import Browser, Server, serving, until

EDITIONS = {
    **{game: edition_names(game)[0] for game in GAMES},
    "scrabble": "en",
    "woordenspel": "nl",
    "koning": "nl",
    "letter": "en",
}


def finished(browser: Browser, game: str) -> str:
    """A table at which two computer players have finished a game; the browser watches. A game of Letter in which nobody
    found a word (L19) is followed by another."""
    table = str(browser.make(game, "novice", "novice", edition=EDITIONS[game])["table"])
    until(lambda: browser.phase(table) == "over", 120)
    if game == "letter" and not browser.sit(table).snapshot["view"]["own"]["written"]:
        return finished(browser, game)
    return table


@pytest.mark.parametrize("game", GAMES)
def test_what_nobody_saw_is_told_once_the_game_is_over(server: Server, game: str) -> None:
    browser = Browser(server)
    table = finished(browser, game)
    told = browser.ask("GET", f"/api/tables/{table}/overlooked")
    if told["count"] is None:
        assert not told["words"]
        assert told["plays"]
        for play in told["plays"]:
            assert play["score"] > play["did"]["score"]
            assert play["seat"] == play["did"]["seat"]
            assert bool(play["at"]) != bool(play["path"])
    else:
        written = {one["word"] for one in browser.sit(table).snapshot["view"]["own"]["written"]}
        words = [one["word"] for one in told["words"]]
        assert not told["plays"]
        assert told["count"] >= len(words) > 0
        assert sorted(words, key=lambda word: (-len(word), word)) == words
        assert written
        assert len({tuple(map(tuple, one["tiles"])) for one in told["words"]}) > 1


def test_it_is_worked_out_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    browser = Browser(server)
    table = finished(browser, "scrabble")
    first = browser.ask("GET", f"/api/tables/{table}/overlooked")
    monkeypatch.setattr(afterwards, "turns_taken", lambda events: [])
    assert first["plays"]
    assert browser.ask("GET", f"/api/tables/{table}/overlooked") == first


def test_a_game_that_goes_on_keeps_it(server: Server) -> None:
    anna, stranger = Browser(server), Browser(server)
    table = anna.make("scrabble", "me", "here")["table"]
    told = anna.ask("GET", f"/api/tables/{table}/overlooked", status=400)
    assert told["code"] == "serve-not-over"
    waiting = anna.make("scrabble", "me", "friend")["table"]
    assert anna.ask("GET", f"/api/tables/{waiting}/overlooked", status=400)["code"] == "serve-not-over"
    assert stranger.ask("GET", f"/api/tables/{table}/overlooked", status=404)["code"] == "serve-no-table"


def test_without_a_word_list_nothing_can_be_looked_for(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        browser = Browser(server)
        table = browser.make("scrabble", "me", "here", lexicon="any")["table"]
        assert browser.sit(table, seat=0).command(do="resign", seat=0)["type"] == "ack"
        assert browser.ask("GET", f"/api/tables/{table}/overlooked", status=400)["code"] == "engine-no-list"
