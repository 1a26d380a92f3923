"""What the search generates is exactly what the referee accepts, at exactly the same score."""

from __future__ import annotations

import random
from collections import Counter
from itertools import chain, combinations, product

import pytest

from rekje.games.crossword.game import CrosswordGame
from rekje.games.editions import all_editions, edition_from_dict
from rekje.games.registry import GAMES
from rekje.model import commands as cmd
from rekje.model.edition import Edition
from rekje.model.events import PlayLaid
from rekje.model.problems import Refusal
from rekje.model.state import State
from rekje.model.tiles import as_held, is_blank, join_tiles, letter
from rekje.referee import decide, evolve
from tests.property.tables import Room, builtin_room, random_command


def small_edition(seed: int) -> Edition:
    """A board of 5×5 with random premiums, six letters (one of two characters) and a blank, racks of 4."""
    chance = random.Random(seed)
    rows = ["".join(chance.choice("....wWlL") for _ in range(5)) for _ in range(5)]
    premiums = {
        "DW": {"sign": "w", "word": 2},
        "TW": {"sign": "W", "word": 3},
        "DL": {"sign": "l", "letter": 2},
        "TL": {"sign": "L", "letter": 3},
    }
    letters = {face: [chance.randint(0, 9), 6] for face in ("A", "B", "C", "IJ", "Ö", "Z")}
    raw = {"name": "small", "game": "scrabble", "language": "en", "lexicon": "any", "letters": letters, "blanks": 3}
    raw |= {"board": rows, "premiums": premiums, "start": ["C3"], "rack": 4, "rules": {"pass_rounds": 2}}
    return edition_from_dict(raw)


def accepted(room: Room, state: State, at: str, word: str) -> PlayLaid | None:
    assert state.turn
    answer = decide(state, cmd.Play(seat=state.turn.seat, at=at, word=word), room.facts)
    return None if isinstance(answer, Refusal) else next(one for one in answer.events if isinstance(one, PlayLaid))


def positions(room: Room, seed: int, count: int) -> list[State]:
    """States on the way through a random game in which somebody is to play."""
    chance = random.Random(seed)
    met = []
    while room.state.outcome is None and len(met) < count:
        met.append(room.state)
        answer = decide(room.state, random_command(room, room.state, chance), room.facts)
        for event in () if isinstance(answer, Refusal) else answer.events:
            room.state = evolve(room.state, event)
    return [state for state in met if not state.outcome]


CROSSWORDS = [(game, name) for game, name in all_editions() if isinstance(GAMES[game], CrosswordGame)]


@pytest.mark.parametrize(("game", "edition"), CROSSWORDS)
def test_every_generated_play_is_accepted_at_its_score(game: str, edition: str) -> None:
    room = builtin_room(edition, 2, 21, game)
    for state in positions(room, 21, 12):
        assert state.turn
        found = room.engine.plays(state.board, state.seats[state.turn.seat].rack)
        for play in random.Random(1).sample(list(found), min(60, len(found))):
            event = accepted(room, state, play.at, play.word)
            assert event is not None, play
            assert event.score == play.score


ONE_IN = 8
"""Of what can't be laid anyway, the referee is asked about one in so many."""


@pytest.mark.parametrize("seed", range(5))
def test_on_a_small_board_exactly_the_generated_plays_are_accepted(seed: int) -> None:
    room = Room(small_edition(seed), 2, seed)
    for state in positions(room, seed, 4):
        assert state.turn
        generated = {}
        for play in room.engine.plays(state.board, state.seats[state.turn.seat].rack):
            generated[frozenset(play.tiles)] = play.score
        assert all_accepted(room, state) == generated


def all_accepted(room: Room, state: State) -> dict[frozenset[object], int]:
    """Every placement that the referee accepts, found by offering it all words everywhere, blanks in every place that
    is free. Where other letters lie, or tiles are lacking however blanks are used, it is offered some."""
    found: dict[frozenset[object], int] = {}
    assert state.turn
    rack = state.seats[state.turn.seat].rack
    held = Counter(map(as_held, rack))
    blanks, there = sum(map(is_blank, rack)), held + Counter(map(letter, state.board.values()))
    missing = {word: (Counter(word) - there).total() for word in room.words.words if len(word) <= 5}
    # What is neither held nor lies there can't be laid; whether that is refused is asked elsewhere.
    spelt = [word for word, count in sorted(missing.items()) if count <= blanks]
    hopeless = 0
    for x, y, across, word in product(range(5), range(5), (True, False), spelt):
        if (x if across else y) + len(word) > 5:
            continue
        at = f"{y + 1}{'ABCDE'[x]}" if across else f"{'ABCDE'[x]}{y + 1}"
        lies = [state.board.get((x + i, y) if across else (x, y + i)) for i in range(len(word))]
        free = [i for i, tile in enumerate(lies) if tile is None]
        lacking = (Counter(word[i] for i in free) - held).total()
        if lacking > blanks or any(tile and letter(tile) != own for tile, own in zip(lies, word, strict=True)):
            hopeless += 1
            if not hopeless % ONE_IN:
                assert accepted(room, state, at, join_tiles(word)) is None
            continue
        for blank in chain.from_iterable(combinations(free, count) for count in range(lacking, blanks + 1)):
            tiles = [tile.lower() if i in blank else tile for i, tile in enumerate(word)]
            event = accepted(room, state, at, join_tiles(tiles))
            if event is not None:
                laid = {((ord(name[0]) - 65, int(name[1:]) - 1), tile) for name, tile in event.tiles.items()}
                found[frozenset(laid)] = event.score
    return found
