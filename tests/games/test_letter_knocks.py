"""Letter, rules L13–L18: the glass, knocks, dice, who goes on, who is passed over."""

from __future__ import annotations

import pytest

from rekje.model.problems import FormError
from tests.games.path_records import claim, free, knock, lay, on_turn, paper, place, row, wide, written
from tests.support import after, move, passes, referee, refused, scores

CAT3 = [*row("CAT", seats=3), place(0, "S", 3, 0, "CATS")]
"""Three seats; Anna has overlooked CAT, AT, TA, AC and more."""


def three(*moves, **more):
    return wide(*CAT3, *moves, seats=3, **more)


# L13 · the glass


def timed(*moves, **options):
    """Two seats, the first round done at 10 s; all moments told."""
    begun = [place(0, "C", 0, 0, ms=1000), place(1, "A", 1, 0, ms=10_000)]
    return wide(*begun, *moves, options={"glass": 30, **options})


def test_L13_the_time_for_a_turn():
    assert refused(timed(place(0, "T", 2, 0, "CAT", ms=50_000))) is None
    late = [place(0, "T", 2, 0, "CAT", ms=50_000), place(1, "S", 3, 0, "CATS", ms=90_000)]
    assert refused(timed(*late, move(1, "claim", words=["AT"], ms=119_999))) is None
    assert refused(timed(*late, move(1, "claim", words=["AT"], ms=120_001))) == "L13"


def test_L13_time_that_is_up_is_a_pass():
    record = timed(move(0, "time-up", ms=60_000))
    assert len(paper(record).free) == 1
    assert on_turn(record) == 1


def test_L13_or_ends_a_turn_with_a_lay():
    record = timed(place(0, "T", 2, 0, "CAT", ms=50_000), move(0, "time-up", ms=80_000))
    assert paper(record).free == ()
    assert refused({**record, "moves": [*record["moves"], move(0, "claim", words=["AT"], ms=80_001)]}) == "C6"


def test_L13_not_before_it_is_up():
    early = [place(0, "T", 2, 0, "CAT", ms=50_000), move(0, "time-up", ms=60_000)]
    assert refused(timed(*early)) == "L13"


@pytest.mark.parametrize("glass", [0, -30, 1.5, "30", 100_001])
def test_L13_no_such_glass(glass):
    with pytest.raises(FormError):
        referee(timed(glass=glass))


# L14 · knocking


def spoken(seat, *words, ms, named_ms):
    return knock(seat, *words, ms=ms, named_ms=named_ms)


def test_L14_a_knocker_has_the_glass_too_also_in_a_game_written_down():
    laid = [place(0, "T", 2, 0, "CAT", ms=50_000), move(0, "pass", ms=51_000)]
    assert refused(timed(*laid, spoken(1, "AT", ms=55_000, named_ms=85_000))) is None
    assert refused(timed(*laid, spoken(1, "AT", ms=55_000, named_ms=85_001))) == "L14"
    assert refused(timed(*laid, spoken(1, "AT", ms=55_000, named_ms=85_001), more_time="2")) is None
    assert refused(timed(*laid, spoken(1, "AT", ms=55_000, named_ms=999_999), glass=None)) is None


def test_L14_who_knocks_too_long_is_told_of_the_knock_and_not_of_a_turn():
    late = spoken(1, "AT", ms=55_000, named_ms=85_001)
    refusal = referee(timed(place(0, "T", 2, 0, "CAT", ms=50_000), move(0, "pass", ms=51_000), late)).refusal
    assert refusal is not None
    assert (refusal.rule, refusal.code) == ("L14", "paper-knock-over")


def test_L14_each_of_several_from_when_the_one_before_has_spoken():
    begun = [one | {"ms": 1000 * (n + 1)} for n, one in enumerate(CAT3)]
    first = knock(2, "CAT", dice={"1": 2, "2": 5}, ms=6000, named_ms=20_000)
    told = [*begun, move(0, "pass", ms=5000), first]
    options = {"glass": 30}
    assert refused(wide(*told, spoken(1, "AT", ms=6100, named_ms=50_000), seats=3, options=options)) is None
    assert refused(wide(*told, spoken(1, "AT", ms=6100, named_ms=50_001), seats=3, options=options)) == "L14"
    assert refused(wide(*told, knock(1, "AT", ms=50_001), seats=3, options=options)) == "L14"


def test_L14_anyone_else_may_claim_what_lies_there():
    assert scores(three(knock(2, "CAT", "AT")))[-1] == 2
    assert written(three(knock(1, "TA")))[-1] == (1, "TA")


def test_L14_any_words_with_the_new_letter_or_without():
    assert written(three(knock(2, "CA")))[-1] == (2, "CA")


def test_L14_whose_turn_it_was_only_after_another():
    assert refused(three(knock(0, "CAT"))) == "L14"
    assert refused(three(knock(2, "CAT"), knock(0, "AT"))) is None
    assert refused(three(knock(2, "DOG"), knock(0, "AT"))) is None


