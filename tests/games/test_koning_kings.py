"""Koning, rules K12 and K13, and what the common ground means in this game."""

from __future__ import annotations

import pytest

from rekje.games.registry import get_game
from rekje.model.commands import Pass, Play
from rekje.model.problems import FormError
from rekje.model.walk.commands import Open
from tests.games.tables import Table
from tests.games.walk_records import after, koning, move, opened, passes, places, play, referee, refused, setup_of_rows

LINE = (0, 0, "TAART")


def racing(kings, *moves, **more):
    """A heap with TAART, kings on their places, and whoever moves first on turn."""
    return koning(*moves, setup=setup_of_rows(LINE, kings=list(kings)), seats=len(kings), **more)


# K12 · kings bumped back


def test_K12_a_king_that_is_landed_on_goes_back_one():
    assert places(racing((5, 10), play(0, "LEPEL"))) == (10, 9)


def test_K12_and_further_while_places_are_taken():
    assert places(racing((5, 10, 9, 8), play(0, "LEPEL"))) == (10, 7, 9, 8)


def test_K12_the_place_the_moving_king_has_left_is_free():
    assert places(racing((9, 11, 10), play(0, "LA"))) == (11, 9, 10)


def test_K12_only_that_king_moves():
    assert places(racing((5, 10, 30), play(0, "LEPEL"))) == (10, 9, 30)


def test_K12_back_to_beside_the_track_where_there_is_room_for_all():
    assert places(racing((0, 2, 1, 0), play(0, "LA"))) == (2, 0, 1, 0)
    assert places(racing((0, 1, 0, 0), play(0, "L", [[0, 1]]))) == (1, 0, 0, 0)


def test_K12_it_always_happens_whoever_moves():
    assert places(racing((12, 10), play(1, "LA"))) == (11, 12)


def test_K12_free_places_bump_nobody():
    assert places(racing((5, 11), play(0, "LEPEL"))) == (10, 11)


def test_K12_a_resigned_king_is_off_the_track():
    assert places(racing((5, 10, 0), move(1, "resign"), play(0, "LEPEL"))) == (10, 10, 0)


def test_K12_kings_set_up_stand_on_the_track_each_on_its_own_place():
    for wrong in ((5, 5), (-1, 3), (61, 3)):
        with pytest.raises(FormError) as raised:
            referee(racing(wrong))
        assert raised.value.code == "walk-setup-kings"
    assert places(racing((0, 0))) == (0, 0)
    assert places(koning(setup=setup_of_rows(LINE, kings={"1": 7}))) == (0, 7)


# K13 · the end


def test_K13_reaching_sixty_wins():
    result = referee(racing((55, 40), play(0, "LEPEL")))
    assert result.outcome is not None
    assert (result.outcome.scores, result.outcome.winners, result.outcome.rule) == ((60, 40), (0,), "K13")
    assert result.outcome.adjustments == (0, 0)


def test_K13_a_king_that_passes_sixty_stands_on_sixty():
    result = referee(racing((58, 40), play(0, "LEPEL")))
    assert result.turns[0].score == 5
    assert result.turns[0].totals == (60, 40)
    assert result.outcome is not None


def test_K13_one_short_of_sixty_is_not_the_end():
    assert after(racing((54, 40), play(0, "LEPEL"))).outcome is None


def test_K13_as_printed_sixty_must_be_passed():
    options = {"finish": "pass"}
    state = after(racing((55, 40), play(0, "LEPEL"), options=options))
    assert (state.seats[0].score, state.outcome) == (60, None)
    assert after(racing((56, 40), play(0, "LEPEL"), options=options)).outcome.winners == (0,)


def test_K13_whoever_passes_sixty_wins_even_where_another_stands_there():
    result = referee(racing((60, 58), play(1, "LEPEL"), options={"finish": "pass"}))
    assert result.outcome is not None
    assert (result.outcome.scores, result.outcome.winners) == ((60, 60), (1,))


def test_K13_standing_on_sixty_one_may_be_bumped_or_go_on():
    options = {"finish": "pass"}
    assert places(racing((60, 55), play(1, "LEPEL"), options=options)) == (59, 60)
    assert after(racing((60, 40), play(0, "LA"), options=options)).outcome.winners == (0,)


