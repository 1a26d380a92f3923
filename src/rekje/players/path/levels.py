"""The computer players for games with written words, from the weakest to the strongest."""

from __future__ import annotations

from collections.abc import Mapping

from rekje.players.base import Player
from rekje.players.path.canny import Weigher
from rekje.players.path.humans import PEOPLE
from rekje.players.path.pondering import Ponderer
from rekje.players.path.turns import PathPlayer

LEVELS: Mapping[str, Player] = {
    **PEOPLE,
    **{one.name: one for one in (PathPlayer("greedy"), Weigher("canny"), Ponderer("expert"))},
}
