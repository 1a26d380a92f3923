"""Who is signed in as the operator."""

from __future__ import annotations

import time
from collections.abc import Callable

from rekje.model.problems import FormError
from rekje.server.keys import hashed, new_token
from rekje.storage.operator_key import LINK_SECONDS, made_at

SESSION_SECONDS = 3_600
COOKIE = "rekje-operator"


class SigningIn:
    """Links work once, and sessions end with the server: both are kept in memory. A link made before the server began
    is worthless, so that none works again after a restart."""

    def __init__(self, key: bytes, now: Callable[[], float] = time.time) -> None:
        self._key = key
        self._now = now
        self._began = int(now())
        self._used: dict[str, float] = {}
        self._sessions: dict[bytes, float] = {}

    def sign_in(self, token: str) -> str:
        """The cookie of a new session. Raises `FormError` for a link that is false, used or too old."""
        now = self._now()
        self._used = {one: until for one, until in self._used.items() if until > now}
        made = made_at(self._key, token)
        if made is None or not self._began <= made <= now + 1 or now > made + LINK_SECONDS or token in self._used:
            raise FormError("serve-operator-link")
        self._used[token] = made + LINK_SECONDS + 1
        cookie = new_token()
        self._sessions = {one: until for one, until in self._sessions.items() if until > now}
        self._sessions[hashed(cookie)] = now + SESSION_SECONDS
        return cookie

    def check(self, cookie: str | None) -> None:
        """Raise `FormError` unless a cookie is that of a session."""
        if cookie is None or self._sessions.get(hashed(cookie), 0) <= self._now():
            raise FormError("serve-not-operator")

    def sign_out(self, cookie: str) -> None:
        """End a session."""
        self._sessions.pop(hashed(cookie), None)
