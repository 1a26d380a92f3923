"""Koning, rules K1–K5: racks, the secret opening, the first word on the table, drawing."""

from __future__ import annotations

import pytest

from rekje.games.editions import builtin_edition, edition_names
from rekje.model.commands import Play, TimeUp
from rekje.model.problems import FormError
from rekje.model.tiles import BLANK
from rekje.model.walk.commands import Open
from rekje.referee.view import see, view
from tests.games.tables import Table
from tests.games.walk_records import (
    after,
    koning,
    move,
    opened,
    passes,
    places,
    play,
    referee,
    refused,
    row,
    setup_of_rows,
)

# K1 · players and tiles


@pytest.mark.parametrize("seats", [1, 7])
def test_K1_two_to_six_players(seats):
    record = {**koning(), "seats": ["Anna"] * seats}
    with pytest.raises(FormError) as raised:
        referee(record)
    assert raised.value.code == "form-seats"


@pytest.mark.parametrize("edition", edition_names("koning"))
@pytest.mark.parametrize("seats", [2, 6])
def test_K1_ten_tiles_each(edition, seats):
    table = Table(seats, edition=edition)
    assert [len(seat.rack) for seat in table.state.seats] == [10] * seats


def test_K1_tiles_lie_open():
    table = Table(3)
    assert view(table.state, 1).seats == table.state.seats
    assert view(table.state, None).seats == table.state.seats
    assert [see(event, None) for event in table.events[3:]] == table.events[3:]


def test_K1_unless_the_table_says_otherwise():
    table = Table(3, open_tiles=False)
    seen = view(table.state, 1)
    assert seen.seats[1] == table.state.seats[1]
    assert seen.seats[0].rack == seen.seats[2].rack == ("_",) * 10


def test_K1_twice_the_letters_of_the_modern_set_and_four_blanks():
    for edition in edition_names("koning"):
        box = builtin_edition("koning", edition).letter_set.box()
        letters = builtin_edition("scrabble", edition).letter_set.box()
        assert box == {face: 4 if face == BLANK else 2 * count for face, count in letters.items()}


def test_K1_letters_have_no_value():
    assert set(builtin_edition("koning", "nl").letter_set.values) == {0}


# K2 · who opens


def test_K2_the_longest_word_begins():
    record = koning(opened("TAART", "LANTAARN", "WOORDEN"), seats=3)
    assert places(record) == (0, 8, 0)
    assert refused(koning(*record["moves"], play(2, "RAT"), seats=3)) is None
    assert refused(koning(*record["moves"], play(0, "RAT"), seats=3)) == "C6"


def test_K2_the_seat_of_the_opening_move_is_ignored():
    assert places(koning(opened("TAART", "WOORDEN", seat=0))) == (0, 7)
    assert places(koning(opened("TAART", "WOORDEN"))) == (0, 7)
    assert referee(koning(opened("TAART", "WOORDEN", seat=0))).turns[0].seat == 1


def test_K2_length_counts_letters_not_tiles():
    # LEPEL lies on three tiles and beats KAST on four.
    assert places(koning(opened("KAST", "LEPEL"))) == (0, 5)


def test_K2_at_equal_length_the_youngest():
    assert places(koning(opened("TAART", "WOORD"), youngest=1)) == (0, 5)
    assert places(koning(opened("TAART", "WOORD"), youngest=0)) == (5, 0)


def test_K2_the_youngest_only_among_those_who_tie():
    assert places(koning(opened("TAART", "WOORD", "BAL"), seats=3, youngest=2)) in ((5, 0, 0), (0, 5, 0))


def test_K2_else_the_lot_which_an_open_record_tells_by_going_on():
    tied = opened("TAART", "WOORD", "APPEL")
    assert places(koning(tied, *passes(2), seats=3)) == (0, 5, 0)
    assert places(koning(tied, *passes(0), seats=3)) == (0, 0, 5)


def test_K2_live_the_lot_is_drawn():
    openers = set()
    for seed in range(12):
        table = Table(2, seed=seed)
        table.give("LANTAARNSX", "SCHILDERIJ")
        table.send(Open(seat=0, words={"0": "LANTAARNS"}))
        table.send(Open(seat=1, words={"1": "SCHILDERI"}))
        assert any(type(event).__name__ == "LotDrawn" for event in table.events)
        openers.add(next(seat for seat, at in enumerate(table.state.seats) if at.score))
    assert openers == {0, 1}


def test_K2_one_need_not_have_a_word():
    assert places(koning(opened(None, "AS"))) == (0, 2)
    assert places(koning({"do": "open", "words": {"1": "AS"}})) == (0, 2)


def test_K2_only_the_winners_word_is_laid():
    assert sorted(after(koning(opened("TAART", "WOORDEN"))).board.values()) == sorted("WOORDEN")


def test_K2_every_word_must_be_one_that_could_be_laid():
    assert refused(koning(opened("TAART", "ÇA"))) == "C8"
    assert refused(koning(opened("TAART", "WOORDEN"), words="WOORDEN")) == "K10"


