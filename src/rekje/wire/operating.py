"""The bodies of requests and answers about reports and the operator's page (docs/wire.md)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from rekje.tables.about import Phase
from rekje.wire.bodies import Body

MOST_DAYS = 365
Days = Annotated[int, msgspec.Meta(ge=1, le=MOST_DAYS)]
Sentence = Annotated[str, msgspec.Meta(max_length=300)]
LinkToken = Annotated[str, msgspec.Meta(max_length=200)]


class ReportWish(Body, frozen=True, kw_only=True):
    """Report a seat's holder to the operator, with a sentence of one's own."""

    text: Sentence = ""


class SignIn(Body, frozen=True, kw_only=True):
    """The token in a link that `rekje operator` has printed."""

    token: LinkToken


class BanWish(Body, frozen=True, kw_only=True):
    """Let the person of a report not use the server for some days."""

    report: int
    days: Days


class ChatForAll(Body, frozen=True, kw_only=True):
    """Switch the chat of the whole server on or off."""

    on: bool


class LobbySwitch(Body, frozen=True, kw_only=True):
    """Switch the lobby on or off."""

    on: bool


class ReportedLine(msgspec.Struct, frozen=True):
    """A line of chat in a report: who said it, and what, as text or as a ready-made phrase."""

    name: str
    text: str | None
    phrase: str | None
    at: int


class Report(msgspec.Struct, frozen=True):
    """A report, without who wrote it. ``text`` is what they added."""

    number: int
    at: int
    table: str
    name: str
    text: str
    lines: tuple[ReportedLine, ...]
    closed: bool


class Deed(msgspec.Struct, frozen=True):
    """What an operator did at a moment, and to what."""

    at: int
    did: str
    about: str


class Ban(msgspec.Struct, frozen=True):
    """Somebody may not use the server until a moment."""

    number: int
    until: int


class OperatorTable(msgspec.Struct, frozen=True):
    """A table as the operator sees it: without names, tiles or chat. ``changed`` is in ms since 1970."""

    name: str
    changed: int
    phase: Phase
    connections: int


class OperatorView(msgspec.Struct, frozen=True):
    """What the operator sees. ``tables`` is how many there are, ``newest`` those last changed. ``errors`` are lines of
    the server's log. ``has_lobby``: the settings let there be a lobby, and ``lobby`` says whether it is on. Times are
    in ms since 1970, ``now`` too."""

    now: int
    tables: int
    newest: tuple[OperatorTable, ...]
    people: int
    connections: int
    reports: tuple[Report, ...]
    bans: tuple[Ban, ...]
    chat: bool
    lobby: bool
    has_lobby: bool
    errors: tuple[str, ...]
    audit: tuple[Deed, ...]


REQUESTS = (ReportWish, SignIn, BanWish, ChatForAll, LobbySwitch)
