"""Scrabble, rules S1–S6 and S8: what may be laid where, drawing, blanks, which words count."""

from __future__ import annotations

import json

import pytest

from rekje.model.events import PlayLaid
from rekje.model.problems import FormError
from rekje.records.record import read_record
from tests.games.positions import position
from tests.support import after, move, passes, play, referee, refused, scores, scrabble

TAART = play(0, "8D", "TAART")


# S1 · the first play


def test_S1_two_tiles_will_do():
    assert refused(scrabble(play(0, "8G", "DE"))) is None


def test_S1_one_tile_is_too_few():
    assert refused(scrabble(play(0, "8H", "A"))) == "S1"


@pytest.mark.parametrize("at", ["8D", "8H", "H4", "H8"])
def test_S1_across_or_down_with_a_tile_on_the_centre(at):
    assert refused(scrabble(play(0, at, "TAART"))) is None


@pytest.mark.parametrize("at", ["8C", "8I", "H3", "H9", "7F", "G6"])
def test_S1_not_beside_the_centre(at):
    assert refused(scrabble(play(0, at, "TAART"))) == "S1"


@pytest.mark.parametrize("at", ["D8D", "8", "D", "-1D", "8-D", "0D", "8D9E"])
def test_S1_never_diagonal_there_is_no_way_to_say_it(at):
    with pytest.raises(FormError):
        referee(scrabble(play(0, at, "TAART")))


# S2 · announcing the score, drawing


def test_S2_one_draws_back_to_seven():
    state = after(scrabble(TAART))
    assert len(state.seats[0].rack) == 7
    assert state.bag == 102 - 14 - 5


def test_S2_while_the_bag_lasts():
    state = after(scrabble(TAART, setup={"racks": ["TAARTEN", "DEENRST"], "bag": "AB"}))
    assert (len(state.seats[0].rack), state.bag) == (4, 0)


def test_S2_what_was_drawn_is_on_the_rack():
    record = scrabble(TAART, setup={"racks": ["TAARTEN", "DEENRST"], "bag": "ABCDEFG"})
    state = after({**record, "draws": [{"seat": 0, "tiles": "GEDCB"}]})
    assert sorted(state.seats[0].rack) == sorted("ENGEDCB")


def test_S2_a_wrong_total_is_put_right_without_penalty():
    result = referee(scrabble(play(0, "8D", "TAART", score=99)))
    assert result.turns[0].totals == (12, 0)
    assert [event.announced for event in result.events if isinstance(event, PlayLaid)] == [99]


def test_S2_a_right_total_needs_no_word():
    result = referee(scrabble(play(0, "8D", "TAART", score=12)))
    assert [event.announced for event in result.events if isinstance(event, PlayLaid)] == [None]


# S3 · one line, whole words, clockwise


def test_S3_the_turn_goes_round_clockwise():
    assert refused(scrabble(*passes(0, 1, 2, 0), seats=3, edition="nl-late")) is None
    assert refused(scrabble(*passes(0, 2), seats=3, edition="nl-late")) == "C6"


def test_S3_the_tiles_with_those_between_make_one_word():
    # T and L are laid on either side of the A that lies there.
    assert refused(scrabble(TAART, play(1, "E7", "TAL"))) is None


def test_S3_a_line_with_a_gap_is_no_word():
    # F7 is empty: what is laid left and right of it isn't one unbroken word.
    assert refused(scrabble(TAART, play(1, "7D", "DE.EN"))) == "S3"


def test_S3_only_a_part_of_the_word_is_not_a_play():
    # EN behind TAART makes TAARTEN.
    assert refused(scrabble(TAART, play(1, "8I", "EN"))) == "S3"


def test_S3_something_must_be_laid():
    assert refused(scrabble(TAART, play(1, "8D", "TAART"))) == "S3"
    assert refused(scrabble(play(0, "8D", ""))) == "S3"


def test_S3_lines_at_right_angles_must_be_words_too():
    # DEN under AAR makes AD, AE and RN.
    assert refused(scrabble(TAART, play(1, "9E", "DEN"), words="TAART DEN AD AE RN")) is None
    assert refused(scrabble(TAART, play(1, "9E", "DEN"), words="TAART DEN AD AE")) == "S8"


def test_S3_every_word_formed_or_changed_scores():
    result = referee(scrabble(TAART, play(1, "E7", "TAFEL"), play(0, "12C", "POST")))
    assert {word.word: word.score for word in result.turns[2].words} == {"POST": 12, "TAFELS": 11}


def test_S3_until_somebody_has_played_the_centre_must_be_covered():
    assert refused(scrabble(*passes(0), play(1, "9D", "TAART"), edition="nl-late")) in ("S1", "S3")
    assert refused(scrabble(*passes(0), play(1, "8D", "TAART"), edition="nl-late")) is None


