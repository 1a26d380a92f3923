"""The review of a game that is over: for each turn what was played, what was best, and what the difference cost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from msgspec.structs import replace

from rekje.analysis.chances import Chances
from rekje.analysis.families import analysis_of
from rekje.analysis.judging import Judged, JudgedTurn, is_better
from rekje.analysis.moves import GameMoves, Move, TurnPlayed
from rekje.analysis.reasons import Why
from rekje.analysis.winning import chance_of_first
from rekje.model.problems import FormError
from rekje.model.state import State
from rekje.model.tiles import UNKNOWN, Tiles, join_tiles
from rekje.players.ports import Reading
from rekje.referee.evolve import change_seat

FORMAT = "rekje-review/1"
MOST_MISSES = 3


class Cost(msgspec.Struct, frozen=True):
    """What a turn cost: ``points`` against the highest possible score, ``equity`` against the best choice by the game's
    measure (0 if that isn't better), and ``chance`` of winning, if known. Never below 0.

    >>> rekje.Cost(points=12, equity=8.5, chance=0.02).equity
    8.5
    """

    points: int
    equity: float
    chance: float | None = None

    @property
    def is_any(self) -> bool:
        """Whether something better could have been done."""
        return self.equity > 0 or bool(self.chance)


class ReviewTurn(msgspec.Struct, frozen=True):
    """A turn: its ``number``, which is the move of the record with which it began, the ``rack`` before it (``_`` is an
    unknown tile; "" if the seat wasn't on turn), what was ``done``, and everybody's ``totals`` after it. ``played`` is
    the same act measured, ``choices`` the best ones (the best first), ``cost`` the difference; if the turn couldn't be
    judged they are None and empty. ``bingo``: the whole rack was laid at once. ``missed_bingo`` is the best such play,
    if there was one and none was made. ``chance`` is the first seat's chance of winning after the turn. ``why``
    compares the best choice with what was done, if that was worse. ``turn`` is the number of the turn as the game
    counts (0 before the first).

    >>> game = rekje.Game(edition="en", seed=7)
    >>> moves = [game.ask("novice") for _ in range(4)]
    >>> game.resign(0)
    >>> turn = game.review().turns[0]
    >>> turn.number, turn.seat == game.review().turns.to_dicts()[0]["seat"], turn.cost.equity >= 0
    (1, True, True)
    """

    number: int
    seat: int
    rack: str
    done: Move
    totals: tuple[int, ...]
    choices: tuple[Judged, ...] = ()
    played: Judged | None = None
    cost: Cost | None = None
    exact: bool = False
    bingo: bool = False
    missed_bingo: Judged | None = None
    phonies: tuple[str, ...] = ()
    chance: float | None = None
    why: Why | None = None
    turn: int = 0


class ReviewSeat(msgspec.Struct, frozen=True):
    """A seat's game: the number of its ``turns``, how many were ``judged``, and in how many it made the ``best``
    choice. ``points`` and ``equity`` are the total costs, ``chance`` the average cost of a turn, if that is known of
    every turn that was judged. ``bingos`` and ``missed_bingos`` are numbers too.

    >>> game = rekje.Game(edition="en", seed=7)
    >>> moves = [game.ask("novice") for _ in range(4)]
    >>> game.resign(0)
    >>> [seat.best <= seat.judged <= seat.turns for seat in game.review().seats]
    [True, True]
    """

    name: str
    turns: int
    judged: int
    best: int
    points: int
    equity: float
    chance: float | None
    bingos: int
    missed_bingos: int


class Review(msgspec.Struct, frozen=True):
    """The review of a whole game. ``measure`` is the unit of equity (`rekje.analysis.family.AnalysisFamily`). ``start``
    are the totals before the first turn. ``misses`` are the indices in ``turns`` of the costliest turns. ``unread`` are
    the words that nobody found if words are written down, else None."""

    format: str
    game: str
    edition: str
    lexicon: str
    measure: str
    start: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    seats: tuple[ReviewSeat, ...]
    turns: tuple[ReviewTurn, ...]
    misses: tuple[int, ...]
    unread: tuple[Reading, ...] | None = None


def check_over(state: State) -> None:
    """Raise `FormError` while a game is still being played."""
    if state.outcome is None:
        raise FormError("review-not-over")


def with_rack(turn: TurnPlayed, rack: Tiles) -> TurnPlayed:
    """A turn with its player's rack filled in, if the rack fits what is known."""
    if turn.seen is None or UNKNOWN not in turn.seen.seats[turn.seat].rack:
        return turn
    held = turn.seen.seats[turn.seat].rack
    whole = len(rack) == len(held)
    fits = whole and change_seat(turn.seen, turn.seat, rack=rack).unseen.total() == turn.seen.unseen.total() - len(rack)
    return replace(turn, seen=change_seat(turn.seen, turn.seat, rack=rack)) if fits else turn


def review_of(
    played: GameMoves,
    verdicts: Mapping[int, JudgedTurn],
    lexicon: str,
    chances: Chances | None = None,
    unread: Sequence[Reading] | None = None,
) -> Review:
    """The review of a game that is over, from its turns and the verdicts by index of the turn. Raises `FormError` while
    the game is still being played."""
    state = played.course.state
    check_over(state)
    assert state.outcome is not None
    turns = tuple(_turn(turn, verdicts.get(i, JudgedTurn()), chances) for i, turn in enumerate(played.turns))
    return Review(
        format=FORMAT,
        game=state.config.game,
        edition=state.edition.name,
        lexicon=lexicon,
        measure=analysis_of(state).measure,
        start=played.course.start,
        scores=state.outcome.scores,
        winners=state.outcome.winners,
        seats=tuple(_seat(seat, state, turns) for seat in range(len(state.seats))),
        turns=turns,
        misses=_misses(turns),
        unread=None if unread is None else tuple(unread),
    )


def _turn(turn: TurnPlayed, found: JudgedTurn, chances: Chances | None) -> ReviewTurn:
    rack = turn.seen.seats[turn.seat].rack if turn.seen else ()
    whole = len(rack) if turn.seen and analysis_of(turn.seen).measure == "points" else 0
    full = turn.seen is not None and whole >= turn.seen.edition.rack
    bingo = turn.did.kind == "play" and full and turn.did.count == whole
    cost = cost_of(found)
    return ReviewTurn(
        number=turn.number if turn.move is None else turn.move,
        seat=turn.seat,
        rack=join_tiles(rack),
        done=turn.did,
        totals=turn.totals,
        choices=found.choices,
        played=found.played,
        cost=cost,
        exact=found.exact,
        bingo=bingo,
        missed_bingo=None if bingo or not full else found.bingo,
        phonies=found.phonies if turn.did.kind != "taken-back" else (),
        chance=_chance_after(turn, found, chances),
        why=found.why if cost and cost.is_any else None,
        turn=turn.number,
    )


def _chance_after(turn: TurnPlayed, found: JudgedTurn, chances: Chances | None) -> float | None:
    """The first seat's chance of winning after a turn: between two as it was judged, with all that counts there, else
    by the standing alone; so also where the turn brought something else, because a play was taken back or doubted."""
    known, after = found.played.chance if found.played else None, turn.after
    brought = turn.totals[turn.seat] - turn.before.seats[turn.seat].score
    told = turn.did.kind != "taken-back" and brought == turn.did.score
    if known is None or chances is None or not told or after.outcome or len(after.seats) != 2:
        return chance_of_first(after, chances)
    return known if turn.seat == 0 else 1 - known


def cost_of(found: JudgedTurn) -> Cost | None:
    """What a turn cost; None if it couldn't be judged. Nothing where no choice was better, as far as can be told; so a
    word that isn't in the list and scored more than the best play cost nothing."""
    if not found.choices or found.played is None:
        return None
    best, played = found.choices[0], found.played
    # Of samples the most favourable would be the luckiest.
    weighed = [best] if best.samples else found.choices
    chances = [one.chance for one in weighed if one.chance is not None]
    lost = max(0.0, max(chances) - played.chance) if chances and played.chance is not None else None
    points = max(0, found.top - played.move.score)
    # What the answers make up for was no mistake.
    made_up = found.why is not None and found.why.verdict != "better"
    if made_up or not is_better(best, played):
        return Cost(points, 0.0, lost and 0.0)
    return Cost(points, round(max(0.0, best.equity - played.equity), 2), lost)


def _seat(seat: int, state: State, turns: Sequence[ReviewTurn]) -> ReviewSeat:
    mine = [turn for turn in turns if turn.seat == seat]
    costs = [turn.cost for turn in mine if turn.cost]
    chances = [cost.chance for cost in costs if cost.chance is not None]
    return ReviewSeat(
        name=state.seats[seat].name,
        turns=len(mine),
        judged=len(costs),
        best=sum(not cost.is_any for cost in costs),
        points=sum(cost.points for cost in costs),
        equity=round(sum(cost.equity for cost in costs), 2),
        chance=round(sum(chances) / len(chances), 4) if chances and len(chances) == len(costs) else None,
        bingos=sum(turn.bingo for turn in mine),
        missed_bingos=sum(turn.missed_bingo is not None for turn in mine),
    )


def _misses(turns: Sequence[ReviewTurn]) -> tuple[int, ...]:
    costs = [(_behind(turn), -place) for place, turn in enumerate(turns) if turn.cost and turn.cost.is_any]
    return tuple(-place for _, place in sorted(costs, reverse=True)[:MOST_MISSES])


def _behind(turn: ReviewTurn) -> float:
    """By how much what was played was worse, in points, or where turns are ranked by the chance to win by that, if it
    cost more."""
    if turn.played is None or turn.cost is None:
        return 0.0
    return max(turn.choices[0].ranking - turn.played.ranking, turn.cost.equity)
