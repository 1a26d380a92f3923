"""The computer players of crosswords, from the weakest to the strongest."""

from __future__ import annotations

from collections.abc import Mapping

from rekje.players.base import Player
from rekje.players.crossword.expert import Expert
from rekje.players.crossword.humans import PEOPLE
from rekje.players.crossword.strong import Strong
from rekje.players.greedy import Greedy

LEVELS: Mapping[str, Player] = {**PEOPLE, "greedy": Greedy(), "strong": Strong(), "expert": Expert()}