def test_L14_after_that_anyone_again():
    record = three(knock(2, "CAT"), knock(1, "AT"), knock(2, "TA"), knock(0, "AC"))
    assert [word for seat, word in written(record)[1:]] == ["CAT", "AT", "TA", "AC"]


def test_L14_not_before_the_turn_is_over():
    # Nobody has laid anything yet.
    assert refused(wide(place(0, "C", 0, 0), seats=3) | {"moves": [knock(0, "CAT")]}) == "L14"
    assert refused(three(place(1, "E", 4, 0, "CATSE"), *passes(1), knock(1, "AT"))) == "L14"


def test_L14_the_next_players_move_closes_the_window():
    record = three(knock(2, "CAT"), place(2, "E", 4, 0, "CATSE"), claim(2, "CA"))
    assert written(record)[-1] == (2, "CA")
    assert refused(three(place(1, "E", 4, 0, "CATSE"), knock(1, "AT"))) == "L14"


def test_L14_knocks_close_once_all_have_nothing_to_add():
    record = three(*passes(0), move(1, "accept"), move(2, "accept"))
    assert paper(record).window is None
    assert on_turn(record) == 1


def test_L14_after_a_knock_all_are_asked_again():
    moves = [*passes(0), move(1, "accept"), knock(2, "CAT")]
    assert paper(three(*moves, move(1, "accept"))).window is not None
    assert paper(three(*moves, move(1, "accept"), move(2, "accept"), move(0, "accept"))).window is None


# L15 · dice


def test_L15_the_higher_throw_first():
    dice = {"1": 2, "2": 5}
    record = three(knock(2, "CAT", dice=dice), knock(1, "CAT", "AT"))
    assert written(record)[1:] == [(2, "CAT"), (1, "AT")]
    assert refused(three(knock(1, "CAT", dice=dice))) == "L15"


def test_L15_the_others_in_order_of_their_throws():
    dice = {"0": 1, "1": 4, "2": 6}
    first = [*CAT3, knock(1, "CA")]
    # Anna may knock too: Bram has.
    told = [knock(2, "CAT", dice=dice), knock(1, "AT"), knock(0, "TA")]
    assert refused(wide(*first, *told, seats=3)) is None
    assert refused(wide(*first, told[0], told[2], seats=3)) == "L15"


def test_L15_the_same_dice_may_be_told_again():
    dice = {"1": 2, "2": 5}
    assert refused(three(knock(2, "CAT", dice=dice), knock(1, "AT", dice=dice))) is None
    assert refused(three(knock(2, "CAT", dice=dice), knock(1, "AT", dice={"1": 3, "2": 5}))) == "L15"


def test_L15_equal_throws_decide_nothing():
    assert refused(three(knock(2, "CAT", dice={"1": 4, "2": 4}))) == "L15"
    assert refused(three(knock(2, "CAT", dice={"0": 4, "1": 4, "2": 5}))) == "L15"


@pytest.mark.parametrize(
    "dice", [{"1": 0, "2": 5}, {"1": 2, "2": 7}, {"1": -(10**9), "2": 3}, {"2": 5}, {"0": 1, "1": 2}]
)
def test_L15_dice_that_cant_be(dice):
    assert refused(three(knock(2, "CAT", dice=dice))) == "L15"


def test_L14_no_dice_for_whoever_may_not_knock():
    assert refused(three(knock(2, "CAT", dice={"0": 1, "2": 5}))) == "L14"


def test_L15_dice_of_seats_that_arent_there_are_no_record():
    for dice in ({"3": 1, "2": 5}, {"x": 1, "2": 5}, {"-1": 1, "2": 5}):
        with pytest.raises(FormError):
            referee(three(knock(2, "CAT", dice=dice)))


def test_L15_dice_are_part_of_the_log():
    events = referee(three(knock(2, "CAT", dice={"1": 2, "2": 5}))).events
    assert [event.rounds for event in events if hasattr(event, "rounds")] == [({1: 2, 2: 5},)]


def test_L15_who_threw_less_and_sees_nothing_more_loses_the_bet():
    record = three(knock(2, "CAT", dice={"1": 2, "2": 5}), knock(1, "CAT"))
    assert len(paper(record).free) == 1
    assert on_turn(record) == 2


# L16 · what a knock brings and costs


def test_L16_good_words_are_written_and_others_dropped():
    record = three(knock(2, "CAT", "DOG", "CATS", "TAT", "X"), words="CATS CAT")
    assert written(record)[1:] == [(2, "CAT")]
    dropped = {one.word: one.rule for one in referee(record).events[-1].dropped}
    assert dropped == {"DOG": "C1", "CATS": "L7", "TAT": "C1", "X": "L6"}


def test_L16_a_knock_without_a_good_word_costs_a_letter():
    record = three(knock(2, "DOG"))
    assert len(paper(record).free) == 1
    assert len(after(record).seats[2].rack) == 10 - 1 - 1 + 1


