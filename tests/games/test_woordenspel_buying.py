"""Woordenspel, rules W5 and W7–W9: buying, what a lay scores, the end."""

from __future__ import annotations

from typing import Any

import pytest

from rekje.games.registry import get_game
from rekje.model.events import Bought, Outcome
from rekje.model.tiles import UNKNOWN
from rekje.referee import view
from tests.games.positions import position
from tests.support import AnyWord, PlainSearch, after, move, passes, play, referee, refused, scores, woordenspel

HOND = play(0, "8H", "HOND")
GAME = get_game("woordenspel")


def buy(seat: int, count: int = 1) -> dict[str, Any]:
    return move(seat, "buy", count=count)


def ending(*racks: str, bag: str = "", **more: Any) -> dict[str, Any]:
    """A setup with an E on H8."""
    return {"setup": position(("8H", "E"), racks=list(racks), bag=bag), **more}


# W5 · buying


@pytest.mark.parametrize("bought", [0, 1, 2, 3])
def test_W5_at_most_three_one_by_one_and_then_lay(bought):
    state = after(woordenspel(*[buy(0)] * bought, HOND))
    assert len(state.seats[0].rack) == 10 + bought - 4
    assert state.bag == 76 - bought


@pytest.mark.parametrize("counts", [(4,), (1, 3), (2, 2), (3, 1), (1, 1, 1, 1)])
def test_W5_a_fourth_is_refused(counts):
    result = referee(woordenspel(*[buy(0, count) for count in counts]))
    assert result.refusal is not None
    assert (result.refusal.rule, result.refusal.code) == ("W5", "buy-too-many")
    assert result.turn == len(counts)


@pytest.mark.parametrize("count", [0, -1])
def test_W5_nothing_is_no_purchase(count):
    assert refused(woordenspel(buy(0, count))) == "W5"


def test_W5_one_may_buy_and_still_pass_or_pass_without_buying():
    assert refused(woordenspel(buy(0, 3), *passes(0, 1))) is None


def test_W5_the_next_turn_is_the_same_again():
    assert refused(woordenspel(buy(0, 3), *passes(0, 1), buy(0, 3))) is None


def test_W5_buying_ends_with_the_lay():
    assert refused(woordenspel(HOND, buy(0))) == "C6"
    assert refused(woordenspel(HOND, buy(0), options={"judging": "challenge"})) == "C6"


def test_W5_there_is_no_other_refill():
    assert len(after(woordenspel(HOND)).seats[0].rack) == 6


def test_W5_fewer_than_three_in_the_lid():
    assert refused(woordenspel(buy(0, 2), **ending("AN", "QZ", bag="BD"))) is None
    assert refused(woordenspel(buy(0, 3), **ending("AN", "QZ", bag="BD"))) == "W5"
    assert refused(woordenspel(buy(0), **ending("AN", "QZ"))) == "W5"


def test_W5_each_tile_is_seen_before_the_next_by_its_buyer_alone():
    setup = position(("8H", "E"), racks=["AN", "QZ"], bag="BDK")
    state = after(woordenspel(buy(0), setup=setup, draws=[{"seat": 0, "tiles": "K"}]))
    assert view(state, 0).seats[0].rack == ("A", "N", "K")
    assert view(state, 1).seats[0].rack == (UNKNOWN,) * 3


def test_W5_proven_only_who_cannot_lay_may_buy():
    able = {"racks": ["HONDQ", "QZ"], "bag": "AAAA"}
    proven = {"buy_when": "proven"}
    assert refused(woordenspel(buy(0), words="HOND", setup=able, draws=[], options=proven)) == "W5"
    drawn = [{"seat": 0, "tiles": "A"}]
    assert refused(woordenspel(buy(0), words="BORD", setup=able, draws=drawn, options=proven)) is None


def test_W5_proven_does_nothing_while_the_rack_is_not_known():
    assert refused(woordenspel(buy(0), words="HOND", options={"buy_when": "proven"})) is None


def test_W5_claimed_one_is_taken_at_ones_word():
    able = {"racks": ["HONDQ", "QZ"], "bag": "AAAA"}
    assert refused(woordenspel(buy(0), words="HOND", setup=able, draws=[{"seat": 0, "tiles": "A"}])) is None


def test_W5_what_may_still_be_bought():
    facts = PlainSearch(AnyWord())
    assert GAME.buyable(after(woordenspel()), 0, facts) == 3
    assert GAME.buyable(after(woordenspel(buy(0, 2))), 0, facts) == 1
    assert GAME.buyable(after(woordenspel(buy(0, 2))), 1, facts) == 3
    assert GAME.buyable(after(woordenspel(buy(0), **ending("AN", "QZ", bag="BD"))), 0, facts) == 1


