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
ListedId = Annotated[str, msgspec.Meta(max_length=40)]
TableName = Annotated[str, msgspec.Meta(max_length=100)]
Sought = Annotated[str, msgspec.Meta(max_length=200)]
Mark = Annotated[str, msgspec.Meta(max_length=120)]


class ReportWish(Body, frozen=True, kw_only=True):
    """Report a seat's holder, or whoever said something, to the operator, with a sentence of one's own."""

    text: Sentence = ""


class SignIn(Body, frozen=True, kw_only=True):
    """The token in a link that `rekje operator` has printed."""

    token: LinkToken


class BanWish(Body, frozen=True, kw_only=True):
    """Let somebody not use the server for some days: the person of a ``report``, or a listed ``person`` by the id and
    the table of `OperatorPerson`."""

    days: Days
    report: int | None = None
    person: ListedId = ""
    table: TableName = ""

    def __post_init__(self) -> None:
        if (self.report is None) == (self.person == ""):
            raise ValueError


class ListWish(Body, frozen=True, kw_only=True):
    """Tables, or people: those with ``find`` in a name (empty: all), from the mark ``after`` of an earlier answer on
    (empty: from the beginning)."""

    find: Sought = ""
    after: Mark = ""


class ChatForAll(Body, frozen=True, kw_only=True):
    """Switch the chat of the whole server on or off."""

    on: bool


class LobbySwitch(Body, frozen=True, kw_only=True):
    """Switch the lobby on or off."""

    on: bool


class ReportedLine(msgspec.Struct, frozen=True):
    """A line of chat in a report: who said it, and what, as text or as a ready-made phrase. ``meant``: the report is
    about this one."""

    name: str
    text: str | None
    phrase: str | None
    at: int
    meant: bool = False


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


class OperatorBan(msgspec.Struct, frozen=True):
    """A ban, and what its person is called where they sit (empty: they have no name)."""

    number: int
    until: int
    name: str


class OperatorSeat(msgspec.Struct, frozen=True):
    """A seat as the operator sees it: its name, and whether a person or which computer player has it."""

    name: str
    player: str


class OperatorTable(msgspec.Struct, frozen=True):
    """A table as the operator sees it: without tiles, chat or links. ``changed`` is in ms since 1970. Of a damaged one
    neither game nor seats are known."""

    name: str
    changed: int
    phase: Phase
    connections: int
    game: str
    edition: str
    seats: tuple[OperatorSeat, ...]


class OperatorPerson(msgspec.Struct, frozen=True):
    """Somebody who sits or watches at a table, or is seen in the lobby. ``id`` names them in requests, together with
    the ``table`` by which they were found (empty: the lobby), and is worthless to anybody else. ``name`` is what they
    are called there, empty if they only watch without a name. ``here``: they are connected. ``seen`` is when they were
    last known to be (ms since 1970, to ten minutes), None if that isn't stored. ``tables`` is at how many they are."""

    id: str
    name: str
    table: str
    here: bool
    seen: int | None
    tables: int
    ban: Ban | None


class FoundTables(msgspec.Struct, frozen=True):
    """Tables, the last changed first. ``more`` is the mark to go on from; empty: there are no others. With a mark and
    no tables, those looked at had none of what was sought."""

    tables: tuple[OperatorTable, ...]
    more: str


class FoundPeople(msgspec.Struct, frozen=True):
    """People, those seen last first. ``more`` as in `FoundTables`; somebody may be told again after it."""

    people: tuple[OperatorPerson, ...]
    more: str


class OperatorView(msgspec.Struct, frozen=True):
    """What the operator sees besides the lists of tables and people. ``tables`` is how many there are, ``people`` how
    many are at one now. ``errors`` are lines of the server's log. ``has_lobby``: the settings let there be a lobby,
    and ``lobby`` says whether it is on. Times are in ms since 1970, ``now`` too."""

    now: int
    tables: int
    people: int
    connections: int
    reports: tuple[Report, ...]
    bans: tuple[OperatorBan, ...]
    chat: bool
    lobby: bool
    has_lobby: bool
    errors: tuple[str, ...]
    audit: tuple[Deed, ...]


REQUESTS = (ReportWish, SignIn, BanWish, ListWish, ChatForAll, LobbySwitch)

Answer = OperatorView | FoundTables | FoundPeople
"""The bodies that the server answers with."""
