"""Names that can't be guessed: of tables, of links, of cookies. Only hashes of the last two are kept."""

from __future__ import annotations

import hashlib
import re
import secrets


def new_table_name() -> str:
    """A table's name, as it stands in addresses. It opens nothing by itself."""
    return secrets.token_urlsafe(9)


def new_token() -> str:
    """What a link carries, or a cookie."""
    return secrets.token_urlsafe(32)


_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


def is_token(text: str) -> bool:
    """Whether a text can be one of ours. Who makes one up gains nothing: it holds no more
    than a new one."""
    return _TOKEN.fullmatch(text) is not None


def hashed(token: str) -> bytes:
    """What is kept of a token: it has so much chance in it that a plain hash can't be undone."""
    return hashlib.sha256(token.encode()).digest()
