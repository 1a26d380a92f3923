"""Letter, rule L10, and the common ground in it: words in doubt (C2), leaving (C5), shared wins (C11)."""

from __future__ import annotations

import pytest

from rekje.games.editions import builtin_edition
from tests.games.path_records import (
    WIDE,
    blank,
    claim,
    free,
    knock,
    lay,
    on_turn,
    paper,
    place,
    row,
    swap,
    wide,
    written,
)
from tests.support import after, move, passes, referee, refused

CAT3 = row("CAT", seats=3)
BAD = [*CAT3, place(0, "X", 3, 0, "CATX")]


def doubted(*moves, words="CAT CATS AT TA", **options):
    """Three seats, words are looked up only when somebody doubts them."""
    return wide(*moves, seats=3, words=words, options={"judging": "challenge", **options})


def agreed(*moves, seats=3, **more):
    """The others vote."""
    return wide(*moves, seats=seats, options={"judging": "agree"}, **more)


def vote(seat, yes):
    return move(seat, "vote", yes=yes)


# L10 · laid in error


def test_L10_the_letter_comes_back_and_one_goes_to_the_free_ones():
    record = doubted(*BAD, move(2, "challenge"))
    state = after(record)
    assert (3, 0) not in state.board
    assert len(paper(record).free) == 1
    assert len(state.seats[0].rack) == 10 - 1 - 1 + 1  # drawn, laid in the first round, given away; the token
    assert state.seats[0].score == 0


def test_L10_then_the_next_player():
    assert on_turn(doubted(*BAD, move(2, "challenge"))) == 1


def test_L10_under_referee_it_is_refused_at_no_cost():
    record = wide(*BAD, seats=3, words="CAT")
    assert refused(record) == "C1"
    assert refused(wide(*CAT3, place(0, "X", 3, 0), seats=3)) == "L5"


def test_L10_the_player_says_which_letter_it_costs():
    record = doubted(*BAD, move(2, "challenge"), free(0, "E"))
    assert paper(record).free == ("E",)
    assert on_turn(record) == 1
    record = agreed(*BAD, vote(1, False), vote(2, False), free(0, "E"))
    assert paper(record).free == ("E",)
    assert on_turn(record) == 1


FREES_BOTH = {**WIDE, "rules": {"error_frees": "both"}}


def test_L10_by_the_french_sheet_the_letter_laid_is_freed_too():
    record = {**doubted(*BAD, move(2, "challenge"), free(0, "E")), "edition": FREES_BOTH}
    assert paper(record).free == ("X1×1", "E")
    assert len(after(record).seats[0].rack) == 10 - 1 - 1 - 1 + 1  # laid twice, given away; the token
    assert builtin_edition("letter", "fr").rules == {"error_frees": "both"}
    assert all("error_frees" not in builtin_edition("letter", name).rules for name in ("nl", "de", "en", "it"))


def test_L10_there_a_swap_frees_its_letter_and_not_the_token():
    moves = [*CAT3, blank(0, 3, 0, (2, 2)), swap(1, "X", 3, 0, "CATX"), move(0, "challenge"), free(1, "E")]
    record = {**doubted(*moves), "edition": FREES_BOTH}
    assert paper(record).free == ("X1×1", "E")
    assert after(record).board[3, 0] == "?2×2"


def test_L10_there_what_falls_with_an_error_goes_back_to_its_player():
    # The S is no error of its own: it only lay on the X.
    moves = [*CAT3, free(0, "S"), lay(1, ("S", 3, 0), words="SX"), move(2, "challenge")]
    assert refused(doubted(*moves[:-1], words="SX")) == "L6"
    moves = [*CAT3, free(0, "O"), lay(1, ("O", 3, 0), words="TO"), place(1, "X", 4, 0, "OX"), move(2, "challenge")]
    record = {**doubted(*moves, words="OX"), "edition": FREES_BOTH}
    assert sorted(paper(record).free) == ["O1×1", "_"]
    assert "X1×1" in after(record).seats[1].rack


