"""Two processes serve the same tables: whatever is done by one is so by the other too."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from rekje.server.live.table import ASIDE, GONE, RESTARTED, Live
from rekje.storage.database.schema import batches, presence, processes
from rekje.storage.database.together.neighbours import DEAD_MS
from rekje.tables.presence import Here, PersonHere
from tests.clusters import Cluster
from tests.server.kit import Browser, Json, Server, Wire, serving, until
from tests.server.test_operating import signed_in
from tests.server.test_protocol import a_play, own_seat, seat_on_turn
from tests.server.test_waiting_room import free_link, seats_where, terms
from tests.support import PATIENCE


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two servers on one database."""
    folder = tmp_path_factory.mktemp("tables")
    with serving(folder) as one, serving(folder / "two", database=one.settings.database) as two:
        yield one, two


def also_at(server: Server, browser: Browser) -> Browser:
    """The same browser, whose requests another server gets."""
    other = Browser(server)
    other.http.cookies.update(browser.http.cookies)
    return other


def a_game(pair: tuple[Server, Server], *seats: str, **more: Any) -> tuple[Wire, Wire]:
    """Anna by one server and Bram by the other, at a table where any word will do; the one on turn first."""
    anna, bram = map(Browser, pair)
    made = anna.make("scrabble", "me", "friend", *seats, **{"lexicon": "any", **more})
    table = made["table"]
    wire = anna.sit(table)
    bram.join(made["links"][0]["url"], "Bram")
    wires = wire, bram.sit(table)
    for one in wires:
        one.until(lambda view: view)
    first = seat_on_turn(wires[0])
    return wires[first], wires[1 - first]


def stored(server: Server, table: str) -> tuple[int, list[str]]:
    """How many events a table has, which follow each other without a gap, and the receipts of its commands."""
    columns = batches.c.first, batches.c["count"], batches.c.receipt
    query = sa.select(*columns).where(batches.c.table == table).order_by(batches.c.first)
    version, receipts = 0, []
    with server.site.registry.database.connect() as connection:
        for first, count, receipt in connection.execute(query):
            assert first == version
            version += count
            receipts += [receipt] if receipt else []
    return version, receipts


def test_a_game_goes_on_between_two_processes(pair: tuple[Server, Server]) -> None:
    first, other = a_game(pair)
    answer = first.command(id="mine", **a_play(first))
    view = other.until_version(answer["version"])
    assert sorted(view["last"]) == ["H8", "I8"]
    assert seat_on_turn(other) == own_seat(other)
    # The answer was lost, and the browser finds the other process.
    again = also_at(other.browser.server, first.browser).sit(first.table, version=view["version"])
    assert again.command(id="mine", **a_play(first)) == answer
    assert again.command(do="pass", seat=own_seat(first), version=0)["rule"] == "C6"
    assert other.command(do="pass", seat=own_seat(other), version=view["version"])["type"] == "ack"
    first.until_version(view["version"] + 1)
    first.put({"type": "chat", "phrase": "hello"})
    assert other.wait("chat")["line"]["phrase"] == "hello"
    events = [one for one in other.log if one["type"] == "events"]
    assert [one["since"] for one in events] == sorted({one["since"] for one in events})
    again.close()


def test_who_is_there_is_seen_by_all(pair: tuple[Server, Server]) -> None:
    first, other = a_game(pair)
    seat = own_seat(other)
    seats_where(first, **{f"_{seat}": ("here", True)})
    # Two connections by two processes are one person.
    twice = also_at(first.browser.server, other.browser).sit(first.table)
    until(lambda: live_of(pair, other).attendance.connections == 3)
    other.close()
    until(lambda: not live_of(pair, other).attendance.listeners)
    assert not live_of(pair, other).attendance.away
    twice.close()
    seats_where(first, **{f"_{seat}": ("here", False)})
    until(lambda: live_of(pair, other).attendance.away.keys() == {seat})


def live_of(pair: tuple[Server, Server], wire: Wire) -> Live:
    """The table of a connection, at the server that it has."""
    return next(server for server in pair if server is wire.browser.server).live(wire.table)


