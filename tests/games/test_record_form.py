"""Positions set up in a record; and what is a broken rule, what no record at all (docs/records.md)."""

from __future__ import annotations

import pytest

from rekje.model.problems import FormError
from tests.games.positions import position
from tests.support import move, passes, play, referee, refused, scores, scrabble

TAART = play(0, "8D", "TAART")

# Positions set up


def test_setup_an_unnamed_square_is_as_in_the_edition():
    setup = {"premiums": {"H8": "none", "D8": "TW"}}
    # T on D8 now trebles the word, T on H8 no longer doubles it.
    assert scores(scrabble(TAART, setup=setup)) == [5 * 3]


@pytest.mark.parametrize(("kind", "score"), [("TW", 15), ("DW", 10), ("TL", 7), ("DL", 6), ("none", 5)])
def test_setup_premiums_by_the_editions_names(kind, score):
    assert scores(scrabble(TAART, setup={"premiums": {"H8": "none", "D8": kind}})) == [score]


def test_setup_a_small_letter_is_a_blank():
    assert scores(scrabble(play(0, "8D", "TAARTEN"), setup=position(("8D", "tAART")))) == [6]


def test_setup_scores_are_where_totals_begin():
    assert referee(scrabble(TAART, setup={"scores": [100, 90]})).turns[0].totals == (112, 90)


@pytest.mark.parametrize(
    "setup",
    [
        {"tiles": {"Z99": "E"}},
        {"tiles": {"H8": "EE"}},
        {"tiles": {"H8": "Ä"}},
        {"premiums": {"H8": "QW"}},
        {"racks": ["EEEEEEEE"]},
        {"racks": {"2": "E"}},
        {"bag": "Ä"},
        {"bag": -1},
        {"hats": 3},
    ],
    ids=str,
)
def test_setup_that_cant_be_is_an_error_of_form(setup):
    with pytest.raises(FormError):
        referee(scrabble(setup=setup))


# A broken rule, or no record at all


@pytest.mark.parametrize(
    "absurd",
    [
        play(0, "8A", "E" * 60),
        play(0, "99Z", "DE"),
        play(0, "8D", "."),
        play(0, "8D", "12345"),
        play(0, "8D", "\u0000\u0007"),
        play(0, "8D", "TAART", score=-(10**15)) | {"at": "1A"},
        move(0, "exchange", count=10**15),
        move(0, "exchange", count=-1),
        move(0, "exchange", tiles="E" * 1000),
        move(0, "exchange", tiles="12"),
        move(0, "end", racks=["Q" * 500, ""]),
        move(1, "accept"),
        move(1, "challenge", words=["?", "", "Ä" * 99]),
    ],
    ids=lambda absurd: absurd["do"],
)
def test_a_well_formed_move_that_breaks_a_rule_is_refused_however_absurd(absurd):
    rule = refused(scrabble(*passes(0), absurd if absurd["seat"] else absurd | {"seat": 1}))
    assert rule is not None
    assert rule[0] in "SC"  # the game's own rule, or one of the common ground


@pytest.mark.parametrize(
    "wrong",
    [
        {"moves": [play(0, "H0", "DE")]},
        {"moves": [play(0, "-1A", "DE")]},
        {"moves": [play(0, "8D", "T[IJ")]},
        {"moves": [play(7, "8D", "TAART")]},
        {"moves": [play(-1, "8D", "TAART")]},
        {"moves": [move(0, "jump")]},
        {"moves": [{"seat": 0}]},
        {"moves": [{"do": "pass"}]},
        {"moves": [move(0, "play", at="8D")]},
        {"moves": [move(0, "play", at="8D", word=5)]},
        {"moves": [move(0, "vote", yes="perhaps")]},
        {"moves": "none"},
        {"game": "chess"},
        {"edition": "nl-future"},
        {"options": {"jokers": 3}},
        {"options": {"judging": "shouting"}},
        {"seats": ["Anna"]},
        {"seats": ["A", "B", "C", "D", "E"]},
        {"format": "rekje-record/99"},
    ],
    ids=str,
)
def test_what_is_no_record_is_an_error_of_form(wrong):
    with pytest.raises(FormError):
        referee({**scrabble(), **wrong})
