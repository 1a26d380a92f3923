"""What a table's log becomes as a record."""

from __future__ import annotations

from rekje.records.export import export_record
from rekje.records.record import write_record
from tests.support import move, play, referee, scrabble

MOVES = (play(0, "8D", "TAART"), move(1, "exchange", count=2), move(0, "pass"), move(1, "resign"))


def test_no_moments_where_nobody_measured_the_time():
    made = export_record(referee(scrabble(*MOVES)).events, "any")
    assert b'"ms"' not in write_record(made)


def test_moments_that_were_measured_are_kept():
    timed = [{**one, "ms": 1000 * number} for number, one in enumerate(MOVES, 1)]
    made = export_record(referee(scrabble(*timed)).events, "any")
    assert [one.ms for one in made.moves] == [1000, 2000, 3000, 4000]