@pytest.mark.parametrize("judging", ["referee", "challenge", "agree"])
def test_L10_faults_of_form_are_refused_at_no_cost_in_every_judging(judging):
    for fault, rule in [("XQ", "L6"), ("CAT", "L7"), ("AT", "L5"), ("", "L5")]:
        moves = [*CAT3, place(0, "S", 3, 0, "CAT", "CATS"), place(1, "X", 9, 9)]
        assert refused(wide(*moves[:-1], seats=3, options={"judging": judging})) is None
        moves[-1] = place(1, "X", 4, 0, *fault.split())
        assert refused(wide(*moves, seats=3, options={"judging": judging})) == rule


def test_C8_a_free_letter_that_was_seen_has_its_size():
    freed = [*CAT3, free(0, "E"), lay(1, ("S", 3, 0), ("E", 4, 0), words="CATSE", own=1), move(0, "challenge")]
    freed.append(free(1, "Q"))
    wrong = {"tile": "E", "at": [3, 0], "size": [3, 3], "free": True}
    assert refused(doubted(*freed, move(2, "place", tiles=[wrong], words=["CATE"]))) == "C8"
    right = {**wrong, "size": [1, 1]}
    assert refused(doubted(*freed, move(2, "place", tiles=[right], words=["CATE"]))) is None


def test_C8_a_letter_is_freed_in_a_size_that_there_is():
    assert refused(wide(*CAT3, move(0, "free", tile="E", size=[4, 1]), seats=3)) == "L3"
    assert refused(wide(*CAT3, move(0, "free", tile="[E2×1]", size=[1, 2]), seats=3)) == "C8"
    freed = [*CAT3, move(0, "free", tile="E", size=[2, 1])]
    assert paper(wide(*freed, seats=3)).free == ("E2×1",)
    assert refused(wide(*freed, lay(1, ("E", 3, 0), words="CATE"), seats=3)) == "C8"
    setup = {"racks": ["[E2×1]", "[S1×1]"], "bag": "", "tiles": {"A1": "[C1×1]"}}
    assert refused(wide(move(0, "free", tile="E", size=[1, 2]), setup=setup, draws=[])) == "C8"
    assert refused(wide(move(0, "free", tile="E", size=[2, 1]), setup=setup, draws=[])) is None


def test_L10_without_any_word_it_cant_be_laid_at_all():
    assert refused(doubted(*CAT3, place(0, "X", 3, 0))) == "L5"


def test_L10_a_wrong_word_beside_a_good_one_is_only_crossed_out():
    record = doubted(*CAT3, place(0, "S", 3, 0, "CATS", "TS"), move(1, "challenge"))
    assert written(record) == [(0, "CATS")]
    assert paper(record).free == ()
    assert after(record).seats[0].score == 1


def test_L10_a_good_word_elsewhere_doesnt_save_the_letter():
    record = doubted(*CAT3, place(0, "X", 3, 0, "CATX", "AT"), move(1, "challenge"))
    assert written(record) == []
    assert len(paper(record).free) == 1


def test_L10_a_good_word_with_it_does_whichever_way_it_was_read_first():
    # AT can be read with the old T or with the new one.
    record = doubted(*CAT3, place(0, "T", 1, 1, "AT", "TAC"), move(1, "challenge"))
    assert written(record) == [(0, "AT")]
    assert after(record).board[1, 1] == "T1×1"


def test_L10_in_the_first_round_the_letter_stays():
    record = doubted(place(0, "X", 0, 0), place(1, "A", 1, 0, "XA"), move(2, "challenge"))
    assert written(record) == []
    assert after(record).board[1, 0] == "A1×1"
    assert paper(record).free == ()


def test_L10_free_letters_go_back_to_the_free_ones():
    freed = [*CAT3, free(0, "E"), lay(1, ("S", 3, 0), ("E", 4, 0), words="CATSE", own=1), move(0, "challenge")]
    record = doubted(*freed)
    assert sorted(paper(record).free) == ["E1×1", "_"]  # Its size has been seen now.
    assert set(after(record).board) == {(0, 0), (1, 0), (2, 0)}


def test_L10_a_swap_gives_the_token_back_to_the_board():
    moves = [*CAT3, blank(0, 3, 0, (2, 2)), swap(1, "S", 3, 0, "CATX"), move(0, "challenge")]
    assert refused(doubted(*moves[:-1])) == "L6"
    moves[4] = swap(1, "X", 3, 0, "CATX")
    state = after(doubted(*moves))
    assert state.board[3, 0] == "?2×2"
    assert sum(tile.startswith("?") for tile in state.seats[1].rack) == 1


