"""The review of a game as a document: every text and figure that a renderer shows, worked out once.

The terminal (`rekje.cli.parts.review_text`), the page (`rekje.drawing.review.page`), the chart
(`rekje.drawing.review.course`) and the browser (`web/src/review/`), to which the server sends it, draw a `Document`.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from rekje.analysis.moves import Move
from rekje.analysis.review import Review, ReviewSeat, ReviewTurn
from rekje.drawing.review.why import why_text
from rekje.drawing.review.words import (
    better_text,
    chance_cost_text,
    cost_text,
    costs_chance_alone,
    instead_text,
    move_text,
    percent,
    points_text,
    rack_text,
    scored_text,
)
from rekje.locale import say, ui_language
from rekje.locale.numbers import decimal, plain
from rekje.model.tiles import UNKNOWN


class KeyFigure(msgspec.Struct, frozen=True):
    """A figure's name, and what it is for each seat."""

    label: str
    of_seats: tuple[str, ...]


class TurnRow(msgspec.Struct, frozen=True):
    """A turn. ``number`` is "" before the first one. ``better``, ``better_score`` and ``why`` (a sentence about it) are
    "" where nothing was better, or nobody knows. ``phony``: a word of it isn't in the list; ``missed``: it cost
    something; ``costly``: it is among the costliest."""

    number: str
    seat: int
    name: str
    done: str
    points: str
    phony: bool
    better: str
    better_score: str
    why: str
    cost: str
    chance: str
    missed: bool
    costly: bool


class Miss(msgspec.Struct, frozen=True):
    """One of the costliest turns. ``place`` is its place among the turns. ``rack`` is a label with the tiles held, ""
    where they aren't known. ``cost`` is what it cost, ``chance_cost`` the same in chance of winning, "" where nobody
    knows it or it is all. ``best`` is what should have been done, ``why`` the sentence that says why, ``board`` the
    label of the board with it."""

    place: int
    turn: str
    rack: str
    instead: str
    why: str
    cost: str
    chance_cost: str
    best: Move
    board: str


class Listing(msgspec.Struct, frozen=True):
    """Lines under a heading."""

    heading: str
    lines: tuple[str, ...]


class CourseChart(msgspec.Struct, frozen=True):
    """The chart of a game. ``values``: one value per turn, None if it isn't known. ``low``, ``middle``, ``high``: the
    levels that are drawn. ``marks``: the labels of the levels, the highest first. ``numbers``: the numbers of the
    turns. ``costly``: the indexes of the turns that cost most."""

    label: str
    values: tuple[float | None, ...]
    low: float
    middle: float
    high: float
    marks: tuple[str, ...]
    numbers: tuple[int, ...]
    costly: tuple[int, ...]


class Document(msgspec.Struct, frozen=True):
    """A whole review in one language. ``of_chance`` is the label of the rows' chances, "" where there are none;
    ``unread`` are the words that nobody found, under ``unread_heading``."""

    language: str
    game: str
    result: str
    seats: tuple[str, ...]
    figures: tuple[KeyFigure, ...]
    rows: tuple[TurnRow, ...]
    of_chance: str
    misses: tuple[Miss, ...]
    lists: tuple[Listing, ...]
    unread_heading: str
    unread: tuple[str, ...]
    notes: tuple[str, ...]
    course: CourseChart | None


def document_of(review: Review, language: str | None = None, seat: int = 0) -> Document:
    """The review in a language, by default the reader's, with the chances or the lead of a ``seat``. ``course`` is None
    where there is nothing to draw: a game of one seat, or of a single turn."""
    language = ui_language(language)
    names = tuple(seat.name for seat in review.seats)
    chances = _has_chances(review)
    # Of more than two players only the first one's chances are known.
    of = 0 if chances and len(names) > 2 else seat
    unread = tuple(one.word for one in review.unread or ())
    winners = ", ".join(names[seat] for seat in review.winners)
    return Document(
        language=language,
        game=f"{say(f'screen-game-{review.game}', language)} · {', '.join(names)}",
        result=say("review-title", language, names=winners, count=len(review.winners)),
        seats=names,
        figures=tuple(_figures(review, language)),
        rows=tuple(_row(review, place, language, of) for place in range(len(review.turns))),
        of_chance=say("review-chance-of", language, name=names[of]) if chances else "",
        misses=tuple(_miss(review, place, language) for place in review.misses),
        lists=tuple(_lists(review, language)),
        unread_heading=say("review-unread", language, count=len(unread)) if unread else "",
        unread=unread,
        notes=tuple(_notes(review, language)),
        course=_course(review, language, of) if len(review.turns) > 1 and len(names) > 1 else None,
    )


def _has_chances(review: Review) -> bool:
    """Whether the course of chances is known."""
    return sum(turn.chance is not None for turn in review.turns) > 1


def _who(review: Review, turn: ReviewTurn, language: str) -> str:
    """Whose turn it was, and which of the game's turns."""
    return say("review-who", language, name=review.seats[turn.seat].name, number=turn.turn)


