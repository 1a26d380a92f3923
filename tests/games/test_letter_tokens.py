"""Letter, rules L11 and L12: blank tokens laid, in the way, and swapped."""

from __future__ import annotations

from tests.games.path_records import blank, free, lay, on_turn, paper, place, row, swap, wide, written
from tests.support import after, passes, refused, scores

CA = row("CA")
BLOCKED = [*CA, blank(0, 2, 0, (2, 2))]


# L12 · laid


def test_L12_a_token_needs_no_word_and_ends_the_turn():
    state = after(wide(*BLOCKED))
    assert state.board[2, 0] == "?2×2"
    assert "?" not in state.seats[0].rack
    assert refused(wide(*BLOCKED, place(0, "T", 1, 1, "CAT"))) == "C6"
    assert on_turn(wide(*BLOCKED)) == 1


def test_L12_it_blocks():
    # C A ? T: no word runs through the token.
    through = place(1, "T", 3, 0, "CAT")
    assert refused(wide(*CA, blank(0, 2, 0), through)) == "L6"
    assert refused(wide(*CA, blank(0, 2, 0), place(1, "T", 3, 0, "C?T"))) == "L6"


def test_L12_but_a_letter_may_touch_it_alone():
    record = wide(*CA, blank(0, 2, 0), place(1, "T", 3, 0, "CA", "CAT"))
    # CA is new, yet doesn't use the T: it touches, but makes no word.
    assert refused(record) == "L5"


def test_L12_it_must_touch_by_default():
    assert refused(wide(*CA, blank(0, 9, 9))) == "L12"
    assert refused(wide(*CA, blank(0, 2, 1))) == "L12"
    assert refused(wide(*CA, blank(0, 9, 9), options={"blank_touches": False})) is None


def test_L12_on_an_empty_board_it_may_lie_anywhere():
    # Nobody has laid anything in the first round.
    assert refused(wide(*passes(0, 1), blank(0, 9, 9), place(1, "A", 0, 0))) == "L5"
    assert refused(wide(*passes(0, 1), blank(0, 9, 9))) is None


def test_C8_one_token_each():
    assert refused(wide(*BLOCKED, blank(1, 2, 2), blank(0, 4, 0))) == "C8"


def test_C7_where_there_is_room():
    assert refused(wide(*CA, blank(0, 1, 0))) == "C7"
    assert refused(wide(*CA, blank(0, 0, -1))) == "C7"
    assert refused(wide(*CA, blank(0, -(10**20), 10**20))) == "C7"


def test_L3_in_a_size_that_tokens_can_have():
    assert refused(wide(*CA, blank(0, 2, 0, (4, 1)))) == "L3"
    assert refused(wide(*CA, blank(0, 2, 0, (0, 0)))) == "L3"


def test_C8_where_tiles_are_known_the_token_has_its_size():
    setup = {"racks": ["[?2×1][T1×1]", "[T1×1]"], "bag": "", "tiles": {"A1": "[C1×1]"}}
    assert refused(wide(blank(0, 1, 0, (2, 1)), setup=setup, draws=[])) is None
    assert refused(wide(blank(0, 1, 0, (1, 2)), setup=setup, draws=[])) == "C8"
    assert refused(wide(blank(0, 1, 0, (1, 2)), setup=setup, draws=[], options={"turning": True})) is None


def test_L19_a_token_is_a_turn_without_a_new_word():
    assert after(wide(*BLOCKED, blank(1, 0, 1))).outcome is not None


# L11 · swapped


def test_L11_a_letter_of_any_size_that_fits():
    for size in ((1, 1), (2, 1), (1, 2), (2, 2), (3, 3)):
        assert refused(wide(*BLOCKED, swap(1, "T", 2, 0, "CAT", size=size))) is None


def test_L11_the_token_comes_to_the_player():
    state = after(wide(*BLOCKED, swap(1, "T", 2, 0, "CAT")))
    assert state.board[2, 0] == "T1×1"
    assert sorted(tile for tile in state.seats[1].rack if tile.startswith("?")) == ["?", "?2×2"]