def test_whoever_was_connected_by_a_process_that_was_killed_is_away(pair: tuple[Server, Server]) -> None:
    first, other = a_game(pair)
    database, seat = pair[0].site.registry.database, own_seat(other)
    who = next(iter(live_of(pair, first).attendance.holders_of(seat)))
    seats_where(first, **{f"_{seat}": ("here", True)})
    other.close()
    seats_where(first, **{f"_{seat}": ("here", False)})
    here = msgspec.json.encode(Here((PersonHere(who, 1, True),)))
    beat = round(time.time() * 1000) - 2 * DEAD_MS

    def killed(connection: sa.Connection) -> None:
        connection.execute(processes.insert().values(process="killed", beat=2**50))
        connection.execute(presence.insert().values(process="killed", table=first.table, data=here))

    database.write(killed).result()
    seats_where(first, **{f"_{seat}": ("here", True)})
    silent = processes.update().where(processes.c.process == "killed").values(beat=beat)
    database.write(lambda connection: connection.execute(silent) and None).result()
    seats_where(first, **{f"_{seat}": ("here", False)})
    stored = database.register.whole(first.table)
    assert stored is not None
    assert [one.seen for one in stored.holdings if one.seat == seat] == [beat]


@pytest.mark.parametrize("seed", range(3))
def test_of_racing_commands_each_is_stored_once_or_refused(pair: tuple[Server, Server], seed: int) -> None:
    anna = Browser(pair[0])
    table = anna.make("scrabble", "here", "here", lexicon="any")["table"]
    wires = [anna.sit(table), also_at(pair[1], anna).sit(table)]
    acked: list[tuple[str, int]] = []
    together = threading.Barrier(2)

    def play(at: int) -> None:
        wire, chance = wires[at], random.Random(seed * 2 + at)
        for number in range(12):
            seat = seat_on_turn(wire) if wire.view and wire.view["turn"] else 0
            if chance.random() < 0.7:
                together.wait(PATIENCE)
            name = f"{at}-{number}"
            answer = wire.command(id=name, do="pass", seat=seat)
            if answer["type"] == "ack":
                acked.append((f"{seat}/{name}", answer["version"]))
            if chance.random() < 0.3:
                wire.put({"type": "chat", "phrase": "hello"})
        together.abort()

    def safely(at: int) -> None:
        with suppress(threading.BrokenBarrierError):
            play(at)

    with ThreadPoolExecutor() as threads:
        list(threads.map(safely, (0, 1)))
    version, receipts = stored(pair[0], table)
    assert sorted(receipts) == sorted(name for name, _ in acked)
    assert len({at for _, at in acked}) == len(acked) > 1
    for wire in wires:
        wire.until_version(version)
    assert live_of(pair, wires[0]).state == pair[1].live(table).state
    lines = until(lambda: same(*(list(server.live(table).chat) for server in pair)))
    assert [one.number for one in lines] == [*range(1, len(lines) + 1)]


def same(one: list[Any], other: list[Any]) -> list[Any] | None:
    return one if one == other else None


