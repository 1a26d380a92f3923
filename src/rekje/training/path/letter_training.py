"""Learning what letters are worth that are kept for later turns (`rekje.training.method.TrainingMethod`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

from rekje.games.base import Facts
from rekje.games.path.words import letters_held
from rekje.model.events import Config
from rekje.model.sizes import face_of
from rekje.model.state import State
from rekje.players.leave_values import LeaveValues, rounded
from rekje.players.match import play_match
from rekje.players.path.leave_values import derive_leave_values
from rekje.players.path.ports import PaperKnowledge
from rekje.players.path.turns import PathPlayer
from rekje.training.least_squares import FitSums, added

SEATS = 2


class LetterTraining:
    """Games between two seats that lay for the most words. A least-squares fit explains how much the seat on turn still
    gains on the other, by the letters that it holds more than the other."""

    usual_games = 1500
    piece = 16
    threaded = False
    step = 1

    def __init__(self, knowledge: PaperKnowledge, facts: Facts, config: Config) -> None:
        self._knowledge = knowledge
        self._facts = facts
        self._config = config
        self._faces = config.edition.letter_set.faces
        self._player = PathPlayer("greedy")

    def shares(self) -> tuple[int, ...]:
        """One generation: who plays goes by no values."""
        return (1,)

    def first(self) -> LeaveValues:
        """Values derived from the letters."""
        return derive_leave_values(self._config.edition)

    def nothing(self) -> bytes:
        """No turn was observed."""
        return msgspec.json.encode(self._no_sums())

    def play(self, leave_values: LeaveValues, generation: int, seed: int, games: int) -> bytes:
        """The turns of some games."""
        sums = self._no_sums()
        for number in range(games):
            for features, gain in self._game(seed + number):
                sums.observe(features, (gain,))
        return msgspec.json.encode(sums)

    def add(self, one: bytes, other: bytes) -> bytes:
        """Add what was observed."""
        return added(one, other)

    def fit(self, leave_values: LeaveValues, generation: int, sums: bytes) -> LeaveValues:
        """The least squares of all turns, in hundredths of a point."""
        (weights,) = msgspec.json.decode(sums, type=FitSums).weights()
        return LeaveValues(rounded(dict(zip(self._faces, weights[1:], strict=True))))

    def _no_sums(self) -> FitSums:
        """The features are a constant, and for each letter how many more of it the seat on turn holds."""
        return FitSums.of_nothing(1 + len(self._faces), 1)

    def _game(self, seed: int) -> Iterator[tuple[list[int], int]]:
        """The turns of a game, and what the seat on turn then gains on the other until the end."""
        seen: list[tuple[int, list[int], int]] = []
        turn = 0
        nonces = tuple(f"{seat:032x}" for seat in range(SEATS))
        state = None
        for step in play_match(
            self._config, self._facts, self._knowledge, [self._player] * SEATS, f"{seed:064x}", nonces
        ):
            state = step.state
            if state.turn and state.turn.number != turn and not state.outcome:
                turn = state.turn.number
                seen.append((state.turn.seat, self._features(state, state.turn.seat), _lead(state, state.turn.seat)))
        assert state
        for seat, features, before in seen:
            yield features, _lead(state, seat) - before

    def _features(self, state: State, seat: int) -> list[int]:
        own, others = (Counter(map(face_of, letters_held(state, one))) for one in (seat, 1 - seat))
        return [1, *(own[face] - others[face] for face in self._faces)]


def _lead(state: State, seat: int) -> int:
    scores = state.outcome.scores if state.outcome else [one.score for one in state.seats]
    return int(scores[seat] - scores[1 - seat])
