"""C10 over the wire: deadlines pass by themselves, also while nobody is there, and after a restart."""

from __future__ import annotations

import time
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from rekje.games.registry import GAMES
from rekje.server.work import scheduler
from rekje.storage.clock import SteadyClock
from tests.server.kit import PATIENCE, Browser, Server, sample, serving, until
from tests.server.test_faults import moved_to
from tests.server.test_protocol import a_play, own_seat, two


def test_C10_a_turn_whose_time_runs_out_is_a_pass(server: Server) -> None:
    first, other = two(server, options={"clock": "turn:1"})
    assert first.view is not None
    deadline = first.view["awaiting"][own_seat(first)]["deadline"]
    assert deadline == first.view["turn"]["ms"] + 1000
    view = other.until(lambda view: view["turn"]["seat"] == own_seat(other))
    assert view["sheet"][-1]["kind"] == "time-up"
    assert deadline <= view["turn"]["ms"] <= other.now


def test_C10_nobody_ends_another_turn_before_its_time(server: Server) -> None:
    first, other = two(server, options={"clock": "turn:60"})
    assert other.command(do="time-up", seat=own_seat(first))["code"] == "serve-not-yours"
    assert other.command(do="time-up", seat=own_seat(other))["rule"] == "C6"
    assert first.command(do="time-up", seat=own_seat(first))["rule"] == "C10"
    # The moment is the server's to say.
    assert first.command(do="time-up", seat=own_seat(first), ms=10**12)["rule"] == "C10"


def test_C10_game_clocks_run_while_their_seat_is_on_turn(server: Server) -> None:
    first, other = two(server, options={"clock": "game:25"})
    view = first.hello()["view"]
    clocks = {clock["runs"]: clock["left"] for clock in view["clocks"]}
    assert clocks[False] == 25 * 60_000
    assert 25 * 60_000 - 30_000 < clocks[True] <= 25 * 60_000
    played = first.command(**a_play(first))
    after = other.until_version(played["version"])
    assert [clock["runs"] for clock in after["clocks"]].index(True) == own_seat(other)


def test_C10_a_deadline_of_days_is_kept_over_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        _, other = two(server, options={"clock": "days:3"})
        browser = other.browser
        listed = browser.ask("GET", "/api/tables")["tables"][0]
        assert 2.9 < (listed["deadline"] - listed["changed"]) / 86_400_000 < 3.1
    later = 3 * 86_400_000 + 1000
    with serving(tmp_path, clock=SteadyClock(lambda: time.time_ns() + later * 1_000_000)) as server:
        moved = moved_to(browser, server)
        # Nobody opens the table: it is found by itself.
        until(lambda: moved.ask("GET", "/api/tables")["tables"][0]["my_turn"])


def test_computer_players_of_every_game_are_asked_again_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path, pace=60.0) as server:
        browser = Browser(server)
        tables = {browser.make(game, "novice", "novice", edition="nl")["table"]: game for game in GAMES}
        versions = {table: server.live(table).version for table in tables}
        assert not sample(server, "rekje_computer_moves_total")
    with serving(tmp_path) as server:

        def moved() -> set[str]:
            return {live.name for live in server.site.registry.in_memory() if live.version > versions[live.name]}

        until(lambda: moved() == tables.keys())


def test_the_server_stops_while_a_computer_player_takes_its_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits, wait = Event(), scheduler.Scheduler._wait

    async def tell_and_wait(*asked: Any) -> None:
        waits.set()
        await wait(*asked)

    monkeypatch.setattr(scheduler.Scheduler, "_wait", tell_and_wait)
    # Stopping is not waited for as long as that.
    with serving(tmp_path, pace=600.0) as server:
        Browser(server).make("scrabble", "novice", "novice", edition="nl")
        assert waits.wait(PATIENCE)
    assert not sample(server, "rekje_computer_moves_total")


def test_lag_is_allowed_for_within_bounds(server: Server) -> None:
    # The other's turn lasts long enough for this test to see it.
    first, other = two(server, options={"clock": "turn:3"})
    # However much lag is claimed, the turn ends a moment after its time.
    first.put({"type": "ping", "sent": 0, "lag": 10**9})
    view = other.until(lambda view: view["turn"]["seat"] == own_seat(other))
    assert view["sheet"][-1]["kind"] == "time-up"
    assert first.command(**a_play(first))["rule"] in ("C6", "C10")


HOURS = 5 * 3_600_000_000_000


class Wall:
    """A system's clock that somebody sets; time passes as ever."""

    def __init__(self, set_to: int = 0) -> None:
        self.set_to = set_to

    def __call__(self) -> int:
        return time.time_ns() + self.set_to


@pytest.mark.parametrize("jump", [HOURS, -HOURS, 40 * 24 * HOURS, -40 * 24 * HOURS])
@pytest.mark.parametrize("clock", ["turn:60", "game:25", "days:3"])
def test_C10_a_jump_of_the_clock_on_the_wall_ends_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: int, clock: str
) -> None:
    monkeypatch.setattr(scheduler, "SWEEP", 0.02)
    wall = Wall()
    with serving(tmp_path, clock=SteadyClock(wall)) as server:
        first, other = two(server, options={"clock": clock})
        waiting = first.browser.make("koning", "me", "friend", edition="nl")["table"]
        wall.set_to = jump
        assert first.command(**a_play(first))["type"] == "ack"
        view = other.until(lambda view: view["turn"]["seat"] == own_seat(other))
        assert view["turn"]["ms"] < 60_000
        assert other.command(do="pass", seat=own_seat(other))["type"] == "ack"
        rounds = server.site.registry.database.register
        swept, due = Event(), rounds.never_begun
        monkeypatch.setattr(rounds, "never_begun", lambda before: (swept.set(), due(before))[1])
        assert swept.wait(PATIENCE)
        view = first.until(lambda view: view["turn"]["seat"] == own_seat(first))
        assert "time-up" not in [line["kind"] for line in view["sheet"]]
        assert waiting in [one["table"] for one in first.browser.ask("GET", "/api/tables")["tables"]]


@pytest.mark.parametrize("clock", ["turn:60", "days:3"])
def test_C10_where_the_clock_was_set_back_while_the_server_was_down_time_goes_on_from_the_last_turn(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, clock: str
) -> None:
    with serving(tmp_path) as server:
        first, other = two(server, options={"clock": clock})
        first.command(**a_play(first))
        before = other.until(lambda view: view["turn"]["seat"] == own_seat(other))
    with serving(tmp_path, clock=SteadyClock(Wall(-HOURS))) as server:
        again = moved_to(other.browser, server).sit(other.table)
        began = again.now
        assert before["turn"]["ms"] <= began < before["turn"]["ms"] + PATIENCE * 1000
        time.sleep(0.05)
        again.hello()
        assert again.now > began
        assert again.command(do="pass", seat=own_seat(other))["type"] == "ack"
    assert "clock-behind" in [line.message for line in caplog.records]