def _figures(review: Review, language: str) -> Iterator[KeyFigure]:
    def figure(code: str, *texts: str) -> KeyFigure:
        return KeyFigure(say(f"review-{code}", language), texts)

    seats = review.seats
    yield figure("result", *map(plain, review.scores))
    yield figure("best", *(_judged(seat, f"{seat.best}/{seat.judged}") for seat in seats))
    yield figure("cost", *(_judged(seat, decimal(seat.equity, language)) for seat in seats))
    if any(seat.chance is not None for seat in seats):
        yield figure("chance-lost", *(percent(seat.chance, language) for seat in seats))
    if review.measure == "points":
        yield figure("bingos", *(str(seat.bingos) for seat in seats))
        yield figure("bingos-missed", *(_judged(seat, str(seat.missed_bingos)) for seat in seats))


def _judged(seat: ReviewSeat, figure: str) -> str:
    """A figure that judging has found; a dash where none of the seat's turns could be judged."""
    return figure if seat.judged else "–"


def _chance(turn: ReviewTurn, seat: int) -> float | None:
    """A seat's chance of winning after a turn; of a second seat there are two."""
    return 1 - turn.chance if seat and turn.chance is not None else turn.chance


def _row(review: Review, place: int, language: str, of: int) -> TurnRow:
    turn = review.turns[place]
    missed = turn.cost is not None and turn.cost.is_any
    best = turn.choices[0].move if missed else None
    return TurnRow(
        number=str(turn.turn or ""),
        seat=turn.seat,
        name=review.seats[turn.seat].name,
        done=move_text(turn.done, language),
        points=points_text(review, turn),
        phony=bool(turn.phonies),
        better=better_text(turn, language) if best else "",
        better_score=str(best.score or "") if best else "",
        why=_why(turn, language),
        cost=cost_text(turn, language),
        chance=percent(_chance(turn, of), language),
        missed=missed,
        costly=place in review.misses,
    )


def _miss(review: Review, place: int, language: str) -> Miss:
    turn = review.turns[place]
    best = turn.choices[0].move
    costs = cost_text(turn, language), chance_cost_text(turn, language)
    cost, chance_cost = (costs[1], "") if costs_chance_alone(turn) else costs
    return Miss(
        place=place,
        turn=_who(review, turn, language),
        rack=say("review-rack", language, rack=rack_text(turn.rack)) if turn.rack else "",
        instead=instead_text(turn, language),
        why=_why(turn, language),
        cost=cost,
        chance_cost=chance_cost,
        best=best,
        board=say("review-board", language, number=turn.turn, play=move_text(best, language)),
    )


def _why(turn: ReviewTurn, language: str) -> str:
    """Why the best choice was better than what was done; "" where nothing was better."""
    return why_text(turn.why, turn.choices[0].move, turn.done, language) if turn.why else ""


def _lists(review: Review, language: str) -> Iterator[Listing]:
    """Whole racks that could have been laid, words that stood and aren't in the list: a line a turn."""
    bingos = tuple(
        f"{_who(review, turn, language)}{say('web-colon', language)} {scored_text(turn.missed_bingo.move, language)}"
        for turn in review.turns
        if turn.missed_bingo
    )
    phonies = tuple(
        f"{_who(review, turn, language)}{say('web-colon', language)} {' '.join(turn.phonies)}"
        for turn in review.turns
        if turn.phonies
    )
    for code, lines in (("missed-bingos", bingos), ("phonies", phonies)):
        if lines:
            yield Listing(say(f"review-{code}", language), lines)


def _notes(review: Review, language: str) -> Iterator[str]:
    """What holds for the whole review: the measure, the words judged by, and what couldn't be known."""
    yield say(f"review-measure-{review.measure}", language)
    if any(costs_chance_alone(turn) for turn in review.turns):
        yield say("review-measure-chance", language)
    yield say("review-words", language, lexicon=review.lexicon)
    if _has_chances(review):
        yield say("review-chance-model", language, seats=len(review.seats))
    played_on = sum(turn.played is not None and turn.played.samples > 0 for turn in review.turns)
    if played_on:
        yield say("review-played-on", language, count=played_on)
    unknown = sum(UNKNOWN in turn.rack for turn in review.turns)
    if unknown:
        yield say("review-unknown", language, count=unknown)


def _course(review: Review, language: str, of: int) -> CourseChart:
    """A seat's chance of winning where it is known, else its lead over the best of the others."""
    values: tuple[float | None, ...]
    if _has_chances(review):
        code = "review-course-chance"
        values = tuple(_chance(turn, of) for turn in review.turns)
        # In the middle all are equal: a half between two, less with more.
        low, middle, high = 0.0, 1 / len(review.seats), 1.0
        marks = tuple(percent(one, language) for one in (high, middle, low))
    else:
        code = "review-course-lead"
        leads = [float(turn.totals[of] - max((*turn.totals[:of], *turn.totals[of + 1 :]))) for turn in review.turns]
        values = tuple(leads)
        high = -(-max(1, *(abs(lead) for lead in leads)) // 10) * 10
        low, middle = -high, 0.0
        marks = (f"+{decimal(high, language)}", "0", decimal(-high, language))
    return CourseChart(
        label=say(code, language, name=review.seats[of].name),
        values=values,
        low=low,
        middle=middle,
        high=high,
        marks=marks,
        numbers=tuple(turn.turn for turn in review.turns),
        costly=review.misses,
    )
