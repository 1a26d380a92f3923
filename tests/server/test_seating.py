"""Who sits where: links, reclaimed and handed-over seats, watching, pass-and-play, chat, rematch, being forgotten."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosedError

from rekje.games.registry import GAMES
from rekje.players import players_for
from rekje.records.record import read_record
from rekje.server.live.table import RESTARTED
from tests.server.kit import GENEROUS, Browser, Json, Server, Wire, serving, until
from tests.server.test_protocol import a_play, own_seat, seat_on_turn, two


def test_a_game_begins_when_everybody_has_taken_a_seat(server: Server) -> None:
    anna, bram, cleo = Browser(server), Browser(server), Browser(server)
    made = anna.make("scrabble", "me", "friend", "friend")
    wire = anna.sit(made["table"])
    assert wire.view is None
    assert [seat["taken"] for seat in wire.snapshot["seats"]] == [True, False, False]
    assert wire.command(do="pass", seat=0)["code"] == "serve-waiting"
    assert anna.ask("GET", f"/api/tables/{made['table']}/record", status=400)["code"] == "serve-waiting"
    assert bram.join(made["links"][0]["url"], "  Bram\u0000 the\nlong-named one ") == {
        "table": made["table"],
        "seat": 1,
        "commitment": made["commitment"],
    }
    # One that tells only that Anna is there may come before it.
    while not (shown := wire.wait("presence")["seats"])[1]["taken"]:
        pass
    seat = {"name": "Bram the long-named", "player": "person", "taken": True, "here": False, "away": 0}
    assert shown[1] == {**seat, "ready": True, "opened": False}
    cleo.join(made["links"][1]["url"], "me 0")
    view = wire.until(bool)
    assert [seat["name"] for seat in view["seats"]] == ["me 0", "Bram the long-named", "me 0 2"]
    assert view["turn"]["number"] == 1


def test_who_gave_no_name_invites_as_somebody(server: Server) -> None:
    anna, bram = Browser(server), Browser(server)
    seats = [{"kind": "me", "name": ""}, {"kind": "friend"}]
    made = anna.ask("POST", "/api/tables", {"game": "scrabble", "edition": "en", "language": "nl", "seats": seats})
    token = made["links"][0]["url"].partition("#")[2]
    assert bram.ask("POST", "/api/invitation", {"token": token})["host"] is None


def test_a_seat_link_works_once_and_then_offers_what_is_left(server: Server) -> None:
    anna, bram, third = Browser(server), Browser(server), Browser(server)
    made = anna.make("scrabble", "me", "friend")
    link = made["links"][0]["url"]
    token = link.partition("#")[2]
    shown = third.ask("POST", "/api/invitation", {"token": token})
    assert (shown["seat"], shown["open"], shown["mine"], shown["phase"]) == (1, True, False, "waiting")
    assert (shown["host"], shown["game"], shown["language"]) == ("me 0", "scrabble", "en")
    bram.join(link, "Bram")
    assert bram.join(link, "Bram")["seat"] == 1  # opened again on the same device
    shown = third.ask("POST", "/api/invitation", {"token": token})
    assert (shown["open"], shown["mine"]) == (False, False)
    assert third.ask("POST", "/api/join", {"token": token, "name": "Bram"}, 409)["code"] == "serve-seat-taken"
    assert Wire(third, made["table"]).closed() == 4404
    assert third.ask("POST", "/api/join", {"token": token, "watch": True})["seat"] is None
    wire = third.sit(made["table"])
    assert (wire.snapshot["held"], wire.snapshot["seat"]) == ([], None)
    assert {tile for seat in wire.snapshot["view"]["seats"] for tile in seat["rack"]} == {"_"}


def test_who_sits_at_a_table_takes_no_second_seat_by_a_link(server: Server) -> None:
    anna = Browser(server)
    made = anna.make("scrabble", "me", "friend")
    token = made["links"][0]["url"].partition("#")[2]
    shown = anna.ask("POST", "/api/invitation", {"token": token})
    assert (shown["mine"], shown["sits"], shown["open"]) == (True, True, True)
    assert anna.ask("POST", "/api/join", {"token": token}, 409)["code"] == "serve-seat-second"
    assert anna.sit(made["table"]).snapshot["held"] == [0]


def test_who_watches_too_sees_no_rack_from_a_seat_that_was_freed(server: Server) -> None:
    anna, mallory, bram, cleo = (Browser(server) for _ in range(4))
    made = anna.make("scrabble", "me", "friend", "friend")
    table, links = made["table"], [link["url"] for link in made["links"]]
    mallory.join(links[2])
    mallory.join(links[0], "Mallory")
    wire = mallory.sit(table, seat=1)
    anna.ask("DELETE", f"/api/tables/{table}/seats/1")
    bram.join(anna.ask("POST", f"/api/tables/{table}/links", {"seat": 1})["url"], "Bram")
    cleo.join(links[1], "Cleo")
    view = wire.until(bool)
    assert (wire.snapshot["held"], wire.snapshot["seat"]) == ([], None)
    assert {tile for seat in view["seats"] for tile in seat["rack"]} == {"_"}
    wire.put({"type": "chat", "text": "hello"})
    assert wire.wait("error")["code"] == "serve-chat-seats"


def test_a_watcher_sees_no_rack_and_plays_for_nobody(server: Server) -> None:
    first, other = two(server)
    path = f"/api/tables/{first.table}/links"
    for seat in (own_seat(first), own_seat(other)):
        assert other.browser.ask("POST", path, {"seat": seat}, 403)["code"] == "serve-not-yours"
        assert first.browser.ask("POST", path, {"seat": seat}, 403)["code"] == "serve-not-yours"
    watcher = Browser(server)
    watcher.join(first.browser.ask("POST", path, {"seat": None})["url"])
    assert watcher.ask("POST", path, {"seat": own_seat(first)}, 403)
    wire = watcher.sit(first.table)
    assert (wire.snapshot["held"], wire.snapshot["seat"], wire.snapshot["watching"]) == ([], None, 1)
    assert wire.view is not None
    assert {tile for seat in wire.view["seats"] for tile in seat["rack"]} == {"_"}
    assert wire.command(do="pass", seat=seat_on_turn(wire))["code"] == "serve-not-yours"
    wire.put({"type": "chat", "text": "psst"})
    assert wire.wait("error")["code"] == "serve-chat-seats"


def test_one_device_passed_round_looks_from_one_seat_at_a_time(server: Server) -> None:
    browser = Browser(server)
    made = browser.make("scrabble", "me", "here", "here", lexicon="any")
    wire = browser.sit(made["table"], seat=1)
    assert wire.snapshot["held"] == [0, 1, 2]
    for seat in (0, 2, 1):
        view = wire.hello(seat=seat)["view"]
        shown = [any(tile != "_" for tile in one["rack"]) for one in view["seats"]]
        assert shown == [n == seat for n in range(3)]
    seat = seat_on_turn(wire)
    wire.hello(seat=seat)
    assert wire.command(**a_play(wire))["type"] == "ack"


def test_a_seat_is_handed_to_a_computer_and_taken_back(server: Server) -> None:
    first, other = two(server, lexicon="en")
    seat = own_seat(first)
    path = f"/api/tables/{first.table}/seats/{seat}"
    assert first.browser.ask("POST", path, {"player": "no-such"}, 400)["code"] == "engine-player-unknown"
    first.browser.ask("POST", path, {"player": "greedy"}, 204)
    other.until(lambda view: view["seats"][seat]["player"] == "greedy" and view["turn"]["seat"] != seat)
    assert first.command(do="pass", seat=seat)["code"] == "serve-seat-computer"
    first.browser.ask("POST", path, {"player": "person"}, 204)
    other.until(lambda view: view["seats"][seat]["player"] == "person")
    assert other.command(do="pass", seat=own_seat(other))["type"] == "ack"
    assert first.until(lambda view: view["turn"]["seat"] == seat)
    assert first.command(do="pass", seat=seat)["type"] == "ack"


def test_a_seat_is_kept_for_a_player_who_has_gone_and_everybody_sees_for_how_long(server: Server) -> None:
    anna, bram = Browser(server), Browser(server)
    made = anna.make("scrabble", "me", "friend")
    path = f"/api/tables/{made['table']}/seats"
    bram.join(made["links"][0]["url"], "Bram")
    there = bram.sit(made["table"])
    for player in ("novice", "person"):
        assert anna.ask("POST", f"{path}/1", {"player": player}, 403)["code"] == "serve-seat-held"
        assert bram.ask("POST", f"{path}/0", {"player": player}, 403)["code"] == "serve-not-yours"
    wire = anna.sit(made["table"])
    assert wire.snapshot["grace"] == 180
    there.close()
    away = until(lambda: (seat := wire.hello()["seats"][1])["away"] is not None and seat)
    assert away["here"] is False
    assert anna.ask("POST", f"{path}/1", {"player": "novice"}, 403)["code"] == "serve-seat-held"
    assert anna.ask("DELETE", f"{path}/1", status=403)["code"] == "serve-seat-held"
    assert anna.ask("POST", f"{path}/7", {"player": "novice"}, 400)["code"] == "form-seat"


def test_after_the_grace_a_seat_is_handed_to_a_computer_and_its_player_may_come_back(tmp_path: Path) -> None:
    with serving(tmp_path, limits=replace(GENEROUS, grace=0)) as quick:
        anna, bram = Browser(quick), Browser(quick)
        made = anna.make("scrabble", "me", "friend")
        path = f"/api/tables/{made['table']}/seats/1"
        bram.join(made["links"][0]["url"], "Bram")
        there = bram.sit(made["table"])
        assert anna.ask("POST", path, {"player": "novice"}, 403)["code"] == "serve-seat-held"  # Bram is there
        wire = anna.sit(made["table"])
        there.close()
        until(lambda: not wire.hello()["seats"][1]["here"])
        anna.ask("POST", path, {"player": "novice"}, 204)
        wire.until(lambda view: view["seats"][1]["player"] == "novice")
        # A computer's seat is nobody's to take, and who made the table can't make it a person's.
        assert anna.ask("POST", f"/api/tables/{made['table']}/links", {"seat": 1}, 403)
        assert anna.ask("POST", path, {"player": "person"}, 403)["code"] == "serve-not-yours"
        bram.ask("POST", path, {"player": "person"}, 204)
        wire.until(lambda view: view["seats"][1]["player"] == "person")


def test_a_freed_seat_is_taken_by_somebody_else_and_all_see_that(tmp_path: Path) -> None:
    with serving(tmp_path, limits=replace(GENEROUS, grace=0)) as quick:
        anna, bram, cleo = Browser(quick), Browser(quick), Browser(quick)
        made = anna.make("scrabble", "me", "friend")
        old = made["links"][0]["url"]
        bram.join(old, "Bram")
        bram.sit(made["table"]).close()
        wire = anna.sit(made["table"])
        until(lambda: not wire.hello()["seats"][1]["here"])
        anna.ask("DELETE", f"/api/tables/{made['table']}/seats/1", status=204)
        line = wire.wait("chat")["line"]
        assert (line["notice"], line["seat"]) == ("seat-freed", 1)
        assert wire.hello()["seats"][1]["taken"] is False
        assert Wire(bram, made["table"]).closed() == 4404
        assert cleo.ask("POST", "/api/join", {"token": old.partition("#")[2]}, 404)["code"] == "serve-no-link"
        link = anna.ask("POST", f"/api/tables/{made['table']}/links", {"seat": 1})["url"]
        cleo.join(link, "Cleo")
        wire.until(lambda view: [seat["name"] for seat in view["seats"]] == ["me 0", "Cleo"])
        # Who is told that somebody has come knows already who.
        assert wire.wait("chat")["line"]["notice"] == "seat-taken"
        assert cleo.sit(made["table"]).snapshot["chat"][-1]["notice"] == "seat-taken"
        assert [one["name"] for one in anna.ask("GET", "/api/tables")["tables"][0]["seats"]] == ["me 0", "Cleo"]
    with serving(tmp_path) as again:  # the name is in the store, too
        anna.server = cleo.server = again
        anna.http.base_url = cleo.http.base_url = again.url
        anna.http.headers["origin"] = again.url
        view = anna.sit(made["table"]).view
        assert view is not None
        assert [seat["name"] for seat in view["seats"]] == ["me 0", "Cleo"]


def test_who_made_the_table_makes_its_links_worthless(server: Server) -> None:
    anna, bram, cleo = Browser(server), Browser(server), Browser(server)
    made = anna.make("scrabble", "me", "friend", "friend")
    links = [link["url"] for link in made["links"]]
    bram.join(links[0], "Bram")
    wire = bram.sit(made["table"])
    path = f"/api/tables/{made['table']}/links"
    assert bram.ask("DELETE", path, status=403)["code"] == "serve-not-yours"
    anna.ask("DELETE", path, status=204)
    assert wire.wait("chat")["line"]["notice"] == "links-revoked"
    for link in links:
        assert cleo.ask("POST", "/api/join", {"token": link.partition("#")[2]}, 404)["code"] == "serve-no-link"
        assert cleo.ask("POST", "/api/invitation", {"token": link.partition("#")[2]}, 404)
    assert wire.hello()["seats"][1]["taken"] is True
    assert cleo.join(anna.ask("POST", path, {"seat": 2})["url"], "Cleo")["seat"] == 2


def test_a_phrase_is_one_of_those_offered(server: Server) -> None:
    first, other = two(server)
    for phrase in ("notice-seat-freed", "no-such"):
        first.put({"type": "chat", "phrase": phrase})
        assert first.wait("error")["code"] == "serve-message-form"
    assert other.hello()["chat"] == []


def test_a_friend_who_never_comes_is_replaced_and_the_game_begins(server: Server) -> None:
    anna, bram = Browser(server), Browser(server)
    made = anna.make("scrabble", "me", "friend")
    token = {"token": made["links"][0]["url"].partition("#")[2]}
    assert bram.ask("POST", "/api/invitation", token)["open"] is True
    wire = anna.sit(made["table"])
    anna.ask("POST", f"/api/tables/{made['table']}/seats/1", {"player": "amateur"}, 204)
    assert wire.until(bool)["seats"][1]["player"] == "amateur"
    shown = bram.ask("POST", "/api/invitation", token)
    assert (shown["open"], shown["mine"], shown["sits"]) == (False, False, False)


def test_people_talk_and_the_table_can_switch_that_off(server: Server) -> None:
    first, other = two(server)
    first.put({"type": "chat", "text": " <b>Hi</b>\n\u0007 there "})
    line = other.wait("chat")["line"]
    assert (line["seat"], line["text"], line["number"]) == (own_seat(first), "<b>Hi</b> there", 1)
    other.put({"type": "chat", "phrase": "well-played"})
    assert [first.wait("chat")["line"]["phrase"] for _ in range(2)] == [None, "well-played"]
    first.browser.ask("POST", f"/api/tables/{first.table}/chat", {"on": False}, 204)
    assert other.wait("chat-switched")["on"] is False
    other.put({"type": "chat", "text": "still here?"})
    assert other.wait("error")["code"] == "serve-chat-off"
    again = other.browser.sit(other.table)
    assert (again.snapshot["chat_on"], len(again.snapshot["chat"])) == (False, 2)


def finished(server: Server) -> tuple[Wire, Wire]:
    first, other = two(server)
    assert first.command(**a_play(first))["type"] == "ack"
    other.until(lambda view: view["last"])
    assert other.command(do="resign", seat=own_seat(other))["type"] == "ack"
    for wire in (first, other):
        wire.until(lambda view: view["outcome"])
    return first, other


def test_C4_after_the_game_everything_is_open(server: Server) -> None:
    first, other = finished(server)
    assert first.view is not None
    assert first.view["secret"]
    assert "_" not in {tile for seat in first.view["seats"] for tile in seat["rack"]}
    data = other.browser.ask("GET", f"/api/tables/{other.table}/record")
    record = read_record(json.dumps(data).encode())
    assert record.proof is not None
    assert record.proof.secret == first.view["secret"]


def test_people_play_again_at_a_table_that_all_of_them_are_told_of(server: Server) -> None:
    first, other = two(server)
    path = f"/api/tables/{first.table}/rematch"
    assert first.browser.ask("POST", path, {}, 400)["code"] == "serve-no-rematch"
    first, other = finished(server)
    path = f"/api/tables/{first.table}/rematch"
    table = other.browser.ask("POST", path, {}, 201)["table"]
    assert first.wait("rematch")["table"] == table
    assert other.browser.sit(table).snapshot["view"] is None, "nobody plays before all have come along"
    assert first.browser.ask("POST", path, {})["table"] == table
    for wire in (first, other):
        again = wire.browser.sit(table)
        assert again.snapshot["held"] == wire.snapshot["held"]
        assert again.view is not None
        assert again.view["outcome"] is None
        assert again.snapshot["rules"] == wire.snapshot["rules"]


def test_the_lobby_lists_my_tables_mine_to_move_first(server: Server) -> None:
    first, other = two(server)
    waiting = first.browser.make("koning", "me", "friend", edition="nl")["table"]
    listed = first.browser.ask("GET", "/api/tables")["tables"]
    assert [(one["table"], one["phase"], one["my_turn"]) for one in listed] == [
        (first.table, "playing", True),
        (waiting, "waiting", False),
    ]
    assert listed[0]["mine"] == [own_seat(first)]
    assert [one["my_turn"] for one in other.browser.ask("GET", "/api/tables")["tables"]] == [False]
    # What I only watch stands after what is mine, however new it is.
    made = Browser(server).make("koning", "me", "friend", edition="nl")
    first.browser.join(made["links"][-1]["url"])
    told = first.browser.ask("GET", "/api/tables")["tables"]
    assert [(one["table"], one["watched"]) for one in told] == [
        (first.table, False), (waiting, False), (made["table"], True),
    ]  # fmt: skip
    assert Browser(server).ask("GET", "/api/tables")["tables"] == []


def test_the_lobby_shows_what_lies_on_a_table_while_it_is_played(server: Server) -> None:
    first, other = two(server)

    def listed() -> Json:
        (one,) = other.browser.ask("GET", "/api/tables")["tables"]
        assert one["awaited"] == [] or one["my_turn"] is (own_seat(other) in one["awaited"])
        return dict(one)

    assert listed()["awaited"] == [own_seat(first)]
    assert listed()["glimpse"] == {"board": {}, "last": [], "bare": None}
    version = first.command(**a_play(first))["version"]
    seen = other.until_version(version)
    assert listed()["awaited"] == [own_seat(other)]
    assert listed()["glimpse"] == {"board": seen["board"], "last": seen["last"], "bare": None}
    other.command(do="resign", seat=own_seat(other))
    assert listed()["phase"] == "over"
    assert listed()["glimpse"] is None


def test_my_games_can_be_deleted(server: Server) -> None:
    first, other = two(server, lexicon="en")
    anna = next(wire for wire in (first, other) if wire.snapshot["host"])
    bram = next(wire for wire in (first, other) if wire is not anna)
    anna.put({"type": "chat", "text": "my telephone number"})
    bram.wait("chat")
    alone = anna.browser.make("scrabble", "me", "here")["table"]
    anna.browser.ask("DELETE", "/api/me", status=204)
    assert anna.browser.ask("GET", "/api/tables")["tables"] == []
    assert anna.closed() == 1012
    assert Wire(anna.browser, alone).closed() == 4404
    assert Wire(anna.browser, anna.table).closed() == 4404
    left = bram.browser.sit(bram.table)
    assert left.view is not None
    assert left.view["seats"][own_seat(anna)]["name"] == "Former player"
    assert [line["notice"] for line in left.snapshot["chat"]] == ["player-left"]
    assert left.snapshot["host"] is True
    assert left.snapshot["seats"][own_seat(anna)]["taken"] is False
    assert "me 0" not in json.dumps(left.snapshot)
    bram.browser.ask("POST", f"/api/tables/{bram.table}/seats/{own_seat(anna)}", {"player": "novice"}, 204)


def test_who_only_watches_takes_nothing_away_but_themselves(server: Server) -> None:
    anna, guest = Browser(server), Browser(server)
    waiting = anna.make("scrabble", "me", "friend")
    book = anna.make("scrabble", "me", "friend", kept=True)
    invites = anna.make("scrabble", "friend", "friend")
    for made in (waiting, book, invites):
        guest.join(made["links"][-1]["url"])
    guest.ask("DELETE", "/api/me", status=204)
    assert guest.ask("GET", "/api/tables")["tables"] == []
    assert len(anna.ask("GET", "/api/tables")["tables"]) == 3
    assert anna.ask("GET", f"/api/tables/{book['table']}/book")["lines"] == []
    anna.ask("DELETE", "/api/me", status=204)
    for made in (waiting, book, invites):
        assert Browser(server).ask("POST", "/api/join", {"token": made["links"][-1]["url"].partition("#")[2]}, 404)


def test_a_move_that_was_acknowledged_outlives_a_friend_who_is_forgotten(server: Server) -> None:
    first, other = two(server)
    with ThreadPoolExecutor(1) as beside:
        gone = beside.submit(other.browser.ask, "DELETE", "/api/me")
        try:
            ack = first.command(**a_play(first))
        except ConnectionClosedError as closed:
            # The table was written anew before there was an answer: a page comes back and sends its move again.
            if closed.rcvd is None or closed.rcvd.code != RESTARTED:
                raise
            ack = None
        gone.result()
    again = first.browser.sit(first.table)
    assert again.view is not None
    if ack:
        assert again.view["version"] >= ack.get("version", 0)
        assert bool(again.view["board"]) is (ack["type"] == "ack")
    listed = first.browser.ask("GET", "/api/tables")["tables"][0]
    assert [seat["score"] for seat in listed["seats"]] == [seat["score"] for seat in again.view["seats"]]


@pytest.mark.parametrize("game", GAMES)
def test_a_person_and_a_computer_finish_a_game_and_take_it_away(server: Server, game: str) -> None:
    browser = Browser(server)
    made = browser.make(game, "me", next(iter(players_for(GAMES[game]))), edition="nl")
    wire = browser.sit(made["table"])
    browser.ask("POST", f"/api/tables/{made['table']}/seats/0", {"player": "greedy"}, 204)
    outcome = wire.until(lambda view: view["outcome"])["outcome"]
    history = browser.ask("GET", f"/api/tables/{made['table']}/history")
    assert history["steps"][-1]["view"]["outcome"] == outcome
    assert sum(len(step["events"]) for step in history["steps"]) == history["steps"][-1]["view"]["version"]
    record: Json = browser.ask("GET", f"/api/tables/{made['table']}/record")
    assert read_record(json.dumps(record).encode()).proof is not None
    gcg = browser.http.get(f"/api/tables/{made['table']}/record", params={"form": "gcg"})
    assert gcg.text.startswith("#character-encoding") if gcg.is_success else gcg.json()["code"] == "form-gcg-game"


def test_a_table_that_waits_in_vain_is_forgotten_unless_somebody_has_just_come(server: Server) -> None:
    anna, bram = Browser(server), Browser(server)
    made = anna.make("scrabble", "me", "friend", "friend")
    register = server.site.registry.database.register
    before = server.site.registry.clock.now_ms() + 1
    until(lambda: server.site.registry.clock.now_ms() > before)
    assert register.never_begun(before).count(made["table"]) == 1
    bram.join(made["links"][0]["url"], "Bram")
    assert register.forget_lost(made["table"], before).result() is False
    assert bram.sit(made["table"]).snapshot["held"] == [1]
    assert register.forget_lost(made["table"], server.site.registry.clock.now_ms() + 1000).result() is True
    assert register.row(made["table"]) is None


def test_who_plays_a_seat_begins_no_game_in_sight_of_the_computers_rack(server: Server) -> None:
    anna, bram = Browser(server), Browser(server)
    made = anna.make("scrabble", "me", "here", "friend")
    table = made["table"]
    wire = anna.sit(table)
    assert wire.snapshot["held"] == [0, 1]
    anna.ask("POST", f"/api/tables/{table}/seats/1", {"player": "novice"})
    bram.join(made["links"][0]["url"], "Bram")
    wire.until(bool)
    assert wire.view is not None
    assert set(wire.view["seats"][1]["rack"]) == {"_"}
    fresh = anna.sit(table)
    assert (fresh.snapshot["held"], fresh.snapshot["seat"]) == ([0], 0)
    fresh.put({"type": "hello", "seat": 1})
    assert fresh.wait("error")["code"] == "serve-not-yours"
    assert anna.ask("POST", f"/api/tables/{table}/seats/1", {"player": "person"}, 403)
    assert server.live(table).people[1].player == "novice"


def test_who_has_no_other_seat_takes_theirs_back_from_the_computer(server: Server) -> None:
    anna, bram = Browser(server), Browser(server)
    made = anna.make("scrabble", "me", "friend", "friend")
    table = made["table"]
    bram.join(made["links"][0]["url"], "Bram")
    bram.ask("POST", f"/api/tables/{table}/seats/1", {"player": "novice"})
    assert bram.sit(table).snapshot["held"] == [1]
    bram.ask("POST", f"/api/tables/{table}/seats/1", {"player": "person"})
    assert server.live(table).people[1].player == "person"


def test_nobody_sits_down_at_a_game_that_is_over_to_play_it_again(server: Server) -> None:
    anna, bram, stranger = (Browser(server) for _ in range(3))
    made = anna.make("scrabble", "me", "friend")
    table = made["table"]
    bram.join(made["links"][0]["url"], "Bram")
    bram.ask("DELETE", "/api/me")
    url = anna.ask("POST", f"/api/tables/{table}/links", {"seat": 1})["url"]
    token = url.partition("#")[2]
    assert stranger.ask("POST", "/api/invitation", {"token": token})["open"]
    wire = anna.sit(table)
    assert wire.command(do="resign", seat=0)["type"] == "ack"
    assert not stranger.ask("POST", "/api/invitation", {"token": token})["open"]
    assert stranger.ask("POST", "/api/join", {"token": token}, 404)["code"] == "serve-no-link"
    assert stranger.ask("POST", "/api/join", {"token": token, "watch": True})["seat"] is None
    assert stranger.ask("POST", f"/api/tables/{table}/rematch", {}, 400)["code"] == "serve-no-rematch"


def test_an_old_receipt_brings_nothing_about_again_and_nothing_at_another_table(server: Server) -> None:
    first, other = two(server)
    wire = first if own_seat(first) == seat_on_turn(first) else other
    seat, asked = own_seat(wire), {"do": "pass", "seat": own_seat(wire)}
    assert wire.command(id="once", **asked)["type"] == "ack"
    version = server.live(wire.table).version
    assert wire.command(id="once", **asked)["type"] == "ack"
    assert wire.command(id="once", do="resign", seat=seat)["type"] == "ack"
    assert server.live(wire.table).version == version, "what was sent under a known id is not done again"
    assert wire.command(id="end", do="resign", seat=seat)["type"] == "ack"
    for player in (other, first):
        again = player.browser.ask("POST", f"/api/tables/{wire.table}/rematch", {}, 201)["table"]
    fresh = wire.browser.sit(again)
    fresh.until(bool)
    assert fresh.command(id="end", do="resign", seat=own_seat(fresh))["version"] > 0
    state = server.live(again).state
    assert state is not None
    assert state.outcome, "a receipt belongs to its table"
