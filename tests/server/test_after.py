"""After the game: the score sheet."""

from __future__ import annotations

import re
from datetime import date

from tests.server.kit import Browser, Server
from tests.server.test_afterwards import finished


def test_the_score_sheet_is_a_page_of_its_own(server: Server) -> None:
    browser = Browser(server)
    table = finished(server, browser, "woordenspel")
    answer = browser.ask("GET", f"/api/tables/{table}/sheet?lang=fr")
    page = answer.text
    assert answer.headers["content-type"].startswith("text/html")
    assert "content-disposition" not in answer.headers
    assert len(answer.headers.get_list("content-security-policy")) == 1
    assert "style-src 'sha256-" in answer.headers["content-security-policy"]
    assert "Feuille de marque" in page
    secret = browser.sit(table).snapshot["view"]["secret"]
    assert secret
    assert secret in page
    assert str(date.today().year) in re.split("<h2>|<caption>", page)[0]
    saved = browser.ask("GET", f"/api/tables/{table}/sheet?lang=fr&save")
    assert saved.headers["content-disposition"] == 'attachment; filename="woordenspel.html"'
    assert saved.text == page


def test_the_score_sheet_of_a_game_that_is_on_keeps_the_secret(server: Server) -> None:
    anna, stranger = Browser(server), Browser(server)
    table = anna.make("scrabble", "me", "here", edition="en")["table"]
    state = server.live(table).state
    page = anna.ask("GET", f"/api/tables/{table}/sheet?lang=en").text
    assert state is not None
    assert state.secret not in page
    assert state.commit in page
    assert "The game is still on: turn 1" in page
    waiting = anna.make("scrabble", "me", "friend")["table"]
    assert anna.ask("GET", f"/api/tables/{waiting}/sheet", status=400)["code"] == "serve-waiting"
    assert stranger.ask("GET", f"/api/tables/{table}/sheet", status=404)["code"] == "serve-no-table"
