"""The address on the other end of a connection. Quotas are counted by it."""

from __future__ import annotations

import ipaddress
from collections.abc import Collection, Iterable
from typing import Any

from litestar.connection import ASGIConnection
from litestar.types import Scope

KEY = "rekje.address"
"""The key of the address in a connection's scope."""
_ALIKE = 64
"""The leading bits of an IPv6 address that one household shares."""


def told_by(client: str, forwarded: Iterable[str], proxies: Collection[str]) -> str:
    """The address of the asker. It is the other end of the connection; if that is one of our ``proxies``, the address
    in ``X-Forwarded-For``. Of that header only entries that our own proxies added count."""
    ours = frozenset(map(_plain, proxies))
    if _plain(client) not in ours:
        return household(client)
    named = [_plain(part) for line in forwarded for part in line.split(",")]
    # Entries left of those that our proxies added may be forged. An entry that isn't an address is ignored.
    return household(next((name for name in reversed(named) if name not in ours), "") or client)


def household(address: str) -> str:
    """An address as quotas count it. Of an IPv6 address it is the part that one household shares."""
    plain = _plain(address)
    if ":" in plain:
        return str(ipaddress.ip_network((plain, _ALIKE), strict=False))
    return plain or address[:_ALIKE]


def _plain(text: str) -> str:
    """An address without the port, brackets and zone that some proxies add; empty if it isn't an address."""
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
    """The asker's address of a request or a socket, as found when it came in."""
    return str(connection.scope[KEY])  # type: ignore[literal-required]


def client_of(scope: Scope, proxies: Collection[str]) -> str:
    """Find the asker's address of a request or a socket."""
    client = scope.get("client")
    lines = (value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for")
    return told_by(client[0] if client else "", lines, proxies)
