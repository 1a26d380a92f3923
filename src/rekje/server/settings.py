"""What can be set when the server starts, and the limits that keep it standing."""

from __future__ import annotations

from pathlib import Path

import msgspec

from rekje.server.limits.quotas import QUOTAS, QuotaTable
from rekje.storage.club_lists import NO_LISTS, ClubLists

COOKIE = "rekje"
MINUTE = 60.0
USUAL_PACE = 0.7
BUILT_PAGE = Path(__file__).parent / "static"


class Limits(msgspec.Struct, frozen=True):
    """How much is too much."""

    quotas: QuotaTable = msgspec.field(default_factory=lambda: QUOTAS)
    """How often something may be done, and by whom."""
    tables_each: int = 50
    links_a_table: int = 60
    holders_a_table: int = 100
    """So many may hold a seat of a table or watch it."""
    sockets_a_table: int = 60
    sockets_a_person: int = 40
    sockets_an_address: int = 200
    connections: int = 2_000
    """In all, or fewer where the system allows fewer open files."""
    connections_an_address: int = 300
    waiting_bytes: int = 262_144
    """What may wait for a browser that doesn't read, before it is told all anew instead."""
    greeting: float = 10.0
    """Seconds in which a socket must say hello."""
    ping: float = 20.0
    """Seconds between a socket's pings, and in which each must be answered."""
    request_head: float = 10.0
    """Seconds in which a request must say all but its body, also the first of a connection."""
    request_body: float = 30.0
    """Seconds in which its body must come."""
    grace: int = 180
    """Seconds that a seat is kept for a player who has gone (with a clock in days: as long as a turn may take)."""
    body_bytes: int = 65_536
    nonce_wait: float = 10.0
    """Seconds that a game waits for the parts in its shuffle that browsers have promised, once everybody is there."""
    silence: float = 3 * MINUTE
    """Seconds without a message after which a connection is closed. Browsers let a page that nobody looks at speak once
    a minute; whether the other side is there at all, the WebSocket's own pings tell sooner."""
    idle: float = 10 * MINUTE
    """Seconds without anybody there after which a table leaves the memory."""
    idle_over: float = 0.5 * MINUTE
    """The same for a table whose game is over."""
    waiting_days: int = 30
    """Days that a table waits for people before it is forgotten."""
    in_memory: int = 5_000


class Settings(msgspec.Struct, frozen=True):
    """How the server runs. ``public_url`` is its address for others, where a proxy stands before it; ``origins`` are
    further sites whose pages may speak to it; ``hosts`` further names by which it may be asked for; ``proxies`` the
    addresses of proxies before it, whose word counts for whom they ask; ``page`` is the folder of the built page;
    ``pace`` how long (s) a computer player waits before it moves, so that people can follow; ``thinkers`` how many
    processes think for them, ``previewers`` how many look at words before they are laid, ``prepared`` whether those
    begin before anybody asks; ``clubs`` are the word lists that are offered besides those that ship with Rekje."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str | None = None
    origins: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    page: Path = BUILT_PAGE
    pace: float = USUAL_PACE
    thinkers: int = 1
    previewers: int = 1
    prepared: bool = False
    clubs: ClubLists = NO_LISTS
    limits: Limits = Limits()

    @property
    def secure(self) -> bool:
        """Whether people reach it by https."""
        return bool(self.public_url and self.public_url.startswith("https:"))
