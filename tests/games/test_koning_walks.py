"""Koning, rules K6–K11: words as walks."""

from __future__ import annotations

import pytest

from rekje.model.problems import FormError
from rekje.model.squares import check_square, parse_square, square_name
from tests.games.walk_records import after, koning, opened, passes, places, play, referee, refused, row, setup_of_rows

TAART = opened("TAART", None, path=row(5))
"""T A A R T on the squares from (0, 0) to (4, 0); it is seat 1's turn."""


def new_tiles(record):
    """The tiles of the last word that were new, by square."""
    laid = [event for event in referee(record).events if hasattr(event, "tiles") and hasattr(event, "path")]
    return laid[-1].tiles


def path_of(record):
    """The squares of the last word."""
    return [event for event in referee(record).events if hasattr(event, "path") and hasattr(event, "tiles")][-1].path


# K6 · walks


def test_K6_to_the_left_of_the_opener_and_on():
    record = koning(opened(None, "TAART", None), *passes(2, 0, 1), seats=3)
    assert refused(record) is None
    assert refused(koning(opened(None, "TAART", None), *passes(0), seats=3)) == "C6"


def test_K6_backwards():
    # RAAT over R (3), A (2), A (1), T (0), and one new E.
    assert refused(koning(TAART, play(1, "ERAAT", [[3, 1], [3, 0], [2, 0], [1, 0], [0, 0]]))) is None


def test_K6_upwards():
    assert refused(koning(TAART, play(1, "SLA", [[1, 2], [1, 1], [1, 0]]))) is None


def test_K6_with_any_bends():
    # L on (0, 1), then A right of it? No: L, up to T, right to A, down to a new N, right to D.
    assert refused(koning(TAART, play(1, "LTAND", [[0, 1], [0, 0], [1, 0], [1, 1], [2, 1]]))) is None


@pytest.mark.parametrize(
    "path",
    [
        [[0, 1], [1, 0], [2, 0]],  # over a corner
        [[5, 1], [2, 0], [3, 0]],  # from afar
        [[0, 1], [0, 1], [1, 0]],  # see K8
    ],
)
def test_K6_letters_touch_along_a_side(path):
    assert refused(koning(TAART, play(1, "LAR", path))) in ("K6", "K8")


def test_K6_one_square_a_letter():
    assert refused(koning(TAART, play(1, "LAT", [[1, 1], [1, 0]]))) == "K6"
    assert refused(koning(TAART, play(1, "LA", [[1, 1], [1, 0], [0, 0]]))) == "K6"
    assert refused(koning(TAART, play(1, "LA", []))) == "K6"


def test_K6_a_path_is_made_of_squares():
    for path in ([[0]], [["A", 1]], [[0, 1, 2]], "8D", [8]):
        with pytest.raises(FormError):
            referee(koning(TAART, play(1, "LA", path)))


@pytest.mark.parametrize("square", [(10**18, 0), (0, -(10**18))])
def test_K6_a_square_that_no_record_can_name_is_refused(square: tuple[int, int]):
    with pytest.raises(FormError):
        referee(koning(TAART, play(1, "LA", [[0, 1], [*square]])))


def test_K6_squares_have_names_as_far_as_they_are_allowed():
    for square in ((0, 0), (25, 98), (26, 99), (10**18 - 1, 1 - 10**18)):
        check_square(square)
        assert parse_square(square_name(square)) == square


def test_K6_C7_a_tile_that_lies_there_has_its_letter():
    assert refused(koning(TAART, play(1, "LOR", [[1, 1], [1, 0], [1, -1]]))) == "C7"


def test_K6_C7_a_dot_stands_for_what_lies_there():
    assert refused(koning(TAART, play(1, "L..", [[1, 1], [1, 0], [0, 0]]))) is None
    assert new_tiles(koning(TAART, play(1, "L..", [[1, 1], [1, 0], [0, 0]]))) == {"B2": "L"}
    assert refused(koning(TAART, play(1, "..L", [[1, 1], [1, 0], [1, -1]]))) == "C7"


def test_K6_without_a_path_the_walk_with_the_fewest_new_tiles():
    assert len(new_tiles(koning(TAART, play(1, "TAARTEN")))) == 2
    assert len(new_tiles(koning(TAART, play(1, "RAAT")))) == 1  # all four lie there, but one tile must be new (K7)
    assert len(new_tiles(koning(TAART, play(1, "LEPEL")))) == 3


