"""Letter, rules L3–L9: the first round, laying, naming, paths, new words, passing, free letters; and C6–C9 there."""

from __future__ import annotations

import pytest

from tests.games.path_records import (
    WIDE,
    blank,
    claim,
    free,
    knock,
    lay,
    on_turn,
    paper,
    path_of,
    place,
    row,
    swap,
    wide,
    written,
)
from tests.support import after, letter, move, passes, referee, refused, scores

CA = row("CA")
CAT = [*CA, place(0, "T", 2, 0, "CAT")]


# L3 · tiles on the board


def test_L3_tiles_have_sides_of_one_to_three_squares():
    for size in ((0, 1), (1, 0), (4, 1), (1, 4), (-1, 2), (10**30, 1)):
        assert refused(wide(place(0, "A", 5, 5, size=size))) == "L3"
    for size in ((1, 1), (3, 1), (1, 3), (3, 3), (2, 3)):
        assert refused(wide(place(0, "A", 5, 5, size=size))) is None


def test_L3_in_a_game_written_down_a_tile_has_the_size_that_is_told():
    # The box has no E of 3×1.
    assert refused(wide(place(0, "E", 0, 0, size=(3, 1)))) is None


def holding(*moves, rack="[C2×1][A1×1]", **more):
    """Anna holds just these; all tiles are known."""
    setup = {"racks": [rack, "[T1×1][O1×2]"], "bag": "", "tiles": more.pop("tiles", {})}
    return wide(*moves, setup=setup, draws=[], **more)


def test_L3_where_tiles_are_known_they_have_their_own_size():
    assert refused(holding(place(0, "C", 0, 0, size=(2, 1)))) is None
    assert refused(holding(place(0, "C", 0, 0, size=(1, 2)))) == "C8"
    assert refused(holding(place(0, "C", 0, 0))) == "C8"


def test_L3_a_quarter_turn_only_where_it_was_agreed():
    turned = place(0, "C", 0, 0, size=(1, 2))
    assert refused(holding(turned, options={"turning": True})) is None
    assert after(holding(turned, options={"turning": True})).board == {(0, 0): "C1×2"}
    assert refused(holding(place(0, "C", 0, 0, size=(2, 2)), options={"turning": True})) == "C8"


def test_C7_tiles_lie_inside_the_board():
    for x, y in ((-1, 0), (0, -1), (14, 0), (0, 14), (16, 16), (10**25, 3), (3, -(10**25))):
        assert refused(wide(place(0, "A", x, y, size=(3, 3)))) == "C7"
    assert refused(wide(place(0, "A", 13, 13, size=(3, 3)))) is None


def test_C7_tiles_never_overlap():
    lying = place(0, "A", 5, 5, size=(3, 3))
    for x, y in ((5, 5), (7, 7), (4, 4), (6, 4)):
        assert refused(wide(lying, place(1, "B", x, y, size=(2, 2)))) == "C7"
    assert refused(wide(lying, place(1, "B", 8, 5, size=(2, 2)))) is None


def test_C7_nor_the_letters_of_one_lay():
    assert refused(wide(*CAT, free(1, "S"), lay(0, ("O", 0, 1), ("S", 0, 1), own=1))) == "C7"


def test_C7_a_token_is_swapped_not_covered():
    assert refused(wide(*CA, blank(0, 2, 0), place(1, "T", 2, 0, "CAT"))) == "C7"


# L4 · the first round


def test_L4_anywhere_touching_or_not_and_without_a_word():
    assert refused(wide(place(0, "C", 0, 0), place(1, "A", 15, 15))) is None
    assert scores(wide(place(0, "C", 0, 0), place(1, "A", 15, 15))) == [0, 0]


def test_L4_words_that_arise_may_be_named():
    assert scores(wide(place(0, "N", 0, 0), place(1, "O", 1, 0, "NO", "ON"))) == [0, 2]


def test_L4_a_wrong_word_alone_is_refused():
    assert refused(wide(place(0, "N", 0, 0), place(1, "O", 1, 0, "ON"), words="NO")) == "C1"
    assert refused(wide(place(0, "N", 0, 0, "NO"))) == "L6"
    assert scores(wide(place(0, "N", 0, 0), place(1, "O", 1, 0, "NO", "ON"), words="NO")) == [0, 1]


