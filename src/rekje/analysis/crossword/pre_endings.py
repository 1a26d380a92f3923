"""The turns of two seats with few tiles in the bag, each by its chance to win over every draw."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from rekje.analysis.crossword.plays import move_of_act
from rekje.analysis.moves import Move
from rekje.games.registry import get_game
from rekje.model.commands import Exchange, Pass, Play
from rekje.model.tiles import as_held, split_tiles, without
from rekje.players.ports import DeepKnowledge, EndEffort, Knowledge, Rated, WeighedTurn
from rekje.referee.view import Seen

MOST_IN_BAG = 4
"""So many tiles are few."""
NODES = 100_000
"""The positions that the search may visit for a turn."""


class DrawnTurn(msgspec.Struct, frozen=True):
    """A turn as it was weighed: its ``chance`` to win, the final ``lead`` on average, and whether the chance is proven
    (``sure``)."""

    move: Move
    chance: float
    lead: float
    sure: bool


class DrawnTurns:
    """The turns of a seat, from its view ``seen``. ``did`` is weighed in any case."""

    def __init__(self, seen: Seen, seat: int, knowledge: DeepKnowledge, did: Move | None) -> None:
        asked_for = () if did is None else tuple(_as_rated(did, seen, seat))
        found = knowledge.work_out(seen, seat, None, EndEffort(NODES), asked_for)
        self.turns: Sequence[DrawnTurn] = [_drawn(turn, seen) for turn in found.turns] if found else ()

    def of(self, move: Move) -> DrawnTurn | None:
        """What a move was weighed as: an exchange whose tiles aren't known as the best of as many tiles, anything that
        lays and gives nothing as a pass. None if it wasn't weighed."""
        return next((turn for turn in self.turns if _is_like(turn.move, move)), None)


def drawn_turns(seen: Seen, seat: int, knowledge: Knowledge, did: Move | None) -> DrawnTurns | None:
    """The turns of a seat where every draw can be looked at, else None."""
    if not is_drawn(seen, knowledge) or not isinstance(knowledge, DeepKnowledge):
        return None
    found = DrawnTurns(seen, seat, knowledge, did)
    return found if found.turns else None


def is_drawn(seen: Seen, knowledge: Knowledge) -> bool:
    """Whether turns are judged so: between two, with few tiles in the bag, where racks are filled up again."""
    few = 0 < seen.bag <= MOST_IN_BAG and len(seen.seats) == 2
    return few and get_game(seen.config.game).refills and isinstance(knowledge, DeepKnowledge)


def _as_rated(did: Move, seen: Seen, seat: int) -> Iterator[Rated]:
    """The act as players weigh it, if it is known."""
    rack = seen.seats[seat].rack
    if did.kind == "play":
        held = tuple(as_held(tile) for _, tile in did.laid)
        yield Rated(Play(seat=seat, at=did.at, word=did.word), did.score, 0.0, without(rack, held))
    elif did.kind != "exchange":
        yield Rated(Pass(seat=seat), 0, 0.0, rack)
    elif did.tiles:
        yield Rated(Exchange(seat=seat, tiles=did.tiles), 0, 0.0, without(rack, split_tiles(did.tiles)))


def _drawn(turn: WeighedTurn, seen: Seen) -> DrawnTurn:
    return DrawnTurn(move_of_act(turn, seen), turn.chance, turn.lead, turn.proven)


def _is_like(turn: Move, move: Move) -> bool:
    if move.kind == "play":
        return turn.kind == "play" and set(turn.laid) == set(move.laid)
    if move.kind != "exchange":
        return turn.kind == "pass"
    same = not move.tiles or sorted(split_tiles(turn.tiles)) == sorted(split_tiles(move.tiles))
    return turn.kind == "exchange" and turn.count == move.count and same
