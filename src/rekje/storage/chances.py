"""The models of winning that come with the package (`rekje.analysis.chances`), fitted by `bench/chances.py`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from rekje.analysis.chances import Chances
from rekje.model.events import Config
from rekje.storage.shipped import read_shipped

FILE = Path(__file__).parents[1] / "data" / "chances.json"
FORMAT = "rekje-chances/1"


class Fitted(msgspec.Struct, frozen=True):
    """A model and its origin: the players, the word list, the number of games and the seed, and the error of its
    chances in games that it wasn't fitted to (Brier score; that of a coin is 0.25). ``scoring`` is the way of
    counting, if a table can choose it."""

    ahead: tuple[float, float]
    spread: tuple[float, float]
    players: str
    lexicon: str
    games: int
    seed: int
    brier: float
    scoring: str = ""


class ChancesFile(msgspec.Struct, frozen=True):
    """All models, by game and edition: ``scrabble/nl``."""

    format: str
    made_by: str
    kinds: dict[str, Fitted]


@cache
def all_chances() -> dict[str, Fitted]:
    """The models there are. Raises `FormError` for a damaged file."""
    return read_shipped(FILE, ChancesFile).kinds


def chances_for(config: Config) -> Chances | None:
    """The model for a table's edition and way of counting; None if there is none."""
    found = all_chances().get(f"{config.game}/{config.edition.name}")
    if found is None or found.scoring != scoring_of(config):
        return None
    return Chances(found.ahead, found.spread)


def scoring_of(config: Config) -> str:
    """The way of counting, if a table can choose it; otherwise empty."""
    return str(config.options.get("scoring") or "")
