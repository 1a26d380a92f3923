"""The lobby: offers, games to watch, people who are here, and who gets in."""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from rekje.server.limits.quotas import QUOTAS
from rekje.server.settings import Limits
from rekje.storage.options.lobby import LobbyOptions
from rekje.storage.sqlite.engine import FILE
from tests.server.kit import Browser, Json, Server, Wire, serving, until
from tests.server.test_operating import signed_in

OPEN = {"play": True}
WATCHED = {"play": True, "watch": True}


def look(browser: Browser) -> Json:
    """The lobby as a browser sees it."""
    return dict(browser.ask("GET", "/api/lobby"))


def offers(browser: Browser) -> list[str]:
    return [one["table"] for one in look(browser)["offers"]]


def games(browser: Browser) -> list[str]:
    return [one["table"] for one in look(browser)["games"]]


def names(told: Json) -> list[str]:
    """What those are called who are seen in the lobby."""
    return [one["name"] for one in told["people"]]


def offer(browser: Browser, *seats: str, **more: Any) -> tuple[str, Wire]:
    """A table that a browser has opened, with the host there."""
    table = str(browser.make("scrabble", *(seats or ("me", "friend")), **({"opening": OPEN} | more))["table"])
    return table, browser.sit(table)


def come(browser: Browser, table: str, status: int = 200, **wish: object) -> Json:
    return dict(browser.ask("POST", f"/api/lobby/tables/{table}", {"name": "Bram", **wish}, status))


def playing(server: Server, **more: Any) -> tuple[Browser, Browser, str, Wire]:
    """A game that Anna has offered, and that Bram has come to from the lobby."""
    anna, bram = Browser(server), Browser(server)
    table, wire = offer(anna, opening=WATCHED, **more)
    come(bram, table)
    bram.sit(table)
    until(lambda: anna.phase(table) == "playing")
    return anna, bram, table, wire


def test_an_offer_is_seen_and_taken_with_one_press_and_then_gone(server: Server) -> None:
    anna, bram, cleo = Browser(server), Browser(server), Browser(server)
    table, _ = offer(anna, "me", "friend", "friend")
    told = until(lambda: [one for one in look(bram)["offers"] if one["table"] == table])[0]
    assert (told["game"], told["language"], told["host"], told["mine"]) == ("scrabble", "en", "me 0", False)
    assert [seat["free"] for seat in told["seats"]] == [False, True, True]
    assert roles(anna, table) == (True, True)
    assert until(lambda: bram.ask("GET", "/api/tables")["offers"]) >= 1
    assert come(bram, table)["seat"] == 1
    # Somebody who has a seat doesn't host it: the offer isn't theirs to withdraw.
    until(lambda: roles(bram, table) == (True, False))
    assert bram.ask("DELETE", f"/api/tables/{table}/opening", None, 403)["code"] == "serve-not-yours"
    assert come(cleo, table)["seat"] == 2
    until(lambda: table not in offers(Browser(server)))


def roles(browser: Browser, table: str) -> tuple[bool, bool]:
    """Whether somebody has a part in an offer, and whether they host it."""
    return next((one["mine"], one["hosting"]) for one in look(browser)["offers"] if one["table"] == table)


def test_a_host_without_a_name_is_not_called_by_one(server: Server) -> None:
    anna, bram = Browser(server), Browser(server)
    seats = [{"kind": "me", "name": ""}, {"kind": "friend"}]
    table = anna.ask("POST", "/api/tables", {"game": "scrabble", "edition": "en", "seats": seats, "opening": OPEN})[
        "table"
    ]
    anna.sit(table)
    assert until(lambda: table in offers(bram))
    assert look(bram)["offers"][0]["host"] is None


def test_a_table_that_its_host_has_not_opened_is_nobodys(server: Server) -> None:
    anna, bram = Browser(server), Browser(server)
    table = str(anna.make("scrabble", "me", "friend")["table"])
    anna.sit(table)
    opened, _ = offer(Browser(server))
    until(lambda: opened in offers(bram))
    assert table not in offers(bram)
    assert come(bram, table, 404)["code"] == "serve-offer-closed"
    assert come(bram, "no-such-table", 404)["code"] == "serve-offer-closed"


