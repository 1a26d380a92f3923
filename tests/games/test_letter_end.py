"""Letter, rules L2, L19 and L20: what is agreed, the end, the scorings, games alone; and positions set up."""

from __future__ import annotations

import pytest

from rekje.games.describe import describe_edition
from rekje.games.editions import builtin_edition, edition_names
from rekje.games.registry import get_game
from rekje.model.problems import FormError
from tests.games.path_records import WIDE, blank, claim, free, knock, paper, place, row, wide, written
from tests.support import after, letter, move, passes, referee, refused, scores

CA = row("CA")


def outcome_of(*moves, **more):
    return referee(wide(*moves, **more)).outcome


# L2 · what is agreed before


def test_L2_the_list_decides_which_words_count():
    assert refused(wide(*CA, place(0, "T", 2, 0, "CAT"), words="DOG")) == "C1"
    assert refused(wide(*CA, place(0, "T", 2, 0, "CAT"), words="CAT")) is None


def test_L2_towns_are_allowed_by_default():
    assert after(letter(*CA)).config.options["places"] is True


# L19 · the end


def test_L19_as_many_turns_without_a_new_word_as_there_are_seats():
    three = row("CAT", seats=3)
    assert outcome_of(*three, *passes(0, 1), seats=3) is None
    outcome = outcome_of(*three, *passes(0, 1, 2), seats=3)
    assert (outcome.reason, outcome.rule) == ("no-new-word", "L19")


def test_L19_after_the_first_round():
    assert outcome_of(*passes(0, 1)) is None
    assert outcome_of(*passes(0, 1, 0)) is None
    assert outcome_of(*passes(0, 1, 0, 1)) is not None


def test_L19_tokens_and_letters_given_away_are_turns_without_a_word():
    assert outcome_of(*CA, blank(0, 2, 0), free(1, "X")) is not None


def test_L19_a_word_begins_the_count_anew():
    assert outcome_of(*CA, *passes(0), place(1, "T", 2, 0, "CAT"), *passes(1), *passes(0)) is None
    assert outcome_of(*CA, *passes(0), place(1, "T", 2, 0, "CAT"), *passes(1), *passes(0, 1)) is not None


def test_L19_so_does_a_knock():
    # Two turns of three without a word, then a knock in the window of the second.
    three = [*row("CAT", seats=3), *passes(0, 1), knock(0, "CAT")]
    assert outcome_of(*three, *passes(0, 1), seats=3) is None
    assert outcome_of(*three, *passes(0, 1, 2), seats=3) is not None


def test_L19_but_not_one_that_failed():
    three = [*row("CAT", seats=3), *passes(0, 1), knock(0, "DOG")]
    assert outcome_of(*three, *passes(2), seats=3) is not None


def test_L19_a_knock_after_the_last_turn_saves_the_game():
    assert outcome_of(*CA, *passes(0, 1), knock(0, "CA")) is None


def test_L19_words_that_were_struck_are_none():
    moves = [*CA, *passes(0), place(1, "X", 2, 0, "CAX"), move(0, "vote", yes=False)]
    assert outcome_of(*moves, options={"judging": "agree"}) is not None


def test_L19_letters_left_cost_nothing():
    outcome = outcome_of(*CA, *passes(0, 1))
    assert (outcome.scores, outcome.adjustments) == ((0, 0), (0, 0))


def test_C11_equal_in_everything_share_the_win():
    assert outcome_of(*CA, *passes(0, 1)).winners == (0, 1)


ROUND = [place(0, "O", 0, 0), place(1, "N", 1, 0, "ON")]


def test_L19_words_count_one_each_by_default():
    # Anna: ONE and EN. Bram: ON and TO.
    moves = [*ROUND, place(0, "E", 2, 0, "ONE"), claim(0, "EN"), place(1, "T", 0, 1, "TO"), *passes(1, 0, 1)]
    outcome = outcome_of(*moves)
    assert outcome.scores == (2, 2)
    assert outcome.winners == (0,)  # 3 + 2 letters against 2 + 2


def test_L19_letters_and_then_words():
    # Anna has ONE and EN, 5 letters of 2 words; Bram ON and TON, as many of each.
    moves = [*ROUND, place(0, "E", 2, 0, "ONE"), claim(0, "EN"), place(1, "T", 0, 1, "TON"), *passes(1, 0, 1)]
    outcome = outcome_of(*moves, options={"scoring": "letters"})
    assert (outcome.scores, outcome.winners) == ((5, 5), (0, 1))
    # Anna's 4 letters are of two words, Bram's of one.
    moves = [place(0, "O", 0, 0), place(1, "N", 1, 0), place(0, "E", 2, 0, "EN"), claim(0, "ON")]
    moves += [place(1, "T", 0, 1, "TONE"), *passes(1, 0, 1)]
    outcome = outcome_of(*moves, options={"scoring": "letters"})
    assert (outcome.scores, outcome.winners) == ((4, 4), (0,))