def test_L4_words_need_not_use_the_letter_laid():
    three = [place(0, "N", 0, 0), place(1, "O", 1, 0), place(2, "X", 9, 9, "NO")]
    assert scores(wide(*three, seats=3)) == [0, 0, 1]


def test_L4_one_own_letter_and_nothing_else():
    assert refused(wide(place(0, "C", 0, 0), place(0, "A", 1, 0))) == "L4"
    assert refused(wide(lay(0, ("C", 0, 0), ("A", 1, 0), own=2))) == "L4"
    assert refused(wide(lay(0, ("X", 0, 0)))) == "L4"


def test_L4_no_blank_token_no_free_letter_and_no_swap_in_it():
    for instead in (blank(0, 0, 0), free(0, "X"), swap(0, "A", 0, 0, "AB")):
        assert refused(wide(instead)) == "L4"
        assert refused(wide(*row("CAT", seats=3, x=1), {**instead, "seat": 3}, seats=4)) == "L4"
    assert refused(wide(*CA, free(0, "X"))) is None
    assert refused(wide(*CA, blank(0, 2, 0))) is None


def test_L4_nor_are_they_awaited():
    for record in (wide(), wide(place(0, "C", 0, 0), *passes(0))):
        names = {name for one in after(record).awaiting for name in one.commands}
        assert "place" in names
        assert not names & {"blank", "free", "swap"}
    names = {name for one in after(wide(*CA, *passes(1))).awaiting for name in one.commands}
    assert {"blank", "free"} <= names


def test_L4_who_passes_in_it_owes_no_letter():
    for told in (move(0, "pass"), move(0, "time-up")):
        assert paper(wide(told, place(1, "C", 0, 0))).free == ()


def test_L4_it_lasts_until_all_have_had_their_turn():
    assert refused(wide(place(0, "C", 0, 0), place(1, "A", 9, 9), place(0, "T", 5, 5))) == "L5"
    assert refused(wide(place(0, "C", 0, 0), *passes(1), place(0, "T", 5, 5))) == "L5"
    assert refused(wide(place(0, "C", 0, 0), place(1, "A", 9, 9), place(2, "T", 5, 5), seats=3)) is None


def test_L4_a_knock_in_it_doesnt_change_the_order():
    record = wide(place(0, "N", 0, 0), place(1, "O", 1, 0), knock(0, "NO"), seats=3)
    assert on_turn(record) == 2
    assert refused({**record, "moves": [*record["moves"], place(0, "X", 5, 5)]}) == "C6"
    assert written(record) == [(0, "NO")]


def test_L4_but_one_after_the_last_lay_of_it_does():
    record = wide(*row("NOT", seats=3), knock(1, "NO"), seats=3)
    assert on_turn(record) == 1


def test_L4_a_position_that_is_set_up_is_past_it():
    assert refused(wide(place(0, "T", 5, 5), setup={"tiles": {"A1": "C"}})) == "L5"


# L5 · a lay and its words


def test_L5_a_letter_must_touch_along_a_side():
    assert refused(wide(*CA, place(0, "T", 2, 1, "CAT"))) == "L5"
    assert refused(wide(*CA, place(0, "T", 3, 0, "CAT"))) == "L5"
    assert refused(wide(*CA, place(0, "T", 1, 1, "CAT"))) is None


def test_L5_over_one_square_of_a_long_side_will_do():
    wide_a = [place(0, "C", 0, 0), place(1, "A", 0, 1, size=(3, 2))]
    assert refused(wide(*wide_a, place(0, "T", 3, 2, "CAT", size=(1, 3)))) is None
    assert refused(wide(*wide_a, place(0, "T", 3, 3, "CAT", size=(1, 3)))) == "L5"


def test_L5_at_least_one_new_word_with_it():
    assert refused(wide(*CA, place(0, "T", 2, 0))) == "L5"
    assert refused(wide(*CA, place(0, "T", 2, 0, "AC"))) == "L5"
    assert refused(wide(*CA, place(0, "T", 2, 0, "CAT"))) is None


def test_L5_and_any_others_with_it_or_without():
    assert scores(wide(*CA, place(0, "T", 2, 0, "CAT", "ACT", "AC", "CA"), words="CAT CA AC")) == [0, 0, 3]