def test_K6_ties_by_the_smallest_y_then_x():
    # A new L beside a T: above the first one comes before everything else.
    assert new_tiles(koning(TAART, play(1, "LT"))) == {"0,-1": "L"}
    assert path_of(koning(TAART, play(1, "TL"))) == ((0, 0), (0, -1))


def test_K6_a_word_that_cannot_be_walked_is_refused():
    # One R held, one T: the R on the table is shut in.
    heap = setup_of_rows((0, 0, "EEE"), (0, 1, "ERE"), (0, 2, "EEE"), racks=["TAS", None])
    assert refused(koning(play(0, "TRAS"), setup=heap)) == "K6"
    assert refused(koning(play(0, "ERE"), setup=heap)) == "K7"


@pytest.mark.parametrize("grid", ["square", "hex"])
def test_K6_six_neighbours_on_hexagons(grid):
    word = play(1, "LAD", [[1, 1], [1, 0], [2, -1]])
    assert refused(koning(TAART, word, options={"grid": grid})) == (None if grid == "hex" else "K6")
    for corner in ([0, 1], [2, -1]):
        assert refused(koning(TAART, play(1, "OA", [corner, [1, 0]]), options={"grid": "hex"})) is None
    for corner in ([0, -1], [2, 1]):
        assert refused(koning(TAART, play(1, "OA", [corner, [1, 0]]), options={"grid": "hex"})) == "K6"


def test_K6_a_very_long_word_without_a_path_is_asked_for_one():
    assert refused(koning(TAART, play(1, "TA" * 80))) == "K6"
    path = [[0, -1], *[[i % 2, 0] for i in range(160)]]
    assert places(koning(TAART, play(1, "S" + "TA" * 80, path))) == (5, 60)


# K7 · new tiles, one heap


def test_K7_at_least_one_tile_is_laid():
    assert refused(koning(TAART, play(1, "TAAR", row(4)))) == "K7"
    assert refused(koning(TAART, play(1, "RATS", [[3, 0], [2, 0], [1, 0], [1, 1]]))) == "C7"
    assert refused(koning(play(0, "TAART"), setup=setup_of_rows((0, 0, "TAART"), racks=["QQ", None]))) == "K7"


def test_K7_a_word_of_new_tiles_will_do_if_it_touches_the_heap():
    assert refused(koning(TAART, play(1, "LEPEL", row(5, 0, 1)))) is None
    assert refused(koning(TAART, play(1, "LEPEL", row(5, 4, 1)))) is None
    assert refused(koning(TAART, play(1, "LEPEL", row(5, 5, 0)))) is None


def test_K7_but_not_apart_from_it():
    assert refused(koning(TAART, play(1, "LEPEL", row(5, 0, 2)))) == "K7"
    assert refused(koning(TAART, play(1, "LEPEL", row(5, 5, 1)))) == "K7"  # corner to corner
    assert refused(koning(TAART, play(1, "LEPEL", row(5, 10**6, 10**6)))) == "K7"


def test_K7_on_hexagons_some_corners_touch():
    options = {"grid": "hex"}
    assert refused(koning(TAART, play(1, "LEPEL", row(5, 5, -1)), options=options)) is None
    assert refused(koning(TAART, play(1, "LEPEL", row(5, 5, 1)), options=options)) == "K7"


# K8 · tiles that serve more than once


def test_K8_LEPEL_needs_only_three_tiles():
    record = koning(TAART, play(1, "LEPEL", [[1, 1], [2, 1], [3, 1], [2, 1], [1, 1]]))
    assert refused(record) is None
    assert sorted(new_tiles(record).values()) == ["E", "L", "P"]
    assert referee(record).turns[1].score == 5


def test_K8_in_the_opening_too():
    record = koning(opened("LEPEL", None, path=[[0, 0], [1, 0], [2, 0], [1, 0], [0, 0]]))
    assert sorted(after(record).board.values()) == ["E", "L", "P"]


def test_K8_a_tile_that_lay_there_may_serve_twice():
    assert refused(koning(TAART, play(1, "ATALATA", [[1, 0], [0, 0], [1, 0], [1, 1], [1, 0], [0, 0], [1, 0]]))) is None


