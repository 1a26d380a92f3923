"""The turns of two seats with one or two tiles in the bag, each by its chance to win over every draw."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rekje.analysis.crossword.plays import act_of_move, is_like, move_of_act
from rekje.analysis.moves import Move
from rekje.games.registry import get_game
from rekje.players.base import Budget
from rekje.players.crossword.expert import DRAWN_NODES, MOST_DRAWN, SEARCHES, end_effort
from rekje.players.ports import DeepKnowledge, EndEffort, Knowledge, WeighedTurn
from rekje.referee.view import Seen


class DrawnTurn(msgspec.Struct, frozen=True):
    """A turn as it was weighed: its ``chance`` to win, the final ``lead`` on average, and whether the chance is proven
    (``sure``)."""

    move: Move
    chance: float
    lead: float
    sure: bool


class DrawnTurns:
    """The turns of a seat, from its view ``seen``. ``did`` is weighed in any case."""

    def __init__(self, seen: Seen, seat: int, knowledge: DeepKnowledge, did: Move | None, effort: EndEffort) -> None:
        act = None if did is None else act_of_move(did, seen, seat)
        found = knowledge.work_out(seen, seat, None, effort, (act,) if act else ())
        self.turns: Sequence[DrawnTurn] = [_drawn(turn, seen) for turn in found.turns] if found else ()

    def of(self, move: Move) -> DrawnTurn | None:
        """What a move was weighed as, the best that `is_like` it; None if it wasn't weighed."""
        return next((turn for turn in self.turns if is_like(turn.move, move)), None)


def drawn_turns(seen: Seen, seat: int, knowledge: Knowledge, did: Move | None, budget: Budget) -> DrawnTurns | None:
    """The turns of a seat where every draw can be looked at, else None."""
    if not is_drawn(seen) or not isinstance(knowledge, DeepKnowledge):
        return None
    found = DrawnTurns(seen, seat, knowledge, did, end_effort(DRAWN_NODES, SEARCHES, budget))
    return found if found.turns else None


def is_drawn(seen: Seen) -> bool:
    """Whether turns are judged so, as `expert` weighs them."""
    return has_few(seen, MOST_DRAWN)


def has_few(seen: Seen, most: int) -> bool:
    """Whether two play, racks are filled up again, and no more than so many tiles are in the bag, but some."""
    return 0 < seen.bag <= most and len(seen.seats) == 2 and get_game(seen.config.game).refills


def _drawn(turn: WeighedTurn, seen: Seen) -> DrawnTurn:
    return DrawnTurn(move_of_act(turn, seen), turn.chance, turn.lead, turn.proven)
