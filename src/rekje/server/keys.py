"""Names that can't be guessed: of tables, of links, of cookies. Only hashes of the last two are kept."""

from __future__ import annotations

import hashlib
import re
import secrets


def new_table_name() -> str:
    """A table's name in addresses. Knowing it gives no access."""
    return secrets.token_urlsafe(9)


def new_token() -> str:
    """A token for a link or a cookie."""
    return secrets.token_urlsafe(32)


_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


def is_token(text: str) -> bool:
    """Whether a text has the form of our tokens. A made-up token gives no more access than a new one."""
    return _TOKEN.fullmatch(text) is not None


def hashed(token: str) -> bytes:
    """The hash that is stored of a token. A token is random enough that a plain hash can't be inverted."""
    return hashlib.sha256(token.encode()).digest()