def test_L5_a_wrong_word_beside_a_good_one_costs_nothing():
    assert scores(wide(*CA, place(0, "T", 2, 0, "XYLO", "CAT"), words="CAT")) == [0, 0, 1]


def test_L5_a_wrong_word_alone_is_refused_for_what_is_wrong_with_it():
    assert refused(wide(*CA, place(0, "T", 2, 0, "CAT"), words="DOG")) == "C1"
    assert refused(wide(*CA, place(0, "T", 2, 0, "TAT"))) == "L6"


def test_L5_more_words_until_the_turn_is_ended():
    assert scores(wide(*CAT, claim(0, "AT", "TA"), claim(0, "CA"))) == [0, 0, 1, 2, 1]
    assert refused(wide(*CAT, *passes(0), claim(0, "AT"))) == "C6"


def test_L5_a_claim_needs_a_good_word():
    assert refused(wide(*CAT, claim(0))) == "L5"
    assert refused(wide(*CAT, claim(0, "TAX"))) == "L6"
    assert refused(wide(*CAT, claim(0, "CAT"))) == "L7"


def test_L5_no_claims_in_ones_turn_without_a_lay():
    assert refused(wide(*CAT, *passes(1), claim(0, "AT"))) == "L5"


def test_L5_one_own_letter_a_turn():
    assert refused(wide(*CAT, place(0, "S", 3, 0, "CATS"))) == "L5"
    assert refused(wide(*CA, lay(0, ("T", 2, 0), ("S", 3, 0), words="CATS", own=2))) == "L5"


def test_L5_at_least_one_letter_is_laid():
    assert refused(wide(*CA, lay(0, words="CA"))) == "L5"


def test_L5_on_an_empty_board_there_is_nothing_to_touch():
    # Everybody passed in the first round: the first to lay needs free letters for a word.
    freed = [*passes(0, 1), free(0, "N"), free(1, "O")]
    record = wide(*freed, lay(2, ("T", 5, 5), ("O", 6, 5), ("N", 7, 5), words="TON", own=1), seats=3)
    assert refused({**record, "moves": [*passes(0, 1, 2), *record["moves"][2:]]}) is None


# L6 · paths


def test_L6_in_any_direction_and_zigzag():
    #  C A
    #    T
    bent = [*CA, place(0, "T", 1, 1, "CAT", "TAC")]
    assert path_of(wide(*bent), "TAC") == ((1, 1), (1, 0), (0, 0))


def test_L6_no_tile_twice_in_a_word():
    assert refused(wide(*CA, place(0, "T", 2, 0, "TAT"))) == "L6"
    assert refused(wide(*CA, place(0, "B", 2, 0, "ABA"))) == "L6"


def test_L6_each_letter_touches_the_next():
    assert refused(wide(*CA, place(0, "T", 2, 0, "ACT"))) == "L6"


def test_L6_a_letter_that_isnt_there():
    assert refused(wide(*CA, place(0, "T", 2, 0, "CART"))) == "L6"


def test_L6_a_word_has_two_letters_at_least():
    assert refused(wide(*CA, place(0, "T", 2, 0, "T"))) == "L6"
    assert refused(wide(*CA, place(0, "T", 2, 0, ""))) == "L6"


def test_L6_tiles_that_meet_at_a_corner_dont_touch():
    assert refused(wide(*row("CA"), place(0, "T", 0, 1, "CAT"))) == "L6"


@pytest.mark.parametrize("word", ["cat", "Cat", "cAT"])
def test_L6_words_may_be_written_in_lower_case(word):
    assert written(wide(*CA, place(0, "t", 2, 0, word))) == [(0, "CAT")]


@pytest.mark.parametrize("word", ["C?T", "C.T", "C_T", "CA\u0000", "12", "ÄÖ", "C" * 5000])
def test_L6_what_no_letters_spell_cant_be_read(word):
    assert refused(wide(*CA, place(0, "T", 2, 0, word))) == "L6"


def test_L6_a_tile_of_two_letters_is_one_tile():
    box = {**WIDE, "sizes": {**WIDE["sizes"], "IJ": ["1x1"]}}
    moves = [place(0, "[IJ]", 0, 0), place(1, "S", 1, 0, "[IJ]S")]
    assert written(letter(*moves, edition=box)) == [(1, "[IJ]S")]
    assert refused(letter(place(0, "ij", 0, 0), place(1, "S", 1, 0, "[ij]s"), edition=box)) is None
    assert refused(letter(place(0, "IJ", 0, 0), place(1, "S", 1, 0, "IJS"), edition=box)) == "L6"


