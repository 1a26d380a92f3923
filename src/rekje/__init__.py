"""Rekje: the refereed table for letter-tile board games.

The library for programmers (docs/library.md). Names are loaded when they are first used, so importing is quick.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    __version__: str
    from rekje.analysis.judging import Judged
    from rekje.analysis.moves import Move
    from rekje.analysis.review import Cost, ReviewSeat, ReviewTurn
    from rekje.engine.crossword.endgame import EndGame
    from rekje.engine.crossword.native import ScoredPlay
    from rekje.engine.crossword.preendgame import PreEndGame, PreEndTurn
    from rekje.library.crossword.leaves import Leaves
    from rekje.library.crossword.many import best_many, plays_many
    from rekje.library.crossword.playouts import Playout, playouts
    from rekje.library.crossword.position import Position, Rank
    from rekje.library.crossword.simulating import Simulated
    from rekje.library.game import Game
    from rekje.library.picture import Picture
    from rekje.library.refused import Refused
    from rekje.library.reviewing import GameReview
    from rekje.library.rows import Rows
    from rekje.library.rules import Rules, rules
    from rekje.library.seat_view import OwnPlayer, SeatView
    from rekje.library.walk.plays import WalkedPlay
    from rekje.library.word_grid import Grids, GridWord
    from rekje.library.words import Extensions, Hooks, Lexicon
    from rekje.model.problems import FormError, Refusal
    from rekje.players import PLAYERS
    from rekje.players.base import Budget

__all__ = [
    "PLAYERS",
    "Budget",
    "Cost",
    "EndGame",
    "Extensions",
    "FormError",
    "Game",
    "GameReview",
    "GridWord",
    "Grids",
    "Hooks",
    "Judged",
    "Leaves",
    "Lexicon",
    "Move",
    "OwnPlayer",
    "Picture",
    "Playout",
    "Position",
    "PreEndGame",
    "PreEndTurn",
    "Rank",
    "Refusal",
    "Refused",
    "ReviewSeat",
    "ReviewTurn",
    "Rows",
    "Rules",
    "ScoredPlay",
    "SeatView",
    "Simulated",
    "WalkedPlay",
    "__version__",
    "best_many",
    "playouts",
    "plays_many",
    "rules",
]

_HOME = {
    "PLAYERS": "rekje.players",
    "Budget": "rekje.players.base",
    "Cost": "rekje.analysis.review",
    "EndGame": "rekje.engine.crossword.endgame",
    "Extensions": "rekje.library.words",
    "FormError": "rekje.library.errors",
    "Game": "rekje.library.game",
    "GameReview": "rekje.library.reviewing",
    "GridWord": "rekje.library.word_grid",
    "Grids": "rekje.library.word_grid",
    "Hooks": "rekje.library.words",
    "Judged": "rekje.analysis.judging",
    "Leaves": "rekje.library.crossword.leaves",
    "Lexicon": "rekje.library.words",
    "Move": "rekje.analysis.moves",
    "OwnPlayer": "rekje.library.seat_view",
    "Picture": "rekje.library.picture",
    "Playout": "rekje.library.crossword.playouts",
    "Position": "rekje.library.crossword.position",
    "PreEndGame": "rekje.engine.crossword.preendgame",
    "PreEndTurn": "rekje.engine.crossword.preendgame",
    "Rank": "rekje.library.crossword.position",
    "Refusal": "rekje.model.problems",
    "Refused": "rekje.library.refused",
    "ReviewSeat": "rekje.analysis.review",
    "ReviewTurn": "rekje.analysis.review",
    "Rows": "rekje.library.rows",
    "Rules": "rekje.library.rules",
    "ScoredPlay": "rekje.engine.crossword.native",
    "SeatView": "rekje.library.seat_view",
    "Simulated": "rekje.library.crossword.simulating",
    "WalkedPlay": "rekje.library.walk.plays",
    "best_many": "rekje.library.crossword.many",
    "playouts": "rekje.library.crossword.playouts",
    "plays_many": "rekje.library.crossword.many",
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
