"""The best ways to use a turn, by playing on from them with the tiles that the seat doesn't see dealt at random."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from rekje.analysis.crossword.plays import act_of_move, is_like, move_of_act
from rekje.analysis.crossword.pre_endings import has_few
from rekje.analysis.moves import Move
from rekje.players.base import Budget
from rekje.players.crossword import expert
from rekje.players.ports import DeepKnowledge, PlayedOn, Rated, SimulationEffort
from rekje.referee.view import Seen

FEW_IN_BAG = 4
"""With so few tiles in the bag turns are judged so even without a budget: what a leave is usually worth tells little
there, and there are too many draws to look at (bench/results-endgame.md)."""
SEARCHES = 30_000
"""Best plays that are searched for to compare the best ways without a budget."""
USUAL_SECONDS = 1.0
"""About as long as a turn takes without a budget, where turns are judged so or by every draw."""
LEAST_SAMPLES = 40
"""Fewer samples tell nothing."""
SEED = 0
"""What the deals depend on."""


class PlayedOnMove(msgspec.Struct, frozen=True):
    """A move, and what playing on from it told."""

    move: Move
    told: PlayedOn


class PlayedOnTurn(msgspec.Struct, frozen=True):
    """The best ways to use a turn, in no order, and what was done; None if that couldn't be played on from."""

    moves: Sequence[PlayedOnMove]
    mine: PlayedOnMove | None


def is_played_on(seen: Seen, budget: Budget) -> bool:
    """Whether turns are judged so: while tiles are drawn, if there is a budget for it; between two with few of them
    in any case."""
    asked_for = any(one is not None for one in (budget.seconds, budget.nodes, budget.depth))
    return has_few(seen, FEW_IN_BAG) or (asked_for and seen.bag > 0)


def no_less_than_usual(seen: Seen, budget: Budget) -> Budget:
    """The budget; with few tiles in the bag as much as without one, if it is smaller."""
    usual = expert.SEARCHES if seen.bag <= expert.MOST_DRAWN else expert.SEARCHES + SEARCHES
    small = (budget.seconds or USUAL_SECONDS) < USUAL_SECONDS or (budget.nodes or usual) < usual
    return replace(budget, seconds=None, nodes=None) if small and has_few(seen, FEW_IN_BAG) else budget


def played_on(
    seen: Seen,
    seat: int,
    knowledge: DeepKnowledge,
    did: Move | None,
    also: Sequence[Move],
    shown: int,
    budget: Budget,
) -> PlayedOnTurn | None:
    """The ``shown`` best moves that `expert` finds within half of the budget, and some ``also``; what they and the move
    that was done gain is told by other deals, the same ones for all. None where there is no choice or too little time,
    and where the core can't play on."""
    half = replace(budget, seconds=budget.seconds and budget.seconds / 2, nodes=budget.nodes and -(-budget.nodes // 2))
    best = expert.Expert(threads=half.threads).weigh(seen, seat, knowledge, half, SEED)[: max(shown, 2)]
    acts = {move_of_act(act, seen): act for act, _ in best}
    acts |= {move: act for move, act in _acts(also, seen, seat) if not any(is_like(one, move) for one in acts)}
    mine = next((move for move in acts if did and is_like(move, did)), None)
    compared = list(acts.items())
    if mine:
        compared.sort(key=lambda pair: pair[0] != mine)
    elif did and (own := act_of_move(did, seen, seat)):
        compared.insert(0, (did, own))
    if len(compared) < 2:
        return None
    told = knowledge.simulate(seen, seat, None, [act for _, act in compared], _effort(half), SEED + 1)
    if min(one.samples for one in told) < LEAST_SAMPLES:
        return None
    found = [PlayedOnMove(move, one) for (move, _), one in zip(compared, told, strict=True)]
    own_first = mine is not None or found[0].move not in acts
    return PlayedOnTurn([one for one in found if one.move in acts], found[0] if own_first else None)


def _acts(moves: Sequence[Move], seen: Seen, seat: int) -> list[tuple[Move, Rated]]:
    return [(move, act) for move in moves if (act := act_of_move(move, seen, seat))]


def _effort(half: Budget) -> SimulationEffort:
    searches = SEARCHES if half.seconds is None and half.nodes is None else half.nodes
    return SimulationEffort(searches, half.seconds, half.depth, threads=half.threads, even=True)
