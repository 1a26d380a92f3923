"""Who is on the other end of a connection, as far as an address tells: what quotas are counted by."""

from __future__ import annotations

import ipaddress
from collections.abc import Collection, Iterable
from typing import Any

from litestar.connection import ASGIConnection
from litestar.types import Scope

KEY = "rekje.address"
"""Where a connection's scope says it."""
_ALIKE = 64
"""So many bits of an IPv6 address are one household's."""


def told_by(client: str, forwarded: Iterable[str], proxies: Collection[str]) -> str:
    """Who asks: the other end of the connection, or, where that is one of our ``proxies``, who it says it asks for
    (``X-Forwarded-For``, of which only what our own proxies added counts)."""
    if client not in proxies:
        return household(client)
    named = [part.strip() for line in forwarded for part in line.split(",")]
    return household(next((name for name in reversed(named) if name not in proxies), client))


def household(address: str) -> str:
    """An address as it is counted: of IPv6 the part that is one household's."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:_ALIKE]
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, _ALIKE), strict=False))
    return str(found)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Who is behind a request or a socket, as it was found when it came in."""
    return str(connection.scope[KEY])  # type: ignore[literal-required]


def client_of(scope: Scope, proxies: Collection[str]) -> str:
    """Who is behind a request or a socket."""
    client = scope.get("client")
    lines = (value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for")
    return told_by(client[0] if client else "", lines, proxies)
