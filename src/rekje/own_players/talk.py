"""The host's half of the engine protocol: greet an engine, show it positions, ask for commands."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from importlib.metadata import version

import msgspec

from rekje.model.families import AnyCommand
from rekje.model.problems import UNREADABLE
from rekje.own_players.messages import (
    PROTOCOL,
    AskAdvice,
    AskCommand,
    AskPlays,
    AskWords,
    BestCommand,
    CannotPlay,
    EngineHello,
    EngineInfo,
    FromEngine,
    HostHello,
    HostProblem,
    Lookup,
    LookupAnswer,
    OptionValue,
    Ready,
    ShowPosition,
    StopThinking,
    line_of,
    read_engine,
)
from rekje.own_players.process import EngineProcess, LineTooLong, ProcessEnded
from rekje.players.lost_turn import Reason

GREETING = 20.0
"""Seconds within which an engine greets."""
GRACE = 0.5
"""Seconds after the time is up within which an answer still counts."""
MOST_MESSAGES = 1000
"""The messages that an engine may send for one command."""
MOST_LOOKUPS = 100
"""How often it may ask something before it gives one command."""
NEVER_GIVEN = frozenset({"vacation", "end", "time-up"})
"""Commands that no player of one's own gives."""

Answer = Callable[[Lookup], LookupAnswer]
"""Answers what an engine asks while it thinks."""


class EngineFailed(Exception):
    """An engine didn't do what the protocol asks, for a reason. Its process is of no use any more. ``fault`` is what it
    says of itself."""

    def __init__(self, reason: Reason, fault: str = "") -> None:
        super().__init__(reason)
        self.reason: Reason = reason
        self.fault = fault


class EngineTalk:
    """A conversation with one engine, from its greeting on. Every failure raises `EngineFailed`. ``info`` is told what
    the engine says of its thoughts and troubles. The ``preface`` is sent before each position: what a later version
    might say, to try an engine."""

    def __init__(
        self,
        process: EngineProcess,
        name: str,
        options: Mapping[str, OptionValue] = {},
        info: Callable[[str], object] | None = None,
        preface: bytes = b"",
    ) -> None:
        self.process = process
        self._preface = preface
        self._info = info
        self._send(HostHello(protocol=PROTOCOL, version=version("rekje"), name=name, options=dict(options)))
        try:
            greeting = self._first(time.monotonic() + GREETING)
        except EngineFailed as failed:
            raise EngineFailed("ended" if failed.reason == "ended" else "greeting") from None
        if isinstance(greeting, CannotPlay):
            self._tell(greeting.text)
            raise EngineFailed("error", greeting.text)
        if not isinstance(greeting, EngineHello) or greeting.protocol != PROTOCOL:
            raise EngineFailed("greeting")
        self.greeting = greeting

    def ask(self, position: ShowPosition, seconds: float, seed: int, answer: Answer) -> AnyCommand:
        """The engine's command in a position, within so many seconds."""
        until = time.monotonic() + seconds
        self.process.write(self._preface)
        self._send(position)
        self._await_ready(until)
        self._send(AskCommand(ms=max(1, round(1000 * (until - time.monotonic()))), seed=seed))
        command = self._best(until, answer, seconds)
        return _checked(command, position)

    def _await_ready(self, until: float) -> None:
        """Skip what the engine still says of an earlier position."""
        for _ in range(MOST_MESSAGES):
            try:
                message = self._next(until + GRACE)
            except TimeoutError:
                raise EngineFailed("time") from None
            if isinstance(message, Ready):
                return
        raise EngineFailed("flood")

    def _best(self, until: float, answer: Answer, spare: float) -> dict[str, object]:
        """The command. The time that answers to its questions take isn't counted, up to ``spare`` seconds."""
        stopped, lookups = False, 0
        for _ in range(MOST_MESSAGES):
            try:
                message = self._next(until)
            except TimeoutError:
                if stopped:
                    raise EngineFailed("time") from None
                self._send(StopThinking())
                stopped, until = True, until + GRACE
                continue
            if isinstance(message, BestCommand):
                return message.command
            if isinstance(message, CannotPlay):
                self._tell(message.text)
                raise EngineFailed("error", message.text)
            if isinstance(message, EngineInfo):
                self._tell(message.text)
            elif isinstance(message, AskPlays | AskWords | AskAdvice):
                lookups += 1
                if lookups > MOST_LOOKUPS:
                    break
                asked = time.monotonic()
                self._send(HostProblem(code="engines-too-late") if stopped else answer(message))
                taken = min(spare, time.monotonic() - asked)
                until, spare = until + taken, spare - taken
        raise EngineFailed("flood")

    def _first(self, until: float) -> FromEngine:
        for _ in range(MOST_MESSAGES):
            try:
                message = self._next(until)
            except TimeoutError:
                raise EngineFailed("time") from None
            if not isinstance(message, EngineInfo):
                return message
            self._tell(message.text)
        raise EngineFailed("flood")

    def _next(self, until: float) -> FromEngine:
        """The next message. Raises TimeoutError where none comes in time."""
        try:
            return read_engine(self.process.read(until - time.monotonic()))
        except LineTooLong:
            raise EngineFailed("flood") from None
        except ProcessEnded:
            raise EngineFailed("ended") from None
        except UNREADABLE:
            raise EngineFailed("form") from None

    def _send(self, message: msgspec.Struct) -> None:
        self.process.write(line_of(message))  # type: ignore[arg-type]

    def _tell(self, text: str) -> None:
        if self._info:
            self._info(text)


def _checked(told: dict[str, object], position: ShowPosition) -> AnyCommand:
    """A command of the position's seat that it may give. Its moment is the host's to say."""
    try:
        command: AnyCommand = msgspec.convert({"seat": position.seat, **told, "ms": None}, AnyCommand)
    except (msgspec.ValidationError, RecursionError):
        raise EngineFailed("form") from None
    if command.seat != position.seat or command.kind not in position.may:
        raise EngineFailed("command")
    return command
