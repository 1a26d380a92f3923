"""Judges turns of games of written words by the worth of all new words that can be read after a lay, whether or not
anybody saw them."""

from __future__ import annotations

from collections.abc import Sequence

from rekje.analysis.judging import Judged, JudgedTurn, ListJudge
from rekje.analysis.moves import Move
from rekje.analysis.reasons import Why, compared, difference
from rekje.model.path.commands import Place, Swap
from rekje.model.sizes import sized
from rekje.players.path.ports import PaperKnowledge
from rekje.players.ports import Candidate
from rekje.referee.view import Seen


class PathJudge(ListJudge):
    """A lay that isn't among the best that are listed counts as the last of these: it is never judged too hard."""

    _last: tuple[Seen, int, Sequence[Candidate]] | None = None
    """The turn that was judged last, and its plays: listing them takes most of the time."""

    def _plays(self, seen: Seen, seat: int) -> Sequence[Candidate]:
        if self._last is None or self._last[0] is not seen or self._last[1] != seat:
            self._last = (seen, seat, self.knowledge.plays(seen, seat, None))
        return self._last[2]

    def weigh(self, seen: Seen, seat: int, did: Move | None) -> JudgedTurn:
        """By all the words that can be read."""
        plays = self._plays(seen, seat)
        choices = tuple(Judged(_move(play), float(play.score)) for play in plays[: self.shown])
        rated = Judged(did, float(_worth(did, plays))) if did else None
        return JudgedTurn(choices or (Judged(Move("pass"), 0.0),), rated, plays[0].score if plays else 0)

    def move_of(self, play: Candidate, seen: Seen) -> Move:
        """`Judge.move_of`."""
        return _move(play)

    def compare(self, seen: Seen, seat: int, mine: Judged, other: Judged) -> Why:
        """By the words that can be read, and by those for which the next seat can then lay. All letters are open, so
        nothing is uncertain."""
        plays = self._plays(seen, seat)
        listed = [_listed(judged.move, plays) for judged in (mine, other)]
        acts = [one for one in listed if one]
        bound = other.move.kind == "place" and listed[1] is None
        gain = mine.equity - other.equity
        found = difference("read_most" if bound else "read", mine.equity, other.equity)
        others = len(seen.active) - 1
        if not others or len(acts) < 2 or not isinstance(self.knowledge, PaperKnowledge):
            return compared(gain, gain, 0.0, [found])
        ours, theirs = (line.gains[1] for line in self.knowledge.ahead(seen, seat, None, acts, 1))
        reply = difference("reply_words", ours, theirs)
        return compared(gain, gain - (ours - theirs) / others, 0.0, [found, reply])


def _listed(move: Move, plays: Sequence[Candidate]) -> Candidate | None:
    """The play among those listed that lays the same."""
    laid = set(move.laid)
    return next((play for play in plays if set(_move(play).laid) == laid), None) if move.kind == "place" else None


def _worth(did: Move, plays: Sequence[Candidate]) -> int:
    """What all new words are worth that could be read after a lay."""
    if did.kind != "place":
        return did.score
    found = _listed(did, plays) or (plays[-1] if plays else None)
    return max(did.score, found.score if found else 0)


def _move(play: Candidate) -> Move:
    command = play.command
    assert isinstance(command, Place | Swap)
    laid = [(one.at, sized(one.tile, one.size)) for one in command.tiles]
    if isinstance(command, Swap):
        laid.insert(0, (command.at, sized(command.tile, command.size)))
    words = tuple(command.words)
    return Move("place", laid=tuple(laid), words=words, count=len(laid), score=play.score)
