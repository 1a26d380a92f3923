"""The operator's key: a file of the data folder, and the links that are signed with it."""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from contextlib import suppress
from pathlib import Path

FILE = "operator.key"
SECRET = "operator"
"""The key's name in a database that several processes serve."""
LINK_SECONDS = 600
_BYTES = 32


def operator_key(folder: Path) -> bytes | None:
    """The key in a data folder; None if no server has begun there. Raises `OSError` for one that can't be read."""
    with suppress(FileNotFoundError):
        return (folder / FILE).read_bytes()
    return None


def new_operator_key() -> bytes:
    """A new key."""
    return secrets.token_bytes(_BYTES)


def made_operator_key(folder: Path) -> bytes:
    """The key in a data folder. If there is none, it is made, for its owner alone to read."""
    if not (key := operator_key(folder)):
        key = new_operator_key()
        file = os.open(folder / FILE, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with open(file, "wb") as written:
            written.write(key)
    return key


def new_link_token(key: bytes, now: int) -> str:
    """A token for a link made at a moment (s since 1970)."""
    told = f"{now}.{secrets.token_urlsafe(16)}"
    return f"{told}.{_signature(key, told)}"


def made_at(key: bytes, token: str) -> int | None:
    """When a token was made with this key (s since 1970); None if it wasn't."""
    told, _, signature = token.rpartition(".")
    moment = told.partition(".")[0]
    if not hmac.compare_digest(_signature(key, told).encode(), signature.encode()) or not moment.isdecimal():
        return None
    return int(moment)


def _signature(key: bytes, told: str) -> str:
    return hmac.new(key, b"rekje operator " + told.encode(), hashlib.sha256).hexdigest()
