"""``rekje perft``: a line a position, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

from tests.records.command import run

PERFT = Path(__file__).parents[1] / "golden" / "perft"
WORDS = str(Path(__file__).with_name("words.txt"))
EMPTY = "/".join(["15"] * 15)


def test_the_shared_positions() -> None:
    positions = PERFT / "positions-en.cgp"
    known = re.findall(r"plays=(\d+) \S+ top=(\d+) sum=(\d+)", positions.read_text())
    ran = run("perft", str(positions), "--lexicon", str(PERFT / "words_en.txt.xz"))
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.splitlines() == [" ".join(numbers) for numbers in known]
    assert len(known) == 250


def test_a_first_play_counts_by_hand() -> None:
    """AB covers the centre in 2 places across and 2 down, 2 × (1 + 3) points each."""
    ran = run("perft", "-", "--lexicon", WORDS, stdin=f"{EMPTY} AB/Q 0/0 0 ; by hand\n\n{EMPTY} Q/AB 0/0 0\n".encode())
    assert (ran.status, ran.out) == (0, "4 8 32\n0 0 0\n")


def test_a_blank_for_different_letters_is_different_plays() -> None:
    """With B and a blank: aB (the blank as A), 4 places, 2 × 3 points each."""
    ran = run("perft", "-", "--lexicon", WORDS, stdin=f"{EMPTY} B?/ 0/0 0".encode())
    assert ran.out == "4 6 24\n"


def test_other_editions() -> None:
    ran = run("perft", "-", "--lexicon", WORDS, "--edition", "nl-early", stdin=f"{EMPTY} AB/ 0/0 0".encode())
    assert ran.out == "4 8 32\n"
    tile = run("perft", "-", "--lexicon", WORDS, "--edition", "nl-ij", stdin=f"{EMPTY} A[IJ]/ 0/0 0".encode())
    assert (tile.status, tile.out) == (0, "0 0 0\n")


def test_no_position_at_all() -> None:
    ran = run("perft", "-", "--lexicon", WORDS, stdin=b"# nothing\n")
    assert (ran.status, ran.out) == (2, "")
