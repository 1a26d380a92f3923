"""Reviews of finished games, and the choices of a turn, for programs and notebooks."""

from __future__ import annotations

from html import escape

import msgspec

from rekje.analysis.judging import Judged
from rekje.analysis.moves import GameMoves, Move
from rekje.analysis.review import Review, ReviewSeat, ReviewTurn
from rekje.bootstrap import facts_of, review_game
from rekje.drawing.review.course import course_picture
from rekje.drawing.review.document import document_of
from rekje.drawing.review.page import review_page
from rekje.library.picture import Picture
from rekje.library.rows import Column, Rows
from rekje.library.words import Lexicon
from rekje.model.problems import FormError
from rekje.model.tiles import join_tiles
from rekje.players.base import Budget
from rekje.records.record import Record
from rekje.records.replay import replay_record
from rekje.records.turns import as_played


def _word(move: Move) -> str:
    return move.word or " ".join(move.words)


def _tiles(move: Move) -> str:
    return move.tiles or join_tiles(tile for _, tile in move.laid)


CHOICES: tuple[Column[Judged], ...] = (
    Column("kind", "text", lambda one: one.move.kind),
    Column("at", "text", lambda one: one.move.at),
    Column("word", "text", lambda one: _word(one.move)),
    Column("tiles", "text", lambda one: _tiles(one.move)),
    Column("score", "whole", lambda one: one.move.score),
    Column("equity", "number", lambda one: one.equity),
    Column("kept", "text", lambda one: one.kept),
    Column("worth", "number", lambda one: one.worth),
    Column("chance", "number", lambda one: one.chance),
    Column("exact", "truth", lambda one: one.exact),
    Column("gain", "number", lambda one: one.gain),
    Column("error", "number", lambda one: one.error),
    Column("samples", "whole", lambda one: one.samples),
)


def _best(turn: ReviewTurn) -> Judged | None:
    return turn.choices[0] if turn.choices else None


TURNS: tuple[Column[ReviewTurn], ...] = (
    Column("turn", "whole", lambda turn: turn.number),
    Column("seat", "whole", lambda turn: turn.seat),
    Column("rack", "text", lambda turn: turn.rack),
    Column("kind", "text", lambda turn: turn.done.kind),
    Column("at", "text", lambda turn: turn.done.at),
    Column("word", "text", lambda turn: _word(turn.done)),
    Column("score", "whole", lambda turn: turn.done.score),
    Column("total", "whole", lambda turn: turn.totals[turn.seat]),
    Column("equity", "number", lambda turn: turn.played and turn.played.equity),
    Column("best_kind", "text", lambda turn: (best := _best(turn)) and best.move.kind),
    Column("best_at", "text", lambda turn: (best := _best(turn)) and best.move.at),
    Column("best_word", "text", lambda turn: (best := _best(turn)) and _word(best.move)),
    Column("best_score", "whole", lambda turn: (best := _best(turn)) and best.move.score),
    Column("best_equity", "number", lambda turn: (best := _best(turn)) and best.equity),
    Column("cost", "number", lambda turn: turn.cost and turn.cost.equity),
    Column("cost_chance", "number", lambda turn: turn.cost and turn.cost.chance),
    Column("chance", "number", lambda turn: turn.chance),
    Column("exact", "truth", lambda turn: turn.exact),
    Column("bingo", "truth", lambda turn: turn.bingo),
)


class GameReview:
    """The review of a finished game: for each turn what was done, what was best, and what the difference cost, by
    equity (in the game's `measure`: points, places on a track, or the worth of words) and in the chance of winning.

    A notebook shows it as the page that ``rekje review --html`` writes. Reviews of the same turns with the same
    judgements are equal.

    >>> game = rekje.Game(edition="en", seed=7)
    >>> moves = [game.ask("novice") for _ in range(4)]
    >>> game.resign(0)
    >>> review = game.review()
    >>> [turn["cost"] >= 0 for turn in review.turns.to_dicts()[:3]], review.scores == game.scores
    ([True, True, True], True)
    """

    def __init__(self, review: Review, played: GameMoves) -> None:
        self._review = review
        self._played = played

    @property
    def turns(self) -> Rows[ReviewTurn]:
        """Every turn: `rekje.ReviewTurn`, with the best ``choices``, the act ``played`` measured, the ``cost``, and the
        first seat's ``chance`` of winning after it, 0 to 1. As a table it has a row for each."""
        return Rows(self._review.turns, TURNS)

    @property
    def seats(self) -> tuple[ReviewSeat, ...]:
        """Everybody's game: turns, best choices, what the others cost, bingos made and missed."""
        return self._review.seats

    @property
    def scores(self) -> tuple[int, ...]:
        """The final scores."""
        return self._review.scores

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won."""
        return self._review.winners

    @property
    def misses(self) -> tuple[ReviewTurn, ...]:
        """The costliest turns, at most three, the costliest first."""
        return tuple(self._review.turns[place] for place in self._review.misses)

    @property
    def measure(self) -> str:
        """The unit of equity: ``points``, ``places`` or ``words``."""
        return self._review.measure

    def chart(self) -> Picture:
        """The course of the game: the first seat's chance of winning after each turn, or where that isn't known its
        lead. A notebook shows it. Raises `FormError` where there is nothing to draw: one seat, or one turn.

        >>> game = rekje.Game(edition="en", seed=7)
        >>> moves = [game.ask("novice") for _ in range(4)]
        >>> game.resign(0)
        >>> str(game.review().chart()).startswith("<svg")
        True
        """
        document = document_of(self._review)
        if document.course is None:
            raise FormError("review-no-course")
        return Picture(course_picture(document.game, document.course))

    def to_json(self) -> bytes:
        """The review as ``rekje review --json`` writes it (docs/review.md)."""
        return msgspec.json.encode(self._review) + b"\n"

    def to_html(self) -> str:
        """The review as a page of HTML of its own, in the reader's language."""
        return review_page(self._review, self._played)

    def __eq__(self, other: object) -> bool:
        """Whether the turns, and what is said of them, are the same."""
        if not isinstance(other, GameReview):
            return NotImplemented
        return self is other or (self._review, self._played) == (other._review, other._played)

    def __hash__(self) -> int:
        return hash(self._review)

    def _repr_html_(self) -> str:
        style = "width:100%;height:640px;border:0"
        return f'<iframe srcdoc="{escape(self.to_html())}" style="{style}"></iframe>'

    def __repr__(self) -> str:
        costs = ", ".join(f"{seat.name} {seat.equity}" for seat in self.seats)
        return f"<review of {len(self._review.turns)} turns; what they cost: {costs}>"


def review_of(record: Record, own: Lexicon, words: Lexicon, budget: Budget) -> GameReview:
    """The review of a record's game, refereed with its ``own`` list and judged by other ``words``, within a budget.
    Raises `FormError`."""
    facts = facts_of(record, own.words)
    played = as_played(record, replay_record(record, facts))
    return GameReview(review_game(played, record.config, words.words, budget=budget), played)
