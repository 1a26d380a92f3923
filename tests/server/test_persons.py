"""A person on several devices: codes, recovery, what is merged, what is revoked, and everybody else."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from rekje.server.keys import hashed
from rekje.server.live.table import GONE, RESTARTED
from rekje.server.persons.codes import CODE_SECONDS, CODE_TRIES, LETTERS, RECOVERY, SHORT, Codes
from rekje.server.settings import COOKIE
from rekje.storage.database.personal import PERSONAL
from rekje.storage.database.schema import metadata
from rekje.storage.database.store import Database
from tests.server.alerting import Hands
from tests.server.kit import GENEROUS, Browser, Json, Server, Wire, serving
from tests.server.test_protocol import a_play, own_seat, two


def code_of(browser: Browser, **more: Any) -> str:
    return str(browser.ask("POST", "/api/me/code", {"name": "Anna", "device": "Laptop", **more})["code"])


def join(browser: Browser, code: str, device: str = "Phone") -> Json:
    return dict(browser.ask("POST", "/api/me/devices", {"code": code, "device": device}))


def devices(browser: Browser) -> list[str]:
    return [one["name"] for one in browser.ask("GET", "/api/me")["devices"]]


def device_named(browser: Browser, name: str) -> str:
    return next(str(one["id"]) for one in browser.ask("GET", "/api/me")["devices"] if one["name"] == name)


def tables(browser: Browser) -> set[str]:
    return {one["table"] for one in browser.ask("GET", "/api/tables")["tables"]}


def with_cookie(server: Server, value: str) -> Browser:
    """A browser that has somebody's cookie."""
    browser = Browser(server)
    browser.http.cookies.set(COOKIE, value, domain="127.0.0.1", path="/")
    return browser


def cookie(browser: Browser) -> str:
    return str(browser.http.cookies[COOKIE])


def test_a_browser_without_more_is_a_person_of_its_own(server: Server) -> None:
    anna = Browser(server)
    assert anna.ask("GET", "/api/me") == {
        "known": False, "name": "", "devices": [], "passkeys": [], "recovery_made": None
    }  # fmt: skip
    assert not anna.http.cookies, "asking makes nobody"
    anna.make("scrabble", "me", "friend")
    assert anna.ask("GET", "/api/me")["known"] is False
    stored = server.site.registry.database.register.whole(next(iter(tables(anna))))
    assert stored is not None
    assert stored.holdings[0].who == hashed(cookie(anna))


def test_a_person_plays_on_with_another_device(server: Server) -> None:
    first, other = two(server)
    anna, phone = first.browser, Browser(server)
    code = code_of(anna)
    shown = phone.ask("POST", "/api/me/look", {"code": f" {code[:4].lower()}-{code[4:]} "})
    assert shown == {
        "name": "Anna", "games": 1, "devices": ["Laptop"], "same": False, "own_name": "", "own_games": 0,
        "own_devices": 0,
    }  # fmt: skip
    assert not phone.http.cookies, "looking joins nobody"
    me = join(phone, code)
    assert [(one["name"], one["here"]) for one in me["devices"]] == [("Laptop", False), ("Phone", True)]
    assert tables(phone) == {first.table}
    wire = phone.sit(first.table)
    assert wire.snapshot["held"] == [own_seat(first)]
    assert wire.command(**a_play(wire))["type"] == "ack"
    other.until(lambda view: view["last"])
    # The code was good once.
    late = Browser(server)
    assert late.ask("POST", "/api/me/devices", {"code": code}, 403)["code"] == "serve-code-wrong"
    assert anna.ask("POST", "/api/me/look", {"code": code_of(anna)})["same"] is True
    assert phone.ask("POST", "/api/me/devices", {"code": code_of(anna)}, 409)["code"] == "serve-device-same"


def test_the_games_of_the_added_browser_become_the_persons(server: Server) -> None:
    anna, phone, friend = Browser(server), Browser(server), Browser(server)
    mine = anna.make("scrabble", "me", "friend")["table"]
    made = phone.make("koning", "me", "friend", edition="nl")
    friend.join(made["links"][0]["url"], "Bram")
    wire, beside = phone.sit(made["table"]), friend.sit(made["table"])
    code = code_of(anna)
    assert phone.ask("POST", "/api/me/look", {"code": code})["own_games"] == 1
    before = cookie(phone)
    join(phone, code)
    assert {wire.closed(), beside.closed()} == {RESTARTED}
    assert tables(anna) == tables(phone) == {mine, made["table"]}
    snapshot = anna.sit(made["table"]).snapshot
    assert (snapshot["held"], snapshot["host"]) == ([0], True)
    # What stood in the old cookie is worth nothing: somebody may have planted or copied it.
    assert cookie(phone) != before
    thief = with_cookie(server, before)
    assert tables(thief) == set()
    assert Wire(thief, made["table"]).closed() == GONE
    thief.make("scrabble", "me", "friend")
    assert cookie(thief) != before


