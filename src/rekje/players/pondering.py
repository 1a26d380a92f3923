"""The deeper player where words are written down: it counts on others who weigh what they leave, too."""

from __future__ import annotations

from collections.abc import Sequence

from rekje.games.paper import paper_of
from rekje.games.paper_order import dry_now
from rekje.games.paper_turns import in_first_round
from rekje.model.commands import LayToken
from rekje.model.state import State
from rekje.players.base import Player
from rekje.players.canny import Weigher, worths
from rekje.players.eyes import Eye
from rekje.players.papers import SEES_ALL
from rekje.players.ports import Candidate, PaperKnowledge

PONDERED = 8
"""The acts that it looks at closely, of those that `Weigher` weighs."""
WIDTHS = (4, 4, 1)
"""So many lays the next seat, and those after it, are thought to choose from."""
A_GAME = 1000.0
"""What a game is worth: more than any act in it."""


class Ponderer(Weigher):
    """Looks again at the best that it finds by weighing: what if the next seat weighs its lays as well? It
    minds when the game ends, too."""

    def __init__(self, eye: Eye = SEES_ALL, pondered: int = PONDERED, widths: Sequence[int] = WIDTHS) -> None:
        super().__init__(eye)
        self._pondered = pondered
        self._widths = widths

    def best_act(
        self,
        player: Player,
        view: State,
        seat: int,
        knowledge: PaperKnowledge,
        acts: Sequence[Candidate],
        besides: Sequence[float],
    ) -> Candidate:
        """The act that brings the most against seats that choose their lays by what follows. A token that ends the
        game is worth the game (L19)."""
        ending = ends_without_a_word(view, seat)
        besides = [more + ending * isinstance(act.command, LayToken) for act, more in zip(acts, besides, strict=True)]
        worth = worths(player, view, seat, knowledge, acts)
        ranked = sorted(range(len(acts)), key=lambda i: -worth[i] - besides[i])[: self._pondered]
        weighed = knowledge.weighed(view, seat, player.level, [acts[i] for i in ranked], self._widths)
        best = max(zip(ranked, weighed, strict=True), key=lambda one: one[1] + besides[one[0]])
        return acts[best[0]]


def ends_without_a_word(view: State, seat: int) -> float:
    """What it is worth to a seat to make no word in its turn: the game if that ends it (L19), won by who leads. Who
    would share it plays on."""
    paper = paper_of(view)
    before = dry_now(view) if paper.window else paper.dry
    if in_first_round(view) or len(before) + 1 < len(view.active):
        return 0.0
    best = max((view.seats[other].score for other in view.active if other != seat), default=0)
    return A_GAME if view.seats[seat].score > best else -A_GAME
