"""Letter at a live table, with moments: drawing, the glass, the window, knocks at once and their dice (L1, L13–L17)."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from rekje.games.path.lays import PathLays
from rekje.games.path.owing import debts
from rekje.games.path.placing import spare_letter
from rekje.games.path.words import letters_held, paper_of
from rekje.games.registry import get_game
from rekje.model.commands import Accept, Challenge, Pass, Resign, TimeUp
from rekje.model.path.commands import Claim, Draw, Free, Knock, LayToken, Place, Swap
from rekje.model.path.events import DiceThrown, KnockMade, LetterFreed
from rekje.model.problems import Refusal
from rekje.model.sizes import face_of, size_of
from rekje.model.state import State
from rekje.model.tiles import Tiles
from rekje.records.export import export_record
from rekje.records.record import Record, read_record, write_record
from rekje.records.replay import RecordFacts, Replay, replay_record
from rekje.referee import replay, view
from rekje.referee.preview import preview
from rekje.referee.view import see_all
from tests.games.tables import Everything, Table
from tests.property.path_moves import PathSource


class Nothing(Everything):
    """A word list without any word."""

    def has(self, word: Tiles) -> bool:
        return False


def table(seats: int = 3, **options: Any) -> Table:
    """A table with the English box at which every word counts."""
    return Table(seats, game="letter", edition="en", **options)


def drawer(state: State) -> int | None:
    return next((one.seat for one in state.awaiting if "draw" in one.commands), None)


def draw_all(room: Table, ms: int = 0) -> Table:
    """Everybody draws whatever size there is."""
    while (seat := drawer(room.state)) is not None:
        for size in ((1, 1), (2, 1), (1, 2), (2, 2), (3, 2), (2, 3), (3, 1), (1, 3), (3, 3)):
            if room.refused(Draw(seat=seat, size=size)) is None:
                room.send(Draw(seat=seat, size=size, ms=ms))
                break
    return room


def commands_of(room: Table, seat: int) -> set[str]:
    return {name for one in room.state.awaiting if one.seat == seat for name in one.commands}


def deadlines(room: Table) -> dict[int, int | None]:
    return {one.seat: one.deadline for one in room.state.awaiting}


def started(seats: int = 3, **options: Any) -> tuple[Table, list[int]]:
    """A table past its first round at 20 s, in which everybody has laid a letter in a row; seats in order of play."""
    room = draw_all(table(seats, **options))
    assert room.state.turn is not None
    order = [(room.state.turn.seat + n) % seats for n in range(seats)]
    x = 0
    for number, seat in enumerate(order):
        x += lay_next(room, seat, x, ms=1000 * number)
        room.send(Pass(seat=seat, ms=1000 * number + 500))
        everybody_accepts(room, 1000 * number + 600)
    assert room.state.turn.seat == order[0]
    return room, order


def lay_next(room: Table, seat: int, x: int, ms: int, words: tuple[str, ...] = ()) -> int:
    """Lay a seat's narrowest letter in the first row, and say how wide it is."""
    tile = min(letters_held(room.state, seat), key=lambda one: (size_of(one), one))
    size = size_of(tile)
    assert size is not None
    room.send(Place(seat=seat, tile=face_of(tile), at=(x, 0), size=size, words=list(words), ms=ms))
    return size[0]


def everybody_accepts(room: Table, ms: int) -> None:
    while waiting := [one.seat for one in room.state.awaiting if "accept" in one.commands]:
        room.send(Accept(seat=waiting[0], ms=ms))


def choose(room: Table, seat: int, ms: int) -> str:
    """The letter that somebody who owes one puts beside the board: the first they have."""
    tile = letters_held(room.state, seat)[0]
    room.send(Free(seat=seat, tile=tile, ms=ms))
    return tile


def first_row(room: Table) -> str:
    """The letters in the first row."""
    return "".join(face_of(tile) for _, tile in sorted(room.state.board.items()))


def in_turn(seats: int = 3, **options: Any) -> tuple[Table, list[int]]:
    """The first full turn has just ended, at 30 s: its player has laid a letter and named one word of it."""
    room, order = started(seats, **options)
    word = first_row(room)
    tile = min(letters_held(room.state, order[0]), key=lambda one: (size_of(one), one))
    x = sum((size_of(one) or (1, 1))[0] for one in room.state.board.values())
    lay_next(room, order[0], x, 29_000, (word + face_of(tile),))
    room.send(Pass(seat=order[0], ms=30_000))
    return room, order


