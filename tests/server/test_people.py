"""Who sits where: links, reclaimed and handed-over seats, watching, pass-and-play, chat, rematch, being forgotten."""

from __future__ import annotations

import json

import pytest

from rekje.games.registry import GAMES
from rekje.players import players_for
from rekje.records.record import read_record
from tests.server.kit import Browser, Json, Server, Wire, until
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
    shown = wire.wait("presence")["seats"]
    assert shown[1] == {"name": "Bram the long-named", "player": "person", "taken": True, "here": False}
    cleo.join(made["links"][1]["url"], "me 0")
    view = wire.until(bool)
    assert [seat["name"] for seat in view["seats"]] == ["me 0", "Bram the long-named", "me 0 2"]
    assert view["turn"]["number"] == 1


def test_a_seat_can_be_reclaimed_on_another_device(server: Server) -> None:
    first, _ = two(server)
    seat = own_seat(first)
    link = first.browser.ask("POST", f"/api/tables/{first.table}/links", {"seat": seat})
    phone = Browser(server)
    assert phone.join(link["url"])["seat"] == seat
    wire = phone.sit(first.table)
    assert wire.snapshot["held"] == [seat]
    assert wire.command(**a_play(wire))["type"] == "ack"
    first.until(lambda view: view["last"])


def test_a_link_to_a_seat_is_for_who_holds_it(server: Server) -> None:
    first, other = two(server)
    path = f"/api/tables/{first.table}/links"
    assert other.browser.ask("POST", path, {"seat": own_seat(first)}, 403)["code"] == "serve-not-yours"
    assert other.browser.ask("POST", path, {"seat": 9}, 403)
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


def test_who_made_the_table_hands_over_a_seat_that_was_left_and_no_other(server: Server) -> None:
    anna, bram = Browser(server), Browser(server)
    made = anna.make("scrabble", "me", "friend")
    path = f"/api/tables/{made['table']}/seats"
    bram.join(made["links"][0]["url"], "Bram")
    there = bram.sit(made["table"])
    assert anna.ask("POST", f"{path}/1", {"player": "novice"}, 403)
    assert bram.ask("POST", f"{path}/0", {"player": "novice"}, 403)
    wire = anna.sit(made["table"])
    there.close()
    until(lambda: not wire.hello()["seats"][1]["here"])
    anna.ask("POST", f"{path}/1", {"player": "novice"}, 204)
    wire.until(lambda view: view["seats"][1]["player"] == "novice")
    assert anna.ask("POST", f"{path}/7", {"player": "novice"}, 400)["code"] == "form-seat"


def test_a_friend_who_never_comes_is_replaced_and_the_game_begins(server: Server) -> None:
    anna = Browser(server)
    made = anna.make("scrabble", "me", "friend")
    wire = anna.sit(made["table"])
    anna.ask("POST", f"/api/tables/{made['table']}/seats/1", {"player": "amateur"}, 204)
    assert wire.until(bool)["seats"][1]["player"] == "amateur"


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
    assert Browser(server).ask("GET", "/api/tables")["tables"] == []


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
    assert left.view["seats"][own_seat(anna)]["name"] == "…"
    assert (left.snapshot["chat"], left.snapshot["host"]) == ([], True)
    assert left.snapshot["seats"][own_seat(anna)]["taken"] is False
    assert "me 0" not in json.dumps(left.snapshot)
    bram.browser.ask("POST", f"/api/tables/{bram.table}/seats/{own_seat(anna)}", {"player": "novice"}, 204)


@pytest.mark.parametrize("game", GAMES)
def test_a_person_and_a_computer_finish_a_game_and_take_it_away(server: Server, game: str) -> None:
    browser = Browser(server)
    made = browser.make(game, "me", next(iter(players_for(GAMES[game]))), edition="nl")
    wire = browser.sit(made["table"])
    browser.ask("POST", f"/api/tables/{made['table']}/seats/0", {"player": list(players_for(GAMES[game]))[-1]}, 204)
    outcome = wire.until(lambda view: view["outcome"])["outcome"]
    history = browser.ask("GET", f"/api/tables/{made['table']}/history")
    assert history["steps"][-1]["view"]["outcome"] == outcome
    assert sum(len(step["events"]) for step in history["steps"]) == history["steps"][-1]["view"]["version"]
    record: Json = browser.ask("GET", f"/api/tables/{made['table']}/record")
    assert read_record(json.dumps(record).encode()).proof is not None
    gcg = browser.http.get(f"/api/tables/{made['table']}/record", params={"form": "gcg"})
    assert gcg.text.startswith("#character-encoding") if gcg.is_success else gcg.json()["code"] == "form-gcg-game"
