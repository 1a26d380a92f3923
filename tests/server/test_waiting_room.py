"""Before a game: who is ready, what is played and with how many, links to any seat, codes to say, playing again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from rekje.model.problems import FormError
from rekje.records.record import read_record
from rekje.records.replay import RecordFacts, replay_record
from rekje.server.limits.quotas import QUOTAS
from rekje.server.seating.spoken_codes import SECONDS, TRIES, SpokenCodes
from rekje.server.settings import Limits
from tests.server.alerting import Hands
from tests.server.kit import Browser, Json, Server, Wire, serving, until
from tests.support import AnyWord

PRESENT = ("presence", "snapshot")
"""The messages that say who is there."""
NONCES = ("11" * 16, "22" * 16, "33" * 16)


def three(server: Server, **more: object) -> tuple[Browser, Browser, Browser, Json]:
    """A table for three: its maker's browser and two others that haven't come yet."""
    anna = Browser(server)
    return anna, Browser(server), Browser(server), anna.make("scrabble", "me", "friend", "friend", **more)


def free_link(browser: Browser, table: str) -> str:
    return str(browser.ask("POST", f"/api/tables/{table}/invitation", {})["url"])


def terms(browser: Browser, table: str, status: int = 204, **wish: object) -> Json:
    answer = browser.ask("POST", f"/api/tables/{table}/terms", {"edition": "en", "options": {}, **wish}, status)
    return dict(answer) if isinstance(answer, dict) else {}


def seats_where(wire: Wire, **wanted: object) -> list[Json]:
    """Read until who is there is as wanted at the seats named ``_0``, ``_1`` …"""
    told = [message for message in wire.log if message["type"] in PRESENT]
    message = told[-1] if told else wire.wait(*PRESENT)
    while True:
        seats: list[Json] = message["seats"]
        if all(seats[int(at[1:])][str(field)] == value for at, (field, value) in wanted.items()):  # type: ignore[misc]
            return seats
        message = wire.wait(*PRESENT)


def test_one_link_leads_each_to_a_free_seat_until_all_are_taken(server: Server) -> None:
    anna, bram, cleo, made = three(server)
    table = made["table"]
    link = free_link(anna, table)
    token = {"token": link.partition("#")[2]}
    wire = anna.sit(table)
    told = bram.ask("POST", "/api/invitation", token)
    assert (told["seat"], told["open"], told["full"]) == (1, True, False)
    assert seats_where(wire, _1=("opened", True))[2]["opened"] is False
    assert bram.join(link, "Bram")["seat"] == 1
    assert seats_where(wire, _1=("taken", True))[1]["opened"] is False
    assert cleo.ask("POST", "/api/invitation", token)["seat"] == 2
    assert cleo.join(link, "Cleo")["seat"] == 2
    late = Browser(server)
    told = late.ask("POST", "/api/invitation", token)
    assert (told["seat"], told["full"]) == (None, True)
    assert late.ask("POST", "/api/join", {**token, "name": "Dora"}, 409)["code"] == "serve-all-seats-taken"
    assert late.join(link, watch=True)["seat"] is None


def test_who_is_removed_does_not_come_back_by_the_same_link(server: Server) -> None:
    anna, bram, _, made = three(server)
    link = free_link(anna, made["table"])
    bram.join(link, "Bram")
    anna.ask("DELETE", f"/api/tables/{made['table']}/seats/1", status=204)
    assert bram.ask("POST", "/api/invitation", {"token": link.partition("#")[2]}, 404)["code"] == "serve-no-link"


def test_the_game_begins_once_all_are_there_and_ready(server: Server) -> None:
    anna, bram = Browser(server), Browser(server)
    made = anna.make("scrabble", "me", "friend")
    wire = anna.sit(made["table"])
    wire.put({"type": "ready", "on": False})
    seats_where(wire, _0=("ready", False))
    bram.join(made["links"][0]["url"], "Bram")
    other = bram.sit(made["table"])
    assert other.snapshot["view"] is None
    assert [seat["ready"] for seat in other.snapshot["seats"]] == [False, True]
    wire.put({"type": "ready", "on": True})
    assert other.until(bool)["version"] > 0
    other.put({"type": "ready", "on": False})
    assert other.wait("error")["code"] == "serve-begun"


def test_who_reads_an_invitation_before_a_change_sits_down_unready(server: Server) -> None:
    anna, bram = Browser(server), Browser(server)
    made = anna.make("scrabble", "me", "friend")
    token = {"token": made["links"][0]["url"].partition("#")[2]}
    read = bram.ask("POST", "/api/invitation", token)
    terms(anna, made["table"], options={"clock": "days:3"})
    bram.ask("POST", "/api/join", {**token, "changes": read["changes"]})
    wire = bram.sit(made["table"])
    assert wire.snapshot["view"] is None
    assert [seat["ready"] for seat in wire.snapshot["seats"]] == [True, False]
    wire.put({"type": "ready", "on": True})
    assert wire.until(bool)


def test_who_was_ready_for_what_has_been_changed_since_is_not(server: Server) -> None:
    anna, bram = Browser(server), Browser(server)
    made = anna.make("scrabble", "me", "friend", "friend")
    bram.join(made["links"][0]["url"], "Bram")
    wire = bram.sit(made["table"])
    read = wire.snapshot["changes"]
    terms(anna, made["table"], options={"clock": "days:3"})
    wire.put({"type": "ready", "on": True, "changes": read})
    wire.put({"type": "ping"})
    wire.wait("pong")
    assert not server.live(made["table"]).about.ready({0, 1, 2})
    assert [seat["ready"] for seat in wire.snapshot["seats"]] == [True, False, True]
    wire.put({"type": "ready", "on": True, "changes": wire.snapshot["changes"]})
    seats_where(wire, _1=("ready", True))
    wire.put({"type": "ready", "on": False, "changes": read})
    seats_where(wire, _1=("ready", False))


def test_a_change_is_told_with_what_was_and_has_the_others_agree_anew(server: Server) -> None:
    anna, bram, _, made = three(server, options={"clock": "days:2"})
    table = made["table"]
    bram.join(made["links"][0]["url"], "Bram")
    wire = bram.sit(table)
    assert wire.snapshot["was"] is None
    terms(anna, table, options={"clock": "days:3"})
    told = wire.wait("snapshot")
    assert (told["rules"]["options"]["clock"], told["was"]["options"]["clock"]) == ("days:3", "days:2")
    assert [seat["ready"] for seat in told["seats"]] == [True, False, True]
    assert told["chat"][-1]["notice"] == "terms-changed"
    terms(anna, table, options={"clock": "days:4"})
    assert wire.wait("snapshot")["was"]["options"]["clock"] == "days:2", "nobody has agreed in between"
    wire.put({"type": "ready", "on": True})
    seats_where(wire, _1=("ready", True))
    terms(anna, table, edition="nl-late", options={"clock": "days:4"})
    told = wire.wait("snapshot")
    assert (told["rules"]["edition"]["language"], told["was"]["edition"]["language"]) == ("nl", "en")
    terms(anna, table, options={"clock": "days:4"})
    assert wire.wait("snapshot")["was"] is None, "it is as it was"
    for wish, code in (
        ({"edition": "xx"}, "form-edition-unknown"),
        ({"options": {"clock": "soon"}}, "form-option-value"),
        ({"lexicon": "club:none"}, None),
    ):
        told = terms(anna, table, 400, **wish)
        assert code in (None, told["code"])
    assert bram.sit(table).snapshot["rules"]["options"]["clock"] == "days:4"


def test_nonces_given_before_a_change_are_void(server: Server) -> None:
    anna, bram = Browser(server), Browser(server)
    made = anna.make("scrabble", "me", "friend", "friend", gives_nonce=True)
    table = made["table"]
    wire = anna.sit(table)
    assert (wire.snapshot["nonce_wanted"], wire.snapshot["changes"]) == (True, 0)
    wire.put({"type": "nonce", "nonce": NONCES[0], "changes": 0})
    until(lambda: server.live(table).about.plans[0].nonce)
    terms(anna, table, options={"clock": "days:3"})
    told = wire.wait("snapshot")
    assert (told["nonce_wanted"], told["changes"], told["commitment"]) == (True, 1, made["commitment"])
    wire.put({"type": "nonce", "nonce": NONCES[0], "changes": 0})
    wire.put({"type": "nonce", "nonce": NONCES[1], "changes": 1})
    until(lambda: server.live(table).about.plans[0].nonce == NONCES[1])
    bram.join(made["links"][1]["url"], "Bram", gives_nonce=True)
    other = bram.sit(table)
    assert other.snapshot["seat"] == 2
    other.put({"type": "nonce", "nonce": NONCES[2], "changes": 1})
    anna.ask("POST", f"/api/tables/{table}/start", {}, 204)
    for one, nonce in ((wire, NONCES[0]), (other, NONCES[2])):
        while one.wait("snapshot")["changes"] != 2:
            pass
        assert one.snapshot["nonce_wanted"]
        one.put({"type": "nonce", "nonce": nonce, "changes": 2})
    view = other.until(bool)
    assert (view["nonces"], view["commit"]) == ([NONCES[0], NONCES[2]], made["commitment"])
    assert other.snapshot["seat"] == 1


def called(browser: Browser, table: str, seat: int, name: str, status: int = 204) -> Json:
    """Ask for another name, and return the refusal, if it was refused."""
    answer = browser.ask("POST", f"/api/tables/{table}/seats/{seat}/name", {"name": name}, status)
    return dict(answer) if isinstance(answer, dict) else {}


def test_a_name_can_be_given_until_the_game_begins_and_goes_into_it(server: Server) -> None:
    anna, bram, _, made = three(server)
    table = made["table"]
    wire = anna.sit(table)
    bram.join(made["links"][0]["url"], "Bram")
    called(bram, table, 1, "  Bram  V. ")
    assert seats_where(wire, _1=("name", "Bram V."))[0]["name"] == "me 0"
    # Nobody is called like somebody else.
    called(anna, table, 0, "Bram V.")
    seats_where(wire, _0=("name", "Bram V. 2"))
    assert [seat["name"] for seat in anna.ask("GET", "/api/tables")["tables"][0]["seats"]][:2] == [
        "Bram V. 2",
        "Bram V.",
    ]
    anna.ask("POST", f"/api/tables/{table}/start", {}, 204)
    view = wire.until(bool)
    assert [seat["name"] for seat in view["seats"]] == ["Bram V. 2", "Bram V."]
    assert called(anna, table, 0, "Anna", 400)["code"] == "serve-begun"


@pytest.mark.parametrize(
    ("name", "code"), [(" ", "form-name-none"), ("arsch10ch", "form-name-hurts"), ("A\u202eB", "form-name-unseen")]
)
def test_what_is_no_name_changes_nothing(server: Server, name: str, code: str) -> None:
    anna, _, _, made = three(server)
    called(anna, made["table"], 0, "Anna")
    assert called(anna, made["table"], 0, name, 400)["code"] == code
    assert anna.sit(made["table"]).snapshot["seats"][0]["name"] == "Anna"


def test_a_name_is_still_there_after_a_restart_and_cannot_be_changed_without_end(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(quotas={"names": QUOTAS["names"]})) as server:
        anna, _, _, made = three(server)
        for number in range(10):
            called(anna, made["table"], 0, f"Anna {number}")
        assert called(anna, made["table"], 0, "Eva", 429)["code"] == "serve-too-fast"
    with serving(tmp_path) as server:
        again = Browser(server)
        again.http.cookies = anna.http.cookies
        assert again.sit(made["table"]).snapshot["seats"][0]["name"] == "Anna 9"


def test_it_begins_with_fewer_if_all_who_are_there_are_ready(server: Server) -> None:
    anna, _, cleo, made = three(server)
    table = made["table"]
    start = f"/api/tables/{table}/start"
    assert anna.ask("POST", start, {}, 400)["code"] == "serve-too-few-seats"
    cleo.join(made["links"][1]["url"], "Cleo")
    wire = cleo.sit(table)
    wire.put({"type": "chat", "text": "shall we?"})
    wire.put({"type": "ready", "on": False})
    seats_where(wire, _2=("ready", False))
    assert anna.ask("POST", start, {}, 409)["code"] == "serve-not-ready"
    assert cleo.ask("POST", start, {}, 403)["code"] == "serve-not-yours"
    wire.put({"type": "ready", "on": True})
    seats_where(wire, _2=("ready", True))
    anna.ask("POST", start, {}, 204)
    view = wire.until(bool)
    assert [seat["name"] for seat in view["seats"]] == ["me 0", "Cleo"]
    assert (wire.snapshot["seat"], wire.snapshot["held"]) == (1, [1])
    assert [line["seat"] for line in wire.snapshot["chat"]] == [1]
    free = {"token": made["links"][0]["url"].partition("#")[2]}
    assert Browser(server).ask("POST", "/api/invitation", free, 404)["code"] == "serve-no-link"
    assert anna.ask("POST", start, {}, 400)["code"] == "serve-begun"


def test_fewer_seats_are_kept_over_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna, bram = Browser(server), Browser(server)
        made = anna.make("koning", "me", "friend", "friend", "friend", youngest=3)
        bram.join(made["links"][2]["url"], "Bram")
        anna.ask("POST", f"/api/tables/{made['table']}/start", {}, 204)
        cookies = bram.http.cookies
    with serving(tmp_path) as server:
        again = Browser(server)
        again.http.cookies = cookies
        wire = again.sit(made["table"])
        assert wire.snapshot["held"] == [1]
        assert wire.until(bool)
        state = server.live(made["table"]).state
        assert state is not None
        assert (state.config.youngest, len(state.seats)) == (1, 2)


def test_a_code_is_said_instead_of_a_link(server: Server) -> None:
    anna, bram, cleo, made = three(server)
    table, link = made["table"], free_link(anna, made["table"])
    token = link.partition("#")[2]
    told = anna.ask("POST", f"/api/tables/{table}/code", {"token": token})
    assert (len(told["code"]), told["seconds"]) == (8, SECONDS)
    for said in (told["code"], f" {told['code'][:4]} {told['code'][4:]}"):
        assert bram.ask("POST", "/api/codes", {"code": said})["token"] == token
    other = anna.ask("POST", f"/api/tables/{table}/code", {"token": token})["code"]
    assert bram.ask("POST", "/api/codes", {"code": told["code"]}, 403)["code"] == "serve-invitation-code-wrong"
    elsewhere = cleo.make("scrabble", "me", "friend")
    body = {"token": token}
    assert cleo.ask("POST", f"/api/tables/{elsewhere['table']}/code", body, 404)["code"] == "serve-no-link"
    anna.ask("DELETE", f"/api/tables/{table}/links", status=204)
    stale = bram.ask("POST", "/api/codes", {"code": other})
    assert bram.ask("POST", "/api/invitation", stale, 404)["code"] == "serve-no-link"


def test_a_code_lasts_ten_minutes_and_an_address_has_few_tries(tmp_path: Path, hands: Hands) -> None:
    with serving(tmp_path, clock=hands.clock) as server:
        anna, _, _, made = three(server)
        codes = SpokenCodes(server.site.registry, lambda: hands.clock.now_ms() / 1000)
        link = free_link(anna, made["table"]).partition("#")[2]

        async def try_them() -> None:
            live = server.live(made["table"])
            code = await codes.new(live, link)
            for _ in range(TRIES):
                with pytest.raises(FormError) as wrong:
                    await codes.token("none", "here")
                assert wrong.value.code == "serve-invitation-code-wrong"
            with pytest.raises(FormError):
                await codes.token(code, "here")
            assert await codes.token(code, "there") == link
            hands.forward(SECONDS + 1)
            with pytest.raises(FormError):
                await codes.token(code, "there")
            code = await codes.new(live, link)
            assert await codes.token(code, "here") == link, "the tries come back"

        asyncio.run(try_them())


def test_codes_and_changes_have_limits(tmp_path: Path) -> None:
    limits = Limits(quotas={name: QUOTAS[name] for name in ("codes", "terms", "ready")})
    with serving(tmp_path, limits=limits) as server:
        anna = Browser(server)
        made = anna.make("scrabble", "me", "friend")
        guesses = [anna.http.post("/api/codes", json={"code": f"{n:08}"}).status_code for n in range(20)]
        assert (guesses[0], guesses[-1]) == (403, 429)
        changes = [
            anna.http.post(
                f"/api/tables/{made['table']}/terms", json={"edition": "en", "options": {"clock": f"days:{n}"}}
            ).status_code
            for n in range(1, 15)
        ]
        assert (changes[0], changes[-1]) == (204, 429)
        wire = anna.sit(made["table"])
        for n in range(20):
            wire.put({"type": "ready", "on": n % 2 == 0})
        assert wire.wait("error")["code"] == "serve-too-fast"


@pytest.mark.parametrize(("game", "in_turn"), [("scrabble", True), ("woordenspel", True), ("koning", False)])
def test_C12_who_began_last_goes_last_when_the_same_people_play_again(server: Server, game: str, in_turn: bool) -> None:
    anna, bram = Browser(server), Browser(server)
    made = anna.make(game, "me", "friend")
    bram.join(made["links"][0]["url"], "Bram")
    wires = [anna.sit(made["table"]), bram.sit(made["table"])]
    begins = []
    for _ in range(3 if in_turn else 1):
        table = wires[0].table
        if in_turn:
            turn = wires[0].until(lambda view: view["turn"])["turn"]
            begins.append(turn["seat"])
            wires[turn["seat"]].command(do="pass", seat=turn["seat"])
        wires[0].command(do="resign", seat=0)
        wires[0].until(lambda view: view["outcome"])
        record = read_record(anna.http.get(f"/api/tables/{table}/record").content)
        replayed = replay_record(record, RecordFacts(record, AnyWord()))
        assert (replayed.refusal, replayed.shuffle) == (None, True), "the shuffle is proven without lots too"
        again = anna.ask("POST", f"/api/tables/{table}/rematch", {}, 201)["table"]
        fresh = [anna.sit(again), bram.sit(again)]
        assert fresh[0].snapshot["view"] is None, "it waits for the other one"
        assert [seat["ready"] for seat in fresh[0].snapshot["seats"]] == [True, False]
        assert fresh[0].snapshot["rules"]["begins_in_turn"] is in_turn
        assert bram.ask("POST", f"/api/tables/{table}/rematch", {}, 201)["table"] == again
        for wire in fresh:
            wire.until(bool)
        wires = fresh
    assert begins in ([0, 1, 0], [1, 0, 1], [])