# L1 · drawing


def test_L1_players_draw_in_turns_by_the_size_that_shows():
    room = table(3)
    first = drawer(room.state)
    assert first is not None
    seen = []
    for _ in range(3):
        seat = drawer(room.state)
        assert seat is not None
        seen.append(seat)
        room.send(Draw(seat=seat, size=(2, 2)))
        assert size_of(room.state.seats[seat].rack[0]) == (2, 2)
    assert seen == [first, (first + 1) % 3, (first + 2) % 3]
    assert room.refused(Draw(seat=(first + 1) % 3, size=(2, 2))) == "C6"


def test_L1_a_size_that_isnt_there_any_more():
    room = table(2)
    for _ in range(4):  # The English box has four letters of 3×3.
        seat = drawer(room.state)
        assert seat is not None
        room.send(Draw(seat=seat, size=(3, 3)))
    seat = drawer(room.state)
    assert seat is not None
    assert room.refused(Draw(seat=seat, size=(3, 3))) == "L1"
    assert room.refused(Draw(seat=seat, size=(4, 9))) == "L1"


@pytest.mark.parametrize(("seats", "letters"), [(1, 10), (2, 15), (3, 10), (4, 7), (5, 6), (6, 5)])
def test_L1_so_many_letters_each_then_a_token(seats: int, letters: int):
    room = draw_all(table(seats))
    for number, seat in enumerate(room.state.seats):
        assert len(letters_held(room.state, number)) == letters
        assert len(seat.rack) == letters + 1


def test_L1_the_tokens_size_is_chosen_too():
    room = table(2)
    while room.state.turn is None:
        seat = drawer(room.state)
        assert seat is not None
        full = len(letters_held(room.state, seat)) == 15
        sizes = sorted(product((1, 2, 3), repeat=2), reverse=full)
        room.send(next(Draw(seat=seat, size=size) for size in sizes if not room.refused(Draw(seat=seat, size=size))))
    assert sorted(tile for seat in room.state.seats for tile in seat.rack if tile[0] == "?") == ["?3×2", "?3×3"]


def test_L1_then_they_lie_open_and_what_wasnt_drawn_is_out_of_the_game():
    room = draw_all(table(2))
    assert view(room.state, None).seats == room.state.seats
    assert room.state.bag == 66 + 6 - 2 * 16


def test_L1_the_first_turn_begins_when_all_is_drawn():
    room = draw_all(table(3), ms=45_000)
    assert room.state.turn is not None
    assert (room.state.turn.number, room.state.turn.ms) == (1, 45_000)


def test_C5_who_leaves_while_drawing():
    room = table(3)
    first = drawer(room.state)
    assert first is not None
    room.send(Resign(seat=first))
    draw_all(room)
    assert room.state.turn is not None
    assert room.state.turn.seat == (first + 1) % 3
    others = [seat for number, seat in enumerate(room.state.seats) if number != first]
    assert [len(seat.rack) for seat in others] == [11, 11]


def test_L20_alone_the_time_begins_with_the_first_turn():
    room = draw_all(table(1, solo="2", solo_time=60), ms=45_000)
    assert deadlines(room) == {0: 105_000}


# L13 · the glass


def test_L13_a_turn_has_its_time_and_no_more():
    room, order = started(glass=30)
    assert room.state.turn is not None
    began = room.state.turn.ms
    assert deadlines(room)[order[0]] == began + 30_000
    assert room.refused(Pass(seat=order[0], ms=began + 30_001)) == "L13"
    assert room.refused(TimeUp(seat=order[0], ms=began + 29_999)) == "L13"
    room.send(TimeUp(seat=order[0], ms=began + 30_000))
    assert len(paper_of(room.state).free) == 1


def test_L13_the_next_turn_begins_when_the_window_closes():
    room, order = in_turn(glass=30)
    assert not commands_of(room, order[1]) & {"place", "pass"}
    assert set(deadlines(room).values()) == {35_000, None}  # Whose turn it was has nothing to say yet.
    room.send(TimeUp(seat=order[1], ms=35_000))
    assert room.state.turn is not None
    assert (room.state.turn.seat, room.state.turn.ms) == (order[1], 35_000)


