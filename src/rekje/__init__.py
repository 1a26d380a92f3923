"""Rekje: the refereed table for letter-tile board games.

The library for programmers (docs/library.md). Names are loaded when they are first used, so importing is quick.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    __version__: str
    from rekje.adapters.endgame import EndGame
    from rekje.adapters.native import ScoredPlay
    from rekje.library.game import Game
    from rekje.library.grids import Grids, GridWord
    from rekje.library.leaves import Leaves
    from rekje.library.playouts import Playout, playouts
    from rekje.library.position import Position, Rank, best_many, plays_many
    from rekje.library.refused import Refused
    from rekje.library.rules import Rules, rules
    from rekje.library.walked import WalkedPlay
    from rekje.library.words import Lexicon
    from rekje.model.problems import FormError, Refusal
    from rekje.players import PLAYERS

__all__ = [
    "PLAYERS",
    "EndGame",
    "FormError",
    "Game",
    "GridWord",
    "Grids",
    "Leaves",
    "Lexicon",
    "Playout",
    "Position",
    "Rank",
    "Refusal",
    "Refused",
    "Rules",
    "ScoredPlay",
    "WalkedPlay",
    "__version__",
    "best_many",
    "playouts",
    "plays_many",
    "rules",
]

_HOME = {
    "PLAYERS": "rekje.players",
    "EndGame": "rekje.adapters.endgame",
    "FormError": "rekje.library.told",
    "Game": "rekje.library.game",
    "GridWord": "rekje.library.grids",
    "Grids": "rekje.library.grids",
    "Leaves": "rekje.library.leaves",
    "Lexicon": "rekje.library.words",
    "Playout": "rekje.library.playouts",
    "Position": "rekje.library.position",
    "Rank": "rekje.library.position",
    "Refusal": "rekje.model.problems",
    "Refused": "rekje.library.refused",
    "Rules": "rekje.library.rules",
    "ScoredPlay": "rekje.adapters.native",
    "WalkedPlay": "rekje.library.walked",
    "best_many": "rekje.library.position",
    "playouts": "rekje.library.playouts",
    "plays_many": "rekje.library.position",
    "rules": "rekje.library.rules",
}


def __getattr__(name: str) -> object:
    if name == "__version__":
        from importlib.metadata import version

        value: object = version("rekje")
    elif name in _HOME:
        value = getattr(importlib.import_module(_HOME[name]), name)
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