def test_before_the_game_all_is_agreed_by_both(pair: tuple[Server, Server]) -> None:
    anna, bram, cleo = Browser(pair[0]), Browser(pair[1]), Browser(pair[1])
    made = anna.make("scrabble", "me", "friend", "friend", "friend", lexicon="any")
    table, token = made["table"], {"token": free_link(anna, made["table"]).partition("#")[2]}
    waiting = anna.sit(table)
    assert not bram.ask("POST", "/api/invitation", {"token": made["links"][0]["url"].partition("#")[2]})["mine"]
    seats_where(waiting, _1=("opened", True))
    code = anna.ask("POST", f"/api/tables/{table}/code", token)["code"]
    for browser, name in ((bram, "Bram"), (cleo, "Cleo")):
        browser.join(f"#{browser.ask('POST', '/api/codes', {'code': code})['token']}", name)
    wires = waiting, bram.sit(table), cleo.sit(table)
    seats_where(waiting, _1=("name", "Bram"), _2=("name", "Cleo"))
    # All change something at once.
    for on in (False, True) * 4:
        for wire in wires:
            wire.put({"type": "ready", "on": on})
    bram.ask("POST", f"/api/tables/{table}/seats/1/name", {"name": "Bram B."}, 204)
    for wire in wires:
        seats_where(wire, _1=("name", "Bram B."))
        wire.put({"type": "ping"})
        wire.wait("pong")
    until(lambda: unready(pair, table) == [[], []])
    terms(anna, table, options={"judging": "challenge"})
    until(lambda: unready(pair, table) == [[1, 2], [1, 2]])
    for wire in wires[1:]:
        wire.put({"type": "ready", "on": True})
    until(lambda: unready(pair, table) == [[], []])
    anna.ask("POST", f"/api/tables/{table}/start", status=204)
    for wire in wires:
        assert len(wire.until(lambda view: view)["seats"]) == 3
    assert [own_seat(wire) for wire in wires] == [0, 1, 2]
    assert pair[0].live(table).about == pair[1].live(table).about


def unready(pair: tuple[Server, Server], table: str) -> list[list[int]]:
    """The seats that aren't ready, by each of the two."""
    return [[at for at, one in enumerate(server.live(table).about.plans) if one.unready] for server in pair]


def test_lost_news_are_made_good(pair: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch) -> None:
    first, other = a_game(pair)
    for server in pair:
        monkeypatch.setattr(server.site.registry.database.backend, "tell", lambda news: None)
    answer = first.command(do="pass", seat=own_seat(first))
    # The other hasn't heard of it, and yet is refused by nothing that is no longer so.
    assert other.command(do="pass", seat=own_seat(other))["type"] == "ack"
    first.put({"type": "chat", "phrase": "hello"})
    assert other.wait("chat")["line"]["phrase"] == "hello"
    assert first.until_version(answer["version"] + 2)["turn"]["seat"] == own_seat(first)


def test_what_happened_while_the_connections_were_cut_is_made_good(
    pair: tuple[Server, Server], cluster: Cluster
) -> None:
    first, other = a_game(pair)
    name = str(pair[0].settings.database and pair[0].settings.database.database)
    cluster.ask("postgres", f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
    answer = until(lambda: acked(first.command(id="after", do="pass", seat=own_seat(first))))
    other.until_version(answer["version"])


def acked(answer: Json) -> Json | None:
    return answer if answer["type"] == "ack" else None


def test_a_table_that_is_removed_is_gone_for_all(pair: tuple[Server, Server]) -> None:
    first, other = a_game(pair)
    operator = also_at(pair[1], signed_in(pair[0]))
    assert operator.ask("GET", "/api/operator")["people"] >= 2
    operator.ask("DELETE", f"/api/operator/tables/{first.table}", status=204)
    for wire in (first, other):
        assert wire.wait("error")["code"] == "serve-table-removed"
        assert wire.closed() == ASIDE
        assert wire.browser.ask("GET", f"/api/tables/{wire.table}/history", status=404)["code"] == "serve-no-table"


def test_a_revoked_device_is_a_stranger_to_all(pair: tuple[Server, Server]) -> None:
    anna, phone = Browser(pair[0]), Browser(pair[1])
    table = anna.make("scrabble", "me", "friend")["table"]
    code = anna.ask("POST", "/api/me/code", {"name": "Anna", "device": "Laptop"})["code"]
    phone.ask("POST", "/api/me/devices", {"code": code, "device": "Phone"})
    assert [one["table"] for one in also_at(pair[0], phone).ask("GET", "/api/tables")["tables"]] == [table]
    wire = phone.sit(table)
    device = next(one["id"] for one in anna.ask("GET", "/api/me")["devices"] if one["name"] == "Phone")
    anna.ask("DELETE", f"/api/me/devices/{device}", status=204)
    assert wire.closed() == RESTARTED
    assert Wire(phone, table).closed() == GONE
    assert phone.ask("GET", "/api/tables")["tables"] == []
