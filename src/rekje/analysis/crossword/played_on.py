"""The best ways to use a turn, by playing on from them with the tiles that the seat doesn't see dealt at random."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from rekje.analysis.crossword.plays import is_like, move_of_act
from rekje.analysis.moves import Move
from rekje.games.registry import get_game
from rekje.players.base import NO_LIMIT, Budget
from rekje.players.crossword.expert import MOST_DRAWN, Expert, gained
from rekje.players.ports import DeepKnowledge, PlayedOn, Rated, SimulationEffort
from rekje.referee.view import Seen

MOST_IN_BAG = 4
"""With so few tiles in the bag turns are judged so even without a budget: what a leave is usually worth tells little
there, and there are too many draws to look at (bench/results-endgame.md)."""
SEARCHES = 30_000
"""Best plays that are searched for to compare the best ways without a budget."""
SEED = 0
"""What the deals depend on."""


class PlayedOnMove(msgspec.Struct, frozen=True):
    """A move, and what playing on from it told."""

    move: Move
    told: PlayedOn


def is_played_on(seen: Seen, budget: Budget) -> bool:
    """Whether turns are judged so: while tiles are drawn, if there is a budget for it; between two with few of them
    in any case."""
    if not seen.bag:
        return False
    few = len(seen.seats) == 2 and MOST_DRAWN < seen.bag <= MOST_IN_BAG
    return budget != NO_LIMIT or (few and get_game(seen.config.game).refills)


def played_on(
    seen: Seen, seat: int, knowledge: DeepKnowledge, asked_for: Sequence[Rated], shown: int, budget: Budget
) -> Sequence[PlayedOnMove]:
    """The ``shown`` best moves that `expert` finds within half of the budget, and those ``asked_for``; what they gain
    is told by other deals, the same ones for all. Nothing where there is no choice, or where the core can't play on."""
    half = replace(
        budget,
        seconds=budget.seconds and budget.seconds / 2,
        nodes=budget.nodes and -(-budget.nodes // 2),
    )
    acts, found = Expert().weigh(seen, seat, knowledge, half, SEED)
    order = sorted(zip(acts, found, strict=True), key=lambda pair: (-gained(pair[1]), -pair[0].equity))
    chosen = [act for act, _ in order[:shown]]
    moves = [move_of_act(act, seen) for act in chosen]
    for act in asked_for:
        asked = move_of_act(act, seen)
        if not any(is_like(move, asked) for move in moves):
            chosen.append(act)
            moves.append(asked)
    if len(chosen) < 2:
        return ()
    effort = SimulationEffort(half.nodes, half.seconds, half.depth, threads=half.threads, even=True)
    if budget == NO_LIMIT:
        effort = SimulationEffort(SEARCHES, even=True)
    told = knowledge.simulate(seen, seat, None, chosen, effort, SEED + 1)
    if not all(one.samples for one in told):
        return ()
    return [PlayedOnMove(move, one) for move, one in zip(moves, told, strict=True)]
