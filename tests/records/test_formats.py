"""What every format of `rekje.records.formats` must do. A new one passes by standing in ``FORMATS``, with an example
here."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rekje.records.export import export_record
from rekje.records.formats import CGP, FORMATS, GAMES, GCG, REKJE, Format, GameFile, game_or_positions
from rekje.records.record import read_record, write_record
from rekje.referee.view import see_events
from tests.records.test_gcg_round_trip import random_game

EXAMPLES: dict[str, bytes] = {
    "rekje": write_record(export_record(random_game("en", 2, "referee", seed=5), "any")),
    "gcg": b"#character-encoding UTF-8\n#title Drawn\n#tile-distribution english\n#player1 A Anna\n#player2 B Bram\n"
    b">A: HORNSAE 8D HORNS +24 24\n>B: TAEDIUV H8 .TAVE +9 9\n#note thought long\n#rack1 AEXYZUE\n",
    "cgp": b"15/15/15/15/15/15/15/6CaT6/15/15/15/15/15/15/15 AEINRS?/ 120/98 0 lex en;\n",
}


@pytest.mark.parametrize("form", FORMATS, ids=lambda one: one.name)
def test_every_format_claims_its_example_alone(form: Format[Any]) -> None:
    assert [name for name, data in EXAMPLES.items() if form.claims(data)] == [form.name]


@pytest.mark.parametrize("form", FORMATS, ids=lambda one: one.name)
def test_what_was_read_is_written_and_read_again_as_it_was(form: Format[Any]) -> None:
    found = form.read(EXAMPLES[form.name], None)
    written = form.write(found)
    assert form.claims(written)
    assert form.read(written, None) == found


def test_names_and_extensions_are_one_formats_own() -> None:
    for told in ([form.name for form in FORMATS], [form.extension for form in FORMATS]):
        assert len(set(told)) == len(told)
    assert GAMES == (REKJE, GCG)
    assert game_or_positions(EXAMPLES[CGP.name]) is None


def test_a_gcg_file_makes_the_record_that_its_json_makes_with_all_racks() -> None:
    found = GCG.read(EXAMPLES["gcg"], None)
    assert read_record(write_record(found.record)) == found.record
    assert [getattr(move, "rack", None) for move in found.record.moves] == ["HORNSAE", "TAEDIUV"]
    assert [found.rack_after(seat) for seat in (0, 1)] == ["AEXYZUE", ""]


def test_a_full_record_is_written_as_gcg_by_its_log() -> None:
    events = random_game("en", 2, "referee", seed=5)
    file = GameFile(export_record(events, "any"), events=see_events(events, None, over=True))
    assert GCG.claims(GCG.write(file))
    assert msgspec.structs.replace(file, events=None) == REKJE.read(REKJE.write(file), None)
