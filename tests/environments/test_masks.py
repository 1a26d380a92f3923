"""What environments offer is what the referee accepts (long form: tests/environments/long.py)."""

from __future__ import annotations

import random

import pytest

from rekje.environments.menu import Menu
from rekje.environments.table import EnvironmentTable
from rekje.model.commands import Play
from rekje.model.squares import at_name
from rekje.model.tiles import join_tiles
from tests.environments.verdicts import CHECKS, accepted, check_positions, positions


@pytest.mark.parametrize("edition", CHECKS)
def test_what_is_offered_is_what_the_referee_accepts(edition: str) -> None:
    most = 200 if edition == "koning/en" else 10_000
    assert check_positions(edition, 40, most=most) == 40


def test_each_step_can_be_the_last_if_the_referee_says_so() -> None:
    """In steps a turn can be ended just where the tiles tried so far make a legal play."""
    chance = random.Random(3)
    table = EnvironmentTable("en", 2, None, "steps", 10, {})
    done = table.moves.numbers.of("done")
    checked = 0
    for episode in positions(table, 150, seed=5):
        if not episode.trail:
            continue
        laid = tried(table, episode)
        assert episode.seat is not None
        assert (done in episode.menu) == accepted(episode, laid), laid
        checked += 1
        number = chance.choice(episode.menu.numbers)
        if number != done:
            then = episode.menu.take(number)
            assert isinstance(then, Menu)
            assert then.numbers
    assert checked > 50


def tried(table: EnvironmentTable, episode: object) -> Play:
    """The play that the tiles tried so far would make."""
    from rekje.environments.episode import Episode

    assert isinstance(episode, Episode)
    assert episode.seat is not None
    board, (first, *letters) = episode.state.board, episode.trail
    block, place = table.moves.numbers.place(first)
    square, across = (place % 15, place // 15), block == "across"
    faces = table.config.edition.letter_set.faces
    tiles = [
        (faces[n] if kind == "letters" else faces[n].lower()) for kind, n in map(table.moves.numbers.place, letters)
    ]
    start, dx, dy = square, int(across), int(not across)
    while (start[0] - dx, start[1] - dy) in board:
        start = start[0] - dx, start[1] - dy
    here, word = start, []
    while here in board or tiles:
        word.append(board[here] if here in board else tiles.pop(0))
        here = here[0] + dx, here[1] + dy
    return Play(seat=episode.seat, at=at_name(start, across), word=join_tiles(word))


def test_a_play_of_one_tile_can_be_begun_both_ways() -> None:
    table = EnvironmentTable("en", 2, None, "steps", 10, {})
    single = 0
    for episode in positions(table, 120, seed=1):
        if episode.trail or not episode.state.board:
            continue
        assert episode.seat is not None
        plays = table.moves.engine.plays(episode.state.board, episode.state.seats[episode.seat].rack)  # type: ignore[attr-defined]
        for play in plays:
            if len(play.tiles) == 1:
                ((x, y), _), place = play.tiles[0], None
                place = y * 15 + x
                assert table.moves.numbers.of("across", place) in episode.menu
                assert table.moves.numbers.of("down", place) in episode.menu
                single += 1
                break
    assert single > 5
