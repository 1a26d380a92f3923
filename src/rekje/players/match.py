"""Games between computer players, by the referee: whose command is due, and whole games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from rekje.games.base import Facts
from rekje.model.commands import AnyCommand
from rekje.model.events import AnyEvent, Config
from rekje.model.problems import Refusal
from rekje.model.state import State
from rekje.players.base import NO_LIMIT, Budget, Player, open_commands
from rekje.players.ports import Knowledge
from rekje.referee import begin, decide, evolve, replay, view


class Step(msgspec.Struct, frozen=True):
    """One command of a game (None for its beginning), the events it brought about, and the state after them."""

    command: AnyCommand | None
    events: tuple[AnyEvent, ...]
    state: State


def due(state: State) -> int | None:
    """The seat that must act next: first those asked about the last play, then the one on turn; None after the end."""
    open_to = {one.seat: open_commands(state, one.seat) for one in state.awaiting}
    asked = (seat for seat, names in open_to.items() if names & {"challenge", "vote"})
    on_turn = (seat for seat, names in open_to.items() if names)
    return next(asked, next(on_turn, None))


def think(player: Player, state: State, seat: int, knowledge: Knowledge, budget: Budget = NO_LIMIT) -> AnyCommand:
    """A player's command, from what its seat may see of the state."""
    return player.choose(view(state, seat), seat, knowledge, budget)


def play_match(
    config: Config, facts: Facts, knowledge: Knowledge, players: Sequence[Player], secret: str, nonces: tuple[str, ...]
) -> Iterator[Step]:
    """A whole game between computer players, a step a command; ``secret`` and ``nonces`` decide all draws.

    Raises ValueError if a player's command is refused: no player of ours may try that.
    """
    events = begin(config, facts, secret=secret, nonces=nonces, players=tuple(player.name for player in players))
    step = Step(None, events, replay(events))
    yield step
    while (seat := due(step.state)) is not None:
        step = _next_step(step.state, think(players[seat], step.state, seat, knowledge), facts)
        yield step


def _next_step(state: State, command: AnyCommand, facts: Facts) -> Step:
    answer = decide(state, command, facts)
    if isinstance(answer, Refusal):
        raise ValueError(f"{command} was refused: {answer}")
    for event in answer:
        state = evolve(state, event)
    return Step(command, answer, state)