def test_of_two_who_press_for_the_last_seat_one_gets_a_sentence(server: Server) -> None:
    table, _ = offer(Browser(server))
    two = [Browser(server) for _ in range(2)]
    with ThreadPoolExecutor(2) as pool:
        answers = list(
            pool.map(lambda one: one.http.post(f"/api/lobby/tables/{table}?lang=nl", json={"name": "Snel"}), two)
        )
    assert sorted(one.status_code for one in answers) == [200, 409]
    late = next(one.json() for one in answers if one.status_code == 409)
    assert late == {"code": "serve-offer-taken", "sentence": "Iemand was je voor: alle plaatsen zijn bezet."}


def test_the_lobby_is_answered_once_something_changes(server: Server) -> None:
    bram = Browser(server)
    before = look(bram)
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(bram.ask, "GET", f"/api/lobby?since={before['mark']}")
        table, _ = offer(Browser(server))
        after = waiting.result()
        while table not in [one["table"] for one in after["offers"]]:
            after = bram.ask("GET", f"/api/lobby?since={after['mark']}")
    assert after["mark"] != before["mark"]


def test_an_offer_lives_while_its_host_is_here(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rekje.server.lobby.presence.LINGER", 0.0)
    anna, bram = Browser(server), Browser(server)
    table, wire = offer(anna)
    days = str(anna.make("scrabble", "me", "friend", opening=OPEN, options={"clock": "days:2"})["table"])
    until(lambda: {table, days} <= set(offers(bram)))
    wire.close()
    until(lambda: table not in offers(bram))
    assert days in offers(bram)
    anna.sit(table)
    until(lambda: table in offers(bram))


def test_the_host_opens_and_closes_it_in_the_waiting_room(server: Server) -> None:
    anna, bram, cleo = Browser(server), Browser(server), Browser(server)
    made = anna.make("scrabble", "me", "friend", "friend")
    table = made["table"]
    bram.join(made["links"][0]["url"], "Bram")
    wire = bram.sit(table)
    anna.sit(table)
    anna.ask("POST", f"/api/tables/{table}/opening", WATCHED, 204)
    snapshot = wire.wait("snapshot")
    assert (snapshot["opening"]["play"], snapshot["opening"]["watch"]) == (True, True)
    # Who sat there already has to agree that anybody may watch.
    assert [seat["ready"] for seat in snapshot["seats"]] == [True, False, True]
    assert snapshot["chat"][-1]["notice"] == "opened-watch"
    until(lambda: table in offers(cleo))
    anna.ask("DELETE", f"/api/tables/{table}/opening", None, 204)
    assert wire.wait("snapshot")["opening"] is None
    until(lambda: table not in offers(cleo))
    assert come(cleo, table, 404)["code"] == "serve-offer-closed"


def test_a_game_is_watched_where_that_was_open_from_the_beginning(server: Server) -> None:
    anna, _, table, wire = playing(server)
    cleo = Browser(server)
    until(lambda: table in games(cleo))
    assert come(cleo, table, watch=True)["seat"] is None
    watching = cleo.sit(table)
    assert watching.view is not None
    assert {tile for seat in watching.view["seats"] for tile in seat["rack"]} == {"_"}
    assert anna.ask("POST", f"/api/tables/{table}/opening", OPEN, 400)["code"] == "serve-begun"
    anna.ask("DELETE", f"/api/tables/{table}/opening", None, 204)
    wire.wait("snapshot")
    until(lambda: table not in games(Browser(server)))
    assert come(Browser(server), table, 404, watch=True)["code"] == "serve-offer-closed"


def test_a_game_that_is_only_offered_is_not_watched(server: Server) -> None:
    anna, bram, cleo = Browser(server), Browser(server), Browser(server)
    table, _ = offer(anna)
    come(bram, table)
    bram.sit(table)
    until(lambda: anna.phase(table) == "playing")
    assert table not in games(cleo)
    assert come(cleo, table, 404, watch=True)["code"] == "serve-offer-closed"


def test_ratings_outside_the_range_are_turned_away(server: Server) -> None:
    table, _ = offer(Browser(server), opening={"least": 1000, "most": 1400})
    bram = Browser(server)
    told = until(lambda: [one for one in look(bram)["offers"] if one["table"] == table])[0]
    assert (told["least"], told["most"]) == (1000, 1400)
    assert come(bram, table, 403)["code"] == "serve-offer-unrated"
    wrong = {"game": "scrabble", "edition": "en", "seats": [{"kind": "me"}, {"kind": "friend"}]}
    empty = bram.ask("POST", "/api/tables", wrong | {"opening": {"least": 2, "most": 1}}, 400)
    assert empty["code"] == "serve-rating-range"


def test_a_rating_in_the_range_is_let_in(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    from rekje.analysis.ratings import OwnRating
    from rekje.server.after.player_statistics import PlayerStatistics
    from rekje.wire.bodies import Ratings

    async def rated(self: object, who: bytes) -> Ratings:
        return Ratings((OwnRating("scrabble", 1200, 12, "greedy"),))

    monkeypatch.setattr(PlayerStatistics, "ratings", rated)
    low, _ = offer(Browser(server), opening={"most": 1100})
    fits, _ = offer(Browser(server), opening={"least": 1000, "most": 1400})
    bram = Browser(server)
    assert "1200" in come(bram, low, 403)["sentence"]
    assert come(bram, fits)["seat"] == 1


def test_people_are_seen_by_name_only_if_they_wish(server: Server) -> None:
    dora, bram = Browser(server), Browser(server)
    dora.ask("POST", "/api/lobby/me", {"name": "Dora"}, 204)
    look(dora)
    seen = until(lambda: "Dora" in names(told := look(bram)) and told)
    assert seen["here"] >= 2
    assert until(lambda: look(dora)["seen"]) == "Dora"
    dora.ask("POST", "/api/lobby/me", {"name": ""}, 204)
    until(lambda: "Dora" not in names(look(bram)))
    assert dora.ask("POST", "/api/lobby/me", {"name": "fucker"}, 400)["code"] == "form-name-hurts"


def test_somebody_removed_does_not_come_back_through_the_lobby(server: Server) -> None:
    anna, bram = Browser(server), Browser(server)
    table, _ = offer(anna, "me", "friend", "friend")
    come(bram, table)
    anna.ask("DELETE", f"/api/tables/{table}/seats/1", None, 204)
    until(lambda: table in offers(Browser(server)))
    assert table not in offers(bram)
    assert come(bram, table, 403)["code"] == "serve-removed"


def test_watchers_sent_away_do_not_come_back_through_the_lobby(server: Server) -> None:
    anna, _, table, _ = playing(server)
    cleo = Browser(server)
    come(cleo, table, watch=True)
    anna.ask("DELETE", f"/api/tables/{table}/watchers", None, 204)
    assert come(cleo, table, 403, watch=True)["code"] == "serve-removed"


def test_nothing_of_people_whom_somebody_has_muted_is_shown_to_them(server: Server) -> None:
    anna, bram, _, _ = playing(server)
    anna.ask("POST", "/api/lobby/me", {"name": "Annabel"}, 204)
    table, _ = offer(anna)
    until(lambda: table in offers(bram) and "Annabel" in names(look(bram)))
    shared = next(one["table"] for one in bram.ask("GET", "/api/tables")["tables"])
    bram.ask("POST", f"/api/tables/{shared}/seats/0/mute", {"on": True}, 204)
    until(lambda: table not in offers(bram) and "Annabel" not in names(look(bram)))
    assert table in offers(Browser(server))
    assert come(bram, table, 404)["code"] == "serve-offer-closed"


def muted(browser: Browser) -> list[Json]:
    return list(browser.ask("GET", "/api/me/muted")["people"])


def test_somebody_is_muted_in_the_lobby_found_in_a_list_and_heard_again(server: Server) -> None:
    anna, bram, cleo = Browser(server), Browser(server), Browser(server)
    for browser, name in ((anna, "Zenobia"), (cleo, "Zelda")):
        browser.ask("POST", "/api/lobby/me", {"name": name}, 204)
    table, _ = offer(anna)
    told = until(lambda: table in offers(bram) and "Zenobia" in names(told := look(bram)) and told)
    # The same person by another name, of whom nobody can tell that it is the same.
    ids = [one["id"] for one in told["people"] if one["name"] == "Zenobia"]
    host = next(one["host_id"] for one in told["offers"] if one["table"] == table)
    assert ids
    assert host not in ids
    mine = until(lambda: {one["name"]: one["id"] for one in look(cleo)["people"] if one["name"] == "Zelda"})
    assert mine == {"Zelda": ""}
    # Nobody else can use it, and nobody can use a made-up one.
    assert cleo.ask("POST", f"/api/lobby/people/{ids[0]}/mute", {}, 404)["code"] == "serve-not-seen"
    assert bram.ask("POST", "/api/lobby/people/0123456789abcdef/report", {}, 404)["code"] == "serve-not-seen"
    bram.ask("POST", f"/api/lobby/people/{ids[0]}/mute", {}, 204)
    until(lambda: table not in offers(bram) and "Zenobia" not in names(look(bram)))
    (found,) = muted(bram)
    assert found["name"] == "Zenobia"
    assert muted(cleo) == muted(anna) == []
    for other in (cleo, anna, Browser(server)):
        assert other.ask("DELETE", f"/api/me/muted/{found['id']}", status=404)["code"] == "serve-not-muted"
    bram.ask("DELETE", f"/api/me/muted/{found['id']}", status=204)
    until(lambda: table in offers(bram) and "Zenobia" in names(look(bram)))
    assert muted(bram) == []
    assert bram.ask("DELETE", f"/api/me/muted/{found['id']}", status=404)["code"] == "serve-not-muted"


def test_somebody_muted_at_a_table_left_since_is_heard_again(server: Server) -> None:
    anna, bram, shared, _ = playing(server)
    anna.ask("POST", f"/api/tables/{shared}/seats/1/mute", {"on": True}, 204)
    (found,) = muted(anna)
    assert found["name"] == "Bram"
    assert anna.sit(shared).snapshot["muted"] == [1]
    anna.ask("DELETE", f"/api/me/muted/{found['id']}", status=204)
    assert anna.sit(shared).snapshot["muted"] == []
    # Whoever deletes themselves is in nobody's list.
    anna.ask("POST", f"/api/tables/{shared}/seats/1/mute", {"on": True}, 204)
    bram.ask("DELETE", "/api/me", status=204)
    assert muted(anna) == []


def test_somebody_in_the_lobby_is_reported_with_the_table_they_offer(server: Server) -> None:
    anna, bram = Browser(server), Browser(server)
    table, _ = offer(anna)
    host = until(lambda: [one["host_id"] for one in look(bram)["offers"] if one["table"] == table])[0]
    bram.ask("POST", f"/api/lobby/people/{host}/report", {"text": "Rude name"}, 204)
    report = signed_in(server).ask("GET", "/api/operator")["reports"][0]
    assert (report["table"], report["name"], report["text"], report["lines"]) == (table, "me 0", "Rude name", [])


def test_nothing_of_somebody_who_is_banned_is_shown(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna, bram, shared, _ = playing(server)
        anna.ask("POST", "/api/lobby/me", {"name": "Annabel"}, 204)
        table, _ = offer(anna)
        until(lambda: table in offers(bram))
        bram.ask("POST", f"/api/tables/{shared}/seats/0/report", {"text": ""}, 204)
        operator = signed_in(server)
        report = operator.ask("GET", "/api/operator")["reports"][0]["number"]
        operator.ask("POST", "/api/operator/bans", {"report": report, "days": 2}, 204)
        until(lambda: table not in offers(bram) and "Annabel" not in names(look(bram)))
        assert anna.ask("GET", "/api/lobby", None, 403)["code"] == "serve-banned"


def test_a_deleted_person_leaves_nothing_in_the_lobby(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna, bram = Browser(server), Browser(server)
        anna.ask("POST", "/api/lobby/me", {"name": "Annabel"}, 204)
        table, _ = offer(anna)
        until(lambda: table in offers(bram) and "Annabel" in names(look(bram)))
        anna.ask("DELETE", "/api/me")
        until(lambda: table not in offers(bram) and "Annabel" not in names(look(bram)))
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        assert connection.execute("SELECT count(*) FROM lobby_people").fetchone() == (0,)
        assert connection.execute("SELECT count(*) FROM tables WHERE opened IS NOT NULL").fetchone() == (0,)


def test_the_word_is_asked_once(tmp_path: Path) -> None:
    club = {"lobby": LobbyOptions("word", "blauwe rozen")}
    with serving(tmp_path, **club) as server:
        anna, bram = Browser(server), Browser(server)
        assert look(anna) == look(bram)
        assert look(anna)["state"] == "word"
        assert anna.ask("GET", "/api/tables")["lobby"] == "word"
        assert anna.ask("POST", "/api/lobby/word", {"word": "rode"}, 403)["code"] == "serve-lobby-word-wrong"
        anna.ask("POST", "/api/lobby/word", {"word": " Blauwe  ROZEN "}, 204)
        Browser(server).ask("POST", "/api/lobby/word", {"word": "blauweRozen"}, 204)
        assert look(anna)["state"] == "open"
        table, _ = offer(anna)
        assert look(bram)["offers"] == []
        assert come(bram, table, 403)["code"] == "serve-lobby-word"
        assert bram.ask("POST", "/api/lobby/me", {"name": "Bram"}, 403)["code"] == "serve-lobby-word"
    with serving(tmp_path, **club) as server:
        anna.server, anna.http.base_url = server, server.url  # type: ignore[assignment]
        anna.http.headers["origin"] = server.url
        assert look(anna)["state"] == "open"
    with serving(tmp_path, lobby=LobbyOptions("word", "andere")) as server:
        anna.server, anna.http.base_url = server, server.url  # type: ignore[assignment]
        anna.http.headers["origin"] = server.url
        assert look(anna)["state"] == "word"


def test_tries_to_say_the_word_are_limited(tmp_path: Path) -> None:
    limits = Limits(quotas={"words": QUOTAS["words"]})
    with serving(tmp_path, limits=limits, lobby=LobbyOptions("word", "rozen")) as server:
        guesser = Browser(server)
        guesser.make("scrabble", "me", "friend")
        codes = [guesser.http.post("/api/lobby/word", json={"word": "x"}).status_code for _ in range(6)]
        assert codes == [403] * 5 + [429]
        strangers = [Browser(server).http.post("/api/lobby/word", json={"word": "x"}).status_code for _ in range(16)]
        assert strangers[-1] == 429


def test_without_a_lobby_nothing_is_opened_and_nothing_shown(tmp_path: Path) -> None:
    with serving(tmp_path, lobby=LobbyOptions("off")) as server:
        anna = Browser(server)
        assert look(anna)["state"] == "off"
        wish = {"game": "scrabble", "edition": "en", "seats": [{"kind": "me"}, {"kind": "friend"}], "opening": OPEN}
        assert anna.ask("POST", "/api/tables", wish, 403)["code"] == "serve-lobby-off"
        table = anna.make("scrabble", "me", "friend")["table"]
        assert anna.ask("POST", f"/api/tables/{table}/opening", OPEN, 403)["code"] == "serve-lobby-off"
        assert anna.sit(table).snapshot["lobby"] is False


def test_a_score_sheet_is_not_opened(server: Server) -> None:
    wish = {"game": "scrabble", "edition": "en", "seats": [{"kind": "here"}] * 2, "kept": True, "opening": OPEN}
    assert Browser(server).ask("POST", "/api/tables", wish, 400)["code"] == "serve-opening-kept"


def test_the_operator_closes_the_lobby_and_it_is_written_down(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna, bram, operator = Browser(server), Browser(server), signed_in(server)
        table, _ = offer(anna)
        assert operator.ask("GET", "/api/operator")["lobby"] is True
        operator.ask("POST", "/api/operator/lobby", {"on": False}, 204)
        assert look(bram)["state"] == "off"
        assert come(bram, table, 403)["code"] == "serve-lobby-off"
        seen = operator.ask("GET", "/api/operator")
        assert (seen["lobby"], seen["audit"][0]["did"]) == (False, "lobby-off")
    with serving(tmp_path) as server:
        assert look(Browser(server))["state"] == "off"
        operator = signed_in(server)
        operator.ask("POST", "/api/operator/lobby", {"on": True}, 204)
        assert look(Browser(server))["state"] == "open"
    with serving(tmp_path, lobby=LobbyOptions("off")) as server:
        operator = signed_in(server)
        assert operator.ask("GET", "/api/operator")["has_lobby"] is False
        assert operator.ask("POST", "/api/operator/lobby", {"on": True}, 409)["code"] == "serve-lobby-set-off"
