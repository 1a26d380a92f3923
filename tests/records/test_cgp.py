"""CGP positions: read, written, and refused with line and column."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from rekje.games.editions import builtin_edition
from rekje.locale import say
from rekje.model.problems import FormError
from rekje.records.cgp import CgpPosition, read_cgp, write_cgp

POSITIONS = Path(__file__).parents[1] / "golden" / "perft" / "positions-en.cgp"
EMPTY = "/".join(["15"] * 15)
SMALL = "3/1A1/3"


def one(text: str) -> CgpPosition:
    return read_cgp(text)[0]


def test_a_position() -> None:
    position = one("3/1[IJ]a/[qu]2 AB?/[IJ] 12/-3 2 lex NWL23; lm -2;")
    assert position == CgpPosition(
        3, 3, {(1, 1): "IJ", (2, 1): "a", (0, 2): "qu"}, (("A", "B", "?"), ("IJ",)), (12, -3), 2, ("lex NWL23", "lm -2")
    )
    assert (position.remark("lex"), position.remark("lm"), position.remark("ld")) == ("NWL23", "-2", None)


@pytest.mark.parametrize(
    ("line", "rest"),
    [
        (f"{SMALL} AB/", ((("A", "B"), ()), (0, 0), 0, ())),
        (f"{SMALL} /AB 1/2", (((), ("A", "B")), (1, 2), 0, ())),
        (f"{SMALL} A 7 3", ((("A",),), (7,), 3, ())),
        (f"{SMALL} A/B/C lex any;", ((("A",), ("B",), ("C",)), (0, 0, 0), 0, ("lex any",))),
        (f"{SMALL} A/B 0/0 0 ; plays=3  exch=1;", ((("A",), ("B",)), (0, 0), 0, ("plays=3 exch=1",))),
    ],
)
def test_what_may_be_left_out(line: str, rest: tuple[object, ...]) -> None:
    position = one(line)
    assert (position.racks, position.scores, position.zeros, position.remarks) == rest


def test_lines() -> None:
    text = f"\ufeff# positions\r\n\r\n{SMALL} A/B\r{EMPTY} A/B\n"
    assert [position.width for position in read_cgp(text)] == [3, 15]


def test_the_shared_positions_read_and_write_the_same() -> None:
    positions = read_cgp(POSITIONS.read_text(), builtin_edition("scrabble", "en"))
    assert len(positions) == 250
    for position in positions:
        assert one(write_cgp(position)) == position


def test_random_positions_read_and_write_the_same() -> None:
    chance = random.Random(1)
    faces = ["A", "b", "IJ", "ij", "Ö", "é"]
    for _ in range(200):
        width, height = chance.randint(1, 21), chance.randint(1, 21)
        squares = [(x, y) for y in range(height) for x in range(width) if chance.random() < 0.3]
        board = {square: chance.choice(faces) for square in squares}
        racks = tuple(tuple(chance.choices(["A", "?", "IJ"], k=chance.randint(0, 7))) for _ in range(2))
        scores = (chance.randint(-50, 900), chance.randint(-50, 900))
        position = CgpPosition(width, height, board, racks, scores, chance.randint(0, 5), ("lex nl", "cr 5pt"))
        assert one(write_cgp(position)) == position


def test_a_position_without_racks_is_written_with_two_unknown_ones() -> None:
    assert one(write_cgp(CgpPosition(1, 1, {}, ()))).racks == ((), ())


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        ("3/3/3", "form-cgp-fields", (1, 6)),
        ("\n3/3/3 ; lex en", "form-cgp-fields", (2, 15)),
        ("3/1*1/3 A/B", "form-cgp-board", (1, 4)),
        ("3/1[I1/3 A/B", "form-cgp-board", (1, 4)),
        ("3/999/3 A/B", "form-cgp-board", (1, 3)),
        ("3/A1/3 A/B", "form-cgp-width", (1, 3)),
        ("3//3 A/B", "form-cgp-width", (1, 3)),
        ("0/0 A/B", "form-cgp-width", (1, 1)),
        ("22/22 A/B", "form-cgp-width", (1, 1)),
        ("/".join(["1"] * 22) + " A/B", "form-cgp-height", (1, 1)),
        (f"{SMALL} Ab/B", "form-cgp-rack", (1, 10)),
        (f"{SMALL} A/B-1", "form-cgp-rack", (1, 12)),
        (f"{SMALL} A/[Ij]", "form-cgp-rack", (1, 11)),
        ("3/1[Ij]1/3 A/B", "form-cgp-tile", (1, 4)),
        (f"{SMALL} A/B 1/x 0", "form-cgp-scores", (1, 13)),
        (f"{SMALL} A/B a/b 0", "form-cgp-scores", (1, 13)),
        (f"{SMALL} A/B 1 0", "form-cgp-count", (1, 13)),
        (f"{SMALL} A/B 1/2/3 0", "form-cgp-count", (1, 13)),
        (f"{SMALL} A/B 1/2 -1", "form-cgp-zeros", (1, 17)),
        (f"{SMALL} A/B x 0", "form-cgp-operation", (1, 13)),
        (f"{SMALL} A/B 1/2 0 lex en", "form-cgp-operation", (1, 19)),
        (f"{SMALL} A/B 1/2 0 7 8", "form-cgp-operation", (1, 19)),
    ],
)
def test_errors_name_line_and_column(text: str, code: str, place: tuple[int, int]) -> None:
    with pytest.raises(FormError) as caught:
        read_cgp(text)
    assert (caught.value.code, (caught.value.line, caught.value.column)) == (code, place)


@pytest.mark.parametrize(
    ("text", "en", "de"),
    [
        ("15 A/B", "The board has 1 row instead of 15.", "Das Brett hat 1 Zeile statt 15."),
        (f"A/{EMPTY[3:]} A/B", "Row 1 has 1 square instead of 15.", "Zeile 1 des Bretts hat 1 Feld statt 15."),
        (f"{EMPTY} A/B 1", "There are 2 racks, but 1 score.", "Es sind 2 Bänkchen, aber 1 Punktestand."),
        (f"{EMPTY} A 1/2", "There is 1 rack, but 2 scores.", "Es ist 1 Bänkchen, aber 2 Punktestände."),
    ],
)
def test_one_of_something_is_told_in_the_singular(text: str, en: str, de: str) -> None:
    with pytest.raises(FormError) as caught:
        read_cgp(text, builtin_edition("scrabble", "en"))
    said = [say(caught.value.code, language, **caught.value.params) for language in ("en", "de")]
    assert said == [en, de]


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        (f"{SMALL} A/B", "form-cgp-width", (1, 1)),
        ("/".join(["15"] * 14) + " A/B", "form-cgp-height", (1, 1)),
        (EMPTY.replace("15", "14Ö", 1) + " A/B", "form-cgp-tile", (1, 3)),
        (f"{EMPTY} A[IJ]/B", "form-cgp-tile", (1, len(EMPTY) + 3)),
        (f"{EMPTY} ABCDEFGH/B", "form-cgp-rack-long", (1, len(EMPTY) + 2)),
    ],
)
def test_what_the_edition_does_not_have(text: str, code: str, place: tuple[int, int]) -> None:
    with pytest.raises(FormError) as caught:
        read_cgp(text, builtin_edition("scrabble", "en"))
    assert (caught.value.code, (caught.value.line, caught.value.column)) == (code, place)