def test_K2_from_the_players_own_ten():
    record = koning(opened("TAART", None), setup={"racks": ["TAARXXYYZZ", None]})
    assert refused(record) is None  # its two Ts can be the same tile
    assert refused({**record, "moves": [opened("LAAR", None)]}) == "C8"
    assert refused({**record, "moves": [opened("TAARTEN", None)]}) == "C8"
    assert refused({**record, "moves": [opened("RATR", None)]}) == "K6"


def test_K2_if_nobody_opens_all_draw_anew():
    table = Table(3)
    before = [seat.rack for seat in table.state.seats]
    for seat in range(3):
        table.send(Open(seat=seat, words={}))
    assert [len(seat.rack) for seat in table.state.seats] == [10] * 3
    assert [seat.rack for seat in table.state.seats] != before
    assert table.state.bag == sum(table.state.box.values()) - 30
    assert [one.commands[0] for one in table.state.awaiting] == ["open"] * 3


def test_K2_after_three_such_rounds_the_game_is_shared():
    nobody = opened(None, None, None)
    result = referee(koning(nobody, nobody, nobody, seats=3))
    assert result.outcome is not None
    assert (result.outcome.winners, result.outcome.rule) == ((0, 1, 2), "K2")
    assert refused(koning(nobody, nobody, nobody, nobody, seats=3)) == "C9"
    assert referee(koning(nobody, nobody, opened("AS", None, None), seats=3)).outcome is None


def test_K2_nobody_sees_a_choice_until_all_have_chosen():
    table = Table(3, open_tiles=False)
    table.give("LANTAARNSX", "SCHILDERIJ", "AEIOUAEIOU")
    table.send(Open(seat=1, words={"1": "SCHILDERIJ"}, path=[(x, 5) for x in range(10)]))
    hidden = view(table.state, 0).own, view(table.state, None).own
    assert all(own.opening.choices[1].hidden for own in hidden)
    assert all(own.opening.choices[1].word is None for own in hidden)
    assert view(table.state, 1).own.opening.choices[1].word == "SCHILDERIJ"
    assert see(table.events[-1], 0) == see(table.events[-1], None)
    assert "SCHILDERIJ" not in repr(see(table.events[-1], 0))
    assert "SCHILDERIJ" in repr(see(table.events[-1], 1))
    table.send(Open(seat=0, words={"0": None}))
    table.send(Open(seat=2, words={"2": None}))
    assert {seat.score for seat in table.state.seats} == {0, 10}
    assert table.state.board[9, 5] == "J"


def test_K2_whether_somebody_has_a_word_is_hidden_too():
    tables = []
    for word in ("LANTAARN", None):
        table = Table(2)
        table.give("LANTAARNSX", "SCHILDERIJ")
        table.send(Open(seat=0, words={"0": word}))
        tables.append((see(table.events[-1], 1), view(table.state, 1)))
    assert tables[0] == tables[1]


def test_K2_live_one_chooses_for_oneself_and_once():
    table = Table(3)
    assert table.refused(Open(seat=0, words={"1": None})) == "C6"
    assert table.refused(Open(seat=0, words={"0": None, "1": None})) == "C6"
    table.send(Open(seat=0, words={"0": None}))
    assert table.refused(Open(seat=0, words={"0": None})) == "C6"
    assert table.refused(Play(seat=1, word="AS")) == "C6"


def test_K2_a_seat_that_resigns_is_not_waited_for():
    record = koning(move(2, "resign"), opened("TAART", None), seats=3)
    assert places(record) == (5, 0, 0)
    assert refused(koning(move(2, "resign"), opened("TAART", None, "WOORDEN"), seats=3)) == "C6"


def test_K2_time_that_runs_out_is_no_word():
    table = Table(2, clock="turn:60")
    table.give("LANTAARNSX", "SCHILDERIJ")
    table.send(Open(seat=0, words={"0": "LANTAARN"}, ms=10_000))
    assert table.refused(TimeUp(seat=1, ms=59_000)) == "C10"
    assert table.refused(Open(seat=1, words={"1": "SCHILDERIJ"}, ms=61_000)) == "C10"
    table.send(TimeUp(seat=1, ms=61_000))
    assert table.state.seats[0].score == 8


def test_K2_an_opening_word_taken_back_leaves_the_table_to_the_next():
    challenged = [opened("TAATR", "AS", None), move(1, "challenge")]
    record = koning(*challenged, seats=3, words="AS TAART", options={"judging": "challenge"})
    state = after(record)
    assert not state.board
    assert [seat.score for seat in state.seats] == [0, 0, 0]
    assert places({**record, "moves": [*challenged, play(1, "TAART")]}) == (0, 5, 0)


def test_K2_with_tiles_set_up_there_is_no_opening():
    record = koning(play(1, "TAART"), setup=setup_of_rows((0, 0, "TAAR")))
    assert places(record) == (0, 5)
    assert refused(koning(opened("TAART", None), setup=setup_of_rows((0, 0, "TAAR")))) == "C6"