@pytest.mark.parametrize(("length", "points"), [(2, 2), (4, 4), (5, 6), (6, 8), (7, 10), (8, 12), (9, 14), (12, 20)])
def test_L19_a_bonus_from_five_letters_on(length, points):
    lying = "ABCDEFGHIJKL"[: length - 1]
    setup = {"tiles": {f"{'ABCDEFGHIJKLMNOP'[x]}1": face for x, face in enumerate(lying)}}
    record = wide(place(0, "Z", length - 1, 0, lying + "Z"), setup=setup, options={"scoring": "bonus"})
    assert referee(record).turns[0].score == points


DISTINCT = {"scoring": "distinct"}


def test_L19_distinct_counts_each_letter_once_for_all_words_of_a_player():
    # Anna: ONE brings O N E, EN nothing more. Bram: ON brings O N, TO brings T.
    moves = [*ROUND, place(0, "E", 2, 0, "ONE"), claim(0, "EN"), place(1, "T", 0, 1, "TO")]
    assert scores(wide(*moves, options=DISTINCT)) == [0, 2, 3, 0, 1]
    outcome = outcome_of(*moves, *passes(1, 0, 1), options=DISTINCT)
    # Three letters each; Anna has 5 letters in all her words, Bram 4.
    assert (outcome.scores, outcome.winners) == ((3, 3), (0,))


def test_L19_distinct_within_one_act_too():
    # NO and ON use the same letters; a letter twice in a word counts once.
    assert scores(wide(place(0, "N", 0, 0), place(1, "O", 1, 0, "NO", "ON"), options=DISTINCT)) == [0, 2]
    three = [*row("NON", seats=3), place(0, "O", 3, 0, "NONO", "NON")]
    assert scores(wide(*three, seats=3, options=DISTINCT))[-1] == 2


def test_L19_distinct_is_counted_again_where_words_are_struck():
    # Anna's CATS is struck: her CAT, written after it, has brought C A T all the same.
    moves = [*row("CAT", seats=3), place(0, "S", 3, 0, "CATS", "TS"), knock(1, "AT"), knock(0, "CAT")]
    record = wide(
        *moves, move(2, "challenge"), seats=3, words="CAT AT TS", options={**DISTINCT, "judging": "challenge"}
    )
    state = after(record)
    assert [seat.score for seat in state.seats] == [4, 2, 0]  # T S, then C A
    assert {one.word: one.score for one in paper(record).written} == {"TS": 2, "AT": 2, "CAT": 2}


def test_L19_distinct_is_offered_where_the_sheet_has_it():
    game = get_game("letter")
    scoring = next(option for option in game.options if option.name == "scoring")
    offered = {name: game.offered(builtin_edition("letter", name), scoring) for name in edition_names("letter")}
    assert [name for name, values in offered.items() if "distinct" in values] == ["it"]
    assert describe_edition(game, builtin_edition("letter", "it")).offers == {}
    assert describe_edition(game, builtin_edition("letter", "de")).offers == {"scoring": ("words", "letters", "bonus")}


def test_L19_a_cardboard_game_that_stops():
    outcome = outcome_of(*ROUND, {"do": "end"})
    assert (outcome.scores, outcome.winners, outcome.rule) == ((0, 1), (1,), "L19")


# L20 · alone


def alone(*moves, **options):
    return wide(*moves, seats=1, options=options)


SOLO = [place(0, "C", 0, 0), place(0, "A", 1, 0, "CA"), place(0, "T", 2, 0, "CAT")]


def test_L20_turn_after_turn():
    record = alone(*SOLO, solo="1")
    assert written(record) == [(0, "CA"), (0, "CAT")]
    assert refused(record) is None


def test_L20_ten_letters_or_twenty_or_any_number():
    assert len(after(alone(solo="1")).seats[0].rack) == 10 + 1
    assert len(after(alone(solo="2")).seats[0].rack) == 20 + 1
    assert len(after(alone(solo="2", solo_letters=33)).seats[0].rack) == 33 + 1


def test_L20_a_turn_without_a_word_is_the_end():
    outcome = referee(alone(*SOLO, *passes(0, 0), solo="1")).outcome
    assert (outcome.rule, outcome.winners, outcome.scores) == ("L19", (0,), (2,))


def test_L20_so_is_a_token_or_a_letter_given_away():
    assert referee(alone(*SOLO, blank(0, 3, 0), solo="1")).outcome is not None
    assert referee(alone(*SOLO, free(0, "X"), solo="1")).outcome is not None


def test_L20_when_all_is_laid():
    letters = "CATSEDINOR"
    moves = [place(0, "C", 0, 0)]
    moves += [place(0, face, x, 0, letters[: x + 1]) for x, face in enumerate(letters) if x]
    record = alone(*moves, *passes(0), solo="1")
    outcome = referee(record).outcome
    assert outcome is not None
    assert outcome.scores == (9,)


def test_L20_nobody_knocks():
    assert refused(alone(*SOLO, *passes(0), knock(0, "AT"))) == "L14"