# L7 · new words


def test_L7_written_down_once_for_all():
    assert refused(wide(*CAT, place(1, "S", 3, 0, "CAT"))) == "L7"
    assert written(wide(*CAT, place(1, "S", 3, 0, "CATS", "CAT"))) == [(0, "CAT"), (1, "CATS")]


def test_L7_again_with_none_of_the_same_tiles():
    # O N at the top; a second N and a second O below.
    moves = [place(0, "O", 0, 0), place(1, "N", 1, 0, "ON"), place(0, "N", 0, 1, "NO", "ON")]
    assert written(wide(*moves)) == [(1, "ON"), (0, "NO")]  # The second ON would need the first O.
    again = [*moves, place(1, "O", 0, 2, "ON")]
    assert written(wide(*again))[-1] == (1, "ON")
    assert path_of(wide(*again), "ON") == ((0, 2), (0, 1))


def test_L7_no_tile_of_any_earlier_writing():
    # O N in a row, N O below it: ON stands twice, and no third one is free of both.
    moves = [place(0, "O", 0, 0), place(1, "N", 1, 0, "ON"), place(0, "O", 1, 1, "NO")]
    moves += [place(1, "N", 0, 1, "ON"), place(0, "N", 2, 1, "ON")]
    assert refused(wide(*moves)) == "L7"


def test_L7_a_path_that_fits_is_found_if_there_is_one():
    # T A T: TA was read with the left T; read with the right T it would share the A.
    left = [place(0, "T", 0, 0), place(1, "A", 1, 0, "TA"), place(0, "T", 2, 0, "TA")]
    assert refused(wide(*left)) == "L7"
    # With a second A below the right T there is one.
    assert refused(wide(*left[:2], place(0, "T", 2, 0, "AT"), place(1, "A", 2, 1, "TA"))) is None


def test_L7_among_several_paths_the_one_through_the_new_letter():
    # AT could be read along the old tiles; the lay needs it through the new T.
    moves = [place(0, "A", 0, 0), place(1, "T", 1, 0), place(0, "T", 0, 1, "AT")]
    assert path_of(wide(*moves), "AT") == ((0, 0), (0, 1))


def test_L7_the_same_word_twice_at_once_on_other_tiles():
    moves = [place(0, "N", 0, 0), place(1, "O", 1, 0), place(0, "N", 0, 1, "NN")]
    assert written(wide(*moves, place(1, "O", 1, 1, "NO", "NO"))) == [(0, "NN"), (1, "NO"), (1, "NO")]
    assert written(wide(*moves, place(1, "O", 1, 1, "NO", "NO", "NO")))[1:] == [(1, "NO"), (1, "NO")]


def test_L7_one_writing_through_the_new_letter_beats_two_without():
    # C B A in the first row, C B A in the third from the same column on; the new B joins the first A and the second C.
    setup = {"tiles": {"A1": "C", "B1": "B", "C1": "A", "C3": "C", "D3": "B", "E3": "A"}}
    record = wide(place(0, "B", 2, 1, "ABC", "ABC"), setup=setup)
    assert [one.tiles for one in paper(record).written] == [((2, 0), (2, 1), (2, 2))]
    assert scores(wide(place(0, "B", 2, 1, "ABC", "AB", "BA"), setup=setup)) == [3]


def test_L7_a_word_that_was_struck_is_new_again():
    moves = [*CAT, move(1, "vote", yes=False), place(1, "T", 2, 0, "CAT")]
    assert written(wide(*moves, options={"judging": "agree"})) == [(1, "CAT")]


# L8 · who can't or won't lay


def test_L8_a_letter_beside_the_board_and_the_turn_is_over():
    record = wide(*row("CAT", seats=3), free(0, "X"), seats=3)
    assert paper(record).free == ("X",)
    assert on_turn(record) == 1


def test_L8_who_passes_gives_a_letter_too():
    assert len(paper(wide(*CAT, *passes(1))).free) == 1
    assert len(paper(wide(*CAT, move(1, "time-up"))).free) == 1