# K3 · the bare table


def test_K3_the_opening_may_be_folded_into_any_shape():
    shape = [[0, 0], [1, 0], [1, 1], [0, 1], [-1, 1], [-1, 2], [0, 2], [0, 3]]
    state = after(koning(opened("LANTAARN", None, path=shape)))
    assert state.board == {tuple(square): face for square, face in zip(shape, "LANTAARN", strict=True)}


def test_K3_each_letter_touches_the_next_along_a_side():
    assert refused(koning(opened("TAART", None, path=[[0, 0], [1, 0], [2, 0], [4, 0], [5, 0]]))) == "K3"
    assert refused(koning(opened("TAART", None, path=[[0, 0], [1, 1], [2, 1], [3, 1], [4, 1]]))) == "K3"


@pytest.mark.parametrize("corner", [[0, 0], [-500, 70000], [2**50, -(2**50)]])
def test_K3_the_table_has_no_edges(corner):
    assert refused(koning(opened("TAART", None, path=row(5, *corner)), play(1, "RATA"))) is None


def test_K3_but_a_square_is_a_square():
    for wrong in ([[10**30, 0], [1, 0]], [[0.5, 0], [1, 0]], [["A", 0], [1, 0]], [[0], [1, 0]], "A1"):
        with pytest.raises(FormError):
            referee(koning(opened("AS", None, path=wrong)))


# K4 · the king


@pytest.mark.parametrize("word", ["AS", "TAART", "LANTAARN", "SCHILDERIJ"])
def test_K4_a_first_word_brings_the_king_to_its_length(word):
    assert places(koning(opened(word, None))) == (len(word), 0)


def test_K4_later_words_go_on_from_there():
    assert places(koning(opened("TAART", None), *passes(1), play(0, "RAAT"))) == (9, 0)


def test_K4_the_turn_scores_the_places():
    turn = referee(koning(opened("LEPEL", None))).turns[0]
    assert [(word.word, word.score) for word in turn.words] == [("LEPEL", 5)]
    assert (turn.score, turn.totals) == (5, (5, 0))


# K5 · drawing


def test_K5_after_the_opening_word_back_to_ten():
    assert len(after(koning(opened("LANTAARN", None))).seats[0].rack) == 10
    assert len(after(koning(opened("LEPEL", None))).seats[0].rack) == 10


@pytest.mark.parametrize(("word", "left"), [("TAARTEN", 10), ("TAARTENS", 9), ("TAARTJE", 10), ("TAARTS", 11)])
def test_K5_later_always_two_however_many_were_laid(word, left):
    # TAART lies there: two, three, two or one new tile.
    state = after(koning(opened("TAART", None, path=row(5)), play(1, word)))
    assert len(state.seats[1].rack) == left


def test_K5_while_the_pot_lasts():
    for bag, left in ((3, 2), (2, 2), (1, 1), (0, 0)):
        record = koning(play(0, "TAART"), setup=setup_of_rows((0, 0, "TAAR"), racks=["T", "E"], bag="ENS"[:bag]))
        state = after(record)
        assert (len(state.seats[0].rack), state.bag) == (left, bag - left)


def test_K5_who_passes_draws_nothing():
    state = after(koning(opened("TAART", None), *passes(1)))
    assert len(state.seats[1].rack) == 10


def test_K5_with_an_empty_rack_and_pot_one_passes():
    record = koning(play(0, "TAART"), play(1, "RAAT"), setup=setup_of_rows((0, 0, "TAAR"), racks=["T", ""], bag=""))
    assert refused(record) == "C6"
    assert refused({**record, "moves": [play(0, "TAART"), *passes(1)]}) is None


def test_K5_an_opening_by_a_later_seat_fills_up_to_ten_too():
    challenged = [opened("TAATR", None), move(1, "challenge"), play(1, "TAART"), *passes(0)]
    record = koning(*challenged, words="TAART", options={"judging": "challenge"})
    assert len(after(record).seats[1].rack) == 10


def test_K5_the_recorded_draws_are_checked():
    racks = ["TAARTXXXYY", "AAAAAAAAAA"]
    draws = [{"seat": 0, "tiles": racks[0]}, {"seat": 1, "tiles": racks[1]}, {"seat": 0, "tiles": "EEEEE"}]
    record = koning(opened("TAART", None), options={"grid": "hex"}, draws=draws)
    assert refused(record) == "K5"  # ten As and two more, three X, two Y: the box has 12 As, 2 X and 2 Y
    draws = [{"seat": 0, "tiles": "TAARTXXYYB"}, {"seat": 1, "tiles": "AAAAAAAAAA"}, {"seat": 0, "tiles": "EEEEE"}]
    # Four tiles are enough for TAART on hexagons (its Ts are one), so the fifth E is never drawn.
    result = referee({**record, "draws": draws})
    assert result.refusal is not None
    assert result.refusal.rule == "K5"
    draws[2]["tiles"] = "EEEE"
    assert referee({**record, "draws": draws}).ok