def test_K13_the_end_comes_at_once_before_any_bumping():
    # Printed: over the end point; a king that comes home bumps nobody.
    result = referee(racing((59, 57), play(1, "LEPEL")))
    assert result.outcome is not None
    assert result.outcome.scores == (59, 60)


def test_K13_nothing_can_be_done_after_that():
    assert refused(racing((55, 40), play(0, "LEPEL"), *passes(1))) == "C9"


def test_K13_when_all_pass_in_succession_the_foremost_king_wins():
    result = referee(racing((12, 40, 7), *passes(0, 1, 2)))
    assert result.outcome is not None
    assert (result.outcome.winners, result.outcome.reason, result.outcome.rule) == ((1,), "passes", "K13")


def test_K13_the_next_pass_would_end_it():
    ends = get_game("koning").pass_ends
    assert not ends(after(racing((12, 40, 7), *passes(0))))
    assert ends(after(racing((12, 40, 7), *passes(0, 1))))
    assert not ends(after(racing((12, 40, 7), *passes(0, 1), play(2, "LA"), *passes(0))))


def test_K13_a_word_in_between_breaks_the_succession():
    assert after(racing((12, 40, 7), *passes(0, 1), play(2, "LA"), *passes(0, 1))).outcome is None
    assert after(racing((12, 40, 7), *passes(0, 1), play(2, "LA"), *passes(0, 1, 2))).outcome is not None


def test_K13_kings_beside_the_track_share():
    challenged = [opened("TAATR", None), move(1, "challenge"), *passes(1, 0)]
    result = referee(koning(*challenged, words="TAART", options={"judging": "challenge"}))
    assert result.outcome is not None
    assert result.outcome.winners == (0, 1)


def test_K13_a_cardboard_game_that_stops():
    result = referee(racing((12, 40), *passes(0), {"do": "end"}))
    assert result.outcome is not None
    assert (result.outcome.winners, result.outcome.rule) == ((1,), "K13")


# The common ground in this game


def test_C2_a_challenge_restores_bumped_kings():
    moves = [play(0, "XEPEX"), move(1, "challenge")]
    record = racing((5, 10, 9), *moves[:1], words="LEPEL", options={"judging": "challenge"})
    assert places(record) == (10, 8, 9)
    record["moves"] = moves
    state = after(record)
    assert [seat.score for seat in state.seats] == [5, 10, 9]
    assert len(state.board) == 5
    assert len(state.seats[0].rack) == 10
    assert state.turn is not None
    assert state.turn.seat == 1


def test_C2_an_unfounded_one_does_not():
    moves = [play(0, "LEPEL"), move(1, "challenge")]
    state = after(racing((5, 10), *moves, words="LEPEL", options={"judging": "challenge"}))
    assert [seat.score for seat in state.seats] == [10, 9]


def test_C2_coming_home_waits_for_the_challenge():
    options = {"judging": "challenge"}
    record = racing((58, 40), play(0, "XEPEX"), words="LEPEL", options=options)
    assert after(record).outcome is None
    assert places(racing((58, 40), play(0, "XEPEX"), move(1, "challenge"), words="LEPEL", options=options)) == (58, 40)
    assert after(racing((58, 40), play(0, "LEPEL"), move(1, "accept"), words="LEPEL", options=options)).outcome
    assert refused(racing((58, 40), play(0, "LEPEL"), *passes(1), words="LEPEL", options=options)) is None


@pytest.mark.parametrize(("penalty", "expected"), [("5", (10, 4, 3)), ("10", (10, 0, 3)), ("none", (10, 9, 3))])
def test_C2_an_unfounded_challenge_may_cost_places(penalty, expected):
    options = {"judging": "challenge", "challenge_penalty": penalty}
    moves = [play(0, "LEPEL"), move(1, "challenge")]
    assert places(racing((5, 10, 3), *moves, words="LEPEL", options=options)) == expected