# L14 · the window


def test_L14_it_stays_open_until_the_next_player_acts():
    room, order = in_turn()
    late = Pass(seat=order[1], ms=600_000)
    assert room.refused(late) is None
    assert "knock" in commands_of(room, order[2])


def test_L14_at_least_five_seconds():
    room, order = in_turn()
    assert room.refused(Pass(seat=order[1], ms=34_999)) == "L14"
    assert room.refused(Pass(seat=order[1], ms=35_000)) is None


def test_L14_or_as_long_as_was_agreed():
    room, order = in_turn(knock_window=12)
    assert room.refused(Pass(seat=order[1], ms=41_999)) == "L14"
    assert room.refused(Pass(seat=order[1], ms=42_000)) is None


def test_L14_unless_nobody_has_anything_to_add():
    room, order = in_turn()
    everybody_accepts(room, 31_000)
    assert room.state.turn is not None
    assert (room.state.turn.seat, room.state.turn.ms) == (order[1], 31_000)


def test_L14_a_knock_begins_it_anew():
    room, order = in_turn()
    knock_alone(room, order[2], 33_000, first_row(room)[:2])
    assert room.refused(Pass(seat=order[2], ms=36_000)) == "L14"
    assert room.refused(Pass(seat=order[2], ms=38_400)) is None


def knock_alone(room: Table, seat: int, ms: int, *words: str) -> None:
    """Knock, wait out the moment in which others might have knocked too, and name words."""
    room.send(Knock(seat=seat, ms=ms))
    room.send(TimeUp(seat=seat, ms=ms + 300))
    room.send(Knock(seat=seat, words=list(words), ms=ms + 400))


# L15 · at the same moment


def test_L15_a_knock_is_a_bid_first():
    room, order = in_turn()
    room.send(Knock(seat=order[1], words=[first_row(room)[:2]], ms=31_000))
    assert not any(isinstance(event, KnockMade) for event in room.events)
    assert deadlines(room)[order[1]] == 31_300
    assert room.refused(TimeUp(seat=order[1], ms=31_299)) is not None


def test_L15_within_300_ms_dice_decide():
    room, order = in_turn(4)
    room.send(Knock(seat=order[1], ms=31_000))
    room.send(Knock(seat=order[2], ms=31_300))
    room.send(TimeUp(seat=order[1], ms=31_300))
    thrown = next(event for event in room.events if isinstance(event, DiceThrown))
    last = thrown.rounds[-1]
    assert sorted(last) == sorted(order[1:3])
    assert all(1 <= side <= 6 for throws in thrown.rounds for side in throws.values())
    assert last[thrown.order[0]] > last[thrown.order[1]]
    first, second = thrown.order
    assert commands_of(room, second) == {"resign"}
    room.send(Knock(seat=first, words=[first_row(room)[:2]], ms=32_000))
    room.send(Knock(seat=second, words=[first_row(room)[1:3]], ms=33_000))
    assert [one.seat for one in paper_of(room.state).written[-2:]] == [first, second]


def test_L15_later_than_that_is_too_late():
    room, order = in_turn()
    room.send(Knock(seat=order[1], ms=31_000))
    assert room.refused(Knock(seat=order[2], ms=31_301)) == "L15"
    room.send(TimeUp(seat=order[1], ms=31_300))
    room.send(Knock(seat=order[1], words=[], ms=31_900))
    choose(room, order[1], 31_950)
    assert room.refused(Knock(seat=order[2], ms=32_000)) is None


@pytest.mark.parametrize(("more_time", "same"), [("2", 2_000), ("3", 4_000)])
def test_L15_the_moment_is_longer_where_the_table_grants_more_time(more_time, same):
    room, order = in_turn(4, more_time=more_time)
    room.send(Knock(seat=order[1], ms=31_000))
    assert deadlines(room)[order[1]] == 31_000 + same
    assert room.refused(Knock(seat=order[3], ms=31_001 + same)) == "L15"
    room.send(Knock(seat=order[2], ms=31_000 + same))
    room.send(TimeUp(seat=order[1], ms=31_000 + same))
    thrown = next(event for event in room.events if isinstance(event, DiceThrown))
    assert sorted(thrown.order) == sorted(order[1:3])