def test_two_seats_at_a_table_become_one_persons_and_the_others_are_told(server: Server) -> None:
    anna, phone, bram = Browser(server), Browser(server), Browser(server)
    made = anna.make("scrabble", "me", "friend", "friend")
    phone.join(made["links"][0]["url"], "Child")
    phone.ask("POST", "/api/join", {"token": made["links"][-1]["url"].partition("#")[2], "watch": True})
    bram.join(made["links"][1]["url"], "Bram")
    join(phone, code_of(anna))
    wire = phone.sit(made["table"], seat=1)
    assert wire.snapshot["held"] == [0, 1]
    lines = [(line["notice"], line["seat"]) for line in bram.sit(made["table"]).snapshot["chat"]]
    assert ("seats-joined", 1) in lines
    # A game at which somebody holds two seats counts for nobody's statistics, and there is no second watcher.
    stored = server.site.registry.database.register.whole(made["table"])
    assert stored is not None
    assert sorted(one.seat for one in stored.holdings) == [-1, 0, 1, 2]


def test_a_revoked_device_is_a_stranger_at_once_and_for_ever(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        first, _ = two(server)
        anna, phone = first.browser, Browser(server)
        join(phone, code_of(anna))
        lost, kept = phone.sit(first.table), anna.sit(first.table)
        early = Wire(phone, first.table)  # has said nothing yet
        old = cookie(phone)
        anna.ask("DELETE", f"/api/me/devices/{device_named(anna, 'Phone')}", status=204)
        assert lost.closed() == GONE
        early.put({"type": "hello"})
        assert early.closed() == RESTARTED
        assert kept.hello()["held"]
        assert devices(anna) == ["Laptop"]
        assert (tables(phone), devices(phone)) == (set(), [])
        assert Wire(phone, first.table).closed() == GONE
        phone.make("scrabble", "me", "here")
        assert cookie(phone) != old
        table = first.table
    with serving(tmp_path) as again:
        thief = with_cookie(again, old)
        assert tables(thief) == set()
        assert Wire(thief, table).closed() == GONE


def test_the_device_after_which_a_person_is_called_can_be_revoked_too(server: Server) -> None:
    first, _ = two(server)
    anna, phone = first.browser, Browser(server)
    join(phone, code_of(anna))
    phone.ask("DELETE", f"/api/me/devices/{device_named(phone, 'Laptop')}", status=204)
    assert (tables(anna), tables(phone)) == (set(), {first.table})
    assert Wire(anna, first.table).closed() == GONE
    assert phone.sit(first.table).snapshot["held"] == [own_seat(first)]


def test_the_last_device_is_only_revoked_by_who_can_come_back(server: Server) -> None:
    anna = Browser(server)
    made = anna.make("scrabble", "me", "friend")
    code_of(anna)
    path = f"/api/me/devices/{device_named(anna, 'Laptop')}"
    assert anna.ask("DELETE", path, status=409)["code"] == "serve-device-last"
    code = anna.ask("POST", "/api/me/recovery", {})["code"]
    anna.ask("DELETE", path, status=204)
    assert tables(anna) == set()
    join(anna, code)
    assert tables(anna) == {made["table"]}


def test_a_recovery_code_is_good_until_another_is_made(server: Server) -> None:
    anna, phone, tablet = Browser(server), Browser(server), Browser(server)
    table = anna.make("scrabble", "me", "friend")["table"]
    made = anna.ask("POST", "/api/me/recovery", {"name": "Anna", "device": "Laptop"})
    old = made["code"]
    assert (len(old), made["seconds"]) == (RECOVERY, None)
    assert 27**RECOVERY > 2**100
    assert anna.ask("GET", "/api/me")["recovery_made"] is not None
    file = server.settings.data / "rekje.db"
    assert old.encode() not in file.read_bytes() + file.with_name("rekje.db-wal").read_bytes()
    join(phone, "-".join(old[at : at + 4] for at in range(0, RECOVERY, 4)).lower())
    assert tables(phone) == {table}
    new = phone.ask("POST", "/api/me/recovery", {})["code"]
    assert tablet.ask("POST", "/api/me/look", {"code": old}, 403)["code"] == "serve-code-wrong"
    join(tablet, new, "Tablet")
    assert devices(anna) == ["Laptop", "Phone", "Tablet"]


def test_an_address_has_few_tries_and_takes_none_from_others(tmp_path: Path) -> None:
    with serving(tmp_path, proxies=("127.0.0.1",)) as server:
        code = code_of(Browser(server))

        def look(code: str, address: str, status: int) -> Json:
            told = Browser(server).ask(
                "POST", "/api/me/look", {"code": code}, status, headers={"x-forwarded-for": address}
            )
            return dict(told)

        for _ in range(CODE_TRIES):
            assert look("BBBBBBBB", "203.0.113.1", 403)["code"] == "serve-code-wrong"
        assert look(code, "203.0.113.1", 429)["code"] == "serve-code-tries"
        for wrong in ("", "Ł" * 8, "B" * RECOVERY):
            assert look(wrong, "203.0.113.2", 403)["code"] == "serve-code-wrong"
        assert look(code, "2001:db8::1", 200)["name"] == "Anna"


def test_codes_last_some_minutes_and_are_few(tmp_path: Path, hands: Hands) -> None:
    database = Database(tmp_path, clock=hands.clock)

    async def show_and_use() -> None:
        codes = Codes(database.tickets, time.monotonic)
        code = await codes.new(b"Anna")
        assert len(code) == SHORT
        assert set(code) <= set(LETTERS)
        hands.forward(CODE_SECONDS - 10)
        assert await codes.look(code) == b"Anna"
        hands.forward(10)
        assert await codes.look(code) is None
        made = [await codes.new(b"Anna") for _ in range(4)]
        assert [await codes.look(one) for one in made] == [None, b"Anna", b"Anna", b"Anna"]
        other = await codes.new(b"Bram")
        await codes.forget(b"Anna")
        assert [await codes.look(one) for one in (*made, other)] == [None] * 4 + [b"Bram"]
        assert [await codes.use(other) for _ in range(2)] == [b"Bram", None]

    asyncio.run(show_and_use())
    database.close()


def test_nobody_else_sees_or_revokes_anything(server: Server) -> None:
    anna, stranger, nobody = Browser(server), Browser(server), Browser(server)
    anna.make("scrabble", "me", "friend")
    code_of(anna)
    anna.ask("POST", "/api/me/settings", {"values": {"rekje-name": "Anna"}})
    stranger.ask("POST", "/api/me", {"name": "Mallory", "device": "x"})
    laptop = device_named(anna, "Laptop")
    for one in (stranger, nobody):
        assert one.ask("DELETE", f"/api/me/devices/{laptop}", status=404)["code"] == "serve-no-device"
        assert one.ask("DELETE", f"/api/me/passkeys/{laptop}", status=404)["code"] == "serve-no-passkey"
        assert one.ask("GET", "/api/me/settings")["values"] == {}
        assert "Anna" not in json.dumps(one.ask("GET", "/api/me"))
        told = one.ask("GET", "/api/me/data")
        assert (told["tables"], "Anna" in json.dumps(told)) == ([], False)
        one.ask("DELETE", "/api/me", status=204)
    assert devices(anna) == ["Laptop"]
    assert len(tables(anna)) == 1


def test_another_site_joins_no_browser_to_anybody(server: Server) -> None:
    code = code_of(Browser(server))
    victim = Browser(server)
    victim.make("scrabble", "me", "friend")
    for path in ("/api/me/devices", "/api/me/code", "/api/me/recovery"):
        answer = victim.http.post(path, json={"code": code}, headers={"origin": "https://evil.example"})
        assert answer.json()["code"] == "serve-other-site"
    assert victim.ask("GET", "/api/me")["known"] is False


def test_settings_follow_and_are_bounded(server: Server) -> None:
    anna, phone = Browser(server), Browser(server)
    keep = {"values": {"rekje-name": '"Anna"', "rekje-seeing": "{}"}}
    assert anna.ask("POST", "/api/me/settings", keep)["version"] == 0, "one device keeps its settings itself"
    join(phone, code_of(anna))
    assert phone.ask("POST", "/api/me/settings", keep)["version"] == 1
    assert anna.ask("GET", "/api/me/settings") == {"version": 1, **keep}
    assert anna.ask("POST", "/api/me/settings", {"values": {}})["version"] == 2
    assert phone.ask("GET", "/api/me/settings") == {"version": 2, "values": {}}
    long = {"values": {"a": "x" * 120_000, "b": "x" * 120_000}}
    assert phone.ask("POST", "/api/me/settings", long, 400)["code"] == "serve-settings-long"
    many = {"values": {str(number): "" for number in range(17)}}
    assert phone.ask("POST", "/api/me/settings", many, 400)["code"] == "serve-message-form"


def test_what_one_lacks_comes_from_the_other_when_two_become_one(server: Server) -> None:
    anna, phone, tablet = Browser(server), Browser(server), Browser(server)
    join(tablet, code_of(phone, name="Bram", device="Phone"), "Tablet")
    phone.ask("POST", "/api/me/settings", {"values": {"rekje-name": "Bram"}})
    recovery = phone.ask("POST", "/api/me/recovery", {})["code"]
    old = Browser(server)
    shown = phone.ask("POST", "/api/me/look", {"code": (code := code_of(anna, name=""))})
    assert (shown["own_name"], shown["own_devices"]) == ("Bram", 1)
    join(phone, code, "Phone")
    assert anna.ask("GET", "/api/me")["name"] == "Bram"
    assert sorted(devices(anna)) == sorted(devices(tablet)) == ["Laptop", "Phone", "Tablet"]
    assert anna.ask("GET", "/api/me/settings")["values"] == {"rekje-name": "Bram"}
    join(old, recovery, "Old")
    assert len(devices(anna)) == 4


def test_a_person_has_so_many_devices(server: Server) -> None:
    anna = Browser(server)
    for number in range(19):
        join(Browser(server), code_of(anna), f"Phone {number}")
    assert anna.ask("POST", "/api/me/code", {}, 400)["code"] == "serve-devices-many"


def test_codes_have_a_quota(tmp_path: Path) -> None:
    with serving(tmp_path, limits=replace(GENEROUS, quotas={"codes": {"person": "6/m burst 2"}})) as server:
        anna = Browser(server)
        for _ in range(2):
            code_of(anna)
        assert anna.ask("POST", "/api/me/recovery", {}, 429)["code"] == "serve-too-fast"


def test_what_is_stored_by_person_stands_in_the_list() -> None:
    stored = {table.name for table in metadata.tables.values() if "who" in table.c}
    assert stored == {part.table.name for part in PERSONAL}
    for part in PERSONAL:
        assert set(part.shown) <= set(part.table.c.keys()) - {"who", "device", "key", "recovery", "id"}


def test_everything_about_me_is_one_file(server: Server) -> None:
    first, other = two(server)
    anna = first.browser
    first.put({"type": "chat", "text": "what I said"})
    other.wait("chat")
    other.put({"type": "chat", "text": "what Bram said"})
    first.wait("chat")
    assert first.command(**a_play(first))["type"] == "ack"
    waiting = anna.make("koning", "me", "friend", edition="nl")["table"]
    join(Browser(server), code_of(anna))
    anna.ask("POST", "/api/me/settings", {"values": {"rekje-name": "Anna"}})
    told = anna.ask("GET", "/api/me/data")
    assert (told["format"], told["name"]) == ("rekje-person/1", "Anna")
    assert told["settings"] == {"rekje-name": "Anna"}
    assert {one["name"] for one in told["devices"]} == {"Laptop", "Phone"}
    assert [line["text"] for line in told["chat"]] == ["what I said"]
    by_name = {one["table"]: one for one in told["tables"]}
    assert by_name[waiting]["record"] is None
    assert by_name[first.table]["my_seats"] == [own_seat(first)]
    # While the game is on, its record is that of somebody who looks on: the secret and the racks aren't in it.
    assert by_name[first.table]["record"] == other.browser.ask("GET", f"/api/tables/{first.table}/record")
    live = server.live(first.table)
    assert live.state is not None
    assert live.state.secret not in json.dumps(told)


@pytest.mark.parametrize("name", ["", "  ", "A" * 40])
def test_a_name_is_cleaned(server: Server, name: str) -> None:
    anna = Browser(server)
    assert len(anna.ask("POST", "/api/me", {"name": name, "device": "Laptop"})["name"]) <= 20
    assert anna.ask("POST", "/api/me", {"name": "x\u202ey"}, 400)["code"] == "form-name-unseen"
