"""How a computer player loses its turn: one of somebody's own that gives no command in time, or one that isn't allowed
(C14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from rekje.games.registry import get_game
from rekje.model.commands import Accept, Resign, Vote
from rekje.model.families import AnyCommand
from rekje.model.problems import FormError, Refusal
from rekje.players.base import NO_LIMIT, Budget, Player, open_commands
from rekje.players.lost_turn import LostTurn
from rekje.players.ports import Knowledge
from rekje.players.registry import ANYWHERE, PLAYERS
from rekje.referee.view import Seen

T = TypeVar("T")


def forfeit(view: Seen, seat: int, knowledge: Knowledge) -> AnyCommand:
    """The command of a seat whose player has lost its turn: it lets a play stand, else lays nothing. Where neither is
    possible (a tile to draw, a letter to give away) it does what the rules ask of it, and where it can't, it resigns.
    """
    names = open_commands(view, seat)
    if "accept" in names:
        return Accept(seat=seat)
    if "vote" in names:
        return Vote(seat=seat, yes=True)
    if nothing := get_game(view.config.game).decline(seat, names):
        return nothing
    try:
        return PLAYERS[ANYWHERE].choose(view, seat, knowledge)
    except FormError:
        return Resign(seat=seat)


def act(
    player: Player,
    view: Seen,
    seat: int,
    knowledge: Knowledge,
    send: Callable[[AnyCommand], T | Refusal],
    budget: Budget = NO_LIMIT,
) -> tuple[T, AnyCommand, LostTurn | None]:
    """Let a player act on its seat's view, within a budget: what became of it, the command, and whether it has lost its
    turn by that. ``send`` carries a command out, or refuses it. Raises ValueError if a player's command is refused that
    is `Player.trusted`: none of ours may try that."""
    lost = None
    try:
        command = player.choose(view, seat, knowledge, budget)
    except LostTurn as loss:
        lost = loss
        command = forfeit(view, seat, knowledge)
    done = send(command)
    if isinstance(done, Refusal) and not player.trusted and lost is None:
        lost = LostTurn(player.name, "refused", (command, done))
        command = forfeit(view, seat, knowledge)
        done = send(command)
    if isinstance(done, Refusal):
        raise ValueError(f"{command} was refused: {done}")
    return done, command, lost
