"""Who uses a table by requests, without a connection, and when people were last here."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator

from rekje.storage.database.persons import SEEN_EVERY_MS
from rekje.tables.presence import PersonHere

LINGER_MS = 90_000
"""For how long somebody counts as here after a request. The page of a score sheet asks once a minute."""
_MOST = 10_000
"""Of so many people it is known when they were last here."""


class Visits:
    """Of this process, since it began. ``now`` is ms since 1970."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._last: OrderedDict[bytes, int] = OrderedDict()
        self._here: dict[tuple[str, bytes], int] = {}
        self._stored: dict[tuple[str, bytes], int] = {}

    def came(self, table: str, who: bytes) -> bool:
        """Somebody asks for something at a table. Returns whether it is time to store that they were there."""
        now, visit = self._now(), (table, who)
        self.seen(who)
        self._here[visit] = now
        stored = self._stored.get(visit)
        if stored is not None and now - stored < SEEN_EVERY_MS:
            return False
        # Only now, so that what is long past is forgotten but not looked for at every request.
        self._stored = {one: at for one, at in self._stored.items() if now - at < SEEN_EVERY_MS}
        self._forget_gone()
        self._stored[visit] = now
        return True

    def seen(self, who: bytes) -> None:
        """Somebody is here, or was until now."""
        self._last[who] = self._now()
        self._last.move_to_end(who)
        if len(self._last) > _MOST:
            self._last.popitem(last=False)

    def last(self, who: bytes) -> int | None:
        """When somebody was last here (ms since 1970), if that is known."""
        return self._last.get(who)

    def here(self) -> Iterator[tuple[str, PersonHere]]:
        """Who is here by requests, and at which table."""
        self._forget_gone()
        yield from ((table, PersonHere(who, 1, True)) for table, who in sorted(self._here))

    def _forget_gone(self) -> None:
        since = self._now() - LINGER_MS
        self._here = {visit: at for visit, at in self._here.items() if at > since}

    def end(self, table: str) -> None:
        """There is no such table any more."""
        self._here = {visit: at for visit, at in self._here.items() if visit[0] != table}
