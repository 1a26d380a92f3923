"""Common ground, rule C13: vacation in a game with days for each turn."""

from __future__ import annotations

import pytest

from rekje.model.commands import TimeUp, Vacation
from rekje.model.problems import FormError
from rekje.model.state import State
from rekje.model.tiles import join_tiles
from rekje.model.walk.commands import Open
from rekje.records.export import export_record
from rekje.records.replay import RecordFacts, replay_record
from tests.games.tables import Table
from tests.support import AnyWord, after, move, play, refused, scrabble

DAY = 24 * 3600 * 1000


def timed(*moves, clock="days:3", **options):
    """A record of Scrabble with a clock in days; every word counts."""
    return scrabble(*moves, options={"clock": clock, **options})


def away(seat: int, days: int, ms: int):
    """A move: so many days of vacation, or none any more."""
    return move(seat, "vacation", days=days, ms=ms)


def deadline(state: State, seat: int) -> int | None:
    return next(one.deadline for one in state.awaiting if one.seat == seat)


def test_C13_a_turn_ends_later_by_as_long_as_the_vacation_lasts():
    state = after(timed(away(0, 2, DAY)))
    assert deadline(state, 0) == 5 * DAY
    assert refused(timed(away(0, 2, DAY), move(0, "time-up", ms=5 * DAY - 1))) == "C10"
    assert after(timed(away(0, 2, DAY), move(0, "time-up", ms=5 * DAY))).turn.seat == 1


def test_C13_who_isnt_on_turn_loses_no_time_of_their_next_turn():
    state = after(timed(away(1, 4, 0), play(0, "8D", "TAART", ms=DAY)))
    assert (state.turn.seat, deadline(state, 1)) == (1, DAY + 3 * DAY + 3 * DAY)


def test_C13_a_vacation_before_the_turn_changes_nothing():
    state = after(timed(away(1, 1, 0), play(0, "8D", "TAART", ms=2 * DAY)))
    assert deadline(state, 1) == 2 * DAY + 3 * DAY


def test_C13_the_others_clock_runs_on():
    state = after(timed(play(0, "8D", "TAART", ms=1), away(0, 4, 2)))
    assert (state.turn.seat, deadline(state, 1)) == (1, 1 + 3 * DAY)


def test_C13_whoever_comes_back_early_keeps_the_days_not_begun():
    state = after(timed(away(0, 5, 0), away(0, 0, DAY + 1)))
    assert deadline(state, 0) == 3 * DAY + DAY + 1
    assert refused(timed(away(0, 5, 0), away(0, 0, DAY + 1), away(0, 6, 2 * DAY))) == "C13"
    assert refused(timed(away(0, 5, 0), away(0, 0, DAY + 1), away(0, 5, 2 * DAY))) is None


def test_C13_the_own_move_ends_it():
    moves = [away(0, 5, 0), play(0, "8D", "TAART", ms=DAY), move(1, "pass", ms=2 * DAY)]
    state = after(timed(*moves))
    assert (state.turn.seat, deadline(state, 0)) == (0, 2 * DAY + 3 * DAY)
    assert refused(timed(*moves, away(0, 0, 2 * DAY))) == "C13"


def test_C13_a_refused_move_doesnt_end_it():
    moves = [away(0, 5, 0), play(0, "A1", "TAART", ms=DAY)]
    assert refused(timed(*moves)) not in (None, "C13")
    assert refused(timed(away(0, 5, 0), away(0, 0, DAY))) is None


def test_C13_nobody_takes_more_days_than_they_have():
    assert refused(timed(away(0, 8, 0))) == "C13"
    assert refused(timed(away(0, 7, 0))) is None
    assert refused(timed(away(0, 2, 0), away(0, 2, 2 * DAY), vacation=3)) == "C13"
    assert refused(timed(away(0, 2, 0), away(0, 1, 2 * DAY), vacation=3)) is None


def test_C13_one_vacation_at_a_time():
    assert refused(timed(away(0, 2, 0), away(0, 1, DAY))) == "C13"
    assert refused(timed(away(0, 0, DAY))) == "C13"


def test_C13_too_late_is_too_late():
    assert refused(timed(away(0, 1, 3 * DAY))) is None
    assert refused(timed(away(0, 1, 3 * DAY + 1))) == "C10"


@pytest.mark.parametrize("options", [{"clock": "turn:60"}, {"clock": "game:25"}, {"clock": "none"}, {"vacation": 0}])
def test_C13_only_where_days_are_counted_and_the_table_grants_some(options):
    assert refused(timed(away(0, 1, 1), **options)) == "C6"


@pytest.mark.parametrize("days", [-1, 1001, 1.5, "2", None])
def test_C13_days_are_whole_numbers(days):
    with pytest.raises(FormError):
        refused(timed(move(0, "vacation", days=days, ms=0)))


def test_C13_who_has_resigned_takes_no_vacation():
    record = scrabble(move(0, "resign", ms=0), away(0, 1, 0), seats=3, options={"clock": "days:3"})
    assert refused(record) == "C6"


def test_C13_in_an_opening_each_seat_has_its_own_time_and_a_record_tells_it():
    """K2: one seat is away while the other's time runs out; the record tells both words in one move."""
    table = Table(2, clock="days:1")
    table.send(Vacation(seat=0, days=3, ms=1000))
    assert [deadline(table.state, seat) for seat in (0, 1)] == [4 * DAY, DAY]
    table.send(TimeUp(seat=1, ms=DAY))
    # Whoever has chosen may take a vacation too. It goes on while the others choose.
    table.send(Vacation(seat=1, days=2, ms=DAY + 1))
    table.send(Open(seat=0, words={"0": join_tiles(table.state.seats[0].rack[:3])}, ms=2 * DAY))
    record = export_record(table.events, "any")
    again = replay_record(record, RecordFacts(record, AnyWord())).state
    assert again.turn == table.state.turn
    assert [seat.vacations for seat in again.seats] == [seat.vacations for seat in table.state.seats]
