"""How often something may be done: one table of quotas by name, counted by person, address, table, and in all."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil
from typing import TYPE_CHECKING, Literal

from rekje.model.problems import FormError

if TYPE_CHECKING:
    from throttled import MemoryStore, Throttled

Whom = Literal["person", "address", "connection", "table", "all"]
QuotaTable = Mapping[str, Mapping[Whom, str]]

QUOTAS: QuotaTable = {
    "requests": {"person": "30/s burst 300", "address": "100/s burst 1000"},
    "tables": {"person": "20/m burst 60", "address": "3/s burst 200", "all": "20/s burst 400"},
    "joins": {"person": "1/s burst 20", "address": "2/s burst 60", "all": "20/s burst 400"},
    "codes": {"person": "6/m burst 12", "address": "20/m burst 60", "all": "5/s burst 200"},
    "terms": {"table": "6/m burst 10"},
    "names": {"person": "6/m burst 10", "table": "20/m burst 30"},
    "ready": {"person": "1/s burst 10", "table": "5/s burst 20"},
    "sockets": {"person": "2/s burst 60", "address": "20/s burst 400"},
    "frames": {"connection": "100/s burst 500"},
    "messages": {"person": "20/s burst 40", "address": "200/s burst 400"},
    "previews": {"person": "10/s burst 20", "address": "50/s burst 100"},
    "chat": {"person": "1/s burst 5", "address": "10/s burst 50"},
    "offences": {"person": "1/s burst 50", "address": "10/s burst 500"},
    "pictures": {"person": "1/s burst 10", "address": "1/s burst 20", "all": "5/s burst 50"},
    "settings": {"person": "20/m burst 30", "address": "2/s burst 100"},
    "files": {"person": "2/m burst 5", "address": "6/m burst 20"},
    "hints": {"person": "20/m burst 10", "address": "1/s burst 50"},
    "books": {"table": "20/s burst 40"},
    "mutes": {"person": "1/s burst 20", "address": "5/s burst 100"},
    "reports": {"person": "10/d burst 5", "address": "50/d burst 25", "all": "500/d burst 200"},
    "signings": {"address": "5/m burst 10", "all": "60/m burst 60"},
    "alerts": {"person": "1/s burst 20", "address": "5/s burst 100", "all": "20/s burst 400"},
    "lobby": {"person": "2/s burst 30", "address": "20/s burst 300"},
    "words": {"person": "10/h burst 5", "address": "20/h burst 20", "all": "2/m burst 60"},
    "lists": {"person": "20/m burst 30", "address": "1/s burst 100", "all": "5/s burst 200"},
    "mails": {"person": "5/h burst 5", "address": "20/h burst 20", "all": "200/h burst 200"},
}
"""The quotas: HTTP requests, tables made, links followed, codes (short ones made and told, recovery codes and passkeys
made: all together), changes of what is played at a table, names changed there, changes of who is ready, sockets opened,
frames on one socket (also pings and parts of messages), messages, previews and chat (both counted as messages too), bad
messages (a client over this quota is disconnected), pictures that must be drawn, settings kept, files of everything
about a person, hints, requests about one scorekeeper's book, people muted and votes on removals, reports to the
operator, tries to sign in as the operator, changes of how one is alerted, looks at the lobby, tries to say its word,
requests for what a browser searches by, and questions sent to an e-mail address. ``R/s burst N``: N at once, and R more
each second (``R/m``: each minute, ``R/h``: each hour)."""
MOST_COUNTED = 50_000
"""The most persons, addresses and tables that are counted. Beyond that, those not seen for longest are forgotten."""


class Quotas:
    """What is left of each quota, by person, address or table. A quota that isn't in the table is unlimited."""

    def __init__(self, table: QuotaTable) -> None:
        self._table = table
        self._stores: dict[bool, MemoryStore] = {}
        self._counters: dict[tuple[str, Whom], Throttled] = {}

    def charge(self, name: str, **whom: str | bytes) -> None:
        """Count one more. If nothing is left, raises `FormError` with the seconds until something is."""
        self._ask(name, 1, whom)

    def check(self, name: str, **whom: str | bytes) -> None:
        """Raise `FormError` if nothing is left, without counting."""
        self._ask(name, 0, whom)

    def allows(self, name: str, **whom: str | bytes) -> bool:
        """Count one more. Returns whether something was left."""
        try:
            self.charge(name, **whom)
        except FormError:
            return False
        return True

    def _ask(self, name: str, cost: int, whom: Mapping[str, str | bytes]) -> None:
        for kind in self._table.get(name, ()):
            key = whom.get(kind, "")
            if kind != "all" and not key:
                continue
            counter = self._counter(name, kind)
            named = f"{name} {kind} {key.hex() if isinstance(key, bytes) else key}"
            wait = counter.limit(named, cost).state.retry_after if cost else _peeked(counter, named)
            if wait > 0:
                raise too_fast(wait)

    def _counter(self, name: str, kind: Whom) -> Throttled:
        found = self._counters.get((name, kind))
        if found is None:
            found = self._counters[name, kind] = self._made(self._table[name][kind], kind == "all")
        return found

    def _made(self, quota: str, for_all: bool) -> Throttled:
        from throttled import MemoryStore, Throttled

        # Quotas for all have a store of their own, so that counts by person or address can't push them out.
        if for_all not in self._stores:
            self._stores[for_all] = MemoryStore(options={"MAX_SIZE": MOST_COUNTED})
        return Throttled(using="gcra", quota=quota, store=self._stores[for_all])


def _peeked(counter: Throttled, named: str) -> float:
    """The seconds until one more could be counted."""
    state = counter.peek(named)
    return state.reset_after - (state.limit - 1) * counter.limiter.quota.emission_interval


def too_fast(wait: float) -> FormError:
    """The error for too many requests: try again in ``wait`` seconds."""
    return FormError("serve-too-fast", seconds=max(1, ceil(wait)))
