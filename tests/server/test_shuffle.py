"""The shuffle over the wire: the server is bound by its commitment before anybody gives a nonce (docs/shuffle.md)."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from rekje.storage.database.register import Agreed
from rekje.storage.database.store import Database
from tests.server.kit import GENEROUS, Browser, Json, Server, Wire, serving, until
from tests.server.test_faults import moved_to

ANNA, BRAM = "ab" * 16, "cd" * 16
LONG = msgspec.structs.replace(GENEROUS, nonce_wait=600.0)
"""Nobody begins because somebody was late."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("tables"), limits=LONG) as running:
        yield running


def give(wire: Wire, nonce: str) -> None:
    wire.put({"type": "nonce", "nonce": nonce})


def waiting(server: Server) -> tuple[Wire, Wire, Json]:
    """Two people at a table that waits for their parts in the shuffle, and what was told when it was made."""
    anna, bram = Browser(server), Browser(server)
    made = anna.make("scrabble", "me", "friend", gives_nonce=True)
    joined = bram.join(made["links"][0]["url"], "Bram", gives_nonce=True)
    assert joined["commitment"] == made["commitment"]
    return anna.sit(made["table"]), bram.sit(made["table"]), made


def finish(*wires: Wire) -> Json:
    """The view after the game."""
    assert wires[0].command(do="resign", seat=wires[0].snapshot["held"][0])["type"] == "ack"
    for wire in wires:
        wire.until(lambda view: view["outcome"])
    assert wires[0].view is not None
    return wires[0].view


def secret_in_store(folder: Path, table: str) -> str:
    database = Database(folder)
    try:
        row = database.register.row(table)
        assert row is not None
        return row.about.secret
    finally:
        database.close()


def test_the_commitment_is_told_before_any_nonce_and_never_changes(server: Server) -> None:
    anna, bram, made = waiting(server)
    for wire in (anna, bram):
        assert (wire.view, wire.snapshot["nonce_wanted"]) == (None, True)
        assert wire.snapshot["commitment"] == made["commitment"]
    give(bram, BRAM)
    until(lambda: server.live(made["table"]).about.plans[1].nonce)
    assert anna.hello()["view"] is None
    give(anna, ANNA)
    for wire in (anna, bram):
        view = wire.until(bool)
        assert (view["commit"], view["nonces"], view["secret"]) == (made["commitment"], [ANNA, BRAM], "")
        assert (wire.snapshot["commitment"], wire.snapshot["nonce_wanted"]) == (made["commitment"], False)
    secret = bytes.fromhex(finish(anna, bram)["secret"])
    assert hashlib.sha256(secret).hexdigest() == made["commitment"]


def test_the_secret_is_in_no_byte_sent_or_logged_before_the_end(
    server: Server, capfd: pytest.CaptureFixture[str]
) -> None:
    anna, bram, made = waiting(server)
    watcher = Browser(server)
    watcher.join(made["links"][1]["url"])
    looking = watcher.sit(made["table"])
    secret = server.live(made["table"]).about.secret
    assert hashlib.sha256(bytes.fromhex(secret)).hexdigest() == made["commitment"]

    def pry() -> None:
        for wire in (anna, bram, looking):
            wire.hello()
            give(wire, "x")
            wire.wait("error")
            for path in ("", "/record", "/log", "/history", "/sheet", "/series", "/book", "/review", "/positions/0"):
                answer = wire.browser.http.get(f"/api/tables/{made['table']}{path}")
                wire.browser.seen.append(answer.content + repr(answer.headers).encode())
            for path in ("/api/tables", "/metrics", "/healthz", "/api/statistics", f"/t/{made['table']}"):
                wire.browser.ask("GET", path)

    pry()
    give(bram, BRAM)
    give(anna, ANNA)
    for wire in (anna, bram, looking):
        wire.until(bool)
    pry()
    sent = [data for wire in (anna, bram, looking) for data in wire.browser.seen]
    assert len(sent) > 50
    assert not any(secret.encode() in data or bytes.fromhex(secret) in data for data in sent)
    assert secret not in "".join(capfd.readouterr())
    assert finish(anna, bram)["secret"] == secret


def test_the_log_of_a_game_is_told_once_it_is_over(server: Server) -> None:
    anna, bram, made = waiting(server)
    path = f"/api/tables/{made['table']}/log"
    assert anna.browser.ask("GET", path, status=400)["code"] == "serve-not-over"
    give(anna, ANNA)
    give(bram, BRAM)
    anna.until(bool)
    assert anna.browser.ask("GET", path, status=400)["code"] == "serve-not-over"
    view = finish(anna, bram)
    events = bram.browser.ask("GET", path)["events"]
    assert (events[0]["event"], len(events)) == ("table-opened", view["version"])
    assert [one["secret"] for one in events if one["event"] == "secret-revealed"] == [view["secret"]]
    assert Browser(server).ask("GET", path, status=404)


