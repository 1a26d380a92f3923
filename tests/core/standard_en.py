"""The standard English set and board as the core reads them, and CGP-like lines of positions."""

from __future__ import annotations

import lzma
from pathlib import Path
from typing import NamedTuple

import msgspec

from rekje import _core
from rekje.board.crossword.squares import CrosswordFacts

PERFT = Path(__file__).parents[1] / "golden" / "perft"
_VALUES = dict.fromkeys("EAIONRTLSU", 1) | dict.fromkeys("DG", 2) | dict.fromkeys("BCMP", 3)
_VALUES |= dict.fromkeys("FHVWY", 4) | {"K": 5} | dict.fromkeys("JX", 8) | dict.fromkeys("QZ", 10)
FACES = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
VALUES = tuple(_VALUES[face] for face in FACES)
COUNTS = dict(zip(FACES, (9, 2, 2, 4, 12, 2, 3, 2, 9, 1, 1, 4, 2, 6, 8, 2, 1, 6, 4, 6, 4, 2, 2, 1, 2, 1), strict=True))
_QUARTER = ("T..d...T", ".D...t..", "..D...d.", "d..D...d", "....D...", ".t...t..", "..d...d.", "T..d...D")
BOARD = tuple(row + row[-2::-1] for row in (*_QUARTER, *_QUARTER[-2::-1]))


def standard_facts() -> CrosswordFacts:
    """The board of RULES S with today's reading of blanks: T and D multiply words, t and d letters."""
    kinds = "".join(BOARD)
    letter = tuple({"t": 3, "d": 2}.get(kind, 1) for kind in kinds)
    word = tuple({"T": 3, "D": 2}.get(kind, 1) for kind in kinds)
    return CrosswordFacts(
        width=15,
        height=15,
        values=VALUES,
        letter_factor=letter,
        word_factor=word,
        blank_word_factor=word,
        lay_factor=(1,) * 225,
        scoring="words",
        bonus=(0, 0, 0, 0, 0, 0, 0, 50),
        start=(112,),
        start_rule="covers",
        first_min=2,
        rack_size=7,
    )


def encode(text: str) -> bytes:
    """Upper case letters are tiles, lower case ones blanks that stand for them, ``?`` a blank, ``.`` nothing."""
    return bytes(0 if c in "?." else ord(c.upper()) - 64 | (0x80 if c.islower() else 0) for c in text)


class Line(NamedTuple):
    """One position of a file and what is known about it."""

    cells: bytes
    rack: bytes
    plays: int
    top: int
    sum: int


def read_line(line: str) -> Line:
    """``rows rack/rack scores zeros ; plays=… top=… sum=…``"""
    position, remarks = line.split(";")
    board, racks = position.split()[:2]
    cells = "".join(_row(row) for row in board.split("/"))
    known = dict(remark.split("=") for remark in remarks.split())
    rack = racks.split("/")[0]
    return Line(encode(cells), encode(rack), int(known["plays"]), int(known["top"]), int(known["sum"]))


def _row(row: str) -> str:
    for run in range(15, 0, -1):
        row = row.replace(str(run), "." * run)
    return row


def golden_lines() -> list[Line]:
    """The 250 positions on which three independent engines agree."""
    return [read_line(line) for line in (PERFT / "positions-en.cgp").read_text().splitlines()]


def golden_words() -> list[bytes]:
    """The words of those positions."""
    text = lzma.decompress((PERFT / "words_en.txt.xz").read_bytes()).decode()
    return [encode(word.upper()) for word in text.split()]


def standard_core_facts() -> _core.Facts:
    """`standard_facts` as the core has checked them."""
    return _core.Facts(**msgspec.structs.asdict(standard_facts()))