def test_L16_the_player_says_which():
    record = three(knock(2, "DOG"), free(2, "Q"))
    assert paper(record).free == ("Q",)
    assert on_turn(record) == 1
    assert paper(three(knock(2, "DOG"), free(2, "Q"), knock(1, "DOG"), free(1, "Z"))).free == ("Q", "Z")
    # Who goes on without saying it has chosen all the same.
    assert refused(three(knock(2, "DOG"), place(1, "E", 4, 0, "CATSE"))) is None
    assert refused(three(knock(2, "DOG"), free(1, "Q"))) is None


def test_L16_also_one_without_any_word():
    assert len(paper(three(knock(2))).free) == 1
    assert len(paper(three({"seat": 2, "do": "knock"})).free) == 1


def test_L16_and_changes_no_order():
    assert on_turn(three(knock(2, "DOG"))) == 1


def test_L16_a_knock_is_never_refused_for_its_words():
    for words in (["?"], [""], ["Ä"], ["1" * 999], ["CATS"]):
        assert refused(three(knock(2, *words))) is None


def test_L16_the_letter_is_everybodys_then():
    record = three(knock(2, "DOG"), lay(1, ("E", 4, 0), words="CATSE"))
    assert paper(record).free == ()


def without_letters(*moves, **more):
    """Bram has no letters, only a token."""
    setup = {"racks": ["[S1×1][E1×1]", "[?1×1]", "[E1×1]"], "bag": ""}
    setup["tiles"] = {"A1": "[C1×1]", "B1": "[A1×1]", "C1": "[T1×1]"}
    return wide(place(0, "S", 3, 0, "CATS"), *passes(0), *moves, setup=setup, draws=[], seats=3, **more)


def test_L16_who_has_no_letter_pays_nothing_but_may_not_knock_again():
    record = without_letters(knock(1, "DOG"))
    assert paper(record).free == ()
    assert refused(without_letters(knock(1, "DOG"), knock(1, "CAT"))) == "L16"
    assert refused(without_letters(knock(1, "DOG"), knock(2, "AT"), knock(1, "CAT"))) == "L16"


def test_L16_until_the_next_turn_has_ended():
    # Bram is passed over; Cleo's turn comes and ends.
    record = without_letters(knock(1, "DOG"), place(2, "E", 4, 0, "CATSE"), *passes(2), knock(1, "CAT"))
    assert written(record)[-1] == (1, "CAT")


def test_L16_a_good_knock_without_letters_is_free_to_go_on():
    assert refused(without_letters(knock(1, "CAT"), knock(1, "AT"))) is None


# L17 · who goes on


def test_L17_the_last_successful_knocker_has_the_next_turn():
    assert on_turn(three(knock(2, "CAT"))) == 2
    assert on_turn(three(knock(2, "CAT"), knock(1, "AT"))) == 1
    assert on_turn(three(knock(2, "CAT"), knock(1, "DOG"))) == 2


def test_L17_a_full_one_and_clockwise_from_there():
    record = three(knock(2, "CAT"), place(2, "E", 4, 0, "CATSE"), place(0, "R", 0, 1, "CR"))
    assert on_turn(record) == 1


def test_L17_also_whose_turn_it_was():
    record = three(knock(2, "CAT"), knock(0, "AT"))
    assert on_turn(record) == 0
    assert refused({**record, "moves": [*record["moves"], place(0, "E", 4, 0, "CATSE")]}) is None


def test_L17_a_knocker_who_has_left_is_followed_by_the_next():
    assert on_turn(three(knock(2, "CAT"), move(2, "resign"))) == 0


# L18 · without letters


def test_L18_who_has_no_letters_is_passed_over():
    record = without_letters(move(1, "accept"), move(2, "accept"))
    assert on_turn(record) == 2


def test_L18_but_not_while_free_letters_lie_there():
    record = without_letters(knock(2, "DOG"))
    assert on_turn(record) == 1
    assert refused({**record, "moves": [*record["moves"], lay(1, ("E", 4, 0), words="CATSE")]}) is None


def test_L18_and_may_knock_and_then_use_what_is_free():
    record = without_letters(knock(1, "CAT"))
    # Without letters, and no free ones there: Bram goes on, but is passed over.
    assert on_turn(record) == 2


def test_L18_a_turn_passed_over_counts_as_one_without_a_word():
    # Cleo passes after Bram was passed over, then Anna: a whole round.
    moves = [move(1, "accept"), move(2, "accept"), free(2, "E")]
    record = without_letters(*moves)
    assert len(paper(record).dry) == 1
    assert after(record).outcome is None


def test_L18_nobody_is_passed_over_in_vain():
    # Nobody has any letter left: once nobody knocks the game is over.
    setup = {"racks": ["[S1×1]", "[?1×1]", ""], "bag": "", "tiles": {"A1": "[C1×1]", "B1": "[A1×1]", "C1": "[T1×1]"}}
    moves = [place(0, "S", 3, 0, "CATS"), *passes(0), move(1, "accept"), move(2, "accept")]
    record = wide(*moves, setup=setup, draws=[], seats=3)
    outcome = referee(record).outcome
    assert outcome is not None
    assert (outcome.rule, outcome.winners) == ("L19", (0,))