def test_L8_and_says_which():
    record = wide(*CAT, *passes(1), free(1, "X"))
    assert paper(record).free == ("X",)
    assert on_turn(record) == 0
    assert refused(wide(*CAT, *passes(1), free(1, "Ä"))) == "C8"
    assert refused(wide(*CAT, *passes(1), free(0, "X"))) is None  # Bram's letter wasn't told; Anna's turn is over.


def test_L8_the_program_takes_the_largest_then_the_rarest_then_the_first():
    def given(rack: str) -> tuple[str, ...]:
        setup = {"racks": [rack, "[T1×1]"], "bag": "", "tiles": {"A1": "[C1×1]"}}
        return paper(letter(*passes(0), setup=setup, draws=[])).free

    assert given("[E1×1][N2×2][S1×1][?3×3]") == ("N2×2",)
    assert given("[E2×1][Q1×2][N2×1]") == ("Q1×2",)  # one Q, four Ns, eight Es
    assert given("[Z1×1][Q1×1]") == ("Q1×1",)


def test_L8_ending_a_turn_with_a_lay_owes_nothing():
    assert paper(wide(*CAT, *passes(0))).free == ()


def test_L8_who_has_no_letters_owes_nothing():
    setup = {"racks": ["[T1×1]", "[S1×1][X1×1]"], "bag": "", "tiles": {"A1": "[C1×1]", "B1": "[A1×1]"}}
    moves = [place(0, "T", 2, 0, "CAT"), *passes(0), free(1, "X"), *passes(0)]
    assert paper(wide(*moves, setup=setup, draws=[])).free == ("X1×1",)


def test_L8_a_letter_that_one_doesnt_have():
    assert refused(holding(free(0, "X"), tiles={"A1": "[T1×1]"})) == "C8"
    assert refused(holding(free(0, "?"), tiles={"A1": "[T1×1]"})) == "C8"
    assert refused(wide(*CA, free(0, "Ä"))) == "C8"


def test_L8_of_two_sizes_of_a_letter_one_may_say_which():
    rack = "[E1×1][E2×2]"
    for told in ("E1×1", "E2×2"):
        assert paper(holding(free(0, told), rack=rack, tiles={"A1": "[T1×1]"})).free == (told,)
    assert refused(holding(free(0, "E3×3"), rack=rack, tiles={"A1": "[T1×1]"})) == "C8"


def test_L8_after_a_lay_there_is_nothing_to_put_aside():
    assert refused(wide(*CAT, free(0, "X"))) == "C6"


# L9 · free letters

FREED = [*CAT, free(1, "O")]


def test_L9_free_letters_alone_are_a_turn():
    record = wide(*FREED, lay(0, ("O", 2, 1), words="TO"))
    assert paper(record).free == ()
    assert len(after(record).seats[0].rack) == 14  # 15, less the C and the T; with the token.


def test_L9_besides_an_own_letter():
    assert scores(wide(*FREED, lay(0, ("S", 3, 1), ("O", 2, 1), words="SO TO", own=1)))[-1] == 2


def test_L9_for_one_or_several_words():
    freed = [*FREED, lay(0, ("O", 2, 1), words="TO"), free(1, "R"), place(0, "X", 0, 1, "XC")]
    assert refused(wide(*freed, free(1, "T"), lay(0, ("R", 3, 0), ("T", 3, 1), words="CATR TOT"))) is None
    assert refused(wide(*freed, free(1, "T"), lay(0, ("R", 3, 0), ("T", 3, 1), words="CATRT"))) is None


def test_L9_every_letter_laid_is_used_by_a_new_word():
    assert refused(wide(*FREED, lay(0, ("S", 3, 0), ("O", 2, 1), words="CATS", own=1))) == "L9"
    assert refused(wide(*FREED, lay(0, ("S", 3, 0), ("O", 2, 1), words="CATS TO", own=1))) is None


def test_L9_words_with_several_paths_are_read_so_that_every_letter_is_used():
    # AT through the own T or through the free one; only together with TOT both are used.
    moves = [place(0, "A", 1, 1), place(1, "O", 9, 9), place(0, "X", 0, 1, "AX"), free(1, "T")]
    record = wide(*moves, lay(0, ("T", 1, 0), ("T", 2, 1), words="AT TA", own=1))
    paths = {one.word: one.tiles for one in paper(record).written}
    assert {square for word in ("AT", "TA") for square in paths[word]} == {(1, 0), (1, 1), (2, 1)}