def test_L14_more_time_stretches_the_window_and_the_glass():
    room, order = in_turn(knock_window=12, more_time="2")
    assert room.refused(Pass(seat=order[1], ms=53_999)) == "L14"
    assert room.refused(Pass(seat=order[1], ms=54_000)) is None
    room, order = in_turn(glass=30, more_time="3")
    assert set(deadlines(room).values()) == {30_000 + 15_000, None}


def test_L15_equal_throws_are_thrown_again():
    for seed in range(60):
        room, order = in_turn(4, seed=seed)
        room.send(Knock(seat=order[1], ms=31_000))
        room.send(Knock(seat=order[2], ms=31_000))
        room.send(TimeUp(seat=order[1], ms=31_300))
        thrown = next(event for event in room.events if isinstance(event, DiceThrown))
        if len(thrown.rounds) > 1:
            assert all(len(set(throws.values())) == 1 for throws in thrown.rounds[:-1])
            return
    pytest.fail("no equal throws in 60 games")


def test_L15_nobody_brings_dice_or_moments_of_their_own():
    room, order = in_turn()
    for side in range(1, 7):
        dice = {str(order[1]): 6, str(order[2]): side}
        assert room.refused(Knock(seat=order[1], words=[], dice=dice, ms=31_000)) == "L15"
    assert room.refused(Knock(seat=order[1], words=[], ms=31_000, named_ms=2**52)) == "L15"


def test_L15_who_had_accepted_may_still_be_among_them():
    room, order = in_turn(4)
    room.send(Accept(seat=order[2], ms=30_500))
    room.send(Knock(seat=order[1], ms=31_000))
    assert room.refused(Knock(seat=order[2], ms=31_100)) is None


def test_C5_who_has_knocked_and_leaves_holds_nobody_up():
    room, order = in_turn(4)
    room.send(Knock(seat=order[1], ms=31_000))
    room.send(Knock(seat=order[2], ms=31_100))
    room.send(Resign(seat=order[1], ms=31_200))
    room.send(TimeUp(seat=order[2], ms=31_400))
    room.send(Knock(seat=order[2], words=[first_row(room)[:2]], ms=31_600))
    everybody_accepts(room, 32_000)
    assert room.state.turn is not None
    assert room.state.turn.seat == order[2]


def test_C5_nor_does_who_threw_highest():
    room, order = in_turn(4)
    for seat in order[1:3]:
        room.send(Knock(seat=seat, ms=31_000))
    room.send(TimeUp(seat=order[1], ms=31_300))
    window = paper_of(room.state).window
    assert window is not None
    first, second = window.order
    room.send(Resign(seat=first, ms=31_400))
    assert "knock" in commands_of(room, second)


# L13, L14 · the time of a knocker


def test_L14_a_knocker_has_the_glass_too():
    room, order = in_turn(glass=30)
    room.send(Knock(seat=order[1], ms=31_000))
    room.send(TimeUp(seat=order[1], ms=31_300))
    assert deadlines(room)[order[1]] == 61_000
    assert room.refused(Knock(seat=order[1], words=[first_row(room)[:2]], ms=61_001)) == "L14"


def test_L16_a_knocker_whose_time_runs_out_has_knocked_in_vain():
    room, order = in_turn(glass=30)
    room.send(Knock(seat=order[1], ms=31_000))
    room.send(TimeUp(seat=order[1], ms=31_300))
    events = room.send(TimeUp(seat=order[1], ms=61_000))
    assert isinstance(events[0], KnockMade)
    assert isinstance(events[1], LetterFreed)
    assert events[1].why == "knock"
    assert deadlines(room)[order[2]] == 66_000  # and the window is open anew


def test_L19_the_last_window_is_closed_by_time_or_by_all():
    room, order = started(2)
    for number, seat in enumerate(order):
        room.send(Pass(seat=seat, ms=40_000 + 10_000 * number))
        choose(room, seat, 40_000 + 10_000 * number)
    assert room.state.outcome is None
    assert not commands_of(room, order[0]) & {"place", "pass"}
    room.send(TimeUp(seat=order[0], ms=55_000))
    assert room.state.outcome is not None


