"""A way to learn leave values."""

from __future__ import annotations

from typing import Protocol

from rekje.players.leave_values import LeaveValues


class TrainingMethod(Protocol):
    """One way to learn. Sums are bytes, so that they can be kept and sent."""

    usual_games: int
    """The number of games that is enough."""
    piece: int
    """The number of games in a piece: a few seconds' work."""
    threaded: bool
    """Whether a piece is spread over all cores by itself."""

    @property
    def step(self) -> int:
        """The games played at a time. The games of a piece are a multiple of it."""

    def shares(self) -> tuple[int, ...]:
        """The relative size of each generation. The values of one generation are used in the next."""

    def first(self) -> LeaveValues:
        """The values used in the first generation."""

    def nothing(self) -> bytes:
        """The sums of no games."""

    def play(self, leave_values: LeaveValues, generation: int, seed: int, games: int) -> bytes:
        """The sums of some games. They depend only on the seeds from ``seed`` on."""

    def add(self, one: bytes, other: bytes) -> bytes:
        """The sums of both together."""

    def fit(self, leave_values: LeaveValues, generation: int, sums: bytes) -> LeaveValues:
        """The new values, from the sums of a generation."""
