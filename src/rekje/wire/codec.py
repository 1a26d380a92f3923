"""Messages and bodies as bytes, and back."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from rekje.drawing.hint import Hint
from rekje.model.problems import FormError
from rekje.wire import alerts, bodies, lobby, me, operating
from rekje.wire.messages import ClientMessage, ServerMessage
from rekje.wire.review import ReviewAnswer
from rekje.wire.scorekeeping import BlankBooks, Book

MOST_BYTES = 16_384
"""The longest message that a browser may send."""

T = TypeVar("T")

Answer = (
    bodies.Answer
    | me.Answer
    | Book
    | BlankBooks
    | ReviewAnswer
    | Hint
    | alerts.AlertSettings
    | alerts.TableAlerts
    | operating.Answer
    | lobby.LobbyView
)
"""The bodies of answers that aren't in `ServerMessage`."""

Outgoing = ServerMessage | Answer | alerts.AlertNote
"""Everything that the server sends. These types hold hidden parts of a game only inside a `View` or
`rekje.referee.view.SeenEvents`, which are filtered for their reader."""

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def encode(message: Outgoing) -> bytes:
    """A message or a body as JSON."""
    return _encoder.encode(message)


def decode(data: str | bytes) -> ClientMessage:
    """Decode a browser's message. Raises `FormError` if it is too long or malformed."""
    if len(data) > MOST_BYTES:
        raise FormError("serve-message-long", most=MOST_BYTES)
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise FormError("serve-message-form") from None


class _Named(msgspec.Struct):
    """What names a message, whatever else is in it."""

    id: str | None = None


_names = msgspec.json.Decoder(_Named)


def id_of(data: str | bytes) -> str | None:
    """The id of a browser's message that isn't in form, if it can be read."""
    try:
        return _names.decode(data).id if len(data) <= MOST_BYTES else None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def decode_body(data: bytes, kind: type[T]) -> T:
    """Decode a request's body. Raises `FormError` if it is malformed."""
    try:
        return msgspec.json.decode(data or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise FormError("serve-message-form") from None
