"""The page for a stream: who looks on there, and when racks are shown."""

from __future__ import annotations

from pathlib import Path

from tests.server.kit import Browser, Json, Server, Wire, serving


def agree(browser: Browser, table: str, on: bool = True) -> None:
    browser.ask("POST", f"/api/tables/{table}/show", {"on": on}, 204)


def watching(server: Server, made: Json) -> Wire:
    watcher = Browser(server)
    watcher.join(made["links"][-1]["url"])
    return watcher.sit(str(made["table"]), show=True)


def hidden(wire: Wire) -> list[bool]:
    """For each seat, whether its rack is hidden on the page."""
    assert wire.view is not None
    return [set(seat["rack"]) == {"_"} for seat in wire.view["seats"]]


def test_racks_are_shown_once_all_people_agree_and_a_computer_is_not_asked(server: Server) -> None:
    anna, bram = Browser(server), Browser(server)
    made = anna.make("scrabble", "me", "friend", "novice")
    bram.join(made["links"][0]["url"], "Bram")
    page = watching(server, made)
    assert hidden(page) == [True, True, True]
    agree(anna, made["table"])
    assert page.wait("snapshot")["showing"] == [0]
    assert hidden(page) == [True, True, True]
    agree(bram, made["table"])
    assert page.wait("snapshot", showing=[0, 1])
    assert hidden(page) == [False, False, False]
    agree(bram, made["table"], on=False)
    assert page.wait("snapshot", showing=[0])
    assert hidden(page) == [True, True, True]


def test_everybody_is_told_who_agrees_and_once(server: Server) -> None:
    anna = Browser(server)
    made = anna.make("scrabble", "me", "novice")
    wire = anna.sit(made["table"])
    for _ in range(2):
        agree(anna, made["table"])
    agree(anna, made["table"], on=False)
    told = [wire.wait("chat")["line"] for _ in range(2)]
    assert [(line["notice"], line["seat"]) for line in told] == [("rack-shown", 0), ("rack-hidden", 0)]


def test_somebody_new_at_a_seat_has_not_agreed(server: Server) -> None:
    anna, bram, cleo = (Browser(server) for _ in range(3))
    made = anna.make("scrabble", "me", "friend")
    table = made["table"]
    bram.join(made["links"][0]["url"], "Bram")
    page = watching(server, made)
    for browser in (anna, bram):
        agree(browser, table)
    assert page.wait("snapshot", showing=[0, 1])
    bram.ask("DELETE", "/api/me", status=204)
    back = watching(server, made)
    assert back.snapshot["showing"] == [0]
    assert hidden(back) == [True, True], "nobody sits there who could agree"
    link = anna.ask("POST", f"/api/tables/{table}/links", {"seat": 1})["url"]
    cleo.join(link, "Cleo")
    assert back.wait("snapshot", showing=[0])
    assert hidden(back) == [True, True]
    agree(cleo, table)
    assert back.wait("snapshot", showing=[0, 1])
    assert hidden(back) == [False, False]


def test_a_player_who_opens_the_page_looks_on_without_a_seat(server: Server) -> None:
    anna = Browser(server)
    made = anna.make("scrabble", "me", "novice")
    agree(anna, made["table"])
    own = anna.sit(made["table"], show=True)
    assert own.snapshot["seat"] is None
    assert hidden(own) == [True, True]
    assert hidden(watching(server, made)) == [False, False]


def test_the_agreement_outlives_the_server_and_ends_with_the_game(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna = Browser(server)
        made = anna.make("scrabble", "me", "novice")
        agree(anna, made["table"])
    with serving(tmp_path) as server:
        page = watching(server, made)
        assert page.snapshot["showing"] == [0]
        assert hidden(page) == [False, False]
        again = Browser(server)
        again.http.cookies.update(anna.http.cookies)
        again.sit(made["table"]).command(do="resign", seat=0)
        refused = again.ask("POST", f"/api/tables/{made['table']}/show", {"on": False}, 403)
        assert refused["code"] == "serve-not-yours"