def test_L18_passed_over_also_where_time_closes_the_window():
    room, order = in_turn(glass=30)
    seats = list(room.state.seats)
    seats[order[1]] = replace(seats[order[1]], rack=())
    room.state = replace(room.state, seats=tuple(seats))
    room.send(TimeUp(seat=order[2], ms=35_000))
    assert room.state.turn is not None
    assert room.state.turn.seat == order[2]
    assert paper_of(room.state).dry == (order[1],)


# L8, L16 · a letter of one's choice


def failed_knock(room: Table, seat: int, ms: int) -> None:
    knock_alone(room, seat, ms, "QQ")


def test_L16_who_knocked_in_vain_chooses_the_letter():
    room, order = in_turn()
    failed_knock(room, order[2], 33_000)
    assert commands_of(room, order[2]) == {"free", "resign"}
    assert commands_of(room, order[1]) == commands_of(room, order[0]) == {"resign"}
    for other in (Knock(seat=order[1], ms=34_000), Pass(seat=order[1], ms=40_000), Accept(seat=order[1], ms=34_000)):
        assert room.refused(other) == "C6"
    last = letters_held(room.state, order[2])[-1]
    room.send(Free(seat=order[2], tile=last, ms=36_000))
    assert paper_of(room.state).free == (last,)
    assert "knock" in commands_of(room, order[1])


def test_L16_then_the_window_is_open_for_its_time_again():
    room, order = in_turn()
    failed_knock(room, order[2], 33_000)
    choose(room, order[2], 60_000)
    assert room.refused(Pass(seat=order[1], ms=64_999)) == "L14"
    assert room.refused(Pass(seat=order[1], ms=65_000)) is None


def test_L16_with_the_glass_the_program_chooses_once_the_time_is_up():
    room, order = in_turn(glass=30)
    failed_knock(room, order[2], 33_000)
    assert deadlines(room)[order[2]] == 63_400
    assert room.refused(Free(seat=order[2], tile=letters_held(room.state, order[2])[0], ms=63_401)) == "L13"
    held = letters_held(room.state, order[2])
    spare = spare_letter(room.state, order[2])
    room.send(TimeUp(seat=order[2], ms=63_400))
    assert paper_of(room.state).free == (spare,)
    assert len(letters_held(room.state, order[2])) == len(held) - 1
    assert deadlines(room)[order[1]] == 68_400


def test_L15_the_next_knocker_has_their_whole_time_after_it():
    room, order = in_turn(4, glass=30)
    for seat in order[1:3]:
        room.send(Knock(seat=seat, ms=31_000))
    room.send(TimeUp(seat=order[1], ms=31_300))
    first, second = paper_of(room.state).window.order  # type: ignore[union-attr]
    room.send(Knock(seat=first, words=["QQ"], ms=40_000))
    assert "knock" not in commands_of(room, second)
    choose(room, first, 50_000)
    assert deadlines(room)[second] == 80_000


def test_L16_two_knocks_that_are_struck_cost_two_letters_and_bar_who_has_one():
    room, order = started(3, judging="challenge", words=Nothing())
    room.send(Pass(seat=order[0], ms=40_000))
    choose(room, order[0], 41_000)
    knock_alone(room, order[1], 42_000, first_row(room)[:2])
    knock_alone(room, order[1], 44_000, first_row(room)[1:3])
    room.send(Challenge(seat=order[2], ms=45_000))
    assert [debt.seat for debt in debts(room.state)] == [order[1]] * 2
    choose(room, order[1], 46_000)
    assert "free" in commands_of(room, order[1])
    choose(room, order[1], 47_000)
    assert not debts(room.state)


def test_L8_who_passes_chooses_the_letter():
    room, order = started(3)
    room.send(Pass(seat=order[0], ms=40_000))
    assert commands_of(room, order[0]) == {"free", "resign"}
    assert commands_of(room, order[1]) == {"resign"}
    tile = choose(room, order[0], 42_000)
    assert paper_of(room.state).free == (tile,)
    assert "knock" in commands_of(room, order[1])


def test_L8_whose_time_runs_out_doesnt():
    room, order = started(3, glass=30)
    assert room.state.turn is not None
    room.send(TimeUp(seat=order[0], ms=room.state.turn.ms + 30_000))
    assert len(paper_of(room.state).free) == 1
    assert not debts(room.state)


