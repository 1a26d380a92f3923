"""Judges turns of crosswords by score and leave value. Once nothing is left to draw, it judges by the final result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from heapq import nlargest
from itertools import islice, product

from msgspec.structs import replace

from rekje.analysis.chances import Chances, lead_of, left_of, normal
from rekje.analysis.crossword.after import chance_after, kept_after, kept_difference
from rekje.analysis.crossword.endings import FEW, WEIGHED, LastTurns
from rekje.analysis.crossword.played_on import is_played_on, no_less_than_usual, played_on
from rekje.analysis.crossword.plays import move_of
from rekje.analysis.crossword.pre_endings import DrawnTurn, drawn_turns
from rekje.analysis.crossword.replies import replies
from rekje.analysis.crossword.simulations import told_by_playing_on
from rekje.analysis.judging import SHOWN, Judged, JudgedTurn, ListJudge, margin_of, phonies_of
from rekje.analysis.moves import Move
from rekje.analysis.reasons import Why, compared, difference
from rekje.games.registry import get_game
from rekje.model.state import State
from rekje.model.tiles import Tiles, join_tiles, unpack
from rekje.players.base import NO_LIMIT, Budget
from rekje.players.ports import Candidate, DeepKnowledge, Knowledge
from rekje.players.racks import exchangeable
from rekje.referee.view import Seen

Worth = Callable[[State, Tiles], float]
"""What tiles kept are worth at a table, in points."""
Measured = tuple[Sequence[Judged], Judged | None]
"""Ways to use a turn as they were measured, and what was done."""
MOST_WORTH = 60
"""The most points that a leave can make up for."""


class LineJudge(ListJudge):
    """``worth`` is what tiles kept are worth, ``chances`` the model of winning; without them neither counts. With a
    ``budget`` the game is played on from the best ways to use a turn for so long."""

    def __init__(
        self,
        knowledge: Knowledge,
        worth: Worth | None = None,
        chances: Chances | None = None,
        shown: int = SHOWN,
        budget: Budget = NO_LIMIT,
    ) -> None:
        super().__init__(knowledge, shown)
        self._worth = worth
        self._chances = chances
        self._budget = budget

    def weigh(self, seen: Seen, seat: int, did: Move | None) -> JudgedTurn:
        """By equity, or by playing on; at the end of a game between two by the result, and right before it by the
        chance to win."""
        plays = self.knowledge.plays(seen, seat, None)
        measured, rated = (
            self._by_draws(seen, seat, did)
            or self._by_playing_on(seen, seat, plays, did)
            or self._by_result(seen, seat, plays, did)
            or self._by_equity(seen, seat, plays, did)
        )
        best: Sequence[Judged] = nlargest(self.shown, measured, key=lambda one: one.ranking)
        if seen.bag and not get_game(seen.config.game).refills and best:
            best, rated = self._with_holdings(seen, seat, best, rated)
        bingo = next((play for play in plays if play.laid == len(seen.seats[seat].rack)), None)
        whole = self._measured(seen, seat, move_of(bingo, seen)) if bingo else None
        exact = bool(best and best[0].exact and (rated is None or rated.exact))
        return JudgedTurn(tuple(best), rated, plays[0].score if plays else 0, exact, whole)

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
        if mine.lead is not None:
            mean = difference("outlook", mine.equity, other.equity)
            return compared(gain, gain, 0.0, [chance, *found, mean])
        found.append(kept_difference(seen, mine, other))
        out = not seen.bag and not (mine.kept and other.kept)
        answers = None if out else replies(seen, seat, self.knowledge, mine.move, other.move)
        reply = difference("reply", answers.mine, answers.other, answers.margin) if answers else None
        if mine.samples:
            # The answers are in the gain already.
            margin, brought = margin_of(mine, other), difference("played_on", mine.equity, other.equity)
            return compared(gain, gain, margin, [*found, brought, chance if abs(gain) > margin else None, reply])
        if answers is None:
            return compared(gain, gain, 0.0, [*found, chance])
        others = len(seen.active) - 1
        return compared(gain, gain - answers.gain / others, answers.margin / others, [*found, reply, chance])

    def _with_holdings(self, seen: Seen, seat: int, best: Sequence[Judged], rated: Judged | None) -> Measured:
        """The chances where tiles are held for later, by all: only the difference between what two moves keep tells
        something. So what was done, or else the best, has the chance that its score alone tells, as in the course."""
        known = rated or best[0]

        def told(one: Judged) -> Judged:
            gained = known.move.score + one.ranking - known.ranking
            return replace(one, chance=chance_after(self._chances, seen, seat, len(one.move.laid), gained))

        return [*map(told, best)], told(rated) if rated else None

    def _by_draws(self, seen: Seen, seat: int, did: Move | None) -> Measured | None:
        budget = no_less_than_usual(seen, self._budget)
        drawn = None if self._worth is None else drawn_turns(seen, seat, self.knowledge, did, budget)
        if drawn is None:
            return None
        mine = drawn.of(did) if did else None
        rated = self._with_draws(seen, seat, replace(mine, move=did)) if did and mine else None
        # A word that isn't in the list was weighed too if it was played.
        best = [turn for turn in drawn.turns if turn is not mine or not phonies_of(did, self.knowledge.is_word)]
        return [self._with_draws(seen, seat, turn) for turn in best], rated

    def _by_playing_on(self, seen: Seen, seat: int, plays: Sequence[Candidate], did: Move | None) -> Measured | None:
        knowledge = self.knowledge
        if self._worth is None or not isinstance(knowledge, DeepKnowledge) or not is_played_on(seen, self._budget):
            return None
        # A long list may be put in order by score.
        also = [move_of(play, seen) for play in plays[: SHOWN if self.shown > SHOWN else 0]]
        known = self._best_like(seen, seat, did) if did else None
        budget = no_less_than_usual(seen, self._budget)
        found = played_on(seen, seat, knowledge, known, also, self.shown, budget)
        if found is None:
            return None
        told = told_by_playing_on(found, lambda move: self._measured(seen, seat, move), self._chances, seen, seat)
        measured = [told[one.move] for one in found.moves]
        if found.mine is None or did is None:
            return measured, None
        mine = told[found.mine.move]
        legal = did.kind in ("play", "exchange", "pass") and not phonies_of(did, self.knowledge.is_word)
        if legal and found.mine not in found.moves:
            measured.append(mine)
        return measured, replace(mine, move=did)

    def _by_result(self, seen: Seen, seat: int, plays: Sequence[Candidate], did: Move | None) -> Measured | None:
        if seen.bag or len(seen.seats) != 2:
            return None
        ending = LastTurns(seen, seat, self.knowledge)
        # Each play takes a search of its own, so a review, which shows few plays, asks for few.
        others = FEW if self.shown <= SHOWN else WEIGHED
        found = list(dict.fromkeys(move_of(play, seen) for play in ending.first(plays, others)))
        measured = [self._at_the_end(seen, seat, move, ending) for move in (*found, Move("pass"))]
        return measured, self._at_the_end(seen, seat, did, ending) if did else None

    def _by_equity(self, seen: Seen, seat: int, plays: Sequence[Candidate], did: Move | None) -> Measured:
        moves = (*self._lays(seen, plays), *self._exchanges(seen, seat), Move("pass"))
        measured = [self._measured(seen, seat, move) for move in moves]
        return measured, self._measured(seen, seat, did) if did else None

    def _lays(self, seen: Seen, plays: Sequence[Candidate]) -> Iterator[Move]:
        if self._worth is None and seen.bag:
            return (move_of(play, seen) for play in islice(plays, self.shown))
        return (move_of(play, seen) for play in _until(plays, plays[0].score - MOST_WORTH if plays else 0))

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
            best = self._best_like(seen, seat, move)
            return round(self._worth(seen, kept_after(seen, seat, best)), 2) if best.tiles else 0.0
        return round(self._worth(seen, kept), 2)

    def _best_like(self, seen: Seen, seat: int, move: Move) -> Move:
        """The move; of an exchange whose tiles aren't known the best of as many."""
        if move.kind != "exchange" or move.tiles or self._worth is None:
            return move
        sets = [one for one in self._exchanges(seen, seat) if one.count == move.count]
        worth = self._worth
        return max(sets, key=lambda one: worth(seen, kept_after(seen, seat, one)), default=move)

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
