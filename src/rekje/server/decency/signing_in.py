"""Who is signed in as the operator."""

from __future__ import annotations

import time
from asyncio import to_thread, wrap_future
from collections.abc import Callable
from pathlib import Path

from rekje.model.problems import FormError
from rekje.server.keys import hashed, new_token
from rekje.storage.database.store import Database
from rekje.storage.database.tickets import Ticket, TicketStore
from rekje.storage.operator_key import LINK_SECONDS, SECRET, made_at, made_operator_key, new_operator_key

SESSION_SECONDS = 3_600
COOKIE = "rekje-operator"
AHEAD_SECONDS = 5
"""So far may the clock be ahead of the machine on which a link is made."""
_USED, _SESSION = "used operator link", "operator"


class SigningIn:
    """Links work once. Used links and sessions are kept as `rekje.storage.database.tickets`, so that every process
    knows them, and that no link works again after a restart."""

    def __init__(self, key: bytes, tickets: TicketStore, now: Callable[[], float] = time.time) -> None:
        """``now`` tells the time in seconds since 1970, by the clock of this machine: links are made with it."""
        self._key = key
        self._tickets = tickets
        self._now = now

    async def sign_in(self, token: str) -> str:
        """The cookie of a new session. Raises `FormError` for a link that is false, used or too old."""
        now = self._now()
        made = made_at(self._key, token)
        if made is None or made > now + AHEAD_SECONDS or now > made + LINK_SECONDS:
            raise FormError("serve-operator-link")
        lasts = LINK_SECONDS + 2 * AHEAD_SECONDS
        if not await wrap_future(self._tickets.add(_USED, hashed(token), Ticket(b""), lasts)):
            raise FormError("serve-operator-link")
        cookie = new_token()
        await wrap_future(self._tickets.add(_SESSION, hashed(cookie), Ticket(b""), SESSION_SECONDS))
        return cookie

    async def check(self, cookie: str | None) -> None:
        """Raise `FormError` unless a cookie is that of a session."""
        if cookie is None or await to_thread(self._tickets.look, _SESSION, hashed(cookie)) is None:
            raise FormError("serve-not-operator")

    async def sign_out(self, cookie: str) -> None:
        """End a session."""
        await wrap_future(self._tickets.use(_SESSION, hashed(cookie)))


def operator_key_of(database: Database, folder: Path) -> bytes:
    """The operator's key: the one of the data folder, or in the database where several processes serve its tables."""
    if database.backend.shared:
        return database.alerts.secret(SECRET, new_operator_key).result()
    return made_operator_key(folder)
