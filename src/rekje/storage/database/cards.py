"""The card of a link: a name that can't be guessed, under which messengers find what to show of it."""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64encode

_BYTES = 15


def card_of(token_hash: bytes) -> str:
    """The card of a link, by the hash of its token. It stands in the link's path, and so reaches the server; the token
    stands in the fragment and doesn't. Whoever has the link can compute its card, and nobody the token from a card."""
    return urlsafe_b64encode(hashlib.sha256(b"card" + token_hash).digest()[:_BYTES]).decode()
