"""What a file says and the referee doesn't find is a remark, not a failure (S2)."""

from __future__ import annotations

import pytest

from rekje.games.editions import builtin_edition
from rekje.model.tiles import Tiles
from rekje.records.gcg.gcg import GCG_GAME
from rekje.records.gcg.read import read_gcg
from rekje.records.gcg.record import to_record
from rekje.records.remarks import gcg_remarks
from rekje.records.replay import RecordFacts, replay_record
from tests.support import AnyWord

HEAD = "#player1 Anna Anna\n#player2 Bram Bram\n"
START = [">Anna: ACRSTUV 8H CAT +10 10", ">Bram: EHILNOP H8 .OPE +8 8"]


def remarks(*lines: str, lacks: str = "") -> list[tuple[int, str]]:
    def is_word(word: Tiles) -> bool:
        return "".join(word) != lacks

    game = read_gcg((HEAD + "\n".join(lines)).encode())
    record = to_record(game, builtin_edition(GCG_GAME, "en"))
    result = replay_record(record, RecordFacts(record, AnyWord()))
    assert result.ok
    return [(remark.turn, remark.code) for remark in gcg_remarks(game, record, result, is_word)]


def test_nothing_to_say() -> None:
    assert remarks(*START) == []


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ([">Anna: ACRSTUV 8H CAT +11 11", START[1]], [(1, "remark-score")]),
        ([START[0], ">Bram: EHILNOP H8 .OPE +8 18"], [(2, "remark-total")]),
        ([">Anna: CRSTUVW 8H CAT +10 10"], [(1, "remark-rack")]),
        ([">Anna: CR 8H CAT +10 10"], []),
        ([*START, ">Bram: HILN (challenge) +5 13"], []),
        ([*START, ">Bram: HILN (challenge) +7 15"], [(3, "remark-challenge")]),
        ([*START, ">Anna: (challenge) +5 15"], [(3, "remark-challenge")]),
        ([START[0], ">Anna: (time) -10 0"], []),
        ([START[0], ">Anna: (time) -10 0", START[1]], [(2, "remark-time")]),
    ],
)
def test_what_does_not_add_up(lines: list[str], expected: list[tuple[int, str]]) -> None:
    assert remarks(*lines) == expected


def test_words_that_the_list_lacks_unless_they_were_taken_back() -> None:
    assert remarks(*START, lacks="COPE") == [(2, "remark-word")]
    assert remarks(*START, ">Bram: EHILNOP -- -8 0", lacks="COPE") == []


def test_the_final_scores() -> None:
    stopped = [*START, ">Anna: EEERSUV (EEERSUV) -10 0", ">Bram: AHILNNO (AHILNNO) -10 -2"]
    assert remarks(*stopped) == []
    wrong = [*START, ">Anna: EEERSUV (EEERSUV) -10 0", ">Bram: AHILNNO (AHILNNO) -11 -3"]
    assert remarks(*wrong) == [(0, "remark-final")]
