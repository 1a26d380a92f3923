"""Observations as Gymnasium's spaces, and masks of legal actions."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from rekje.environments.episode import Episode
from rekje.environments.observation import ObservationPart, pieces
from rekje.environments.table import EnvironmentTable


def observation_space(table: EnvironmentTable) -> spaces.Dict:
    """The space of a seat's observations."""
    return spaces.Dict({name: box(piece) for name, piece in pieces(table).items()})


def box(piece: ObservationPart) -> spaces.Box:
    """The space of a part of an observation."""
    return spaces.Box(piece.low, piece.high, piece.shape, piece.dtype)


def mask_space(table: EnvironmentTable) -> spaces.Box:
    """The space of masks."""
    return spaces.Box(0, 1, (table.moves.numbers.size,), np.int8)


def action_mask(episode: Episode, seat: int) -> NDArray[np.int8]:
    """1 for each action that a seat may take now, else 0."""
    mask = np.zeros(episode.table.moves.numbers.size, np.int8)
    if seat == episode.seat:
        mask[episode.menu.numbers] = 1
    return mask


def texts(episode: Episode) -> dict[int, str]:
    """What each legal action number means now."""
    return {number: episode.menu.text(number) for number in episode.menu.numbers}


def legal_for(episode: Episode, number: int) -> int:
    """A legal action in the place of any number: the number itself, else the legal one that it counts to."""
    numbers = episode.menu.numbers
    return number if number in episode.menu else numbers[number % len(numbers)]
