"""Messages and bodies as bytes, and back."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from rekje.model.problems import FormError
from rekje.wire import bodies
from rekje.wire.keep import Book
from rekje.wire.messages import ClientMessage, ServerMessage
from rekje.wire.review import ReviewAnswer

MOST_BYTES = 16_384
"""The longest message that a browser may send."""

T = TypeVar("T")

Answer = bodies.Answer | Book | ReviewAnswer
"""What is answered to a request, besides what `ServerMessage` has too."""

Outgoing = ServerMessage | Answer
"""All that the server tells anybody. What is hidden in a game is in none of these types, but as a `View` or as
`rekje.referee.view.SeenEvents`."""

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def encode(message: Outgoing) -> bytes:
    """A message or a body as JSON."""
    return _encoder.encode(message)


def decode(data: str | bytes) -> ClientMessage:
    """A browser's message. Raises `FormError` for one that is too long or none at all."""
    if len(data) > MOST_BYTES:
        raise FormError("serve-message-long", most=MOST_BYTES)
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise FormError("serve-message-form") from None


def decode_body(data: bytes, kind: type[T]) -> T:
    """A request's body. Raises `FormError` for one that isn't in form."""
    try:
        return msgspec.json.decode(data or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise FormError("serve-message-form") from None
