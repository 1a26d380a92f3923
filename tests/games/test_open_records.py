"""Records as they are written down beside a cardboard game (docs/records.md): what is known, and what isn't."""

from __future__ import annotations

import hashlib

import msgspec
import pytest

from rekje.games.editions import builtin_edition
from rekje.referee.shuffle import ALGORITHM
from tests.games.positions import position
from tests.support import after, as_json, move, passes, play, referee, refused, scores, scrabble, woordenspel

TAART = play(0, "8D", "TAART")


def small_box(**letters: tuple[int, int]) -> dict:
    """An edition of our own, inline: the standard board with these letters (value, count) and no blanks."""
    edition = msgspec.structs.replace(
        builtin_edition("scrabble", "nl-early"), name="small", letters=letters, blanks=0, options={}
    )
    return msgspec.to_builtins(edition)


# Who begins, whose turn it is


def test_the_seat_of_the_first_move_begins():
    assert refused(scrabble(*passes(2, 0, 1), seats=3, edition="nl-late")) is None
    assert refused(scrabble(*passes(1, 0), seats=3, edition="nl-late")) == "C6"


def test_a_turn_in_which_nothing_was_laid_needs_a_pass():
    assert refused(scrabble(TAART, play(2, "E7", "TAFEL"), seats=3)) == "C6"
    assert refused(scrabble(TAART, *passes(1), play(2, "E7", "TAFEL"), seats=3)) is None
    assert refused(scrabble(TAART, move(1, "time-up"), play(2, "E7", "TAFEL"), seats=3)) is None


@pytest.mark.parametrize("judging", ["challenge", "agree"])
def test_the_next_seats_move_closes_every_window(judging):
    assert scores(scrabble(TAART, play(1, "E7", "TAFEL"), options={"judging": judging})) == [12, 20]


# How moves are written


@pytest.mark.parametrize("word", ["TAFEL", "TaFEL", "T.FEL"])
def test_a_letter_that_lies_there_is_written_in_either_case_or_as_a_dot(word):
    assert scores(scrabble(TAART, play(1, "E7", word))) == [12, 20]


@pytest.mark.parametrize("word", ["TEN", "tEN", ".EN"])
def test_also_if_it_is_a_blank(word):
    assert scores(scrabble(play(0, "8D", "TAARt"), play(1, "H8", word))) == [10, 2]


@pytest.mark.parametrize("word", ["W[IJ]N", "W[ij]N", "W.N"])
def test_also_if_it_has_two_letters(word):
    record = scrabble(play(0, "8G", "[IJ]S"), play(1, "G7", word), edition="nl-ij", words="[IJ]S W[IJ]N")
    assert scores(record) == [12, 16]


@pytest.mark.parametrize("at", ["8d", "8D"])
def test_columns_in_either_case(at):
    assert scores(scrabble(play(0, at, "TAART"))) == [12]


def test_words_come_back_with_blanks_in_lower_case():
    turn = as_json(referee(scrabble(play(0, "8D", "TAARt"), play(1, "8D", ".....EN"))))["turns"][1]
    assert turn["words"] == [{"word": "TAARtEN", "score": 6}]


def test_one_entry_a_move_of_the_file():
    record = scrabble(TAART, move(1, "challenge"), *passes(1), options={"judging": "challenge"})
    assert [turn["seat"] for turn in as_json(referee(record))["turns"]] == [0, 1, 1]


def test_the_broken_move_counts_from_one():
    result = referee(scrabble(TAART, play(1, "10D", "DE")))
    assert (result.turn, len(result.turns)) == (2, 1)


# What the box holds


def test_a_rack_is_whatever_the_moves_need():
    assert refused(scrabble(play(0, "8G", "QXYZFU?".replace("?", "a")))) is None


def test_C8_but_the_box_has_one_Q():
    assert refused(scrabble(play(0, "8G", "QUA"), play(1, "G7", "AQQ"))) == "C8"
    assert refused(scrabble(play(0, "8G", "QUA"), play(1, "G7", "AQUA"))) is None
    assert refused(scrabble(play(0, "8G", "QUAQ"))) == "C8"


def test_C8_and_two_blanks():
    assert refused(scrabble(play(0, "8G", "abc"))) == "C8"
    assert refused(scrabble(play(0, "8G", "ab"), play(1, "G8", "aC"))) is None
    assert refused(scrabble(play(0, "8G", "ab"), play(1, "G8", "ac"))) == "C8"


def test_C8_more_tiles_than_a_rack_holds():
    assert refused(scrabble(play(0, "8A", "EENENNEEN"))) == "C8"


def test_C8_a_letter_without_tiles_needs_a_blank():
    assert refused(scrabble(play(0, "8G", "JAZZ"), edition="it")) == "C8"
    assert refused(scrabble(play(0, "8G", "jAZZ"), edition="it")) is None


