"""Computer players: they see one seat's view of a table and answer with a command.

``PLAYERS`` names them. Nothing here knows which game is played: what may be done is read from ``view.awaiting``, and
which plays there are is asked of a `rekje.players.ports.Knowledge`.
"""

from rekje.players.base import Player
from rekje.players.registry import PLAYERS, get_player, players_for

__all__ = ["PLAYERS", "Player", "get_player", "players_for"]