def test_K8_no_tile_follows_itself():
    path = [[0, 1], [1, 1], [1, 1], [2, 1], [3, 1]]
    assert refused(koning(TAART, play(1, "WOORD", path))) == "K8"


def test_K8_a_double_letter_needs_two_tiles():
    # Printed: WOORD needs two o's.
    one_o = {"racks": ["WORDXXXXXX", None], "tiles": {"A1": "X"}}
    assert refused(koning(play(0, "WOORD"), setup=one_o)) == "K8"
    assert refused(koning(play(0, "WOORD"), setup={**one_o, "racks": ["WOORDXXXXX", None]})) is None


def test_K8_two_tiles_of_one_letter_may_take_turns():
    assert refused(koning(TAART, play(1, "SAAA", [[1, 1], [1, 0], [2, 0], [1, 0]]))) is None


# K9 · one word


def test_K9_only_the_named_word_counts():
    # TE laid below TAART makes several other words; only TE is judged and scored.
    record = koning(TAART, play(1, "TE", [[1, 1], [2, 1]]), words="TAART TE")
    assert [word.word for word in referee(record).turns[1].words] == ["TE"]
    assert places(record) == (5, 2)


def test_K9_the_word_must_be_named():
    assert refused(koning(TAART, play(1, "..S"))) == "K9"
    assert refused(koning(TAART, play(1, ""))) == "K9"


# K10 · the dictionary, and no word twice


def test_K10_the_word_must_be_in_the_dictionary():
    assert refused(koning(TAART, play(1, "TAARTS"), words="TAART")) == "K10"
    assert refused(koning(TAART, play(1, "TAARTS", row(6)), words="TAART")) == "K10"
    assert refused(koning(TAART, play(1, "TAARTS", row(6)), words="TAART TAARTS")) is None


def test_K10_the_same_word_again_only_with_other_tiles():
    again = [[0, 0], [1, 0], [1, 1], [2, 1], [3, 1]]
    assert refused(koning(TAART, play(1, "TAART", again))) == "K10"
    assert refused(koning(TAART, play(1, "TAART", row(5, 0, 1)))) is None


def test_K10_not_even_by_the_same_player():
    record = koning(TAART, *passes(1), play(0, "TAART", [[0, 0], [1, 0], [1, 1], [2, 1], [3, 1]]))
    assert refused(record) == "K10"


def test_K10_also_tiles_that_lay_there_before_the_word():
    # RAT is made over R and A of TAART and a new T; the next RAT may use none of those.
    rat = play(1, "RAT", [[3, 0], [2, 0], [2, 1]])
    assert refused(koning(TAART, rat, play(0, "RAT", [[3, 2], [3, 1], [2, 1]]))) == "K10"
    assert refused(koning(TAART, rat, play(0, "RAT", [[1, -1], [1, 0], [0, 0]]))) is None
    assert refused(koning(TAART, rat, play(0, "RAT", [[2, -1], [2, 0], [2, 1]]))) == "K10"


def test_K10_without_a_path_other_tiles_are_found():
    assert len(new_tiles(koning(TAART, play(1, "TAART")))) == 4


def test_K10_where_there_are_none_that_is_the_reason():
    setup = {"racks": ["TAART", "XTXXXXXXXX"]}
    assert refused(koning(opened("TAART", None), play(1, "TAART"), setup=setup)) == "K10"


def test_K10_only_words_that_were_named_count():
    # AART stands in TAART, but nobody has named it.
    assert refused(koning(TAART, play(1, "AARTS", [*row(4, 1), [5, 0]]))) is None


def test_K10_words_taken_back_do_not_count():
    moves = [TAART, play(1, "RATX", [[3, 0], [2, 0], [2, 1], [2, 2]]), {"seat": 0, "do": "challenge"}]
    again = play(0, "RATX", [[3, 0], [2, 0], [2, 1], [2, 2]])
    assert refused(koning(*moves, again, words="TAART", options={"judging": "challenge"})) is None


def test_K10_a_blank_makes_the_same_word():
    assert refused(koning(TAART, play(1, "tAART", [[-1, 0], [-1, 1], [0, 1], [1, 1], [2, 1]]))) is None
    assert refused(koning(TAART, play(1, "tAART", [[1, 1], [1, 0], [2, 0], [3, 0], [4, 0]]))) == "K10"


