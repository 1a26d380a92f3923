"""The options of ``rekje serve`` that stand in ``settings.toml``, in the table ``[serve]``."""

from __future__ import annotations

import ipaddress
from typing import Annotated, Literal

import msgspec

from rekje.storage.options.lobby import MOST_WORD, Mode
from rekje.storage.options.table import read_table, wrong_value

LOCAL = "127.0.0.1"
USUAL_PORT = 8000
"""Where the server listens unless it is told otherwise."""
USUAL_CONNECTIONS = 2_000
FEWEST, MOST = 16, 60_000
"""How many connections the server may be told to take at most. The system allows a process 65,536 open files."""
Detail = Literal["info", "debug"]
TABLE = "serve"
DATABASE_VARIABLE = "REKJE_DATABASE"
"""The variable that names the database, for those who don't want its password in a file."""
_Url = Annotated[str, msgspec.Meta(pattern=r"^[Hh][Tt][Tt][Pp][Ss]?://[^/?#\s]")]
_NAMES = {
    "public_url": "public-url", "origins": "origin", "hosts": "accept-host", "proxies": "proxy",
    "detail": "log", "lobby_word": "lobby-word",
}  # fmt: skip
_EXAMPLES = {
    "host": 'host = "0.0.0.0"',
    "port": f"port = {USUAL_PORT}",
    "public-url": 'public-url = "https://rekje.example.org"',
    "origin": 'origin = ["https://club.example.org"]',
    "accept-host": 'accept-host = ["rekje.local"]',
    "proxy": 'proxy = ["192.0.2.1"]',
    "pace": "pace = 0.7",
    "think": 'think = "5s"',
    "depth": "depth = 3",
    "connections": f"connections = {USUAL_CONNECTIONS}",
    "log": 'log = "debug"',
    "database": 'database = "postgresql://rekje@localhost/rekje"',
    "lobby": 'lobby = "word"',
    "lobby-word": 'lobby-word = "blauwe rozen"',
}


class ServeOptions(msgspec.Struct, frozen=True, kw_only=True, rename=_NAMES, forbid_unknown_fields=True):
    """The options. Each has the name and the meaning of the option on the command line; None is one that isn't set."""

    host: str | None = None
    port: Annotated[int, msgspec.Meta(ge=0, le=65_535)] | None = None
    public_url: _Url | Literal[""] | None = None
    origins: tuple[_Url, ...] | None = None
    hosts: tuple[str, ...] | None = None
    proxies: tuple[str, ...] | None = None
    pace: Annotated[float, msgspec.Meta(ge=0, le=60)] | None = None
    think: str | None = None
    depth: Annotated[int, msgspec.Meta(ge=2, le=5)] | None = None
    connections: Annotated[int, msgspec.Meta(ge=FEWEST, le=MOST)] | None = None
    detail: Detail | None = None
    database: str | None = None
    lobby: Mode | None = None
    lobby_word: Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_WORD)] | None = None


def kept_serve_options() -> ServeOptions:
    """The options in the file; none of them if there is no file. Raises `FormError` if something is wrong with it."""
    options = msgspec.convert(read_table(TABLE, ServeOptions, _EXAMPLES), ServeOptions)
    if not all(map(is_ip_address, options.proxies or ())):
        raise wrong_value("proxy", _EXAMPLES["proxy"])
    return options


def is_ip_address(name: str) -> bool:
    """Whether a name is an IP address."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