@pytest.mark.parametrize(
    ("tiles", "rule"), [("QZ", None), ("??", None), ("QQ", "C8"), ("???", "C8"), ("ENENENEN", "C8")]
)
def test_C8_exchanged_tiles_must_exist(tiles, rule):
    assert refused(scrabble(move(0, "exchange", tiles=tiles))) == rule


def test_exchanged_tiles_are_in_the_bag_again():
    assert refused(scrabble(move(0, "exchange", tiles="Q"), play(1, "8G", "QUA"))) is None


def test_tiles_taken_back_and_then_exchanged_unseen_may_turn_up_anywhere():
    # Anna's Q came back onto her rack; she may have exchanged it, and Bram drawn it.
    moves = [play(0, "8G", "QUI"), move(1, "challenge"), *passes(1), move(0, "exchange", count=3), play(1, "8G", "QUA")]
    assert refused(scrabble(*moves, words="QUA", options={"judging": "challenge"}, edition="nl-late")) is None


# What becomes known


def test_the_last_rack_is_known_by_elimination():
    # 18 tiles. Anna lays seven Es and draws the last four; Bram lays D and six Es and is out.
    # So Anna holds D E E E: 5+1+1+1.
    edition = small_box(D=(5, 2), E=(1, 16))
    record = scrabble(play(0, "8B", "EEEEEEE"), play(1, "B8", ".DEEEEEE"), edition=edition)
    outcome = referee(record).outcome
    assert outcome.adjustments == (-8, 8)
    assert outcome.rule == "S9"


def rest_known(*moves, **more):
    """Anna's rack is told, the bag is empty: Bram must hold what else there is, D and six Es."""
    setup = position(("8B", "EEEEEEE"), racks=["DEEE", None], bag="")
    return scrabble(*moves, edition=small_box(D=(5, 2), E=(1, 16)), setup=setup, **more)


def test_what_is_known_by_elimination_is_settled():
    assert referee(rest_known(*passes(0, 1))).outcome.adjustments == (-8, -11)


def test_C8_what_is_known_by_elimination_limits_the_rack():
    assert refused(rest_known(*passes(0), play(1, "D8", ".DE"))) is None
    assert refused(rest_known(*passes(0), play(1, "D8", ".DD"))) == "C8"


def test_S9_what_is_known_by_elimination_proves_the_end():
    assert referee(rest_known(*passes(0), words="XX")).outcome.reason == "no-play"


def test_S7_an_empty_bag_is_empty_even_if_a_rack_is_not_told():
    setup = position(("H8", "E"), racks=["DEN", None], bag="")
    assert refused(scrabble(move(0, "exchange", tiles="D"), setup=setup)) == "S7"


def test_S2_a_bag_of_two_has_two_tiles_even_if_a_rack_is_not_told():
    setup = position(("H8", "E"), racks=["DENNEN", None], bag="OP")
    assert after(scrabble(play(0, "8E", "DENE"), setup=setup)).bag == 0


# A cardboard game stops


def test_end_settles_the_racks_told():
    outcome = referee(scrabble(TAART, move(1, "end", racks=["ENNNNNN", "QZEEEEE"]))).outcome
    assert outcome.scores == (12 - 7, -21)
    assert outcome.winners == (0,)


def test_end_racks_by_seat_number():
    outcome = referee(scrabble(TAART, move(0, "end", racks={"1": "QZEEEEE"}))).outcome
    assert outcome.adjustments == (0, -21)


def test_end_of_a_play_that_waited_for_the_window():
    record = scrabble(TAART, move(0, "end", racks=["ENNNNNN", "QZEEEEE"]), options={"judging": "challenge"})
    assert referee(record).outcome.scores == (5, -21)


def test_S9_end_after_the_last_tile_is_the_end_by_an_emptied_rack():
    # The window is still open; told or accepted, the game ends because Anna is out.
    setup = position(("H8", "E"), racks=["D", "QZ"], bag="")
    record = scrabble(play(0, "8G", "DE"), setup=setup, options={"judging": "challenge"})
    told = referee({**record, "moves": [*record["moves"], move(0, "end", racks=["", "QZ"])]})
    accepted = referee({**record, "moves": [*record["moves"], move(1, "accept")]})
    assert told.outcome == accepted.outcome


def test_end_by_anybody_even_if_the_first_seat_has_resigned():
    end = {"do": "end", "racks": ["QNNNNNN", "DDDDDEE", "EEEEEEE"]}
    record = scrabble(move(0, "resign"), play(1, "8D", "TAART"), {"seat": 2, **end}, seats=3)
    assert referee(record).outcome.scores == (-16, 12 - 7, -7)
    assert refused({**record, "moves": [*record["moves"][:2], {"seat": 0, **end}]}) is None


