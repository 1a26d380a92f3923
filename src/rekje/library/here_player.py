"""A player of one's own that plays in the process of the program that made it, for `rekje.Game.ask`."""

from __future__ import annotations

from functools import partial

from rekje.library.arguments import check_command
from rekje.library.seat_view import OwnPlayer, SeatView
from rekje.model.families import AnyCommand
from rekje.model.problems import FormError
from rekje.own_players.looking_up import look_up
from rekje.own_players.player import show_position
from rekje.players.base import SEED_BITS, Budget, Player
from rekje.players.ports import Knowledge
from rekje.referee.view import Seen

SECONDS = 60.0
"""The time that it is told to have. Nobody stops it."""


class HerePlayer(Player):
    """Any object with a ``choose(view)`` as a computer player. Raises `FormError` for one without, and for what is no
    command."""

    trusted = False

    def __init__(self, player: OwnPlayer) -> None:
        # A class has a method that nobody has made an object for.
        if isinstance(player, type) or not callable(getattr(player, "choose", None)):
            raise FormError("form-argument", name="player", wanted="player")
        self.name = type(player).__name__
        self._player = player

    def act(
        self, view: Seen, seat: int, awaited: frozenset[str], knowledge: Knowledge, budget: Budget
    ) -> AnyCommand | None:
        """What the player chooses."""
        answer = partial(look_up, view=view, seat=seat, knowledge=knowledge)
        seed = self.chance(view, seat).getrandbits(SEED_BITS)
        command = self._player.choose(SeatView(show_position(view, seat), answer, SECONDS, seed))
        check_command(command, "choose(view)")
        return command
