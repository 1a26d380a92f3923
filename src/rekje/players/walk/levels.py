"""The computer players of games in which words walk, from the weakest to the strongest."""

from __future__ import annotations

from collections.abc import Mapping

from rekje.players.base import Player
from rekje.players.greedy import Greedy
from rekje.players.walk.humans import PEOPLE
from rekje.players.walk.pacer import Pacer
from rekje.players.walk.racer import Racer

LEVELS: Mapping[str, Player] = {**PEOPLE, "greedy": Greedy(), "racer": Racer(), "expert": Pacer()}
