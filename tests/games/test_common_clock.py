"""Common ground, rule C10: time, told in moments (ms since the start), never read from a clock."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rekje.model.commands import Accept, Pass, Play, TimeUp, Vacation
from rekje.model.problems import FormError
from rekje.records.export import moves_of
from tests.games.tables import Table
from tests.support import after, letter, move, play, record_of, referee, refused, scrabble

DAY = 24 * 3600 * 1000


def koning(*moves):
    """A record of Koning."""
    return record_of("koning", *moves, edition="nl", seats=2)


def timed(clock: str, *moves, **options):
    """A record with a clock; every word counts."""
    return scrabble(*moves, options={"clock": clock, **options})


def late_pass(clock: str, ms: int, **options) -> tuple[int, int]:
    """What the clock costs if the first seat passes after so many ms, the second one a moment later."""
    moves = [move(0, "pass", ms=ms), move(1, "pass", ms=ms + 1)]
    return referee(timed(clock, *moves, **options)).outcome.adjustments


@pytest.mark.parametrize(("clock", "ms"), [("turn:60", 60_000), ("days:3", 3 * 24 * 3600 * 1000)])
def test_C10_a_turn_that_runs_out_is_a_pass_never_a_forced_play(clock, ms):
    state = after(timed(clock, move(0, "time-up", ms=ms)))
    assert (state.passes, state.board, state.turn.seat) == (1, {}, 1)
    assert refused(timed(clock, move(0, "time-up", ms=ms - 1))) == "C10"


def test_C10_too_late_is_too_late():
    assert refused(timed("turn:60", play(0, "8D", "TAART", ms=60_000))) is None
    assert refused(timed("turn:60", play(0, "8D", "TAART", ms=60_001))) == "C10"


def test_C10_each_turn_has_its_own_time():
    first = play(0, "8D", "TAART", ms=50_000)
    assert refused(timed("turn:60", first, move(1, "pass", ms=110_000))) is None
    assert refused(timed("turn:60", first, move(1, "pass", ms=110_001))) == "C10"


def test_C10_the_time_of_a_challenge_is_nobodys():
    moves = [play(0, "8D", "TAART", ms=10_000), move(1, "accept", ms=40_000), move(1, "pass", ms=100_000)]
    assert refused(timed("turn:60", *moves, judging="challenge")) is None


def windowed(judging: str) -> tuple[Table, int]:
    """A live table with days for each turn, the seat on turn having laid its word after half a day."""
    table = Table(2, game="scrabble", edition="nl-early", clock="days:1", judging=judging)
    table.give("TAARTEN", "SCHILDE")
    first = table.state.turn.seat
    table.send(Play(seat=first, at="8D", word="".join(table.state.seats[first].rack[:5]), ms=DAY // 2))
    assert table.state.window
    return table, 1 - first


@pytest.mark.parametrize("judging", ["challenge", "agree"])
def test_C10_where_days_are_counted_nobody_keeps_a_game_waiting_by_not_answering(judging):
    table, other = windowed(judging)
    assert table.refused(TimeUp(seat=other, ms=DAY * 3 // 2 - 1)) == "C10"
    assert table.refused(Pass(seat=other, ms=DAY * 3 // 2 + 1)) == "C10"
    table.send(TimeUp(seat=other, ms=DAY * 3 // 2))
    assert (table.state.window, table.state.pending, table.state.turn.seat) == (None, None, 1 - other)
    assert len(table.state.board) == 5


def test_C10_a_play_that_ends_the_game_stands_by_silence():
    table, other = windowed("challenge")
    table.state = replace(table.state, bag=0)
    first = 1 - other
    table.give(*("" if seat == first else "SCHILDE" for seat in (0, 1)))
    table.send(TimeUp(seat=other, ms=DAY * 3 // 2))
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (first,)
    # A record tells it as the answers that nobody gave.
    assert moves_of(table.events)[-1] == Accept(seat=other)


def test_C13_it_waits_for_as_long_as_they_have_vacation():
    table, other = windowed("challenge")
    table.send(Vacation(seat=other, days=2, ms=DAY))
    assert table.refused(TimeUp(seat=other, ms=DAY * 7 // 2 - 1)) == "C10"
    table.send(TimeUp(seat=other, ms=DAY * 7 // 2))
    assert table.state.turn.seat == 1 - other


@pytest.mark.parametrize(("ms", "minutes"), [(60_000, 0), (60_001, 1), (120_000, 1), (120_001, 2), (300_000, 4)])
def test_C10_a_used_up_game_clock_costs_ten_points_a_begun_minute(ms, minutes):
    assert late_pass("game:1", ms) == (-10 * minutes, 0)


@pytest.mark.parametrize(("ms", "points"), [(65_000, 0), (65_001, 10)])
def test_C10_each_turn_brings_its_increment(ms, points):
    assert late_pass("game:1+5", ms) == (-points, 0)


def test_C10_what_it_costs_is_an_option():
    assert late_pass("game:1", 60_001, overtime=25) == (-25, 0)


def test_C10_of_a_cardboard_game_the_minutes_over_are_told_at_the_end():
    def settled(end, **options):
        return referee(scrabble(play(0, "8D", "TAART"), move(0, "end", **end), options=options)).outcome.adjustments

    assert settled({"minutes_over": [0, 3]}) == (0, -30)
    racks = ["EEEEEEE", "NNNNNNN"]
    assert settled({"minutes_over": {"0": 1}, "racks": racks}, overtime=5) == (-7 - 5, -7)


def test_C10_minutes_over_go_before_the_moments_of_the_moves():
    moves = [play(0, "8D", "TAART", ms=90_000), move(0, "end", minutes_over=[4, 0])]
    assert referee(timed("game:1", *moves)).outcome.adjustments == (-40, 0)


@pytest.mark.parametrize("minutes", [[-1, 0], [1], {"2": 1}, [1.5, 0]])
def test_C10_minutes_over_are_numbers_a_seat(minutes):
    with pytest.raises(FormError):
        refused(scrabble(move(0, "end", minutes_over=minutes)))


@pytest.mark.parametrize("record", [koning, letter])
def test_C10_minutes_over_are_told_only_where_they_cost_points_at_the_end(record):
    with pytest.raises(FormError) as raised:
        refused(record(move(0, "end", minutes_over=[1, 0])))
    assert raised.value.code == "form-field-unknown"


def test_C10_a_used_up_game_clock_forbids_nothing():
    assert refused(timed("game:1", play(0, "8D", "TAART", ms=600_000))) is None


def test_C10_only_ones_own_time_counts():
    # Anna uses 30 s and 20 s, Bram 70 s.
    moves = [move(0, "pass", ms=30_000), move(1, "exchange", count=1, ms=100_000), move(0, "pass", ms=120_000)]
    outcome = referee(timed("game:1", *moves, move(1, "pass", ms=120_000))).outcome
    assert outcome.adjustments == (0, -10)


def test_C10_without_a_clock_time_plays_no_part():
    assert refused(scrabble(play(0, "8D", "TAART", ms=10**12))) is None
    assert late_pass("none", 10**9) == (0, 0)


@pytest.mark.parametrize(("clock", "ms"), [("turn:60", 180_000), ("days:1", 3 * 24 * 3600 * 1000)])
def test_C10_a_table_that_grants_more_time_gives_it_to_every_turn(clock, ms):
    assert refused(timed(clock, move(0, "time-up", ms=ms - 1), more_time="3")) == "C10"
    assert refused(timed(clock, play(0, "8D", "TAART", ms=ms), more_time="3")) is None


@pytest.mark.parametrize(("ms", "points"), [(130_000, 0), (130_001, 10)])
def test_C10_and_to_clocks_of_a_game_with_their_increments(ms, points):
    assert late_pass("game:1+5", ms, more_time="2") == (-points, 0)


@pytest.mark.parametrize("times", ["0", "4", "1.5", True, None])
def test_C10_more_time_is_twice_or_three_times(times):
    record = timed("turn:60", move(0, "pass", ms=1000), more_time=times)
    with pytest.raises(FormError) as raised:
        referee(record)
    assert raised.value.code == "form-option-value"
