"""A player of one's own, as every table meets it: it gets its seat's view and gives a command, or loses its turn."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from functools import partial
from weakref import WeakSet

import msgspec

from rekje.games.registry import get_game
from rekje.model.families import AnyCommand
from rekje.own_players.looking_up import commands_for, look_up
from rekje.own_players.messages import EngineHello, OptionValue, ShowPosition
from rekje.own_players.process import PARTING, EngineProcess
from rekje.own_players.talk import Answer, EngineFailed, EngineTalk
from rekje.players.base import NO_LIMIT, PACE, SEED_BITS, Budget, Pace, Player, check_view
from rekje.players.lost_turn import LostTurn
from rekje.players.ports import Knowledge
from rekje.players.registry import ANYWHERE, PLAYERS
from rekje.referee.view import Seen
from rekje.storage.options.engines import USUAL_SECONDS
from rekje.wire.view import make_rules, make_view

MOST_IDLE = 2
"""The processes of a player that wait for its next turn. Of the others each is ended after its turn."""
MOST_LOGGED = 40
SHORTEST = 0.05
"""The seconds that a player has at least."""


class EngineSpec(msgspec.Struct, frozen=True):
    """How a player of one's own is started: its name here, its command word by word, the ``seconds`` that it has for a
    command, the options set for it."""

    name: str
    command: tuple[str, ...]
    seconds: float = USUAL_SECONDS
    options: dict[str, OptionValue] = {}


class EnginePlayer(Player):
    """A player of one's own. Its processes are started when they are needed; several tables may ask at once, each
    gets a process of its own. One that has failed is ended. With ``logged`` the end of what the processes write to
    their error output is kept; ``info`` and ``preface`` are those of `EngineTalk`."""

    trusted = False

    def __init__(
        self,
        spec: EngineSpec,
        *,
        logged: bool = False,
        info: Callable[[str], object] | None = None,
        preface: bytes = b"",
    ) -> None:
        self.name = spec.name
        self.spec = spec
        self._logged = logged
        self._info = info
        self._preface = preface
        self._idle: list[EngineTalk] = []
        self._processes: WeakSet[EngineProcess] = WeakSet()
        self.log: deque[str] = deque(maxlen=MOST_LOGGED)
        """The last lines that its processes wrote to their error output, where that is kept."""

    def __reduce__(self) -> tuple[type[EnginePlayer], tuple[EngineSpec]]:
        """Pickled, it is the same player with processes of its own."""
        return EnginePlayer, (self.spec,)

    def greeting(self) -> EngineHello:
        """What it says of itself. Raises `LostTurn` if it says nothing, or can't be started."""
        talk = self._talk()
        self._keep(talk)
        return talk.greeting

    def choose(self, view: Seen, seat: int, knowledge: Knowledge, budget: Budget = NO_LIMIT) -> AnyCommand:
        """The command of a seat. Raises `LostTurn` if it gives none that is awaited, in its time."""
        return self.command(view, seat, partial(look_up, view=view, seat=seat, knowledge=knowledge))

    def command(self, view: Seen, seat: int, answer: Answer, now: int | None = None) -> AnyCommand:
        """As `choose`; ``answer`` answers what the player asks, ``now`` is the time in ms since the game began."""
        position = show_position(view, seat, now)
        talk = self._talk()
        try:
            command = talk.ask(position, self._seconds(view, seat, position.now), self._seed(view, seat), answer)
        except EngineFailed as failed:
            talk.process.kill()
            raise LostTurn(self.name, failed.reason, fault=failed.fault) from None
        except BaseException:
            talk.process.kill()
            raise
        self._keep(talk)
        return command

    def act(
        self, view: Seen, seat: int, awaited: frozenset[str], knowledge: Knowledge, budget: Budget
    ) -> AnyCommand | None:
        """As `choose`."""
        return self.choose(view, seat, knowledge, budget)

    def delay(self, view: Seen, seat: int, pace: Pace = PACE) -> int:
        """As long as the player waits that plays everywhere."""
        return PLAYERS[ANYWHERE].delay(view, seat, pace)

    def close(self) -> None:
        """End its processes: those that wait for a turn when they have been told to, the others at once."""
        self.quit()
        self.end(time.monotonic() + PARTING)

    def quit(self) -> None:
        """Tell the processes that wait for a turn to end."""
        while self._idle:
            self._idle.pop().process.quit()

    def end(self, until: float) -> None:
        """End all that haven't ended by then (`time.monotonic`)."""
        for process in list(self._processes):
            process.wait(max(0.0, until - time.monotonic()))
            process.kill()

    def _talk(self) -> EngineTalk:
        """A conversation that waits for a turn, or a new one. Raises `LostTurn`."""
        while self._idle:
            talk = self._idle.pop()
            if not talk.process.wait(0):
                return talk
            talk.process.kill()
        return self.open()

    def open(self) -> EngineTalk:
        """A conversation with a process that nobody else uses. Raises `LostTurn`."""
        try:
            process = EngineProcess(self.spec.command, self.log if self._logged else None)
        except (OSError, ValueError):
            raise LostTurn(self.name, "start") from None
        self._processes.add(process)
        try:
            return EngineTalk(process, self.name, self.spec.options, self._info, self._preface)
        except EngineFailed as failed:
            process.kill()
            raise LostTurn(self.name, failed.reason, fault=failed.fault) from None

    def _keep(self, talk: EngineTalk) -> None:
        if len(self._idle) < MOST_IDLE:
            self._idle.append(talk)
        else:
            talk.process.close()

    def _seconds(self, view: Seen, seat: int, now: int) -> float:
        """The seconds that it has: its own, and no more than its clock."""
        deadline = min((one.deadline for one in view.awaiting if one.seat == seat and one.deadline), default=None)
        left = self.spec.seconds if deadline is None else (deadline - now) / 1000
        return max(SHORTEST, min(self.spec.seconds, left))

    def _seed(self, view: Seen, seat: int) -> int:
        return self.chance(view, seat).getrandbits(SEED_BITS)


def show_position(view: Seen, seat: int, now: int | None = None) -> ShowPosition:
    """A view as the protocol shows it to the player of its seat. Raises ValueError for a state that shows more than
    the seat may see."""
    check_view(view, seat)
    now = get_game(view.config.game).last_moment(view) if now is None else now
    may = tuple(sorted(commands_for(view, seat)))
    return ShowPosition(seat=seat, may=may, now=now, rules=make_rules(view.config), view=make_view(view, (), now))
