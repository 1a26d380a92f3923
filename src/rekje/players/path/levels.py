"""The computer players for games with written words, from the weakest to the strongest."""

from __future__ import annotations

from collections.abc import Mapping

from rekje.players.base import Player
from rekje.players.path.canny import Weigher
from rekje.players.path.perception import Perception
from rekje.players.path.pondering import Ponderer
from rekje.players.path.turns import PathPlayer, SamplingPlayer

LEVELS: Mapping[str, Player] = {
    one.name: one
    for one in (
        SamplingPlayer(
            "novice", Perception(sees=0.5, longer=0.6, looks=8, knocks=4500, lays=15_000), level=1, dares=0.2
        ),
        SamplingPlayer(
            "amateur", Perception(sees=0.75, longer=0.8, looks=40, knocks=3000, lays=9000), level=3, dares=0.7
        ),
        PathPlayer("greedy"),
        Weigher("canny"),
        Ponderer("expert"),
    )
}
