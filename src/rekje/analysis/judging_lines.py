"""Judging turns where words cross: by score and what the tiles kept are worth; once there is nothing to draw, by the
result that a play leads to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from heapq import nlargest
from itertools import islice, product

from rekje.analysis.acts import Act
from rekje.analysis.chances import Chances, lead_of, left_of, normal
from rekje.analysis.judging import SHOWN, Rated, Verdict, judgeable, phonies_of
from rekje.analysis.last_turns import LastTurns
from rekje.model.commands import Play
from rekje.model.squares import parse_at, step
from rekje.model.state import State
from rekje.model.tiles import Tiles, as_held, join_tiles, split_tiles, unpack
from rekje.players.base import exchangeable
from rekje.players.ports import Candidate, Knowledge

Worth = Callable[[Tiles], float]
"""What tiles kept are worth, in points."""
MOST_WORTH = 60
"""No tiles kept make up for so many points."""


class LineJudge:
    """``worth`` is what tiles kept are worth, ``chances`` the model of winning; without them neither counts."""

    def __init__(self, knowledge: Knowledge, worth: Worth | None = None, chances: Chances | None = None) -> None:
        self._knowledge = knowledge
        self._worth = worth
        self._chances = chances

    def judge(self, seen: State | None, seat: int, did: Act | None) -> Verdict:
        """`rekje.analysis.judging.Judge`."""
        phonies = phonies_of(did, self._knowledge)
        if not judgeable(seen, seat):
            return Verdict(phonies=phonies)
        plays = self._knowledge.plays(seen, seat, None)
        top = plays[0].score if plays else 0
        if seen.bag or len(seen.active) != 2:
            acts: Iterable[Act] = (*self._lays(seen, plays, top), *self._exchanges(seen, seat), Act("pass"))
            measured = [self._measured(seen, seat, act) for act in acts]
            rated = self._measured(seen, seat, did) if did else None
        else:
            ending = LastTurns(seen, seat, self._knowledge)
            found = [act_of(play, seen) for play in ending.promising(plays)]
            measured = [self._at_the_end(seen, seat, act, ending) for act in (*found, Act("pass"))]
            rated = self._at_the_end(seen, seat, did, ending) if did else None
        best = nlargest(SHOWN, measured, key=lambda one: one.equity)
        bingo = next((play for play in plays if play.laid == len(seen.seats[seat].rack)), None)
        whole = self._measured(seen, seat, act_of(bingo, seen)) if bingo else None
        return Verdict(tuple(best), rated, top, False, whole, phonies)

    def _lays(self, seen: State, plays: Iterable[Candidate], top: int) -> Iterator[Act]:
        if self._worth is None:
            return (act_of(play, seen) for play in islice(plays, SHOWN))
        return (act_of(play, seen) for play in _until(plays, top - MOST_WORTH))

    def _exchanges(self, seen: State, seat: int) -> Iterator[Act]:
        """Every set of tiles that could be given back, where it is known what those kept are worth."""
        rack = exchangeable(seen, seat)
        awaited = any(one.seat == seat and "exchange" in one.commands for one in seen.awaiting)
        if self._worth is None or not awaited or len(rack) < len(seen.seats[seat].rack):
            return
        counts = Counter(rack)
        for numbers in product(*(range(count + 1) for count in counts.values())):
            given = join_tiles(unpack(dict(zip(counts, numbers, strict=True))))
            if given:
                yield Act("exchange", tiles=given, count=sum(numbers))

    def _measured(self, seen: State, seat: int, act: Act) -> Rated:
        kept = kept_after(seen, seat, act)
        worth = None if self._worth is None else self._worth_after(seen, seat, act, kept)
        equity = act.score + (worth or 0.0)
        return Rated(act, equity, join_tiles(kept), worth, self._chance(seen, seat, act, equity))

    def _worth_after(self, seen: State, seat: int, act: Act, kept: Tiles) -> float:
        assert self._worth is not None
        if act.kind == "exchange" and not act.tiles:
            # Nobody knows which tiles were given back: at best those that leave the most.
            sets = (one for one in self._exchanges(seen, seat) if one.count == act.count)
            return max((self._worth(kept_after(seen, seat, one)) for one in sets), default=0.0)
        return self._worth(kept)

    def _chance(self, seen: State, seat: int, act: Act, equity: float) -> float | None:
        if self._chances is None or len(seen.seats) != 2 or (left := left_of(seen, seat)) is None:
            return None
        # What the other doesn't see: all but the board and its own rack.
        unseen = max(0, left - len(act.laid) - len(seen.seats[1 - seat].rack) + len(seen.seats[seat].rack))
        lead = lead_of([one.score for one in seen.seats], seat) + equity
        return 1 - self._chances.of(-lead, unseen)

    def _at_the_end(self, seen: State, seat: int, act: Act, ending: LastTurns) -> Rated:
        gain, over = ending.gain(act)
        lead = lead_of([one.score for one in seen.seats], seat) + gain
        chance = None
        if over:
            chance = 0.5 if lead == 0 else float(lead > 0)
        elif self._chances is not None:
            chance = normal(lead / self._chances.deviation(max(0, left_of(seen, seat) or 0)))
        return Rated(act, float(gain), join_tiles(kept_after(seen, seat, act)), None, chance)


def _until(plays: Iterable[Candidate], least: int) -> Iterator[Candidate]:
    for play in plays:
        if play.score < least:
            return
        yield play


def act_of(play: Candidate, seen: State) -> Act:
    """A legal play as an act."""
    command = play.command
    assert isinstance(command, Play)
    start, across = parse_at(command.at or "")
    word = {step(start, across, i): tile for i, tile in enumerate(split_tiles(command.word))}
    laid = tuple((square, tile) for square, tile in word.items() if square not in seen.board)
    return Act("play", command.at or "", command.word, (), laid, count=play.laid, score=play.score)


def kept_after(seen: State, seat: int, act: Act) -> Tiles:
    """The tiles that stay on the rack after an act."""
    gone = Counter(split_tiles(act.tiles))
    if act.kind == "play":
        gone.update(as_held(tile) for _, tile in act.laid)
    return seen.letter_set.sort(unpack(Counter(seen.seats[seat].rack) - gone))
