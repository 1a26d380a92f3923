"""Addresses that a browser names and this server then calls: only push services on the public net, never a machine of
the operator's own network (server-side request forgery)."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

import msgspec

from rekje.model.problems import FormError

MOST_LETTERS = 1_000
_NAT64 = ipaddress.ip_network("64:ff9b::/96")


class Endpoint(msgspec.Struct, frozen=True):
    """Where a push service takes messages for one browser."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        """The push service, as its signature names it."""
        usual = 443 if self.scheme == "https" else 80
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{self.scheme}://{host}{'' if self.port == usual else f':{self.port}'}"


class NotPublic(Exception):
    """An endpoint's name leads to an address that isn't public, or to none."""


def endpoint_of(url: str, *, anywhere: bool = False) -> Endpoint:
    """The parts of an endpoint. Raises `FormError` unless it is an https address of a public host; ``anywhere`` allows
    http and every host, for a push service in one's own network."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise FormError("alert-endpoint") from None
    schemes = ("https", "http") if anywhere else ("https",)
    host = (parts.hostname or "").rstrip(".")
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= MOST_LETTERS
    if not plain or parts.scheme not in schemes or not host or parts.username is not None or parts.fragment:
        raise FormError("alert-endpoint")
    if not anywhere and ((_is_literal(host) and not is_public(host)) or ("." not in host and ":" not in host)):
        raise FormError("alert-endpoint")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Endpoint(parts.scheme, host, port or (443 if parts.scheme == "https" else 80), path)


async def address_of(endpoint: Endpoint, *, anywhere: bool = False) -> str:
    """The IP address to call. The connection goes to this very address, so that a name can't lead elsewhere by then.
    Raises `NotPublic` if any address of the name isn't public."""
    addresses = await asyncio.to_thread(addresses_of, endpoint.host, endpoint.port)
    if not addresses or not (anywhere or all_public(addresses)):
        raise NotPublic
    return addresses[0]


def addresses_of(host: str, port: int) -> list[str]:
    """The IP addresses of a name; none if it isn't known."""
    try:
        return [str(found[4][0]) for found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    except (OSError, UnicodeError):
        return []


def all_public(addresses: Iterable[str]) -> bool:
    """Whether all of these addresses are public."""
    return all(map(is_public, addresses))


def is_public(address: str) -> bool:
    """Whether an IP address is one of the public net, also where an IPv4 address is wrapped in an IPv6 one."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if found in _NAT64:
            inner = ipaddress.IPv4Address(int(found) & 0xFFFF_FFFF)
        if inner is not None:
            return is_public(str(inner))
    return found.is_global and not found.is_multicast


def _is_literal(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        # Also 127.1 and 0x7f000001, which some resolvers take as addresses.
        return host.replace(".", "").isdigit() or host.lower().startswith("0x")
    return True