def test_L11_and_may_be_laid_again():
    moves = [*BLOCKED, swap(1, "T", 2, 0, "CAT"), place(0, "S", 3, 0, "CATS"), blank(1, 4, 0, (2, 2))]
    state = after(wide(*moves))
    assert state.board[4, 0] == "?2×2"
    assert "?" in state.seats[1].rack
    twice = [*moves, place(0, "O", 2, 1, "TO"), blank(1, 0, 1, (2, 3)), place(0, "R", 2, 2, "TOR")]
    assert refused(wide(*twice)) is None
    assert refused(wide(*twice, blank(1, 2, 3))) == "C8"


def test_L11_it_covers_at_least_one_square_of_the_token():
    assert refused(wide(*BLOCKED, swap(1, "T", 4, 0, "CAT"))) == "L11"
    assert refused(wide(*BLOCKED, swap(1, "T", 3, 1, "CAT"))) == "L5"  # it covers one, but touches nothing then
    assert refused(wide(*BLOCKED, swap(1, "T", 1, 1, "CAT", size=(2, 1)))) is None


def test_L11_by_the_laying_rules():
    assert refused(wide(*BLOCKED, swap(1, "T", 2, 0))) == "L5"
    assert refused(wide(*BLOCKED, swap(1, "T", 2, 0, "CAT"), words="DOG")) == "C1"
    assert refused(wide(*BLOCKED, swap(1, "T", 1, 0, "CAT", size=(2, 1)))) == "C7"
    assert refused(wide(*BLOCKED, swap(1, "T", 2, -1, "CAT", size=(1, 2)))) == "C7"
    assert refused(wide(*BLOCKED, swap(1, "T", 2, 0, "CAT", size=(4, 4)))) == "L3"
    assert refused(wide(*BLOCKED, swap(1, "Ä", 2, 0, "CAT"))) == "C8"


def test_L11_only_one_token_is_under_it():
    two = [*CA, blank(0, 2, 0), place(1, "R", 0, 1, "CR"), place(0, "E", 0, 2, "RE"), blank(1, 3, 0)]
    assert refused(wide(*two, swap(0, "T", 2, 0, "CAT"))) is None
    assert refused(wide(*two, swap(0, "T", 2, 0, "CAT", size=(2, 1)))) == "C7"


def test_L11_it_is_the_turns_own_letter():
    swapped = [*BLOCKED, swap(1, "T", 2, 0, "CAT")]
    assert refused(wide(*swapped, place(1, "S", 3, 0, "CATS"))) == "L5"
    assert refused(wide(*swapped, swap(1, "S", 2, 0, "CAS"))) == "L5"


def test_L11_free_letters_may_be_added():
    freed = [*CA, blank(0, 2, 0), place(1, "R", 0, 1, "CR"), free(0, "O")]
    also = [{"tile": "O", "at": [2, 1], "size": [1, 1], "free": True}]
    record = wide(*freed, swap(1, "T", 2, 0, "CAT", "TO", tiles=also))
    assert scores(record)[-1] == 2
    assert paper(record).free == ()
    assert refused(wide(*freed, swap(1, "T", 2, 0, "CAT", tiles=also))) == "L9"


def test_L11_also_after_free_letters_in_the_same_turn():
    freed = [*CA, blank(0, 2, 0), place(1, "R", 0, 1, "CR"), free(0, "O")]
    moves = [lay(1, ("O", 1, 1), words="RO"), swap(1, "T", 2, 0, "CAT")]
    assert written(wide(*freed, *moves))[-2:] == [(1, "RO"), (1, "CAT")]


def test_L11_where_no_token_lies():
    assert refused(wide(*CA, swap(0, "T", 2, 0, "CAT"))) == "L11"
    assert refused(wide(*BLOCKED, swap(1, "T", 9, 9, "CAT"))) == "L11"
