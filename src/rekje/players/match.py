"""Games between computer players, by the referee: whose command is due, and whole games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from msgspec.structs import replace

from rekje.games.base import Facts
from rekje.games.registry import get_game
from rekje.model.commands import TimeUp
from rekje.model.events import Config
from rekje.model.families import AnyCommand
from rekje.model.problems import Refusal
from rekje.model.state import State
from rekje.players.base import NO_LIMIT, Budget, Player, open_commands
from rekje.players.losing import act
from rekje.players.ports import Knowledge
from rekje.players.steps import MatchStep, carry_out
from rekje.referee import begin, decide, view


def due(state: State) -> int | None:
    """The seat that must act next: first those asked about the last play, then the one on turn; None after the end."""
    open_to = {one.seat: open_commands(state, one.seat) for one in state.awaiting}
    asked = (seat for seat, names in open_to.items() if names & {"challenge", "vote"})
    on_turn = (seat for seat, names in open_to.items() if names)
    return next(asked, next(on_turn, None))


def think(player: Player, state: State, seat: int, knowledge: Knowledge, budget: Budget = NO_LIMIT) -> AnyCommand:
    """A player's command, from what its seat may see of the state."""
    return player.choose(view(state, seat), seat, knowledge, budget)


class Due(msgspec.Struct, frozen=True):
    """What happens next at a table: a seat's player gives a command, or its time runs out. ``ms`` is when, None where
    nothing takes time."""

    seat: int
    ms: int | None = None
    timed_out: bool = False


def next_due(state: State, players: Sequence[Player], now: int = 0) -> Due | None:
    """What happens next, not before ``now`` (ms since the start); None after the end. Where players take their time
    (`Player.delay`) it is whatever comes first; else it is the turn of the seat that is `due`."""
    moments: list[tuple[int, bool, int]] = []
    since = get_game(state.config.game).awaited_since(state)
    for one in state.awaiting:
        if open_commands(state, one.seat) and (delay := players[one.seat].delay(view(state, one.seat), one.seat)):
            moments.append((max(now, since + delay), False, one.seat))
        if one.deadline is not None and "time-up" in one.commands:
            moments.append((max(now, one.deadline), True, one.seat))
    if not moments:
        seat = due(state)
        return None if seat is None else Due(seat)
    ms, timed_out, seat = min(moments)
    return Due(seat, ms, timed_out)


def play_match(
    config: Config, facts: Facts, knowledge: Knowledge, players: Sequence[Player], secret: str, nonces: tuple[str, ...]
) -> Iterator[MatchStep]:
    """A whole game between computer players, a step a command; ``secret`` and ``nonces`` decide all draws. Time passes
    as the players' delays say, without anybody waiting for it.

    Raises ValueError if a command of ours is refused: no player of ours may try that.
    """
    begun = begin(config, facts, secret=secret, nonces=nonces, players=tuple(player.name for player in players))
    step = MatchStep(None, begun.events, begun.state)
    yield step
    now = 0
    while (coming := next_due(step.state, players, now)) is not None:
        now = coming.ms or 0
        step = _next_step(step.state, coming, players[coming.seat], knowledge, facts)
        yield step


def _next_step(state: State, coming: Due, player: Player, knowledge: Knowledge, facts: Facts) -> MatchStep:
    def send(command: AnyCommand) -> MatchStep | Refusal:
        command = replace(command, ms=coming.ms)
        answer = decide(state, command, facts)
        return answer if isinstance(answer, Refusal) else MatchStep(command, answer.events, answer.state)

    if coming.timed_out:
        return carry_out(state, TimeUp(seat=coming.seat, ms=coming.ms), facts)
    step, _, lost = act(player, view(state, coming.seat), coming.seat, knowledge, send)
    return step if lost is None else replace(step, lost=lost)