def test_a_nonce_counts_once_and_not_from_who_only_watches(server: Server) -> None:
    anna, bram, made = waiting(server)
    watcher = Browser(server)
    watcher.join(made["links"][1]["url"])
    looking = watcher.sit(made["table"])
    assert looking.snapshot["nonce_wanted"] is False
    give(looking, BRAM)
    assert looking.wait("error")["code"] == "serve-not-yours"
    give(bram, BRAM)
    give(bram, ANNA)
    for wrong in ("", "AB" * 16, "ab" * 15, "ab" * 16 + "\n", None, ["ab" * 16]):
        bram.put({"type": "nonce", "nonce": wrong})
        assert bram.wait("error")["sentence"]
    give(anna, ANNA)
    assert bram.until(bool)["nonces"] == [ANNA, BRAM]
    give(bram, ANNA)
    assert finish(anna, bram)["nonces"] == [ANNA, BRAM]


def test_who_promises_no_nonce_is_not_waited_for(server: Server) -> None:
    browser = Browser(server)
    wire = browser.sit(browser.make("scrabble", "me", "novice")["table"])
    assert wire.view is not None
    assert wire.view["nonces"] == ["", ""]


def test_one_nonce_is_enough_for_a_device_passed_round(server: Server) -> None:
    browser = Browser(server)
    wire = browser.sit(browser.make("scrabble", "novice", "me", "here", gives_nonce=True)["table"])
    assert wire.snapshot["nonce_wanted"] is True
    give(wire, ANNA)
    assert wire.until(bool)["nonces"] == ["", ANNA, ""]


def test_a_promised_nonce_is_waited_for_only_for_a_while(tmp_path: Path) -> None:
    with serving(tmp_path, limits=msgspec.structs.replace(GENEROUS, nonce_wait=0.05)) as server:
        anna, bram, made = waiting(server)
        for wire in (anna, bram):
            view = wire.until(bool)
            assert (view["commit"], view["nonces"]) == (made["commitment"], ["", ""])


@pytest.mark.parametrize("given", [False, True], ids=["owed", "given"])
def test_a_computer_player_has_no_nonce_nor_owes_one(server: Server, given: bool) -> None:
    anna, bram, made = waiting(server)
    if given:
        give(bram, BRAM)
        until(lambda: server.live(made["table"]).about.plans[1].nonce)
    bram.browser.ask("POST", f"/api/tables/{made['table']}/seats/1", {"player": "novice"}, 204)
    give(anna, ANNA)
    assert anna.until(bool)["nonces"] == [ANNA, ""]


def test_people_who_play_again_shuffle_anew(server: Server) -> None:
    anna, bram, made = waiting(server)
    give(anna, ANNA)
    give(bram, BRAM)
    before = finish(anna, bram)
    for wire in (bram, anna):
        again = wire.browser.ask("POST", f"/api/tables/{made['table']}/rematch", {}, 201)
    assert again["commitment"] != made["commitment"]
    wires = [wire.browser.sit(again["table"]) for wire in (anna, bram)]
    for wire, nonce in zip(wires, (BRAM, ANNA), strict=True):
        assert (wire.snapshot["commitment"], wire.snapshot["nonce_wanted"]) == (again["commitment"], True)
        give(wire, nonce)
    view = wires[0].until(bool)
    assert (view["commit"], view["nonces"]) == (again["commitment"], [BRAM, ANNA])
    assert finish(*wires)["secret"] != before["secret"]


def test_a_restart_before_the_game_keeps_the_secret_and_the_nonces(tmp_path: Path) -> None:
    with serving(tmp_path, limits=LONG) as server:
        anna, bram, made = waiting(server)
        give(anna, ANNA)
        until(lambda: server.live(made["table"]).about.plans[0].nonce)
    secret = secret_in_store(tmp_path, made["table"])
    with serving(tmp_path, limits=LONG) as server:
        first = moved_to(anna.browser, server).sit(made["table"])
        assert (first.snapshot["commitment"], first.snapshot["nonce_wanted"]) == (made["commitment"], False)
        second = moved_to(bram.browser, server).sit(made["table"])
        give(second, BRAM)
        view = second.until(bool)
        assert (view["commit"], view["nonces"]) == (made["commitment"], [ANNA, BRAM])
        assert finish(second, first)["secret"] == secret
        assert server.live(made["table"]).about.secret == ""


def test_after_a_restart_nobody_waits_for_ever_for_who_has_gone(tmp_path: Path) -> None:
    with serving(tmp_path, limits=LONG) as server:
        anna, _, made = waiting(server)
        give(anna, ANNA)
        until(lambda: server.live(made["table"]).about.plans[0].nonce)
    with serving(tmp_path, limits=msgspec.structs.replace(GENEROUS, nonce_wait=0.05)) as server:
        wire = moved_to(anna.browser, server).sit(made["table"])
        assert wire.until(bool)["nonces"] == [ANNA, ""]


def test_a_table_that_waited_before_secrets_were_kept_begins(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna = Browser(server)
        made = anna.make("scrabble", "me", "friend")
    database = Database(tmp_path)
    row = database.register.row(made["table"])
    assert row is not None
    database.register.change(made["table"], Agreed(msgspec.structs.replace(row.about, secret=""))).result()
    database.close()
    with serving(tmp_path) as server:
        bram = Browser(server)
        assert bram.join(made["links"][0]["url"])["commitment"]
        assert bram.sit(made["table"]).view


def test_the_score_kept_of_a_cardboard_game_has_no_shuffle(server: Server) -> None:
    browser = Browser(server)
    made = browser.make("scrabble", "me", "friend", kept=True, gives_nonce=True)
    assert made["commitment"] == ""
    assert browser.sit(made["table"]).snapshot["commitment"] == ""
