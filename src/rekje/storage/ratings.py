"""The ratings of the computer players that come with the package, by game (`bench/ratings.py`)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec

from rekje.analysis.ratings import Rating
from rekje.model.problems import FormError
from rekje.storage.shipped import read_shipped

FILE = Path(__file__).parents[1] / "data" / "ratings.json"
FORMAT = "rekje-ratings/1"


class RoundRobin(msgspec.Struct, frozen=True):
    """The ratings of a game's players, and their origin: edition, word list, seats at a table, number of games, seed of
    the first shuffle, and day (ISO). ``kept`` tells the same, edition and day, of ratings that are older."""

    edition: str
    lexicon: str
    seats: int
    games: int
    seed: int
    made: str
    players: dict[str, Rating]
    kept: str = ""


class RatingsFile(msgspec.Struct, frozen=True):
    """All round robins, by game."""

    format: str
    made_by: str
    games: dict[str, RoundRobin]


@cache
def all_ratings() -> dict[str, RoundRobin]:
    """The round robins there are. Raises `FormError` for a damaged file."""
    return read_shipped(FILE, RatingsFile).games if FILE.exists() else {}


def computer_ratings() -> Mapping[str, Mapping[str, Rating]]:
    """The computer players' known ratings by game and name. If the file is damaged, no rating is known, and games go
    on; `rekje doctor` reports it."""
    try:
        return {game: robin.players for game, robin in all_ratings().items()}
    except FormError:
        return {}