def test_W5_an_open_record_may_tell_what_was_bought():
    result = referee(woordenspel(move(0, "buy", tiles="QX")))
    assert [event.tiles for event in result.events if isinstance(event, Bought)] == ["QX"]
    assert refused(woordenspel(move(0, "buy", tiles="QQQ"))) == "C8"
    assert refused(woordenspel(move(0, "buy", tiles="Ä"))) == "C8"


def test_W5_a_rack_may_grow_beyond_ten():
    moves = [step for _ in range(4) for step in (buy(0, 3), *passes(0), buy(1, 3), *passes(1))]
    assert [len(seat.rack) for seat in after(woordenspel(*moves)).seats] == [22, 22]
    assert refused(woordenspel(*passes(0), setup={"racks": ["ABCDEFGHIJKLMNOP", "QZ"]})) is None


def test_W5_all_tiles_bought_in_a_turn_are_one_line_of_the_sheet():
    lines = after(woordenspel(buy(0), buy(0, 2), *passes(0), buy(1), HOND | {"seat": 1})).sheet
    assert [(line.seat, line.kind, line.count) for line in lines] == [
        (0, "buy", 3), (0, "pass", 0), (1, "buy", 1), (1, "play", 4),
    ]  # fmt: skip


# W7 · only the tiles laid


def test_W7_lengthening_scores_what_is_added():
    assert scores(woordenspel(HOND, play(1, "8H", "HONDS"))) == [13, 4]


def test_W7_a_tile_in_two_words_scores_once():
    # EN under HOND: E and N are in EN, HE and ON.
    result = referee(woordenspel(HOND, play(1, "9H", "EN")))
    assert result.turns[1].score == 3
    assert [word.score for word in result.turns[1].words] == [3, 0, 0]


def test_W7_letters_that_lie_there_score_nothing():
    assert scores(woordenspel(HOND, play(1, "I7", "BORD"))) == [13, 12]


def test_W7_no_bonus_for_many_tiles():
    # Eight tiles in row 8, which has no red or green, behind an E that lies there: H4 O4 N2 D3 E1 R4 T4 A2.
    assert scores(woordenspel(play(0, "8H", "EHONDERTA"), setup=position(("8H", "E")))) == [24]


# W8 · red and green


@pytest.mark.parametrize(
    ("squares", "score"),
    [
        ({}, 13),
        ({"I8": "red"}, 17),
        ({"I8": "green"}, 26),
        ({"H8": "red", "I8": "red"}, 21),
        ({"I8": "red", "J8": "green"}, 34),
        ({"H8": "green", "K8": "green"}, 52),
        ({"H8": "green", "I8": "red", "J8": "red", "K8": "green"}, 4 * (4 + 8 + 4 + 3)),
    ],
    ids=["plain", "red", "green", "two reds", "red and green", "two greens", "two of each"],
)
def test_W8_what_the_colours_do(squares, score):
    assert scores(woordenspel(HOND, setup={"premiums": squares})) == [score]


def test_W8_a_coloured_square_works_once():
    setup = {"premiums": {"I8": "green"}}
    assert scores(woordenspel(HOND, play(1, "I7", "BORD"), play(0, "8H", "HONDS"), setup=setup)) == [26, 12, 4]


def test_W8_a_play_taken_back_frees_it():
    moves = [play(0, "8H", "DNOH"), move(1, "challenge"), HOND | {"seat": 1}]
    record = woordenspel(*moves, words="HOND", options={"judging": "challenge"}, setup={"premiums": {"I8": "red"}})
    assert after(record).seats[1].score == 17


def test_W8_our_board_has_the_printed_figures():
    lying = {"setup": position(("H4", "E"))}
    assert scores(woordenspel(play(0, "3E", "HOND"), play(1, "F2", "BORD"), **lying)) == [17, 12]
    lying = {"setup": position(("G6", "E"))}
    assert scores(woordenspel(play(0, "5D", "HOND"), play(1, "E4", "BORD"), **lying)) == [26, 12]


# W9 · the end


def outcome(record: dict[str, Any]) -> Outcome | None:
    result = referee(record)
    assert result.refusal is None
    return result.outcome


def test_W9_out_with_the_lid_empty_brings_25():
    ended = outcome(woordenspel(play(0, "8H", "EN"), **ending("N", "QZ", "E"), seats=3))
    assert ended is not None
    assert (ended.scores, ended.adjustments, ended.reason) == ((27, -14, -1), (25, -14, -1), "out")


def test_W9_not_while_tiles_are_in_the_lid():
    assert outcome(woordenspel(play(0, "8H", "EN"), **ending("N", "QZ", bag="D"))) is None


