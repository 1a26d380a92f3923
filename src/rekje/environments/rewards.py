"""What an action is worth to each seat."""

from __future__ import annotations

from typing import Literal

from rekje.environments.episode import Episode
from rekje.library.arguments import text
from rekje.model.problems import FormError

Rewards = Literal["win", "points"]


def check_rewards(rewards: str) -> Rewards:
    """A way to reward. Raises `FormError` for another."""
    if text("rewards", rewards) == "win":
        return "win"
    if rewards == "points":
        return "points"
    raise FormError("environments-rewards", rewards=rewards)


def rewards_of(before: Episode, after: Episode, rewards: Rewards) -> tuple[float, ...]:
    """What an action brought each seat. ``"win"``: the utilities, at the end. ``"points"``: the points gained, less
    what the others gained on average."""
    if rewards == "win":
        return after.utilities if after.over else (0.0,) * after.table.seats
    gains = [new - old for new, old in zip(after.points, before.points, strict=True)]
    others = max(1, len(gains) - 1)
    return tuple(gain - (sum(gains) - gain) / others for gain in gains)