def test_L9_only_free_letters_are_everybodys():
    assert refused(wide(*FREED, lay(0, ("R", 2, 1), words="TR"))) == "C8"
    assert refused(wide(*FREED, lay(0, ("O", 2, 1), ("O", 3, 0), words="TO"))) == "C8"


def test_L9_in_several_steps_of_one_turn():
    freed = [*FREED, place(0, "S", 3, 0, "CATS"), free(1, "E")]
    moves = [lay(0, ("O", 2, 1), words="TO"), place(0, "E", 3, 1, "OE"), lay(0, ("E", 4, 1), words="SEE")]
    assert scores(wide(*freed, *moves))[-3:] == [1, 1, 1]
    assert refused(wide(*freed, *moves[:2], place(0, "X", 4, 1, "EX"))) == "L5"


def test_L9_the_letters_of_a_lay_may_touch_by_way_of_each_other():
    assert refused(wide(*FREED, lay(0, ("N", 2, 2), ("O", 2, 1), words="TON", own=1))) is None
    assert refused(wide(*FREED, lay(0, ("N", 5, 5), ("O", 6, 5), words="NO", own=1))) == "L5"


def test_L9_a_letter_given_away_keeps_its_face_in_a_game_written_down():
    assert refused(wide(*CAT, free(1, "X"), lay(0, ("O", 2, 1), words="TO"))) == "C8"


def test_C8_nor_are_more_letters_given_away_than_the_box_has():
    box = {**WIDE, "sizes": {**WIDE["sizes"], "X": ["1x1"]}}
    assert refused(letter(*CAT, free(1, "X"), free(0, "X"), edition=box)) == "C8"
    assert refused(letter(*CAT, free(1, "X"), place(0, "X", 3, 0, "CATX"), edition=box)) == "C8"


# The common ground


def test_C6_not_your_turn():
    assert refused(wide(*row("CAT", seats=3), place(1, "S", 3, 0, "CATS"), seats=3)) == "C6"
    assert refused(wide(*row("CA", seats=2), place(2, "T", 5, 0), place(1, "S", 3, 0), seats=3)) == "C6"
    assert refused(wide(*CAT, *passes(0), claim(0, "AT"))) == "C6"


@pytest.mark.parametrize("do", ["play", "exchange", "buy", "open"])
def test_C6_moves_of_other_games(do):
    told = {"play": {"at": "8D", "word": "A"}, "exchange": {"count": 1}, "buy": {"count": 1}, "open": {"words": {}}}
    assert refused(wide(*CA, move(0, do, **told[do]))) == "C6"


@pytest.mark.parametrize("tile", ["Ä", "?", "", "_", "RR", "R3×2", "7", "ſſ"])
def test_C8_no_letter_of_this_box(tile):
    assert refused(wide(*CA, place(0, tile, 2, 0, "CAT"))) == "C8"


def test_C8_more_of_a_letter_than_the_box_has():
    # The English box has one Z.
    assert refused(letter(place(0, "Z", 0, 0), place(1, "Z", 5, 5))) == "C8"


def test_C8_no_more_letters_than_one_draws():
    # Six seats have five letters each and lay them all; the sixth turn of Anna has nothing left to lay.
    moves = [place(seat, "ABCDEFGH"[turn], 2 * seat, turn) for turn in range(5) for seat in range(6)]
    for number, told in enumerate(moves[6:], 6):
        above = "ABCDEFGH"[number // 6 - 1]
        told["words"] = [above + told["tile"]]
    assert refused(wide(*moves, seats=6)) is None
    assert refused(wide(*moves, place(0, "X", 0, 5, "EX"), seats=6)) in ("C6", "C9")


def test_C9_over():
    assert refused(wide(*CA, *passes(0, 1), place(0, "T", 2, 0, "CAT"))) == "C9"


def test_the_next_seats_move_ends_the_turn_before_it():
    assert referee(wide(*CAT, place(1, "S", 3, 0, "CATS"), place(0, "E", 4, 0, "CATSE"))).ok


def test_a_pass_may_end_a_turn_in_which_something_was_laid():
    assert referee(wide(*CAT, *passes(0), place(1, "S", 3, 0, "CATS"))).ok
