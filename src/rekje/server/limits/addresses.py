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
    ours = frozenset(map(_plain, proxies))
    if _plain(client) not in ours:
        return household(client)
    named = [_plain(part) for line in forwarded for part in line.split(",")]
    # Entries left of those that our proxies added may be forged. What is no address names nobody.
    return household(next((name for name in reversed(named) if name not in ours), "") or client)


def household(address: str) -> str:
    """An address as it is counted: of IPv6 the part that is one household's."""
    plain = _plain(address)
    if ":" in plain:
        return str(ipaddress.ip_network((plain, _ALIKE), strict=False))
    return plain or address[:_ALIKE]


def _plain(text: str) -> str:
    """An address as everybody writes it, without the port, brackets and zone that some proxies add; empty where it is
    none."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return ""
    return str(getattr(found, "ipv4_mapped", None) or found)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Who is behind a request or a socket, as it was found when it came in."""
    return str(connection.scope[KEY])  # type: ignore[literal-required]


def client_of(scope: Scope, proxies: Collection[str]) -> str:
    """Who is behind a request or a socket."""
    client = scope.get("client")
    lines = (value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for")
    return told_by(client[0] if client else "", lines, proxies)
