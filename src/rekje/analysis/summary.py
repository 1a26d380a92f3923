"""The summary of one game, small enough to be kept for every finished game."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from rekje.analysis.families import analysis_of
from rekje.games.registry import get_game
from rekje.model.events import WordScore
from rekje.model.state import State

_NO_TURN = ("buy", "claim", "knock", "struck", "resign", "challenge", "bonus")
"""Kinds of lines that are no turn of one's own, or only a part of one."""


class SeatSummary(msgspec.Struct, frozen=True):
    """A seat's game: its final ``score``; the points ``played`` before the final settling; whether it ``won``, alone or
    with others; its number of ``turns``, passes and exchanges included; its ``bingos``; its ``best`` turn with the main
    word; and its ``longest`` word ("" if it has none), as people read it."""

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
        """How well the seat ended; larger is better."""
        return self.won, not self.resigned, self.score


class Summary(msgspec.Struct, frozen=True):
    """A game that is over. ``scoring`` is the way of counting, if a table can choose it; ``race``: totals are places on
    a track. Points counted in different ways can't be compared. ``known`` is False for a cardboard game that was
    written down. ``players`` says who controlled each seat at the end."""

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
