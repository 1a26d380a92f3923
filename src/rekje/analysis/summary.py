"""What one game says of its players, small enough to be kept for every game that was ever finished."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from rekje.analysis.families import analysis_of
from rekje.games.registry import get_game
from rekje.model.events import WordScore
from rekje.model.state import State

_NO_TURN = ("buy", "claim", "knock", "struck", "resign", "challenge", "bonus")
"""What is done besides a turn of one's own, or in the middle of it."""


class SeatSummary(msgspec.Struct, frozen=True):
    """A seat's game: its final ``score``, what it ``played`` before anything was settled, whether it ``won`` (alone or
    with others), its ``turns`` (passes and exchanges are turns too), its ``bingos``, its ``best`` turn with the word
    that stands for it, and its ``longest`` word ("" where it has none), written as people read them."""

    score: int
    played: int
    won: bool
    turns: int
    bingos: int = 0
    best: WordScore | None = None
    longest: str = ""
    resigned: bool = False

    @property
    def standing(self) -> tuple[bool, bool, int]:
        """How well the seat ended: of two the larger is the better."""
        return self.won, not self.resigned, self.score


class Summary(msgspec.Struct, frozen=True):
    """A game that is over. ``scoring`` is the way of counting, where a table can choose it, and ``race`` whether totals
    are places on a track: points of different ways can't be compared. ``known`` is False for a cardboard game that was
    written down; ``players`` is who controlled each seat at the end."""

    game: str
    edition: str
    scoring: str
    race: bool
    known: bool
    seats: tuple[SeatSummary, ...]
    players: tuple[str, ...]


def summary_of(state: State) -> Summary:
    """The summary of a game that is over."""
    assert state.outcome is not None
    game = get_game(state.config.game)
    return Summary(
        game=game.id,
        edition=state.edition.name,
        scoring=str(state.config.options.get("scoring") or ""),
        race=game.race,
        known=state.config.known,
        seats=tuple(_seat(state, seat) for seat in range(len(state.seats))),
        players=tuple(seat.player for seat in state.seats),
    )


def _seat(state: State, seat: int) -> SeatSummary:
    outcome = state.outcome
    assert outcome is not None
    lines = [line for line in state.sheet if line.seat == seat]
    acts = analysis_of(state).acts(state, seat)
    words = [word for words, _ in acts for word in words]
    return SeatSummary(
        score=outcome.scores[seat],
        played=outcome.scores[seat] - outcome.adjustments[seat],
        won=seat in outcome.winners,
        turns=sum(line.kind not in _NO_TURN for line in lines),
        bingos=sum(line.kind == "play" and line.count >= state.edition.rack for line in lines),
        best=max((WordScore(words[0], score) for words, score in acts), key=lambda one: one.score, default=None),
        longest=_longest(words),
        resigned=state.seats[seat].resigned,
    )


def _longest(words: Iterable[str]) -> str:
    return max(words, key=len, default="")