def test_C5_who_leaves_owes_nothing_more():
    room, order = started(3)
    room.send(Pass(seat=order[0], ms=40_000))
    room.send(Resign(seat=order[0], ms=41_000))
    assert paper_of(room.state).free == ()
    assert "knock" in commands_of(room, order[1])


def test_L4_a_table_awaits_only_letters_in_the_first_round():
    room = draw_all(table(3))
    assert room.state.turn is not None
    seat = room.state.turn.seat
    assert commands_of(room, seat) == {"place", "pass", "resign"}
    letter, token = letters_held(room.state, seat)[0], room.state.seats[seat].rack[-1]
    assert room.refused(Free(seat=seat, tile=letter)) == "L4"
    assert room.refused(LayToken(seat=seat, at=(0, 0), size=size_of(token) or (1, 1))) == "L4"
    assert room.refused(Swap(seat=seat, at=(0, 0), tile="A", size=(1, 1))) == "L4"
    seen = preview(view(room.state, seat), LayToken(seat=seat, at=(0, 0), size=(1, 1)), room.facts)
    assert isinstance(seen, Refusal)
    assert seen.rule == "L4"


# Whole games and their records


def play_out(room: Table, seed: int) -> None:
    """A whole game as time goes by: everybody lays what they can, some knock, two of them often at once."""
    chance = random.Random(seed)
    game = get_game("letter")
    assert isinstance(game, PathLays)
    source = PathSource(game, room.state.config, seed)
    now = 0
    while room.state.outcome is None:
        now += chance.randrange(200, 4000)
        due = [one for one in room.state.awaiting if one.deadline is not None and "time-up" in one.commands]
        first = min(due, key=lambda one: one.deadline or 0, default=None)
        if first is not None and first.deadline is not None and first.deadline <= now:
            now = first.deadline
            room.send(TimeUp(seat=first.seat, ms=now))
            continue
        step(room, source, chance, now)


def step(room: Table, source: PathSource, chance: random.Random, now: int) -> None:
    """Something that somebody may do now."""
    able = [one for one in room.state.awaiting if set(one.commands) - {"resign", "time-up"}]
    if not able:
        return
    one = chance.choice(able)
    names = [name for name in one.commands if name not in ("resign", "time-up")]
    turn = [name for name in names if name in ("draw", "place")]
    name = turn[0] if turn and chance.random() < 0.8 else chance.choice(names)
    command: Any
    match name:
        case "accept":
            command = Accept(seat=one.seat, ms=now)
        case "pass":
            command = Pass(seat=one.seat, ms=now)
        case "knock":
            words = source.words(list(pieces(room)), chance)
            command = Knock(seat=one.seat, words=words, ms=now)
        case _:
            command = source.lay(name, room.state, one.seat, chance, now)
    if room.refused(command) is None:
        room.send(command)
        rivals = [other for other in room.state.awaiting if isinstance(command, Knock) and "knock" in other.commands]
        if rivals and paper_of(room.state).window and chance.random() < 0.7:
            also = Knock(seat=chance.choice(rivals).seat, ms=now + chance.randrange(301))
            if room.refused(also) is None and also.seat != one.seat:
                room.send(also)


def pieces(room: Table) -> Any:
    from rekje.games.path.words import pieces_of

    return pieces_of(room.state)


def record_of(room: Table) -> Record:
    return read_record(write_record(export_record(room.events, "any")))


def again(record: Record) -> Replay:
    return replay_record(record, RecordFacts(record, Everything()))


@pytest.mark.parametrize(
    ("seats", "glass"), [(1, None), (1, 30), (2, None), (2, 30), (3, None), (4, 30), (5, None), (6, 30)]
)
def test_a_whole_game_replays_to_the_same_table(seats: int, glass: int | None):
    room = table(seats, seed=seats, glass=glass)
    play_out(room, seats)
    result = again(record_of(room))
    assert (result.refusal, result.shuffle) == (None, True)
    assert result.outcome == room.state.outcome
    end = replay(result.events)
    assert (end.seats, end.board, end.turn) == (room.state.seats, room.state.board, room.state.turn)
    assert paper_of(end) == paper_of(room.state)