def test_C8_end_with_racks_that_cant_be():
    assert refused(scrabble(TAART, move(0, "end", racks=["QQ", ""]))) == "C8"
    assert refused(scrabble(TAART, move(0, "end", racks=["Q", "Q"]))) == "C8"
    assert refused(scrabble(TAART, move(0, "end", racks=["EEEEEEEE", ""]))) == "C8"
    assert refused(scrabble(TAART, move(0, "end", racks=["Ä", ""]))) == "C8"


def test_S9_nobody_is_out_while_the_bag_cant_be_empty():
    assert refused(scrabble(TAART, move(0, "end", racks=["", "QZEEEEE"]))) == "S9"
    assert refused(scrabble(TAART, move(0, "end", racks={"1": ""}))) == "S9"
    assert refused(woordenspel(move(0, "end", racks=["", None]))) == "W9"


def test_C8_end_with_racks_of_a_size_that_they_cant_have():
    for racks in (["EN", None], ["ENNNNN", "QZEEEEE"], [None, "Q"]):
        assert refused(scrabble(TAART, move(0, "end", racks=racks))) == "C8"
    assert refused(woordenspel(move(0, "end", racks=["EEEEEEEEEEA", None]))) == "C8"
    assert refused(woordenspel(move(0, "end", racks=["EEEEEEEEEE", None]))) is None
    bought = move(0, "buy", count=2)
    assert refused(woordenspel(bought, move(0, "end", racks=["EEEEEEEEEEAA", None]))) is None
    assert refused(woordenspel(bought, move(0, "end", racks=["EEEEEEEEEE", None]))) == "C8"


def test_C8_end_with_another_rack_than_is_known():
    setup = position(("H8", "E"), racks=["DEN", "QZ"], bag="")
    assert refused(scrabble(*passes(0), move(0, "end", racks=["DEN", "QX"]), setup=setup)) == "C8"


def test_S18_end_tells_what_those_held_who_didnt_go_out():
    # 25 tiles, 21 dealt: Anna lays seven Es and draws the last four, Bram lays D and six Es and is out.
    edition = small_box(D=(5, 5), E=(1, 20))
    laid = [play(0, "8B", "EEEEEEE"), play(1, "B8", ".DEEEEEE")]
    told = move(0, "end", racks=["DDEE", "", "DDEEEEE"])
    outcome = referee(scrabble(*laid, told, seats=3, edition=edition)).outcome
    assert outcome.adjustments == (-12, 12 + 15, -15)
    assert outcome.reason == "out"


# Full records


def test_draws_are_all_used_and_none_is_missing():
    lots = [{"seat": 0, "tiles": "A", "lot": True}, {"seat": 1, "tiles": "B", "lot": True}]
    racks = [{"seat": 0, "tiles": "TAARTEN"}, {"seat": 1, "tiles": "DEENRSI"}]
    drawn = [{"seat": 0, "tiles": "OOIUN"}]
    assert referee(scrabble(TAART, draws=lots + racks + drawn)).ok
    assert not referee(scrabble(TAART, draws=lots + racks)).ok
    assert not referee(scrabble(TAART, draws=lots + racks + drawn + drawn)).ok
    assert not referee(scrabble(TAART, draws=lots + racks + [{"seat": 1, "tiles": "OOIUN"}])).ok
    assert not referee(scrabble(TAART, draws=lots + racks + [{"seat": 0, "tiles": "OOI"}])).ok


def test_the_tiles_left_may_be_told_once_after_a_game_that_ended_by_itself():
    setup = {"tiles": {"H8": "O", "I8": "M"}, "racks": ["A", None], "bag": ""}
    told = move(0, "end", racks=["", "QZ"])
    once = scrabble(play(0, "8H", "OMA"), told, setup=setup)
    assert refused(once) is None
    assert refused(scrabble(play(0, "8H", "OMA"), told, told, setup=setup)) == "C9"


def test_C5_a_round_of_passes_counts_only_those_still_in_the_game():
    moves = [play(0, "8H", "OM"), move(1, "pass"), move(1, "resign"), move(2, "pass")]
    assert referee(scrabble(*moves, seats=3)).outcome is None
    assert referee(scrabble(*moves, move(0, "pass"), seats=3)).outcome.rule == "S9"


def test_a_proof_without_draws_proves_nothing():
    record = scrabble(play(0, "8H", "OM"))
    secret = "01" * 32
    commit = hashlib.sha256(bytes.fromhex(secret)).hexdigest()
    record["proof"] = {"commit": commit, "secret": secret, "nonces": ["00", "11"], "algorithm": ALGORITHM}
    assert referee(record).shuffle is None
    record["proof"]["nonces"] = ["0011"]
    assert refused(record) == "S0"
