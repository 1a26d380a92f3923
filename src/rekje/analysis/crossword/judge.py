"""Judges turns of crosswords by score and leave value. Once nothing is left to draw, it judges by the final result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from heapq import nlargest
from itertools import islice, product

from msgspec.structs import replace

from rekje.analysis.chances import Chances, as_of_two, lead_of, left_of, normal
from rekje.analysis.crossword.endings import FEW, WEIGHED, LastTurns
from rekje.analysis.crossword.plays import move_of
from rekje.analysis.crossword.pre_endings import DrawnTurn, drawn_turns, is_drawn
from rekje.analysis.crossword.replies import replies
from rekje.analysis.judging import SHOWN, Judged, JudgedTurn, ListJudge
from rekje.analysis.moves import Move
from rekje.analysis.reasons import Difference, Why, compared, difference
from rekje.games.registry import get_game
from rekje.model.state import State
from rekje.model.tiles import Tiles, as_held, join_tiles, split_tiles, unpack, without
from rekje.players.ports import Candidate, Knowledge
from rekje.players.racks import exchangeable
from rekje.referee.view import Seen

Worth = Callable[[State, Tiles], float]
"""What tiles kept are worth at a table, in points."""
MOST_WORTH = 60
"""The most points that a leave can make up for."""


class LineJudge(ListJudge):
    """``worth`` is what tiles kept are worth, ``chances`` the model of winning; without them neither counts."""

    def __init__(
        self, knowledge: Knowledge, worth: Worth | None = None, chances: Chances | None = None, shown: int = SHOWN
    ) -> None:
        super().__init__(knowledge, shown)
        self._worth = worth
        self._chances = chances

    def weigh(self, seen: Seen, seat: int, did: Move | None) -> JudgedTurn:
        """By equity; at the end of a game between two by the result, and right before it by the chance to win."""
        plays = self.knowledge.plays(seen, seat, None)
        top = plays[0].score if plays else 0
        drawn = None if self._worth is None else drawn_turns(seen, seat, self.knowledge, did)
        if drawn:
            measured = [self._with_draws(seen, seat, turn) for turn in drawn.turns]
            mine = drawn.of(did) if did else None
            rated = self._with_draws(seen, seat, replace(mine, move=did)) if did and mine else None
        elif seen.bag or len(seen.seats) != 2:
            moves: Iterable[Move] = (*self._lays(seen, plays, top), *self._exchanges(seen, seat), Move("pass"))
            measured = [self._measured(seen, seat, move) for move in moves]
            rated = self._measured(seen, seat, did) if did else None
        else:
            ending = LastTurns(seen, seat, self.knowledge)
            # Each play takes a search of its own, so a review, which shows few plays, asks for few.
            others = FEW if self.shown <= SHOWN else WEIGHED
            found = list(dict.fromkeys(move_of(play, seen) for play in ending.first(plays, others)))
            measured = [self._at_the_end(seen, seat, move, ending) for move in (*found, Move("pass"))]
            rated = self._at_the_end(seen, seat, did, ending) if did else None
        best = nlargest(self.shown, measured, key=lambda one: one.ranking)
        bingo = next((play for play in plays if play.laid == len(seen.seats[seat].rack)), None)
        whole = self._measured(seen, seat, move_of(bingo, seen)) if bingo else None
        exact = bool(best and best[0].exact and (rated is None or rated.exact))
        return JudgedTurn(tuple(best), rated, top, exact, whole)

    def move_of(self, play: Candidate, seen: Seen) -> Move:
        """`Judge.move_of`."""
        return move_of(play, seen)

    def compare(self, seen: Seen, seat: int, mine: Judged, other: Judged) -> Why:
        """By points, by the tiles kept and by the next seat's answers; at the end of a game between two by the result.
        An answer counts as much against each of the others as it does against this seat."""
        gain = mine.ranking - other.ranking
        found = [difference("score", mine.move.score, other.move.score)]
        chance = difference("chance", mine.chance, other.chance)
        if not seen.bag and len(seen.seats) == 2:
            proven = mine.exact and other.exact
            result = difference("result" if proven else "outlook", mine.equity, other.equity)
            return compared(gain, gain, 0.0, [*found, result, chance])
        if self._worth is not None and is_drawn(seen, self.knowledge):
            mean = difference("outlook", mine.equity, other.equity)
            return compared(gain, gain, 0.0, [chance, *found, mean])
        found.append(_kept(seen, mine, other))
        out = not seen.bag and not (mine.kept and other.kept)
        answers = None if out else replies(seen, seat, self.knowledge, mine.move, other.move)
        if answers is None:
            return compared(gain, gain, 0.0, [*found, chance])
        found.append(difference("reply", answers.mine, answers.other, answers.margin))
        others = len(seen.active) - 1
        return compared(gain, gain - answers.gain / others, answers.margin / others, [*found, chance])

    def _lays(self, seen: Seen, plays: Iterable[Candidate], top: int) -> Iterator[Move]:
        if self._worth is None and seen.bag:
            return (move_of(play, seen) for play in islice(plays, self.shown))
        return (move_of(play, seen) for play in _until(plays, top - MOST_WORTH))

    def _exchanges(self, seen: Seen, seat: int) -> Iterator[Move]:
        """Every set of tiles that could be given back, where it is known what those kept are worth."""
        rack = exchangeable(seen, seat)
        allowed = "exchange" in get_game(seen.config.game).turn_commands(seen)
        if self._worth is None or not allowed or len(rack) < len(seen.seats[seat].rack):
            return
        counts = Counter(rack)
        for numbers in product(*(range(count + 1) for count in counts.values())):
            given = join_tiles(unpack(dict(zip(counts, numbers, strict=True))))
            if given:
                yield Move("exchange", tiles=given, count=sum(numbers))

    def _measured(self, seen: Seen, seat: int, move: Move) -> Judged:
        kept = kept_after(seen, seat, move)
        worth = self._worth_after(seen, seat, move, kept)
        equity = round(move.score + (worth or 0.0), 2)
        chance = chance_after(self._chances, seen, seat, len(move.laid), equity)
        return Judged(move, equity, join_tiles(kept), worth, chance)

    def _worth_after(self, seen: Seen, seat: int, move: Move, kept: Tiles) -> float | None:
        if not seen.bag:
            # Nothing is drawn any more, so tiles kept count against their player.
            return float(-seen.letter_set.worth(kept))
        if self._worth is None:
            return None
        if move.kind == "exchange" and not move.tiles:
            # If the tiles given back aren't known, the best set of that size is assumed.
            sets = (one for one in self._exchanges(seen, seat) if one.count == move.count)
            return max((round(self._worth(seen, kept_after(seen, seat, one)), 2) for one in sets), default=0.0)
        return round(self._worth(seen, kept), 2)

    def _with_draws(self, seen: Seen, seat: int, turn: DrawnTurn) -> Judged:
        kept = kept_after(seen, seat, turn.move)
        lead = int(lead_of([one.score for one in seen.seats], seat))
        worth = self._worth_after(seen, seat, turn.move, kept)
        change = round(turn.lead - lead, 2)
        return Judged(turn.move, change, join_tiles(kept), worth, turn.chance, turn.sure, round(turn.lead, 2))

    def _at_the_end(self, seen: Seen, seat: int, move: Move, ending: LastTurns) -> Judged:
        gain = ending.gain(move)
        lead = lead_of([one.score for one in seen.seats], seat) + gain.points
        chance = None
        if gain.over or gain.sure:
            chance = 0.5 if lead == 0 else float(lead > 0)
        elif self._chances is not None:
            chance = normal(lead / self._chances.deviation(max(0, left_of(seen, seat) or 0)))
        kept = join_tiles(kept_after(seen, seat, move))
        return Judged(move, float(gain.points), kept, chance=chance, exact=gain.sure)


def _until(plays: Iterable[Candidate], least: int) -> Iterator[Candidate]:
    for play in plays:
        if play.score < least:
            return
        yield play


def _kept(seen: Seen, mine: Judged, other: Judged) -> Difference | None:
    """What the tiles kept are worth; nothing is drawn any more for points that would be left on the rack."""
    if mine.worth is None or other.worth is None:
        return None
    if not seen.bag:
        return difference("rest", -mine.worth, -other.worth)
    known = all(one.move.kind != "exchange" or one.move.tiles for one in (mine, other))
    return difference("worth", mine.worth, other.worth, kept=(mine.kept, other.kept) if known else None)


def chance_after(chances: Chances | None, seen: Seen, seat: int, laid: int, equity: float) -> float | None:
    """A seat's chance of winning once it has laid so many tiles, which brought this equity; None if it isn't known."""
    if chances is None or (left := left_of(seen, seat)) is None:
        return None
    scores: list[float] = [one.score for one in seen.seats]
    scores[seat] += equity
    after = (seat + 1) % len(scores)
    # The tiles that the next seat doesn't see: all except the board and its own rack.
    more = len(seen.seats[seat].rack) - len(seen.seats[after].rack) - laid
    return chances.of_seat(seat, scores, max(0, left + as_of_two(more, len(scores))), after)


def kept_after(seen: Seen, seat: int, move: Move) -> Tiles:
    """The tiles that stay on the rack after a move."""
    laid = (as_held(tile) for _, tile in move.laid) if move.kind == "play" else ()
    return seen.letter_set.sort(without(seen.seats[seat].rack, (*split_tiles(move.tiles), *laid)))