def test_S3_a_play_taken_back_was_nobodys_play():
    moves = [play(0, "8D", "TAATR"), move(1, "challenge"), play(1, "9D", "TAART")]
    assert refused(scrabble(*moves, words="TAART", options={"judging": "challenge"})) in ("S1", "S3")


# S4 · how new words come about


@pytest.mark.parametrize(
    ("at", "word"),
    [("8D", "TAARTEN"), ("8B", "ROTAART"), ("E7", "TAFEL"), ("D8", "TEN"), ("9G", "EN"), ("C7", "DE")],
    ids=["added behind", "added before", "crossing", "hanging on", "alongside", "crossing in front"],
)
def test_S4_by_adding_crossing_or_lying_alongside(at, word):
    assert refused(scrabble(TAART, play(1, at, word))) is None


@pytest.mark.parametrize("at", ["10D", "J8", "9I", "I9", "1A"])
def test_S4_a_play_must_touch_what_lies_there(at):
    # 9I and I9 touch H8 with a corner only.
    assert refused(scrabble(TAART, play(1, at, "DE"))) == "S4"


def test_S4_one_tile_will_do():
    assert refused(scrabble(TAART, play(1, "8D", "TAARTS"))) is None


@pytest.mark.parametrize(("at", "word"), [("9C", "DE"), ("D8", "TE")], ids=["named across", "named down"])
def test_S4_one_tile_that_makes_words_both_ways_makes_both(at, word):
    # An E on D9, under the T of TA and behind a D: DE 2 and TE 2.
    assert scores(scrabble(play(0, at, word), setup=position(("8D", "TA"), ("9C", "D")))) == [4]


# S5 · placed is placed


@pytest.mark.parametrize("edition", ["nl-early", "nl-late"])
def test_S5_a_tile_that_lies_there_stays(edition):
    assert refused(scrabble(TAART, play(1, "8D", "KAART"), edition=edition)) == "C7"


def test_S5_no_move_takes_a_tile_up():
    with pytest.raises(FormError):
        referee(scrabble(TAART, move(0, "lift", at="8D")))


# S6 · blanks


def test_S6_a_blank_stands_for_the_letter_named():
    assert refused(scrabble(play(0, "8D", "TaART"), words="TAART")) is None


def test_S6_it_must_be_named():
    assert refused(scrabble(play(0, "8D", "T?ART"))) == "S6"


def test_S6_it_keeps_its_letter_for_the_rest_of_the_game():
    assert refused(scrabble(play(0, "8D", "TAARt"), play(1, "H8", "TEN"), words="TAART TEN")) is None
    assert refused(scrabble(play(0, "8D", "TAARt"), play(1, "H8", "DEN"), words="TAART DEN")) == "C7"


# S8 · which words count


def test_S8_a_word_that_the_list_lacks_is_refused():
    assert refused(scrabble(TAART, words="TAFEL")) == "S8"


@pytest.mark.parametrize("spelled", ["auto's", "zee-egel", "à la"])
def test_S8_no_apostrophes_and_hyphens_the_tiles_have_none(spelled):
    assert refused(scrabble(play(0, "8E", spelled.upper()))) == "C8"


def test_S8_a_word_may_be_challenged_until_the_next_player_begins():
    bad = play(0, "8D", "TAATR")
    options = {"judging": "challenge"}
    assert refused(scrabble(bad, move(1, "challenge"), words="TAART", options=options)) is None
    assert refused(scrabble(bad, *passes(1), move(1, "challenge"), words="TAART", options=options)) == "C6"


def test_S8_the_player_takes_the_tiles_back_and_loses_the_turn():
    record = scrabble(play(0, "8D", "TAATR"), move(1, "challenge"), words="TAART", options={"judging": "challenge"})
    state = after(record)
    assert not state.board
    assert len(state.seats[0].rack) == 7
    assert state.turn is not None
    assert state.turn.seat == 1


def test_S8_an_unfounded_challenge_costs_nothing():
    record = scrabble(TAART, move(1, "challenge"), *passes(1), words="TAART", options={"judging": "challenge"})
    result = referee(record)
    assert result.refusal is None
    assert result.turns[1].totals == (12, 0)


@pytest.mark.parametrize(("judging", "lookup"), [("referee", True), ("challenge", False), ("agree", True)])
def test_S8_looking_words_up_is_off_under_challenge(judging, lookup):
    record = scrabble(options={"judging": judging})
    assert read_record(json.dumps(record).encode()).config.options["lookup"] is lookup


def test_S8_setups_may_hold_what_no_list_knows():
    # Only words formed or changed are judged.
    record = scrabble(play(0, "9D", "DE"), words="DE XD QE", setup=position(("8D", "XQ")))
    assert refused(record) is None
