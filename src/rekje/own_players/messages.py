"""The messages of the engine protocol (docs/engine-protocol.md), JSON on a line each. The field ``type`` tells them
apart. An engine is a program of somebody's own that plays; the host is Rekje, which asks it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from rekje.model.families import AnyCommand
from rekje.players.ports import Candidate
from rekje.wire.view import TableRules, View

PROTOCOL = "rekje-engine/1"
"""The version of the protocol that this Rekje speaks."""
MOST_LINE = 262_144
"""The longest line that an engine may write, in bytes."""
MOST_PLAYS = 1000
MOST_WORDS = 1000
OptionValue = bool | int | str


class EngineMessage(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", omit_defaults=True):
    """The base of all messages."""


# From the host


class HostHello(EngineMessage, tag="hello", frozen=True, kw_only=True):
    """The first message: the ``protocol`` spoken, the ``version`` of Rekje, the player's ``name`` here, and the options
    that were set for it."""

    protocol: str
    version: str
    name: str
    options: dict[str, OptionValue] = {}


class ShowPosition(EngineMessage, tag="position", frozen=True, kw_only=True):
    """A table as the player's ``seat`` may see it; the engine answers `Ready`. ``rules`` and ``view`` are those of
    docs/wire.md; ``may`` are the commands that it may give; ``now`` is the time in ms since the game began."""

    seat: int
    may: tuple[str, ...]
    now: int
    rules: TableRules
    view: View


class AskCommand(EngineMessage, tag="go", frozen=True, kw_only=True):
    """Asks for the command. It must come within ``ms``. ``seed`` is a number that depends on the position alone, for
    players that choose by chance and want to be repeatable."""

    ms: int
    seed: int


class FoundPlays(EngineMessage, tag="plays", frozen=True, kw_only=True):
    """The answer to `AskPlays`: legal plays, the best first."""

    plays: tuple[Candidate, ...]


class FoundWords(EngineMessage, tag="words", frozen=True, kw_only=True):
    """The answer to `AskWords`: whether each is a word."""

    valid: tuple[bool, ...]


class Advice(EngineMessage, tag="advice", frozen=True, kw_only=True):
    """The answer to `AskAdvice`: what that player would do here."""

    command: AnyCommand


class StopThinking(EngineMessage, tag="stop", frozen=True, kw_only=True):
    """The time is up: answer at once with the best command found so far."""


class Quit(EngineMessage, tag="quit", frozen=True, kw_only=True):
    """Nothing more is asked: the engine ends."""


class HostProblem(EngineMessage, tag="problem", frozen=True, kw_only=True):
    """What the engine asked can't be answered: a message code, as in docs/wire.md."""

    code: str


HostMessage = (
    HostHello | ShowPosition | AskCommand | FoundPlays | FoundWords | Advice | StopThinking | Quit | HostProblem
)


# From the engine


class EngineHello(EngineMessage, tag="engine", frozen=True, kw_only=True):
    """The answer to `HostHello`: what the engine is called, and which games it plays (none named: all). ``options`` are
    those that can be set, with their usual values."""

    protocol: str
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
    version: Annotated[str, msgspec.Meta(max_length=40)] = ""
    games: Annotated[tuple[str, ...], msgspec.Meta(max_length=40)] = ()
    options: Annotated[dict[str, OptionValue], msgspec.Meta(max_length=100)] = {}


class Ready(EngineMessage, tag="ready", frozen=True, kw_only=True):
    """The engine has taken in the position. What it wrote before is forgotten: it was meant for an earlier one."""


class AskPlays(EngineMessage, tag="plays", frozen=True, kw_only=True):
    """Asks for the best ``top`` legal plays of the position."""

    top: Annotated[int, msgspec.Meta(ge=1, le=MOST_PLAYS)] = 10


class AskWords(EngineMessage, tag="words", frozen=True, kw_only=True):
    """Asks which of these are words of the table's list, in capitals as on tiles."""

    words: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=200)], ...], msgspec.Meta(max_length=MOST_WORDS)]


class AskAdvice(EngineMessage, tag="advice", frozen=True, kw_only=True):
    """Asks what one of Rekje's own players would do in the position."""

    player: str = "greedy"


class BestCommand(EngineMessage, tag="best", frozen=True, kw_only=True):
    """The command that the player gives, as in a record; its ``seat`` may be left out."""

    command: dict[str, Any]


class EngineInfo(EngineMessage, tag="info", frozen=True, kw_only=True):
    """What the engine thinks, for whoever writes it. It is read by ``rekje engine check`` alone."""

    text: str = ""


class CannotPlay(EngineMessage, tag="error", frozen=True, kw_only=True):
    """The engine can't give a command. Its ``text`` is for whoever writes it, and shown nowhere else."""

    text: str = ""


Lookup = AskPlays | AskWords | AskAdvice
"""What an engine may ask while it thinks."""
LookupAnswer = FoundPlays | FoundWords | Advice | HostProblem
FromEngine = EngineHello | Ready | AskPlays | AskWords | AskAdvice | BestCommand | EngineInfo | CannotPlay

_encoder = msgspec.json.Encoder()
_from_engine: msgspec.json.Decoder[FromEngine] = msgspec.json.Decoder(FromEngine)
_from_host: msgspec.json.Decoder[HostMessage] = msgspec.json.Decoder(HostMessage)


def line_of(message: EngineMessage) -> bytes:
    """A message as a line."""
    return _encoder.encode(message) + b"\n"


def read_engine(line: bytes) -> FromEngine:
    """A line of an engine. Raises `msgspec.DecodeError` and the like (`rekje.model.problems.UNREADABLE`)."""
    return _from_engine.decode(line)


def read_host(line: bytes) -> HostMessage:
    """A line of the host. Raises as `read_engine`."""
    return _from_host.decode(line)