def test_L10_what_was_built_on_it_in_the_same_turn_falls_with_it():
    freed = [*CAT3, free(0, "S"), place(1, "X", 3, 0, "CATX"), lay(1, ("S", 4, 0), words="XS")]
    record = doubted(*freed, move(2, "challenge"), words="XS")
    assert set(after(record).board) == {(0, 0), (1, 0), (2, 0)}
    assert written(record) == []
    assert len(paper(record).free) == 2  # the S again, and the one letter that the error costs


def test_L10_as_do_words_that_others_have_read_through_it():
    record = doubted(*BAD, knock(2, "TX", "AT"), move(1, "challenge"), words="AT TX")
    assert written(record) == [(2, "AT")]
    assert len(paper(record).free) == 1  # Anna pays; Cleo was right.
    assert on_turn(record) == 2


def test_L10_another_word_of_the_same_turn_may_stand():
    freed = [*CAT3, free(0, "S"), lay(1, ("S", 0, 1), words="CS"), place(1, "X", 3, 0, "CATX")]
    record = doubted(*freed, move(2, "challenge"), words="CS")
    assert written(record) == [(1, "CS")]
    assert (0, 1) in after(record).board


# C2 · challenges


def test_C2_an_unfounded_challenge():
    good = [*CAT3, place(0, "S", 3, 0, "CATS"), move(1, "challenge")]
    assert after(doubted(*good)).seats[1].score == 0
    assert after(doubted(*good, challenge_penalty="5")).seats[1].score == -5
    assert written(doubted(*good)) == [(0, "CATS")]


def test_C2_that_costs_a_turn():
    good = [*CAT3, place(0, "S", 3, 0, "CATS"), move(1, "challenge")]
    record = doubted(*good, challenge_penalty="turn")
    assert on_turn(record) == 2
    assert refused(doubted(*good, place(2, "E", 4, 0, "CATSE"), challenge_penalty="turn")) is None
    assert refused(doubted(*good, place(1, "E", 4, 0, "CATSE"), challenge_penalty="turn")) == "C6"


def test_C2_what_was_looked_up_is_settled():
    good = [*CAT3, place(0, "S", 3, 0, "CATS"), move(1, "challenge")]
    assert refused(doubted(*good, move(2, "challenge"))) == "C6"
    assert refused(doubted(*good, knock(2, "XX"), move(1, "challenge"))) == "C6"
    assert refused(doubted(*good, knock(2, "CA"), move(1, "challenge"))) is None


def test_C2_a_knock_can_be_doubted_too():
    record = doubted(*CAT3, place(0, "S", 3, 0, "CATS"), knock(2, "CA"), move(1, "challenge"))
    assert written(record) == [(0, "CATS")]
    assert len(paper(record).free) == 1
    assert on_turn(record) == 1  # It wasn't successful (L16, L17).


def test_C2_not_by_whose_words_they_are():
    assert refused(doubted(*CAT3, place(0, "S", 3, 0, "CATS"), move(0, "challenge"))) == "C6"
    assert refused(doubted(*CAT3, place(0, "S", 3, 0, "CATS"), knock(2, "CA"), move(2, "challenge"))) is None


def test_C2_not_after_the_next_player_has_begun():
    late = [*CAT3, place(0, "X", 3, 0, "CATX"), place(1, "S", 2, 1, "TS"), move(0, "challenge")]
    assert written(doubted(*late)) == [(0, "CATX")]


def test_C2_claims_stand_and_fall_with_their_turn():
    record = doubted(*CAT3, place(0, "X", 3, 0, "CATX"), claim(0, "AT"), move(1, "challenge"))
    assert written(record) == []


# C2 · votes


def test_C2_a_majority_of_objections_strikes():
    assert written(agreed(*BAD, vote(1, False))) == [(0, "CATX")]
    assert written(agreed(*BAD, vote(1, False), vote(2, True))) == [(0, "CATX")]
    record = agreed(*BAD, vote(1, False), vote(2, False))
    assert written(record) == []
    assert len(paper(record).free) == 1


def test_C2_each_votes_once():
    assert refused(agreed(*BAD, vote(1, False), vote(1, False))) == "C6"
    assert refused(agreed(*BAD, vote(0, True))) == "C6"