def test_L20_with_a_time_limit_for_the_whole_game():
    timed = [told | {"ms": 20_000 * number} for number, told in enumerate(SOLO)]
    assert refused(alone(*timed, solo="2", solo_time=60)) is None
    late = move(0, "claim", words=["AT"], ms=60_001)
    assert refused(alone(*timed, late, solo="2", solo_time=60)) == "L13"
    outcome = referee(alone(*timed, move(0, "time-up", ms=60_000), solo="2", solo_time=60)).outcome
    assert (outcome.reason, outcome.rule, outcome.scores, outcome.winners) == ("time", "L20", (2,), (0,))


def test_L20_no_letter_is_owed_when_that_time_is_over():
    record = alone(*SOLO, *passes(0), move(0, "time-up"), solo="2", solo_time=60)
    assert paper(record).free == ()
    assert referee(record).outcome.rule == "L20"


def test_L20_with_the_glass_besides_a_turn_that_ran_out_is_only_a_turn():
    options = {"solo": "1", "glass": 30, "solo_time": 600}
    timed = [place(0, "C", 0, 0, ms=20_000), move(0, "time-up", ms=30_000)]
    assert referee(alone(*timed, place(0, "A", 1, 0, "CA", ms=50_000), **options)).outcome is None
    assert refused(alone(*timed, place(0, "A", 1, 0, "CA", ms=80_000), **options)) == "L13"


def test_L20_alone_a_pass_owes_no_letter_since_the_game_is_over():
    assert paper(alone(*SOLO, *passes(0, 0), solo="1")).free == ()


# L1 in records: what was drawn


def test_L1_a_game_written_down_may_tell_the_sizes_drawn():
    draws = [move(seat, "draw", size=[1, 2]) for _ in range(16) for seat in (1, 0)]
    assert refused(wide(*draws, place(1, "A", 0, 0), place(0, "B", 5, 5))) is None
    assert refused(wide(*draws, move(0, "draw", size=[1, 1]))) == "L1"
    assert refused(wide(move(0, "draw", size=[4, 1]))) == "L3"
    assert refused(wide(*CA, move(0, "draw", size=[1, 1]))) == "C6"


@pytest.mark.parametrize(("seats", "letters"), [(2, 15), (3, 10), (4, 7), (5, 6), (6, 5)])
def test_L1_letters_each_and_a_token(seats, letters):
    state = after(wide(seats=seats))
    assert [len(seat.rack) for seat in state.seats] == [letters + 1] * seats


# Positions set up


@pytest.mark.parametrize(
    "tiles",
    [
        {"A1": "[A3×3]", "C3": "[B1×1]"},
        {"P1": "[A2×1]"},
        {"A16": "[A1×2]"},
        {"A1": "?"},
        {"A1": "[A4×1]"},
        {"A1": "Ä"},
        {"Q1": "A"},
        {"A1": "AB"},
    ],
    ids=str,
)
def test_setup_tiles_that_cant_lie_so(tiles):
    with pytest.raises(FormError):
        referee(wide(setup={"tiles": tiles}))


def test_setup_with_tokens_on_the_board_and_sized_racks():
    setup = {"tiles": {"A1": "[C1×1]", "B1": "[?2×2]"}, "racks": ["[A2×1][T1×1]", None], "scores": [7, 3]}
    record = wide(move(0, "swap", at=[1, 0], tile="A", size=[2, 1], words=["CA"]), setup=setup)
    assert after(record).seats[0].score == 8
    assert "?2×2" in after(record).seats[0].rack


@pytest.mark.parametrize(
    "wrong",
    [
        {"moves": [move(0, "place", tile="A", words=["A"])]},
        {"moves": [move(0, "place", tile="A", at=[0, 0], words=["A"])]},
        {"moves": [move(0, "place", tile="A", at=[0, 0, 0], size=[1, 1])]},
        {"moves": [move(0, "place", tile="A", at="A1", size=[1, 1])]},
        {"moves": [{**place(0, "A", 0, 0), "tiles": [{"tile": "B", "at": [1, 0], "size": [1, 1]}]}]},
        {"moves": [place(0, "[A", 0, 0)]},
        {"moves": [place(0, "A", 0, 0, "[AB")]},
        {"moves": [knock(0, "]")]},
        {"moves": [move(0, "claim")]},
        {"moves": [move(0, "blank", at=[0, 0])]},
        {"moves": [move(0, "draw", size=[1])]},
        {"moves": [knock(0, dice=[1, 2])]},
        {"seats": []},
        {"seats": list("ABCDEFG")},
        {"options": {"scoring": "stars"}},
        {"options": {"solo": "3"}},
        {"options": {"clock": "none"}},
        {"edition": {**WIDE, "board": []}},
        {"edition": {**WIDE, "sizes": {}}},
        {"edition": {**WIDE, "tokens": ["4x4"]}},
    ],
    ids=str,
)
def test_what_is_no_record_is_an_error_of_form(wrong):
    with pytest.raises(FormError):
        referee({**wide(), **wrong})
