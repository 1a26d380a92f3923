"""The scorekeeper's book over HTTP (docs/wire.md): its lines, changes of it, and the preview of an entry."""

from __future__ import annotations

from typing import Annotated

import msgspec

from rekje.games.base import BareTable
from rekje.model.families import AnyCommand
from rekje.referee.view import SeenEvents
from rekje.wire.bodies import Body
from rekje.wire.messages import Message, MessageId, RefusedMessage
from rekje.wire.view import TableRules, View


class BookEntry(Body, frozen=True, kw_only=True):
    """A line to write down: a move as in a record, with an id of the browser's own that no other line has."""

    id: MessageId
    move: AnyCommand


class ChangeBook(Body, frozen=True, kw_only=True):
    """A change: the lines ``drop`` are removed, the entries ``put`` are inserted before the line ``before`` (None: at
    the end), and all lines after them are refereed again. ``id`` is the browser's own: a change sent again with the
    same id counts once.

    If an entry doesn't hold, nothing changes; with ``anyhow`` it is written down with the reason. ``trial``: nothing is
    stored, and the answer is the book that would result."""

    id: MessageId
    put: Annotated[tuple[BookEntry, ...], msgspec.Meta(max_length=50)] = ()
    drop: Annotated[tuple[MessageId, ...], msgspec.Meta(max_length=50)] = ()
    before: MessageId | None = None
    anyhow: bool = False
    trial: bool = False


class AskBookPreview(Body, frozen=True, kw_only=True):
    """Asks what a move would form and score, at the table as it is now or as it was before a line."""

    move: AnyCommand
    before: MessageId | None = None


class BookLine(msgspec.Struct, frozen=True):
    """A line of the book: the move as it was entered, its events and all totals after it, or the ``refusal`` if it
    doesn't hold. ``back``: its events were taken back later, by a challenge or a vote."""

    id: str
    move: AnyCommand
    events: SeenEvents
    totals: tuple[int, ...]
    refusal: RefusedMessage | None
    back: bool


class Book(Message, tag="book", frozen=True, kw_only=True):
    """A scorekeeper's book: the table as it is (or as it was before a line), and every line."""

    table: str
    rules: TableRules
    view: View
    lines: tuple[BookLine, ...]


class BlankBook(msgspec.Struct, frozen=True):
    """A book of an edition in which nothing is written, with the usual options, for a browser that begins one without a
    connection. ``views`` has one for each number of seats that the game takes, from the least on; their seats have no
    names. ``bares``: by option, and by its value as text, the bare table where it is another one than by the rules."""

    rules: TableRules
    views: tuple[View, ...]
    bares: dict[str, dict[str, BareTable]]


class BlankBooks(msgspec.Struct, frozen=True):
    """A blank book of every edition."""

    books: tuple[BlankBook, ...]


REQUESTS = (ChangeBook, AskBookPreview)
"""The bodies that a browser posts."""
