"""Names that can't be guessed: of tables, of links, of cookies. Only hashes of the last two are kept."""

from __future__ import annotations

import base64
import hashlib
import re
import secrets


def new_table_name() -> str:
    """A table's name in addresses. Knowing it gives no access."""
    return secrets.token_urlsafe(9)


def name_by_key(key: str) -> str:
    """The name of the table that a browser makes by a key of its own. The browser finds it by itself (SHA-256 in
    web/src/keep/begin/naming.ts), so that a score sheet has its address before the server knows of it. The key can't be
    found by the name: whoever tells it is the browser that made it up."""
    return base64.urlsafe_b64encode(hashed(f"rekje-sheet {key}")[:9]).decode()


def new_token() -> str:
    """A token for a link or a cookie."""
    return secrets.token_urlsafe(32)


_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


def is_token(text: str) -> bool:
    """Whether a text has the form of our tokens. A made-up token gives no more access than a new one."""
    return _TOKEN.fullmatch(text) is not None


def name_for(who: bytes, person: bytes, name: str) -> str:
    """What one person calls another in a request, where nothing else names them. It is another for each asker and for
    each name, so that nobody can tell by it that two names are one person. It gives no access."""
    return hashlib.sha256(who + person + name.encode()).hexdigest()[:16]


def hashed(token: str) -> bytes:
    """The hash that is stored of a token. A token is random enough that a plain hash can't be inverted."""
    return hashlib.sha256(token.encode()).digest()
