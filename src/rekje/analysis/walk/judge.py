"""Judges turns of a race by the chance to win it once the others have answered, and by what all then hold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean

from rekje.analysis.chances import Chances, left_of
from rekje.analysis.judging import SHOWN, Judged, JudgedTurn, ListJudge
from rekje.analysis.moves import Move
from rekje.analysis.reasons import Why, compared, difference, means
from rekje.analysis.walk.after import Deal, differences_after
from rekje.games.registry import get_game
from rekje.model.commands import Pass, Play
from rekje.model.families import AnyCommand
from rekje.model.tiles import split_tiles
from rekje.players.base import SEED_BITS
from rekje.players.ports import Candidate, Knowledge
from rekje.players.walk.ports import RaceKnowledge, RaceStand
from rekje.players.walk.racer import race
from rekje.players.walk.simulation import imagine
from rekje.referee.view import Seen

CONSIDERED = 80
"""So many of the longest plays are played on in thought."""
SHORTER = 6
"""Plays that are shorter than the longest by so much or more aren't."""
JUDGED = 3
"""Deals of hidden racks in which ways to use a turn are judged."""
DEALS = 12
"""Deals in which two ways are compared; none of them is one by which the turn was judged."""
A_PLACE = 0.05
"""What counts as a place: about so much of the chance of winning a lead of one brings, halfway along the track."""


class RaceJudge(ListJudge):
    """Goes by what a player of the race knows, and where none can tell by how far the kings stand apart once the others
    have laid their longest words. What isn't seen is dealt at random, the same way for all plays measured in a turn."""

    def __init__(self, knowledge: Knowledge, chances: Chances | None = None, shown: int = SHOWN) -> None:
        super().__init__(knowledge, shown)
        self._chances = chances

    def weigh(self, seen: Seen, seat: int, did: Move | None) -> JudgedTurn:
        """By the chance to win once the others have answered, told in places; nothing where there is no goal."""
        if get_game(seen.config.game).goal(seen.config) is None:
            return JudgedTurn()
        plays = self.knowledge.plays(seen, seat, None)
        moves = [*_considered(plays, seen), Move("pass")]
        found = self._judged(seen, seat, [*moves, *([did] if did else [])])
        rated = sorted(found[: len(moves)], key=lambda one: -one.equity)
        top = plays[0].score if plays else 0
        return JudgedTurn(tuple(rated[: self.shown]), found[-1] if did else None, top)

    def move_of(self, play: Candidate, seen: Seen) -> Move:
        """`Judge.move_of`."""
        return _move(play, seen)

    def compare(self, seen: Seen, seat: int, mine: Judged, other: Judged) -> Why:
        """By the places that the kings go, the tiles held, the next seat's longest word, the chance to win, and how far
        the seat is ahead once the others have answered."""
        deals = [imagine(seen, _random(f"why/{deal}", seen, seat)) for deal in range(DEALS)]
        acts = (mine.move, other.move)
        if stands := self._stands_after(seen, seat, acts, DEALS, _random("why", seen, seat)):
            gain = means(*([_places(one.chance, seen) for one in each] for each in stands))
            ahead = means(*([one.ahead for one in each] for each in stands))
        else:
            gain = ahead = means(*([self._ahead(seen, deal, seat, act) for deal in deals] for act in acts))
        gone, *besides = differences_after(deals, seat, self.knowledge, *(_command(act, seat) for act in acts))
        far = difference("ahead", ahead.mine, ahead.other, ahead.margin)
        found = [gone, far, *besides, difference("chance", mine.chance, other.chance)]
        return compared(mine.equity - other.equity, gain.gain, gain.margin, found)

    def _judged(self, seen: Seen, seat: int, moves: Sequence[Move]) -> list[Judged]:
        if stands := self._stands_after(seen, seat, moves, JUDGED, _random("review", seen, seat)):
            chances = [fmean(one.chance for one in each) for each in stands]
            return [Judged(move, _places(one, seen), chance=one) for move, one in zip(moves, chances, strict=True)]
        deal = imagine(seen, _random("review", seen, seat))
        return [
            Judged(move, self._ahead(seen, deal, seat, move), chance=self._chance_after(seen, seat, move))
            for move in moves
        ]

    def _stands_after(
        self, seen: Seen, seat: int, moves: Sequence[Move], deals: int, chance: Random
    ) -> Sequence[Sequence[RaceStand]] | None:
        """How the race stands after each move, by each deal; None where no player can tell."""
        if not isinstance(self.knowledge, RaceKnowledge):
            return None
        commands = [_command(move, seat) for move in moves]
        return self.knowledge.stands_after(seen, seat, commands, deals, chance.getrandbits(SEED_BITS))

    def _ahead(self, seen: Seen, deal: Deal, seat: int, move: Move) -> float:
        """How far a seat is ahead of the others once they have laid their longest words. To be home, or to let another
        come home, counts as half of the track."""
        goal = _goal(seen)
        table, facts = deal
        far = race(table, seat, _command(move, seat), facts, self.knowledge, goal, len(seen.active) - 1)
        return max(-goal / 2, min(goal / 2, float(far)))

    def _chance_after(self, seen: Seen, seat: int, move: Move) -> float | None:
        goal = _goal(seen)
        scores = [one.score for one in seen.seats]
        scores[seat] += move.score
        if scores[seat] >= goal:
            return 1.0
        left = left_of(seen, seat)
        if self._chances is None or left is None:
            return None
        after = (seat + 1) % len(scores)
        return self._chances.of_seat(seat, scores, min(left, goal - scores[seat]), after)


def _goal(seen: Seen) -> int:
    goal = get_game(seen.config.game).goal(seen.config)
    assert goal is not None, "where there is no goal nothing is measured"
    return goal


def _random(what: str, seen: Seen, seat: int) -> Random:
    number = seen.turn.number if seen.turn else 0
    return Random(f"{what}/{number}/{seat}")


def _places(chance: float, seen: Seen) -> float:
    """A chance of winning in places, 0 for that of an equal."""
    return round((chance - 1 / len(seen.active)) / A_PLACE, 2)


def _considered(plays: Sequence[Candidate], seen: Seen) -> Iterator[Move]:
    for play in plays[:CONSIDERED]:
        if play.score > plays[0].score - SHORTER:
            yield _move(play, seen)


def _move(play: Candidate, seen: Seen) -> Move:
    command = play.command
    assert isinstance(command, Play)
    path = tuple((x, y) for x, y in command.path or ())
    word = dict(zip(path, split_tiles(command.word), strict=True))
    laid = tuple((square, tile) for square, tile in word.items() if square not in seen.board)
    return Move("play", "", command.word, path, laid, count=play.laid, score=play.score)


def _command(move: Move, seat: int) -> AnyCommand:
    """The command that does it again; what was taken back is as good as nothing."""
    if move.kind != "play":
        return Pass(seat=seat)
    return Play(seat=seat, word=move.word, path=list(move.path))
