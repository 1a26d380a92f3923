"""Draws and whole games as Python shuffles them, for the page's own reckoning (web/tests/shuffle/shuffle.test.ts).

`python -m tests.referee.shuffle_vectors` writes web/tests/shuffle/shuffles.json anew.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec

from rekje.games.registry import GAMES
from rekje.model.events import (
    Bought,
    Exchanged,
    LotDrawn,
    NoncesGiven,
    Resigned,
    SecretRevealed,
    ShuffleCommitted,
    TableOpened,
    TilesDrawn,
    TilesReturned,
)
from rekje.model.families import AnyEvent
from rekje.model.path.events import DiceThrown
from rekje.model.problems import Refusal
from rekje.model.walk.commands import Open
from rekje.referee import decide, evolve
from rekje.referee.shuffle import commitment, draw_tiles, seed, throw_dice
from tests.property.tables import Room, builtin_room, random_command

FILE = Path(__file__).parents[2] / "web" / "tests" / "shuffle" / "shuffles.json"
TELLING = (
    TableOpened, ShuffleCommitted, NoncesGiven, LotDrawn, TilesDrawn, Exchanged, Bought, TilesReturned, Resigned,
    DiceThrown, SecretRevealed,
)  # fmt: skip
"""The events that the shuffle has to do with."""
ROOMS = [("scrabble", "nl-ij", 3, 6), ("woordenspel", "fr", 3, 4), ("koning", "de", 3, 11), ("letter", "nl", 3, 5)]
"""Game, edition, seats and a number with which somebody leaves, exchanges, ties a lot, throws dice."""


def vectors() -> str:
    """All of them, as the text of the file, one to a line."""
    draws = [json.dumps(_draw(random.Random(n)), ensure_ascii=False) for n in range(40)]
    games = [json.dumps(msgspec.to_builtins(_game(*room)), ensure_ascii=False) for room in ROOMS]
    parts = {"draws": draws, "games": games}
    return "{\n" + ",\n".join(f'"{name}": [\n' + ",\n".join(lines) + "\n]" for name, lines in parts.items()) + "\n}\n"


def _draw(chance: random.Random) -> dict[str, object]:
    """A secret and nonces, some of them empty, and what they draw from a bag, and throw after that."""
    secret = chance.randbytes(32).hex()
    nonces = [chance.randbytes(chance.choice((0, 16, 16))).hex() for _ in range(chance.randint(1, 6))]
    bag = [f"T{n}" for n in range(chance.choice((1, 7, 102, 104)))]
    key, seats = seed(secret, nonces), list(range(chance.randint(2, 6)))
    drawn, cursor = draw_tiles(bag, chance.randint(0, len(bag) + 1), key, 0)
    rounds, _ = throw_dice(seats, key, cursor)
    told = {"secret": secret, "commitment": commitment(secret), "nonces": nonces, "bag": bag}
    return {**told, "drawn": drawn, "rounds": [{str(seat): side for seat, side in one.items()} for one in rounds]}


def _game(*room: Any) -> list[AnyEvent]:
    """What concerns the shuffle in a game."""
    return [event for event in played(*room).events if isinstance(event, TELLING)]


def played(game: str, edition: str, seats: int, number: int) -> Room:
    """A game of random commands to its end; where one may open with no word, all do so at first."""
    room, chance = builtin_room(edition, seats, number, game), random.Random(number)
    for _ in range(1000):
        if room.state.outcome:
            break
        _act(room, chance)
    assert room.state.outcome
    return room


def _act(room: Room, chance: random.Random) -> None:
    command = random_command(room, room.state, chance)
    if isinstance(command, Open) and not any(isinstance(event, TilesReturned) for event in room.events):
        command = Open(seat=command.seat, words={})
    answer = decide(room.state, command, room.facts)
    if not isinstance(answer, Refusal):
        room.events += answer.events
        room.state = evolve(room.state, *answer.events)


if __name__ == "__main__":
    assert {game for game, *_ in ROOMS} == set(GAMES)
    FILE.write_text(vectors(), "utf-8")