def test_C2_knocks_are_voted_on_like_lays():
    knocked = [*CAT3, place(0, "S", 3, 0, "CATS"), knock(2, "CA")]
    record = agreed(*knocked, vote(0, False), vote(1, False))
    assert written(record) == [(0, "CATS")]
    assert on_turn(record) == 1


def test_C2_the_votes_of_who_leaves_dont_count():
    # One of three objects; when one of the others has left, one of two is no majority; of one it is.
    four = [*row("CATS", seats=4), place(0, "X", 4, 0, "CATSX"), vote(1, False)]
    assert written(agreed(*four, move(2, "resign"), seats=4)) == [(0, "CATSX")]
    assert written(agreed(*four, move(2, "resign"), move(3, "resign"), seats=4)) == []
    assert written(agreed(*four, vote(2, False), move(1, "resign"), seats=4)) == []


def test_C2_a_majority_of_who_is_left():
    four = [*row("CATS", seats=4), place(0, "X", 4, 0, "CATSX"), vote(1, False), move(1, "resign")]
    assert written(agreed(*four, seats=4)) == [(0, "CATSX")]


def test_L16_a_struck_knock_without_letters_bars_too():
    setup = {"racks": ["[S1×1][E1×1]", "[?1×1]", "[E1×1]"], "bag": ""}
    setup["tiles"] = {"A1": "[C1×1]", "B1": "[A1×1]", "C1": "[T1×1]"}
    moves = [place(0, "S", 3, 0, "CATS"), *passes(0), knock(1, "TA"), vote(0, False), vote(2, False), knock(1, "AT")]
    assert refused(agreed(*moves, setup=setup, draws=[])) == "L16"


# C5 · leaving


def test_C5_whose_turn_it_is_may_leave_and_the_next_goes_on():
    moves = [*CAT3, *passes(2), free(0, "X"), place(1, "S", 3, 0, "CATS"), move(1, "resign")]
    assert on_turn(wide(*moves, seats=3)) == 2
    assert refused(wide(*moves, place(2, "E", 4, 0, "CATSE"), seats=3)) is None
    assert on_turn(wide(*CAT3, *passes(2), move(0, "resign"), seats=3)) == 1


def test_C5_after_a_lay_its_words_stay_and_others_may_knock():
    moves = [*CAT3, place(0, "S", 3, 0, "CATS"), move(0, "resign"), knock(2, "CAT")]
    assert written(wide(*moves, seats=3)) == [(0, "CATS"), (2, "CAT")]
    assert on_turn(wide(*moves, seats=3)) == 2


def test_C5_in_the_first_round():
    moves = [place(0, "C", 0, 0), move(1, "resign"), place(2, "T", 1, 0), place(0, "O", 0, 1, "CO")]
    assert refused(wide(*moves, seats=3)) is None


def test_C5_a_knocker_who_leaves():
    moves = [*CAT3, place(0, "S", 3, 0, "CATS"), knock(2, "CAT", dice={"1": 2, "2": 5}), move(1, "resign")]
    assert on_turn(wide(*moves, seats=3)) == 2


def test_C5_a_turn_of_who_left_counts_for_no_round():
    # Bram and Cleo give letters away, Cleo leaves: of the turns without a word only Bram's counts.
    moves = [*row("CATS", seats=4), place(0, "E", 4, 0, "CATSE"), free(1, "X"), free(2, "X"), move(2, "resign")]
    assert referee(wide(*moves, free(3, "Y"), seats=4)).outcome is None
    assert referee(wide(*moves, free(3, "Y"), free(0, "Y"), seats=4)).outcome.rule == "L19"


def test_C5_the_last_one_left_wins():
    outcome = referee(wide(*CAT3, place(0, "S", 3, 0, "CATS"), move(0, "resign"), move(2, "resign"), seats=3)).outcome
    assert (outcome.winners, outcome.rule, outcome.scores) == ((1,), "C5", (1, 0, 0))


def test_C5_alone_nobody_is_left_to_win():
    outcome = referee(wide(place(0, "C", 0, 0), move(0, "resign"), seats=1)).outcome
    assert (outcome.winners, outcome.rule) == ((), "C5")
