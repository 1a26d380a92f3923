"""The computer players by name, from the weakest to the strongest."""

from __future__ import annotations

from rekje.games.base import Game
from rekje.model.problems import FormError
from rekje.players.base import Player
from rekje.players.crossword.expert import Expert
from rekje.players.crossword.strong import Strong
from rekje.players.eyes import Eye
from rekje.players.greedy import Greedy
from rekje.players.human import Human, Style
from rekje.players.path.canny import Canny
from rekje.players.walk.racer import Racer

NOVICE = Human(
    "novice",
    Style(level=1, sees=0.2, tile=0.3, hook=0.2, dares=0.2, bend=0.6, buys_below=4),
    Eye(sees=0.5, longer=0.6, looks=8, knocks=4500, lays=15_000),
)
AMATEUR = Human(
    "amateur",
    Style(level=3, sees=0.4, tile=0.6, hook=0.5, dares=0.7, bend=0.85, buys_below=8),
    Eye(sees=0.75, longer=0.8, looks=40, knocks=3000, lays=9000),
)

PLAYERS: dict[str, Player] = {
    player.name: player for player in (NOVICE, AMATEUR, Greedy(), Racer(), Canny(), Strong(), Expert())
}


def players_for(game: Game) -> dict[str, Player]:
    """The computer players that play a game."""
    return {name: player for name, player in PLAYERS.items() if player.plays(game)}


def get_player(name: str, game: Game | None = None) -> Player:
    """A computer player by its name. Raises `FormError` for an unknown one, or one that doesn't play the game named."""
    if name not in PLAYERS:
        raise FormError("engine-player-unknown", player=name, known=", ".join(PLAYERS))
    if game and not PLAYERS[name].plays(game):
        raise FormError("engine-player-other-game", player=name, known=", ".join(players_for(game)))
    return PLAYERS[name]