def test_W9_a_rack_that_runs_empty_buys_in_its_next_turn():
    record = woordenspel(play(0, "8H", "EN"), *passes(1), buy(0), play(0, "8H", "END"), **ending("N", "QZ", bag="D"))
    ended = outcome(record)
    assert ended is not None
    assert ended.scores == (2 + 3 + 25, -14)


def test_W9_who_was_out_first_gets_the_25_though_another_buys_the_last_tile():
    record = woordenspel(play(0, "8H", "EN"), buy(1), play(1, "8H", "END"), **ending("N", "QZ", bag="D"))
    ended = outcome(record)
    assert ended is not None
    assert ended.adjustments == (25, -14)


def test_W9_the_buyer_of_the_last_tile_finishes_the_turn():
    record = woordenspel(play(0, "8H", "EN"), buy(1), **ending("N", "QZ", bag="D"))
    assert outcome(record) is None
    ended = outcome(record | {"moves": [*record["moves"], *passes(1)]})
    assert ended is not None
    assert ended.adjustments == (25, -17)


def test_W9_the_25_are_paid_once():
    moves = [play(0, "8H", "EN"), play(1, "H7", "DE"), buy(2), play(2, "8H", "ENS")]
    ended = outcome(woordenspel(*moves, **ending("N", "D", "Q", bag="S"), seats=3))
    assert ended is not None
    assert ended.adjustments == (25, 0, -7)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_W9_a_whole_round_of_passes_without_bonus(seats):
    record = woordenspel(*passes(*range(seats)), **ending(*["AN"] * seats, bag="D"), seats=seats)
    ended = outcome(record)
    assert ended is not None
    assert (ended.reason, set(ended.adjustments)) == ("passes", {-4})
    assert outcome(record | {"moves": record["moves"][:-1]}) is None


def test_W9_buying_breaks_a_round_of_passes():
    assert outcome(woordenspel(*passes(0), buy(1), *passes(1, 0))) is None
    assert outcome(woordenspel(*passes(0), buy(1), *passes(1, 0, 1))) is not None


def test_W9_the_proof_that_nobody_can_lay_ends_it_at_once():
    table = ending("NX", "QZ")
    ended = outcome(woordenspel(play(0, "8H", "EN"), words="EN", **table))
    assert ended is not None
    assert (ended.reason, ended.adjustments) == ("no-play", (-7, -14))
    assert outcome(woordenspel(play(0, "8H", "EN"), words="EN", options={"prove_end": False}, **table)) is None
    assert outcome(woordenspel(play(0, "8H", "EN"), words="EN", **ending("NX", "QZ", bag="D"))) is None


def test_W9_a_play_that_may_be_challenged_ends_nothing_yet():
    table = ending("N", "QZ", options={"judging": "challenge"})
    laid = woordenspel(play(0, "8H", "EN"), words="EN", **table)
    assert outcome(laid) is None
    assert outcome(laid | {"moves": [*laid["moves"], move(1, "accept")]}) is not None


def test_W9_the_next_pass_would_end_it():
    state = after(woordenspel(*passes(0)))
    assert GAME.pass_ends(state)
    assert not GAME.pass_ends(after(woordenspel()))
    assert not GAME.pass_ends(after(woordenspel(*passes(0), buy(1))))


def test_W9_a_cardboard_game_that_stops_is_settled_without_bonus():
    ended = outcome(woordenspel(HOND, move(0, "end", racks=["ANEEEE", "QZEEEEEELL"])))
    assert ended is not None
    assert (ended.scores, ended.rule) == ((13 - 8, -26), "W9")


def test_W9_nobody_is_out_while_the_lid_holds_tiles():
    # Anna and Bram have laid all they had, and stop: a tile is still there to be bought.
    table = ending("N", "D", bag="A", words="EN ED", options={"prove_end": False})
    laid = [play(0, "8H", "EN"), play(1, "H8", "ED")]
    ended = outcome(woordenspel(*laid, move(0, "end", racks=["", ""]), **table))
    assert ended is not None
    assert (ended.adjustments, ended.reason) == ((0, 0), "stopped")


def test_W9_of_two_empty_racks_the_one_that_was_so_first_brings_25():
    table = ending("N", "D", "QZ", bag="A", words="EN ED AD", options={"prove_end": False})
    laid = [play(0, "8H", "EN"), play(1, "H8", "ED"), move(2, "buy", tiles="A"), play(2, "9G", "AD")]
    ended = outcome(woordenspel(*laid, move(0, "end", racks=["", "", "QZ"]), seats=3, **table))
    assert ended is not None
    assert (ended.adjustments, ended.reason) == ((25, 0, -14), "out")
