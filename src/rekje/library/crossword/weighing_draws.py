"""The turns of a position weighed over every draw from the bag."""

from __future__ import annotations

from collections.abc import Sequence

import rekje.engine.crossword.preendgame as pre
from rekje.engine.crossword.equity import scored
from rekje.engine.crossword.native import NativeEngine, ScoredPlay
from rekje.engine.crossword.simulation import weighed
from rekje.games.playout import EndRules
from rekje.games.registry import get_game
from rekje.library.arguments import check_seconds, whole
from rekje.model.problems import FormError
from rekje.model.tiles import Tiles
from rekje.players.ports import EndEffort
from rekje.referee.view import Seen


def weigh_position(
    engine: NativeEngine,
    rules: EndRules,
    seen: Seen,
    tiles: Tiles,
    bag: int,
    *,
    plays: Sequence[ScoredPlay],
    passes: int,
    effort: EndEffort,
) -> pre.PreEndGame:
    """The pre-endgame of a table's first seat, to which ``tiles`` are unseen, ``bag`` of them in the bag. Raises
    `FormError` where not two play, and for plays of another position."""
    game, seats, rack = get_game(seen.config.game), len(seen.seats), seen.seats[0].rack
    if seats != 2:
        raise FormError("engine-selfplay-seats", count=seats, least=2, most=2)
    can_exchange = "exchange" in game.handlers and bag >= game.least_in_bag(seen.edition)
    left = pre.passes_left(seen)
    return pre.weigh_draws(
        engine,
        rules,
        (seen.board, rack),
        pre.Unseen(tiles, bag, min(bag, len(rack)) if can_exchange else 0),
        lead=seen.seats[0].score - seen.seats[1].score,
        passes=pre.PassesLeft(left.now - passes, left.after_play, left.after_exchange),
        effort=effort,
        asked_for=[weighed(engine, seen, scored(play, 0, rack)) for play in plays],
    )


def effort_of(seconds: float, nodes: int | None) -> EndEffort:
    """How long a search takes: by ``nodes``, or else by time. Raises `FormError` for what is none."""
    told = check_seconds(seconds)
    if nodes is None:
        return EndEffort(seconds=float(told))
    return EndEffort(whole("nodes", nodes, 1))
