"""Scrabble, rules S9 and S18: when the game ends, and how it is settled."""

from __future__ import annotations

import pytest

from rekje.games.registry import get_game
from rekje.model.problems import FormError
from tests.games.positions import position
from tests.support import after, move, passes, play, referee, refused, scrabble

E_ON_CENTRE = ("H8", "E")
SHEETS = ["nl-early", "nl-late"]
MODERN = ["nl", "nl-ij", "fr", "de", "en", "it"]


def ended(*moves, **more):
    """The outcome after some moves, or None while the game is on."""
    return referee(scrabble(*moves, **more)).outcome


def endgame(racks: list[str], bag: str = "", **more):
    """An E on the centre, these racks, this bag."""
    return {"setup": position(E_ON_CENTRE, racks=racks, bag=bag), **more}


# S9 (a) · a player is out of tiles


@pytest.mark.parametrize("edition", [*SHEETS, *MODERN])
def test_S9_out_of_tiles_with_the_bag_empty(edition):
    outcome = ended(play(0, "8G", "DE"), edition=edition, **endgame(["D", "QZ"]))
    assert (outcome.rule, outcome.reason) == ("S9", "out")


def test_S9_not_while_the_bag_has_tiles():
    # One of the bag's tiles comes onto the rack.
    assert ended(play(0, "8G", "DE"), **endgame(["D", "QZ"], bag="A")) is None


def test_S9_not_while_the_player_has_tiles():
    assert ended(play(0, "8G", "DE"), **endgame(["DD", "QZ"])) is None


# S9 (b) · nobody lays anything: passes


def test_S9_nl_early_one_round_of_passes_with_tiles_in_the_bag():
    assert ended(*passes(0)) is None
    assert ended(*passes(0, 1)).rule == "S9"


@pytest.mark.parametrize("edition", ["nl-late", *MODERN])
def test_S9_nl_late_two_rounds_of_passes_with_tiles_in_the_bag(edition):
    assert ended(*passes(0, 1, 0), edition=edition) is None
    assert ended(*passes(0, 1, 0, 1), edition=edition).rule == "S9"


@pytest.mark.parametrize("edition", ["nl-early", "nl-late", "en"])
def test_S9_one_round_of_passes_with_the_bag_empty(edition):
    assert ended(*passes(0), edition=edition, **endgame(["DD", "DN"])) is None
    assert ended(*passes(0, 1), edition=edition, **endgame(["DD", "DN"])).reason == "passes"


def test_S9_a_round_is_a_pass_by_everybody():
    assert ended(*passes(0, 1, 2), seats=4) is None
    assert ended(*passes(0, 1, 2, 3), seats=4).reason == "passes"


@pytest.mark.parametrize(
    "between", [play(1, "8D", "TAART"), move(1, "exchange", count=1)], ids=["a play", "an exchange"]
)
def test_S9_a_round_of_passes_is_unbroken(between):
    assert ended(*passes(0), between, *passes(0)) is None


def test_S9_the_next_pass_would_end_it():
    ends = get_game("scrabble").pass_ends
    assert not ends(after(scrabble(*passes(0, 1), edition="nl-late")))
    assert ends(after(scrabble(*passes(0, 1, 0), edition="nl-late")))
    assert ends(after(scrabble(*passes(0), **endgame(["DD", "DN"]))))
    exchanged = [move(seat, "exchange", count=1) for seat in (0, 1, 0, 1, 0)]
    assert not ends(after(scrabble(*exchanged[:4])))
    assert ends(after(scrabble(*exchanged)))


def test_S9_a_pass_ends_nothing_where_a_play_stands_by_it():
    laid = scrabble(*passes(0, 1, 0), play(1, "8D", "TAART"), edition="nl-late", options={"judging": "challenge"})
    assert not get_game("scrabble").pass_ends(after(laid))


def test_S9_a_turn_whose_time_ran_out_is_a_pass_too():
    assert ended(move(0, "time-up"), *passes(1)).reason == "passes"


# S9 (b) · nobody lays anything: three dry rounds


@pytest.mark.parametrize("edition", SHEETS)
def test_S9_three_rounds_without_tiles_laid_end_it(edition):
    dry = [move(0, "exchange", count=1), *passes(1)] * 3
    assert ended(*dry[:5], edition=edition) is None
    assert ended(*dry, edition=edition).rule == "S9"


def test_S9_exchanges_alone_are_dry_too():
    dry = [move(0, "exchange", count=1), move(1, "exchange", count=7)] * 3
    assert ended(*dry[:5]) is None
    assert ended(*dry).rule == "S9"


def test_S9_plays_taken_back_are_dry_too():
    bad = [play(0, "8D", "TAATR"), move(1, "challenge"), move(1, "exchange", count=1)]
    options = {"judging": "challenge"}
    assert ended(*bad, *bad, *bad[:2], options=options, words="TAART") is None
    assert ended(*bad, *bad, *bad, options=options, words="TAART").rule == "S9"


def test_S9_a_round_is_a_turn_of_everybody():
    dry = [*passes(0, 1), move(2, "exchange", count=1)] * 3
    assert ended(*dry[:8], seats=3, edition="nl-late") is None
    assert ended(*dry, seats=3, edition="nl-late").rule == "S9"


def test_S9_a_play_begins_the_count_again():
    dry = [move(0, "exchange", count=1), *passes(1)] * 2
    laid = [play(0, "8D", "TAART"), *passes(1)]
    assert ended(*dry, *laid, *dry) is None


# S9 (b) · nobody lays anything: it isn't possible

NOTHING_FITS = endgame(["DX", "QZ"])  # after DE neither X nor QZ makes one of the words