# K11 · blanks


def test_K11_a_blank_is_any_letter():
    assert refused(koning(TAART, play(1, "qAT", [[1, 1], [1, 0], [0, 0]]))) is None
    assert after(koning(TAART, play(1, "qAT", [[1, 1], [1, 0], [0, 0]]))).board[1, 1] == "q"


def test_K11_there_are_four():
    blanks = [play(1, "aT", [[-1, 0], [0, 0]]), play(0, "bA", [[1, 1], [1, 0]]), play(1, "dR", [[3, 1], [3, 0]])]
    four = [TAART, *blanks, play(0, "eT", [[5, 0], [4, 0]])]
    assert refused(koning(*four)) is None
    assert refused(koning(*four, play(1, "fA", [[2, -1], [2, 0]]))) == "C8"


def test_K11_its_letter_must_be_named():
    assert refused(koning(TAART, play(1, "?AT", [[1, 1], [1, 0], [0, 0]]))) == "K11"
    assert refused(koning(TAART, play(1, "?AT"))) == "K11"


def test_K11_two_blanks_never_touch_along_a_side():
    assert refused(koning(TAART, play(1, "xyA", [[1, 2], [1, 1], [1, 0]]))) == "K11"
    assert refused(koning(TAART, play(1, "xA", [[1, 1], [1, 0]]), play(0, "yA", [[2, 1], [2, 0]]))) == "K11"


def test_K11_corners_are_no_sides():
    assert refused(koning(TAART, play(1, "xA", [[1, 1], [1, 0]]), play(0, "yL", [[2, 2], [2, 1]]))) is None


def test_K11_on_hexagons_there_are_more_sides():
    moves = [TAART, play(1, "xA", [[1, 1], [1, 0]]), play(0, "yLT", [[0, 2], [0, 1], [0, 0]])]
    assert refused(koning(*moves, options={"grid": "hex"})) == "K11"
    assert refused(koning(*moves, options={"grid": "square"})) is None


def test_K11_not_even_within_one_walk_that_bends():
    # x, A, y: y bends back to lie beside x.
    assert refused(koning(TAART, play(1, "xLEyA", [[1, 1], [1, 2], [2, 2], [2, 1], [2, 0]]))) == "K11"


def test_K11_without_a_path_they_are_kept_apart():
    state = after(koning(TAART, play(1, "xLEyA")))
    blanks = [square for square, tile in state.board.items() if tile.islower()]
    assert len(blanks) == 2
    assert sum(abs(a - b) for a, b in zip(*blanks, strict=True)) > 1


def test_K11_where_they_cannot_be_that_is_the_reason():
    assert refused(koning(TAART, play(1, "xyA"))) == "K11"


def test_K11_a_blank_keeps_its_letter():
    blank = play(1, "qA", [[1, 1], [1, 0]])
    assert refused(koning(TAART, blank, play(0, "QS", [[1, 1], [1, 2]]))) is None
    assert refused(koning(TAART, blank, play(0, "RS", [[1, 1], [1, 2]]))) == "C7"


def test_K11_free_blanks_are_any_letter_in_each_later_word():
    blank = play(1, "qA", [[1, 1], [1, 0]])
    free = {"blank": "free"}
    assert refused(koning(TAART, blank, play(0, "RS", [[1, 1], [1, 2]]), options=free)) is None
    assert (
        refused(koning(TAART, blank, play(0, "RS", [[1, 1], [1, 2]]), play(1, "UD", [[1, 1], [0, 1]]), options=free))
        is None
    )
    assert after(koning(TAART, blank, play(0, "RS"), options=free)).board[1, 1] == "q"


def test_K11_but_one_letter_within_one_word():
    blank = play(1, "qA", [[1, 1], [1, 0]])
    path = [[1, 1], [1, 2], [1, 1]]
    assert refused(koning(TAART, blank, play(0, "RSR", path), options={"blank": "free"})) is None
    assert refused(koning(TAART, blank, play(0, "RST", path), options={"blank": "free"})) == "K11"


def test_K11_the_words_of_a_turn_show_blanks_in_lower_case():
    record = koning(TAART, play(1, "qAQ", [[1, 1], [1, 0], [1, 1]]))
    assert [word.word for word in referee(record).turns[1].words] == ["qAq"]
