"""Judges turns of games of written words by the worth of all new words that can be read after a lay, whether or not
anybody saw them."""

from __future__ import annotations

from collections.abc import Sequence

from rekje.analysis.judging import Judged, JudgedTurn, ListJudge
from rekje.analysis.moves import Move
from rekje.model.path.commands import Place, Swap
from rekje.model.sizes import sized
from rekje.players.ports import Candidate
from rekje.referee.view import Seen


class PathJudge(ListJudge):
    """A lay that isn't among the best that are listed counts as the last of these: it is never judged too hard."""

    def weigh(self, seen: Seen, seat: int, did: Move | None) -> JudgedTurn:
        """By all the words that can be read."""
        plays = self.knowledge.plays(seen, seat, None)
        choices = tuple(Judged(_move(play), float(play.score)) for play in plays[: self.shown])
        rated = Judged(did, float(_worth(did, plays))) if did else None
        return JudgedTurn(choices or (Judged(Move("pass"), 0.0),), rated, plays[0].score if plays else 0)


def _worth(did: Move, plays: Sequence[Candidate]) -> int:
    """What all new words are worth that could be read after a lay."""
    if did.kind != "place":
        return did.score
    laid = set(did.laid)
    found = (play.score for play in plays if set(_move(play).laid) == laid)
    return max(did.score, next(found, plays[-1].score if plays else 0))


def _move(play: Candidate) -> Move:
    command = play.command
    assert isinstance(command, Place | Swap)
    laid = [(one.at, sized(one.tile, one.size)) for one in command.tiles]
    if isinstance(command, Swap):
        laid.insert(0, (command.at, sized(command.tile, command.size)))
    words = tuple(command.words)
    return Move("place", laid=tuple(laid), words=words, count=len(laid), score=play.score)