@pytest.mark.parametrize("edition", [*SHEETS, "en"])
def test_S9_the_proof_that_no_rack_has_a_play_ends_it_at_once(edition):
    outcome = ended(play(0, "8G", "DE"), words="DE", edition=edition, **NOTHING_FITS)
    assert (outcome.rule, outcome.reason) == ("S9", "no-play")


def test_S9_the_proof_can_be_switched_off():
    assert ended(play(0, "8G", "DE"), words="DE", options={"prove_end": False}, **NOTHING_FITS) is None


def test_S9_the_proof_acts_with_an_empty_bag_only():
    racks = ["DXXXXXX", "QZ"]
    assert ended(play(0, "8G", "DE"), words="DE", **endgame(racks, bag="XX")) is None


def test_S9_one_play_on_one_rack_is_enough_to_go_on():
    # DE can be made once more, down from H7.
    assert ended(play(0, "8G", "DE"), words="DE", **endgame(["DX", "QD"])) is None
    assert ended(play(0, "8G", "DE"), words="DE", **endgame(["DX", "Q?"])) is None


def test_S9_the_proof_needs_all_racks_known():
    setup = position(E_ON_CENTRE, racks=["DX", None], bag="")
    assert ended(play(0, "8G", "DE"), words="DE", setup=setup) is None


def test_S9_after_the_end_nothing_can_be_done():
    assert refused(scrabble(*passes(0, 1, 0))) == "C9"


# S18 · settling


def test_S18_tiles_still_held_are_lost():
    # D E 2, Q Z 16, nobody went out.
    outcome = ended(*passes(0, 1), **endgame(["DE", "QZ"]))
    assert outcome.adjustments == (-2, -16)


def test_S18_who_went_out_gains_what_the_others_hold():
    # DE scores 2, the E lying; Q Z are 16.
    outcome = ended(play(0, "8G", "DE"), **endgame(["D", "QZ"]))
    assert outcome.adjustments == (16, -16)
    assert outcome.scores == (18, -16)


def test_S18_of_all_the_others():
    outcome = ended(play(0, "8G", "DE"), seats=4, **endgame(["D", "QZ", "AE", "X"]))
    assert outcome.adjustments == (16 + 2 + 8, -16, -2, -8)


def test_S18_a_blank_held_costs_nothing():
    outcome = ended(play(0, "8G", "DE"), **endgame(["D", "Q?"]))
    assert outcome.adjustments == (10, -10)


DOUBLE = {"going_out": "double"}


@pytest.mark.parametrize("edition", MODERN)
def test_S18_in_tournaments_who_went_out_gains_it_twice_and_nobody_loses_it(edition):
    def adjustments(**more):
        outcome = ended(play(0, "8G", "DE"), edition=edition, **endgame(["D", "QN"], **more))
        return outcome.adjustments

    held = -adjustments()[1]
    assert adjustments() == adjustments(options={"going_out": "both"}) == (held, -held)
    assert adjustments(options=DOUBLE) == (2 * held, 0)


def test_S18_doubled_of_all_the_others():
    outcome = ended(play(0, "8G", "DE"), seats=3, edition="en", options=DOUBLE, **endgame(["D", "QZ", "AE"]))
    assert outcome.adjustments == (2 * (20 + 2), 0, 0)


def test_S18_doubled_but_for_the_tiles_of_who_resigned():
    record = endgame(["D", "QZ", "AE"], edition="en", options=DOUBLE, seats=3)
    outcome = ended(move(2, "resign"), play(0, "8G", "DE"), **record)
    assert outcome.adjustments == (2 * 20, 0, -2)


def test_S18_doubled_only_where_somebody_went_out():
    outcome = ended(*passes(0, 1), edition="nl", options=DOUBLE, **endgame(["DE", "QZ"]))
    assert outcome.adjustments == (-3, -14)


@pytest.mark.parametrize("edition", SHEETS)
def test_S18_a_printed_edition_counts_as_printed(edition):
    with pytest.raises(FormError) as raised:
        ended(play(0, "8G", "DE"), edition=edition, options=DOUBLE, **endgame(["D", "QZ"]))
    assert raised.value.code == "form-option-unknown"


def test_S18_totals_before_it_are_untouched():
    result = referee(scrabble(play(0, "8G", "DE"), **endgame(["D", "QZ"])))
    assert result.turns[0].totals == (2, 0)


@pytest.mark.parametrize(("others", "winners"), [(34, (0,)), (36, (1,))])
def test_S18_the_highest_score_wins(others, winners):
    # DE brings 2 and QZ 16, taken from Bram: 19 against 18 or 20.
    setup = position(E_ON_CENTRE, racks=["D", "QZ"], bag="", scores=[1, others])
    assert ended(play(0, "8G", "DE"), setup=setup).winners == winners


def test_S18_the_same_values_as_on_the_board():
    # A modern Dutch T is worth 2, an old one 1.
    assert ended(*passes(0, 1), edition="nl", **endgame(["T", "N"])).adjustments == (-2, -1)
    assert ended(*passes(0, 1), edition="nl-late", **endgame(["T", "N"])).adjustments == (-1, -1)


def test_S18_unknown_racks_are_settled_when_they_are_told():
    record = scrabble(*passes(0, 1), move(0, "end", racks=["QZEEEEE", "DEDEDEN"]))
    outcome = referee(record).outcome
    assert (outcome.adjustments, outcome.rule) == ((-21, -7), "S9")


def test_S18_nothing_is_owed_before_the_end():
    assert [seat.score for seat in after(scrabble(play(0, "8D", "TAART"))).seats] == [12, 0]
