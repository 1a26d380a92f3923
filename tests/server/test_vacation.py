"""A player of a game with days for each turn goes on vacation (C13): their time, reminders, seat and card wait."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from rekje.locale import say
from rekje.tables.wishes import Wishes, moment_for
from tests.server.alerting import DAY, QUICK, Hands
from tests.server.kit import Server, serving, until
from tests.server.listening import PushService
from tests.server.test_alerts import Two

SECOND = 1000
pytestmark = pytest.mark.usefixtures("awake")


@pytest.fixture
def server(tmp_path: Path, hands: Hands) -> Iterator[Server]:
    with serving(tmp_path, clock=hands.clock, limits=QUICK, push_anywhere=True) as running:
        yield running


def begun(server: Server, service: PushService) -> tuple[Two, int]:
    """Two people in a game with two days for each turn, and the seat on turn; both know that it has begun."""
    two = Two(server, service, clock="days:2")
    two.begin()
    for phone in two.phones:
        phone.wait(1)
    return two, two.first()


def take(two: Two, seat: int, days: int) -> None:
    """Somebody opens the table, takes a vacation (or ends one), and goes away again."""
    wire = two.sit(seat)
    # Each connection of the kit counts its commands from the same number.
    assert wire.command(f"vacation-{days}", do="vacation", seat=seat, days=days)["type"] == "ack"
    wire.close()


def reminders(two: Two, seat: int) -> int:
    return [note["title"] for note in two.phones[seat].notes].count(say("alert-title-reminder", "en"))


def test_C13_a_reminder_and_the_end_of_the_turn_come_later(server: Server, service: PushService, hands: Hands) -> None:
    two, first = begun(server, service)
    hands.forward(DAY)
    take(two, first, 3)
    # Without the vacation it would come half a day before the second day is over.
    hands.forward(3.4 * DAY)
    time.sleep(0.3)
    assert reminders(two, first) == 0
    hands.forward(0.2 * DAY)
    until(lambda: reminders(two, first) == 1)
    assert len(two.phones[1 - first].came) == 1
    hands.forward(0.5 * DAY)
    until(lambda: len(two.phones[1 - first].came) == 2)
    assert two.phones[1 - first].notes[1]["title"] == say("alert-title-turn", "en")
    assert reminders(two, first) == 1


def test_C13_for_whoever_comes_back_the_reminder_comes_earlier_again(
    server: Server, service: PushService, hands: Hands
) -> None:
    two, first = begun(server, service)
    take(two, first, 7)
    hands.forward(DAY)
    take(two, first, 0)
    hands.forward(1.4 * DAY)
    time.sleep(0.3)
    assert reminders(two, first) == 0
    hands.forward(0.2 * DAY)
    until(lambda: reminders(two, first) == 1)


def test_C13_the_start_page_is_told_until_when(server: Server, service: PushService, hands: Hands) -> None:
    two, first = begun(server, service)
    listed = two.browsers[1 - first].ask("GET", "/api/tables")["tables"][0]
    assert [seat["vacation"] for seat in listed["seats"]] == [None, None]
    take(two, first, 3)
    after = two.browsers[1 - first].ask("GET", "/api/tables")["tables"][0]
    assert after["deadline"] == listed["deadline"] + 3 * DAY * SECOND
    assert abs(after["seats"][first]["vacation"] - (after["changed"] + 3 * DAY * SECOND)) < 60 * SECOND
    assert after["seats"][1 - first]["vacation"] is None


def test_C13_a_seat_is_kept_for_as_long_as_its_player_is_on_vacation(
    server: Server, service: PushService, hands: Hands
) -> None:
    two, _ = begun(server, service)
    take(two, 1, 4)
    # The turn of the seat, too, may take two days.
    until(lambda: server.live(two.table).attendance.away.get(1) is not None)
    for days, left in ((3.5, False), (2.4, False), (0.2, True)):
        hands.forward(days * DAY)
        assert server.live(two.table).has_left(1) is left, days


def test_C13_more_days_than_there_are_are_refused_in_a_sentence(server: Server, service: PushService) -> None:
    two, first = begun(server, service)
    wire = two.sit(first)
    refused = wire.command(do="vacation", seat=first, days=8)
    assert (refused["rule"], refused["sentence"]) == ("C13", say("turn-vacation-short", "en", left=7))
    assert wire.command(do="vacation", seat=1 - first, days=1)["code"] == "serve-not-yours"


def test_what_must_be_told_before_quiet_hours_is_told_in_time() -> None:
    """A minute before them, because nothing is told on the dot."""
    wishes = Wishes(quiet=(22 * 60, 8 * 60))

    def at(hour: int, minute: int = 0, day: int = 1) -> int:
        return round(datetime(2030, 1, day, hour, minute, tzinfo=UTC).timestamp() * SECOND)

    planned = moment_for(wishes, at(23), at(7, day=2), at(12))
    assert planned == at(21, 59)
    late = planned + 20 * SECOND
    assert moment_for(wishes, late, at(7, day=2), late) == late
    assert moment_for(wishes, at(23), at(9, day=2), at(12)) == at(8, day=2)
    assert moment_for(wishes, at(23), at(7, day=2), at(22, 30)) is None