def test_C2_the_king_goes_back_to_a_free_place():
    options = {"judging": "challenge", "challenge_penalty": "5"}
    moves = [play(0, "LEPEL"), move(1, "challenge")]
    assert places(racing((5, 10, 4), *moves, words="LEPEL", options=options)) == (10, 3, 4)


def test_C2_the_others_may_vote():
    votes = [play(0, "XEPEX"), move(1, "vote", yes=False), move(2, "vote", yes=False)]
    assert places(racing((5, 10, 9), *votes, options={"judging": "agree"})) == (5, 10, 9)


def test_C5_the_last_seat_left_wins():
    result = referee(racing((12, 40), move(1, "resign")))
    assert result.outcome is not None
    assert (result.outcome.winners, result.outcome.rule) == ((0,), "C5")


def test_C5_who_resigns_cannot_win():
    result = referee(racing((12, 40, 7), move(1, "resign"), *passes(0, 2)))
    assert result.outcome is not None
    assert result.outcome.winners == (0,)


def test_C10_overtime_costs_passes():
    table = Table(2, clock="game:1+0")
    table.give("TAARTLEPEL", "SCHILDERIJ")
    table.send(Open(seat=0, words={"0": "TAART"}, ms=1000))
    table.send(Open(seat=1, words={}, ms=2000))
    # Its second minute begins: one pass.
    table.send(Pass(seat=1, ms=2000 + 61_000))
    assert table.state.seats[1].skips == 1
    word = table.state.seats[0].rack[0] + "T"
    events = [type(event).__name__ for event in table.send(Play(seat=0, word=word, ms=70_000))]
    assert "TurnSkipped" in events
    assert table.state.turn is not None
    assert (table.state.turn.seat, table.state.seats[1].skips) == (0, 0)
    assert [seat.score for seat in table.state.seats] == [7, 0]


def test_C10_a_minute_is_paid_for_once():
    table = Table(2, clock="game:1+0", overtime=2)
    table.give("TAARTLEPEL", "SCHILDERIJ")
    table.send(Open(seat=0, words={"0": "TAART"}))
    table.send(Open(seat=1, words={}))
    table.send(Pass(seat=1, ms=61_000))
    assert table.state.seats[1].skips == 2
    for ms in (62_000, 63_000, 64_000):
        assert table.state.turn is not None
        assert table.state.turn.seat == 0
        first = table.state.seats[0].rack[0]
        table.send(Play(seat=0, word=first + "T", ms=ms))
    assert table.state.turn.seat == 1
    table.send(Pass(seat=1, ms=65_000))
    assert table.state.seats[1].skips == 0


def test_C10_sitting_out_is_no_pass():
    table = Table(2, clock="game:1+0")
    table.give("TAARTLEPEL", "SCHILDERIJ")
    table.send(Open(seat=0, words={"0": "TAART"}))
    table.send(Open(seat=1, words={}))
    table.send(Play(seat=1, word="IT", ms=61_000))
    table.send(Pass(seat=0, ms=62_000))
    table.send(Pass(seat=0, ms=63_000))
    assert table.state.outcome is None
    table.send(Pass(seat=1, ms=63_500))
    assert table.state.outcome is not None


def test_C10_a_turn_that_runs_out_is_a_pass():
    record = racing((12, 40), move(0, "time-up"), move(1, "time-up"))
    assert after(record).outcome is not None


def test_C6_C9_moves_of_other_games_are_not_for_now():
    assert refused(racing((1, 2), move(0, "exchange", tiles="A"))) == "C6"
    assert refused(racing((1, 2), opened("AS", None))) == "C6"
    assert refused(koning(play(0, "TAART"))) == "C6"


def test_C8_a_tile_that_is_not_held_or_not_in_the_box():
    heap = setup_of_rows(LINE, racks=["LEPELLEPEL", None])
    assert refused(koning(play(0, "SAT"), setup=heap)) == "C8"
    assert refused(koning(play(0, "SA", [[1, 1], [1, 0]]), setup=heap)) == "C8"
    assert refused(racing((1, 2), play(0, "ÉA"))) == "C8"
    assert refused(racing((1, 2), play(0, "TQRQSQTQ", [[i, 1] for i in range(8)]))) == "C8"
