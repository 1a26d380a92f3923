"""The strongest player for games with written words. It assumes that the other seats weigh their lays too."""

from __future__ import annotations

from collections.abc import Sequence

from rekje.players.path.canny import Weigher, act_values
from rekje.players.path.ports import PaperKnowledge
from rekje.players.path.timing import Timing
from rekje.players.path.turns import USUAL
from rekje.players.ports import Candidate
from rekje.referee.view import Seen

PONDERED = 8
"""The number of acts that it examines further, the best by `Weigher`."""
WIDTHS = (4, 4, 1)
"""The number of lays from which each of the next seats is assumed to choose."""


class Ponderer(Weigher):
    """Examines the best acts again, assuming that the next seats weigh their lays as well."""

    def __init__(
        self, name: str, timing: Timing = USUAL, pondered: int = PONDERED, widths: Sequence[int] = WIDTHS
    ) -> None:
        super().__init__(name, timing)
        self._pondered = pondered
        self._widths = widths

    def best_act(
        self,
        view: Seen,
        seat: int,
        knowledge: PaperKnowledge,
        acts: Sequence[Candidate],
        besides: Sequence[float],
    ) -> Candidate:
        """The best act against seats that choose their lays by the turns after them."""
        worth = act_values(view, seat, self.level, knowledge, acts)
        ranked = sorted(range(len(acts)), key=lambda i: -worth[i] - besides[i])[: self._pondered]
        weighed = knowledge.weighed(view, seat, self.level, [acts[i] for i in ranked], self._widths)
        best = max(zip(ranked, weighed, strict=True), key=lambda one: one[1] + besides[one[0]])
        return acts[best[0]]
