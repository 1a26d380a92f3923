"""What is due by itself is done once, by one of several processes, and again by another if that one dies."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from itertools import chain
from pathlib import Path

import msgspec
import pytest

from rekje.model.events import Passed
from rekje.model.problems import FormError
from rekje.referee import replay
from rekje.storage.database.alerting import TAKEN_MS, DueAlert
from rekje.storage.database.events import Change
from rekje.storage.database.store import Database
from rekje.storage.database.together.due_work import DueTable
from rekje.storage.database.writer import FAILURES
from rekje.storage.postgres import claims
from rekje.storage.postgres.address import read_address
from tests.clusters import Cluster
from tests.postgres.test_together import a_game
from tests.records.command import run
from tests.server.kit import PATIENCE, Browser, Wire, sample, serving, until
from tests.server.test_reviews import reviewed


@pytest.fixture
def address(cluster: Cluster) -> str:
    return cluster.fresh()


@contextmanager
def processes(address: str, count: int) -> Iterator[list[Database]]:
    """Databases as so many processes have them."""
    with ExitStack() as opened:
        found = []
        for _ in range(count):
            found.append(Database(Path(), url=read_address(address), thinks=True))
            opened.callback(found[-1].close)
            neighbours = found[-1].neighbours
            assert neighbours is not None
            neighbours.beat().result()
        yield found


def make_due(database: Database, count: int) -> list[str]:
    """So many tables at which a computer player is to move, and as many at which a clock runs out."""
    for number in range(count):
        for kind in ("computer", "clock"):
            change = Change(due=number, computer=kind == "computer")
            database.events.submit(f"{kind} {number}", 0, [Passed(0)], change).result()
    return [f"computer {number}" for number in range(count)]


def test_of_racing_processes_each_does_its_own(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # Nobody is taken for gone, however slow this machine is.
    monkeypatch.setattr(claims, "LEASE_MS", 600_000)
    with processes(address, 3) as found:
        wanted, done = make_due(found[0], 40), [list[str]() for _ in found]

        def work(number: int) -> None:
            while more := found[number].due_work.due(100, "computers", 3):
                for one in more:
                    done[number].append(one.table)
                    # The next player is a person.
                    found[number].events.submit(one.table, one.version, [Passed(0)], Change()).result()

        threads = [threading.Thread(target=work, args=(number,)) for number in range(len(found))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(PATIENCE)
        assert sorted(chain(*done)) == sorted(wanted)
        assert len(found[0].due_work.due(100, "clocks")) == len(wanted)


def test_a_moment_is_claimed_once_while_its_process_is_there(address: str, cluster: Cluster) -> None:
    with processes(address, 2) as (one, other):
        make_due(one, 1)
        clock, computer = DueTable("clock 0", 1), DueTable("computer 0", 1)
        won: list[int] = []

        def claim(number: int) -> None:
            if (one, other)[number].due_work.claim(*clock):
                won.append(number)

        threads = [threading.Thread(target=claim, args=(number,)) for number in (0, 1)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(PATIENCE)
        first, second = (one, other) if won == [0] else (other, one)
        assert len(won) == 1
        assert first.due_work.due(100, "clocks") == [clock]
        assert second.due_work.due(100, "clocks") == []
        # A table that has moved on is free, and nobody claims what is past.
        first.events.submit("clock 0", 1, [Passed(0)], Change(due=5)).result()
        assert not first.due_work.claim(*clock)
        assert second.due_work.due(100, "clocks") == [DueTable("clock 0", 2)]
        assert not first.due_work.claim("clock 0", 2)
        # Whoever ends leaves the rest to the others.
        second.due_work.leave()
        assert first.due_work.claim("clock 0", 2)
        # So does whoever hasn't been heard of for long.
        assert second.due_work.beat()
        assert second.due_work.due(100, "computers", 1) == [computer]
        cluster.ask(address.rpartition("/")[2], f"UPDATE processes SET beat = beat - {claims.LEASE_MS}")
        assert first.due_work.claim(*computer)
        # A table that is forgotten has no claim.
        first.register.forget("computer 0").result()
        assert "computer" not in str(cluster.ask(address.rpartition("/")[2], 'SELECT "table" FROM claims'))


def test_an_alert_is_told_by_one_process_and_again_if_that_one_dies(address: str) -> None:
    with processes(address, 2) as (one, other):
        planned = [DueAlert(bytes([number]) * 32, "t", "turn", "turn 1", number) for number in range(30)]
        for database in (one, other):
            database.alerts.plan("t", planned, ()).result()
        halves = [database.alerts.take(100, 20) for database in (one, other)]
        taken = [alert.who for half in halves for alert in half.result()]
        assert sorted(taken + [alert.who for alert in one.alerts.take(100, 20).result()]) == [
            alert.who for alert in planned
        ]
        assert other.alerts.take(100 + TAKEN_MS - 1, 50).result() == []
        one.alerts.done(halves[0].result()[0]).result()
        assert len(other.alerts.take(100 + TAKEN_MS, 50).result()) == len(planned) - 1


@contextmanager
def working(address: str, *options: str) -> Iterator[subprocess.Popen[str]]:
    """`rekje work`, which has begun."""
    environment = os.environ | {"REKJE_DATABASE": address, "REKJE_LANG": "en"}
    command = [sys.executable, "-m", "rekje", "work", "--thinkers", "1", *options]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as ran:
        try:
            assert ran.stdout is not None
            assert "One process thinks for postgresql://127.0.0.1:" in ran.stdout.readline()
            yield ran
        finally:
            ran.kill()


def test_a_worker_that_stops_amid_a_thought_loses_no_turn_and_plays_none_twice(
    tmp_path: Path, address: str, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(claims, "LEASE_MS", 2_000)
    name = address.rpartition("/")[2]

    def holders() -> set[str]:
        """Who looks after tables."""
        found = cluster.ask(name, "SELECT w.thinks FROM claims c JOIN processes w ON w.process = c.worker")
        return {"worker" if row[0] else "server" for row in found}

    def is_over(table: str) -> bool:
        row = server.site.registry.database.register.row(table)
        return row is not None and row.over

    # It thinks at once, and moves after two seconds.
    with (
        working(address, "--pace", "2") as worker,
        serving(tmp_path, database=read_address(address), pace=0.2) as server,
    ):

        def moves() -> float:
            return sample(server, "rekje_computer_moves_total")

        table = Browser(server).make("scrabble", "novice", "novice", edition="nl")["table"]
        # The server leaves it to the worker, …
        until(lambda: holders() == {"worker"})
        before = moves()
        worker.send_signal(signal.SIGSTOP)
        # … until nothing is heard of it, …
        until(lambda: moves() > before + 1)
        # … and again once it is back. What it had thought meanwhile is of no use any more.
        worker.send_signal(signal.SIGCONT)
        until(lambda: holders() == {"worker"} or is_over(table))
        worker.terminate()
        assert worker.wait(PATIENCE) == 0
        assert worker.stderr is not None
        told = worker.stderr.read()
        assert "stopped" in told
        # PostgreSQL may have ended a query for which it was stopped. Nothing else has failed.
        events = {msgspec.json.decode(line)["event"] for line in told.splitlines()}
        assert {"failed", "thinking-failed", "timer-failed"}.isdisjoint(events), told
        # It has said that it is gone: the server goes on at once. A worker that is killed says nothing.
        before = moves()
        until(lambda: moves() > before or is_over(table))
        with working(address, "--pace", "60") as second:
            other = Browser(server).make("koning", "novice", "novice", edition="nl")["table"]
            until(lambda: holders() == {"worker"} or is_over(other))
            # It makes reviews too.
            until(lambda: server.site.reviews._share.others_think)
            browser, games = Browser(server), []
            for _ in range(2):
                games.append(browser.make("scrabble", "me", "novice", edition="nl")["table"])
                assert browser.sit(games[-1]).command(do="resign", seat=0)["type"] == "ack"
            by_worker = reviewed(browser, games[0])["review"]
            query = "SELECT w.thinks FROM reviews r JOIN processes w ON w.process = r.worker WHERE verdicts IS NOT NULL"
            assert cluster.ask(name, query) == [(True,)]
            before = moves()
            second.kill()
            by_server = reviewed(browser, games[1])["review"]
            assert [len(one["turns"]) for one in (by_worker, by_server)] == [1, 1]
            until(lambda: moves() > before or is_over(other))
    with processes(address, 1) as (stored,):
        for one in (table, other):
            row = stored.register.row(one)
            assert row is not None
            assert replay(stored.events.load(one)).version == row.version


def seen_after(wires: tuple[Wire, Wire], turns: int) -> None:
    """Wait for the end of so many turns, whose time has run out, each once, whoever looks."""
    sheets = [wire.until(lambda view: len(view["sheet"]) >= turns)["sheet"][:turns] for wire in wires]
    assert sheets[0] == sheets[1]
    assert [line["kind"] for line in sheets[0]] == ["time-up"] * turns
    assert len({line["seat"] for line in sheets[0][:2]}) == 2
    assert all(line["seat"] == before["seat"] for before, line in zip(sheets[0], sheets[0][2:], strict=False))


def test_C10_a_clock_that_several_watch_runs_out_once_and_is_not_lost_with_one(
    tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(claims, "LEASE_MS", 2_000)
    url = read_address(address)
    with serving(tmp_path / "one", database=url) as one, serving(tmp_path / "two", database=url) as two:
        wires = a_game((one, two), options={"clock": "turn:1"})
        seen_after(wires, 2)
        name = wires[0].table
        # The next one is claimed by a process that dies before it does anything.
        with processes(address, 1) as (lost,):

            def claimed() -> bool:
                # On a busy machine PostgreSQL may end a transaction in the middle.
                with suppress(*FAILURES):
                    return lost.due_work.claim(name, until(lambda: lost.register.row(name)).version)
                return False

            until(claimed)
        seen_after(wires, 3)
        assert [sample(server, "rekje_failures_total") for server in (one, two)] == [0, 0]


def test_without_a_database_that_others_share_there_is_no_work(tmp_path: Path, cluster: Cluster) -> None:
    with pytest.raises(FormError) as raised:
        Database(Path(), url=read_address(cluster.empty()), thinks=True)
    assert raised.value.code == "serve-work-older"
    ran = run("work", "--database", "sqlite")
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert "rekje work" in ran.err
