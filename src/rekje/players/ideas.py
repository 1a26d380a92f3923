"""How many plays come to the mind of a player who plays as people do, by game and language (``data/ideas.toml``)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from math import exp
from pathlib import Path
from random import Random

from rekje.referee.view import Seen

FILE = Path(__file__).parents[1] / "data" / "ideas.toml"
EVERYWHERE = "all"
"""What counts in a language that isn't named, and for a game that isn't."""
NUMBERED = "level-"
"""The beginning of the names of these players; their number follows, the weakest being 1."""


@cache
def all_ideas() -> Mapping[str, Mapping[str, Sequence[float]]]:
    """The mean number of ideas in a turn of each level, the weakest first, by game and language."""
    found: Mapping[str, Mapping[str, Sequence[float]]] = tomllib.loads(FILE.read_text("utf-8"))
    return found


def usual_ideas(name: str, game: str, language: str) -> float:
    """The mean number of ideas that a player has in a turn of a game."""
    known = all_ideas()
    here = known.get(game, known[EVERYWHERE])
    return here.get(language, here[EVERYWHERE])[int(name.removeprefix(NUMBERED)) - 1]


def ideas_today(name: str, view: Seen, seat: int, form: float, ideas: float | None = None) -> float:
    """The mean number of ideas of a seat's player in this game. Its logarithm is normally distributed from game to
    game, with a standard deviation ``form``, by its `day`."""
    usual = usual_ideas(name, view.config.game, view.edition.language) if ideas is None else ideas
    return usual * exp(form * day(name, seat, view.commit))


@lru_cache(1024)
def day(name: str, seat: int, commit: str) -> float:
    """How good a day a seat's player has: a normally distributed number, 0 being a usual one. The commitment to the
    shuffle (C4) decides, which everybody knows."""
    return Random(f"{name}/{seat}/{commit}").gauss(0, 1)
