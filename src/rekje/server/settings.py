"""Settings of the server, and its limits."""

from __future__ import annotations

from pathlib import Path

import msgspec
import sqlalchemy as sa

from rekje.own_players.found import NO_PLAYERS, OwnPlayers
from rekje.players.base import NO_LIMIT, Budget
from rekje.server.limits.quotas import QUOTAS, QuotaTable
from rekje.storage.club_lists import NO_LISTS, ClubLists
from rekje.storage.options.lobby import LobbyOptions
from rekje.storage.options.mail import MailOptions
from rekje.storage.options.serve import LOCAL, USUAL_CONNECTIONS, USUAL_PORT

COOKIE = "rekje"
MINUTE = 60.0
USUAL_PACE = 0.7
BUILT_PAGE = Path(__file__).parent / "static"


class Limits(msgspec.Struct, frozen=True):
    """The server's limits."""

    quotas: QuotaTable = msgspec.field(default_factory=lambda: QUOTAS)
    """Quotas: how often something may be done."""
    tables_each: int = 50
    """Tables that a person has made and whose games aren't over."""
    links_a_table: int = 60
    """Links that a table may have."""
    holders_a_table: int = 100
    """People who may hold a seat of a table or watch it."""
    sockets_a_table: int = 60
    """Open sockets at a table."""
    sockets_a_person: int = 40
    """Open sockets of a person, at all tables."""
    sockets_an_address: int = 200
    """Open sockets from an address, at all tables."""
    connections: int = USUAL_CONNECTIONS
    """Connections in all; fewer if the system allows fewer open files."""
    connections_an_address: int = 300
    """Connections from an address. Those of a proxy aren't counted so."""
    waiting_bytes: int = 262_144
    """Bytes that may wait for a slow browser. Beyond that it is sent the whole state instead."""
    greeting: float = 10.0
    """Seconds within which a socket must say hello."""
    ping: float = 20.0
    """Seconds between the pings of a socket, and within which each must be answered."""
    request_head: float = 10.0
    """Seconds within which a request must have come, except its body; also the first request of a connection."""
    request_body: float = 30.0
    """Seconds within which a request's body must come."""
    grace: int = 180
    """Seconds for which a seat is kept for a player who has gone (with a clock in days: as long as a turn may take)."""
    body_bytes: int = 65_536
    """Bytes that the body of a request may have."""
    nonce_wait: float = 10.0
    """Seconds for which a game waits for promised nonces once all seats are taken."""
    silence: float = 3 * MINUTE
    """Seconds without a message after which a connection is closed. Browsers let a hidden page send once a minute. The
    WebSocket's own pings notice a lost connection sooner."""
    idle: float = 10 * MINUTE
    """Seconds for which a table without anybody there stays in memory."""
    idle_over: float = 0.5 * MINUTE
    """The same for a table whose game is over."""
    lobby_wait: float = 3.0
    """Seconds for which a look at the lobby waits for something new."""
    offer_days: int = 7
    """Days for which the lobby shows an offer with a clock in days while its host isn't there."""
    waiting_days: int = 30
    """Days for which a table waits for people before it is forgotten."""
    in_memory: int = 5_000
    """Tables in memory. If there are more, the oldest leave it at which nobody is."""
    alert_wait: float = 10.0
    """Seconds before somebody who isn't looking at a table is told that it waits for them. Who only reloads the page
    isn't told."""
    retries: tuple[float, ...] = (2.0, 20.0, 120.0)
    """Seconds after which an alert that a push service or a mail server didn't take is sent again."""


class Settings(msgspec.Struct, frozen=True):
    """How the server runs. ``public_url`` is its address for others, if a proxy stands before it. ``origins`` are
    further sites whose pages may use it. ``hosts`` are further host names by which it may be addressed. ``proxies`` are
    the addresses of proxies that are believed when they name the client. ``page`` is the folder of the built page.
    ``pace`` is how long (s) a computer player waits before it moves, so that people can follow; ``budget`` is how much
    it may think. ``thinkers`` and ``previewers`` are the numbers of processes for computer players and for previews;
    with ``prepared`` previewers start before anybody asks. ``clubs`` are the word lists offered besides those that ship
    with Rekje, ``own`` the computer players. ``mail`` is how it sends e-mail, if at all. ``database`` is the address of
    the database, where that isn't the data folder's file. ``lobby`` says who gets into the lobby. With
    ``push_anywhere`` it also calls push services that aren't on the public net."""

    data: Path
    host: str = LOCAL
    port: int = USUAL_PORT
    public_url: str | None = None
    origins: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    page: Path = BUILT_PAGE
    pace: float = USUAL_PACE
    budget: Budget = NO_LIMIT
    thinkers: int = 1
    previewers: int = 1
    prepared: bool = False
    clubs: ClubLists = NO_LISTS
    own: OwnPlayers = NO_PLAYERS
    mail: MailOptions | None = None
    database: sa.URL | None = None
    lobby: LobbyOptions = LobbyOptions()
    push_anywhere: bool = False
    limits: Limits = Limits()

    @property
    def secure(self) -> bool:
        """Whether people reach it by https."""
        return bool(self.public_url and self.public_url.startswith("https:"))
