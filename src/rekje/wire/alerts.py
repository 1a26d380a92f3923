"""The bodies of requests and answers about alerts, and the note that a push service carries (docs/wire.md)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from rekje.tables.wishes import Minute
from rekje.wire.bodies import Body, Short, Token

Key = Annotated[str, msgspec.Meta(max_length=200)]
Url = Annotated[str, msgspec.Meta(max_length=1_000)]


class DeviceWish(Body, frozen=True, kw_only=True):
    """A browser that takes web push: the address of its push service, and its keys (Base64 for addresses). Alerts come
    in ``language``, or else in that of the request."""

    endpoint: Url
    public: Key
    auth: Key
    language: Short | None = None


class DeviceGone(Body, frozen=True, kw_only=True):
    """A browser that takes none any more."""

    endpoint: Url


class AlertWishes(Body, frozen=True, kw_only=True):
    """Quiet hours: the first minute of the day in which nothing is told, and the first in which it is again, in a time
    zone (``Europe/Brussels``); ``quiet`` is None if there are none."""

    quiet: tuple[Minute, Minute] | None
    zone: Short


class TableAlerts(Body, frozen=True, kw_only=True):
    """Whether alerts of a table are wished."""

    on: bool


class MailWish(Body, frozen=True, kw_only=True):
    """The address to which alerts are to go, in ``language``, or else in that of the request."""

    address: Annotated[str, msgspec.Meta(max_length=300)]
    language: Short | None = None


class MailToken(Body, frozen=True, kw_only=True):
    """The token of a link in a mail."""

    token: Token


class AlertMail(msgspec.Struct, frozen=True):
    """Where alerts go by e-mail. ``confirmed``: somebody has said so from there."""

    address: str
    confirmed: bool


class AlertSettings(msgspec.Struct, frozen=True):
    """The asker's own: the server's public ``key``, for which browsers subscribe; the hashes of the endpoints of their
    ``devices``; quiet hours and their ``zone`` (None: never said); whether this server sends ``mails``, and where."""

    key: str
    devices: tuple[str, ...]
    quiet: tuple[int, int] | None
    zone: str | None
    mails: bool
    mail: AlertMail | None


class AlertNote(msgspec.Struct, frozen=True):
    """What a browser is told while its page is closed: a title and a line, the table that it is about, how many tables
    wait for this person, and the note's language."""

    title: str
    body: str
    table: str
    count: int
    language: str


REQUESTS = (DeviceWish, DeviceGone, AlertWishes, TableAlerts, MailWish, MailToken)
"""The bodies that a browser posts."""