@pytest.mark.parametrize("reader", [0, None])
def test_C4_what_a_reader_sees_folds_to_what_is_seen(reader: int | None):
    room = table(3, seed=9)
    while len(room.events) < 25:
        seat = drawer(room.state)
        assert seat is not None
        room.send(next(Draw(seat=seat, size=s) for s in ((1, 1), (2, 2)) if not room.refused(Draw(seat=seat, size=s))))
        assert view(replay(see_all(room.events, reader)), reader) == view(room.state, reader)
    assert room.state.secret
    assert not view(room.state, reader).secret


def with_dice() -> Record:
    """The record of a game in which dice were thrown."""
    for seed in range(20):
        room = table(3, seed=seed, glass=30)
        play_out(room, seed)
        record = record_of(room)
        if any(isinstance(move, Knock) and move.dice for move in record.moves):
            return record
    pytest.fail("no dice in 20 games")


def test_L15_dice_that_the_proof_denies_are_found_out():
    record = with_dice()
    assert again(record).refusal is None
    number = next(n for n, move in enumerate(record.moves) if isinstance(move, Knock) and move.dice)
    move = record.moves[number]
    assert isinstance(move, Knock)
    assert move.dice
    first = str(move.seat)
    other = next(side for side in range(6, 0, -1) if side not in move.dice.values())
    for dice in ({**move.dice, first: 6 if move.dice[first] < 6 else other}, dict(list(move.dice.items())[:1])):
        moves = [*record.moves[:number], replace(move, dice=dice), *record.moves[number + 1 :]]
        result = again(replace(record, moves=moves))
        assert result.refusal is not None
        assert (result.refusal.rule, result.turn) == ("L15", number + 1)


@pytest.mark.parametrize("seed", range(6))
def test_L15_who_threw_higher_may_have_knocked_after_the_time_that_the_other_kept(seed: int):
    room, order = in_turn(3, glass=30, seed=seed)
    room.send(Knock(seat=order[1], ms=34_900))
    assert deadlines(room)[order[2]] is None
    room.send(Knock(seat=order[2], ms=35_100))
    for ms in (36_000, 37_000):
        seat = paper_of(room.state).window.order[0]  # type: ignore[union-attr]
        room.send(Knock(seat=seat, words=[], ms=ms))
        choose(room, seat, ms + 500)
    for seat in order[1:]:
        room.send(Resign(seat=seat, ms=38_000))
    record = record_of(room)
    assert next(move.ms for move in record.moves if isinstance(move, Knock)) in (34_900, 35_100)
    result = again(record)
    assert (result.refusal, result.outcome) == (None, room.state.outcome)


def test_L1_draws_that_the_proof_denies_are_found_out():
    room = table(2, seed=4)
    play_out(room, 4)
    record = record_of(room)
    assert record.draws
    tiles = [draw for draw in record.draws if not draw.lot]
    swapped = {tiles[0].tiles: tiles[1].tiles}
    forged = [replace(draw, tiles=swapped.get(draw.tiles, draw.tiles)) for draw in record.draws]
    result = again(replace(record, draws=forged))
    assert result.refusal is not None
    assert result.refusal.rule == "L1"


def test_a_record_of_a_game_that_is_on_is_open_and_right_as_far_as_it_goes():
    room, order = in_turn()
    knock_alone(room, order[2], 33_000, first_row(room)[:2])
    record = record_of(room)
    assert record.draws is None
    assert record.proof is None
    result = again(record)
    assert result.refusal is None
    assert [seat.score for seat in replay(result.events).seats] == [seat.score for seat in room.state.seats]


def test_every_way_to_end_a_turn_at_a_live_table():
    room, order = started(4)
    letter = letters_held(room.state, order[0])[0]
    room.send(Free(seat=order[0], tile=letter, ms=40_000))
    assert paper_of(room.state).free == (letter,)
    everybody_accepts(room, 41_000)
    token = next(tile for tile in room.state.seats[order[1]].rack if tile[0] == "?")
    size = size_of(token)
    assert size is not None
    room.send(Pass(seat=order[1], ms=42_000))
    choose(room, order[1], 42_500)
    everybody_accepts(room, 43_000)
    assert room.refused(Claim(seat=order[2], words=["AB"], ms=44_000)) == "L5"
