"""The host names by which this site may be asked for, and this machine's address in its network. A name that isn't
accepted leads here only in an attack (DNS rebinding)."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

from rekje.storage.options.serve import is_ip_address

LOOPBACK = ("127.0.0.1", "localhost", "::1", "")
EVERYWHERE = ("0.0.0.0", "::")
_HOST = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[^\[\]:/@\s]+)(?::\d{1,5})?")


def host_name(host: str) -> str | None:
    """The name in a ``Host`` header, in lower case and without the port; None if there is none."""
    match = _HOST.fullmatch(host)
    return match[1].strip("[]").rstrip(".").lower() if match else None


def netloc(url: str) -> str:
    """The part of a URL between ``//`` and the path; empty if there is none."""
    try:
        return urlsplit(url).netloc
    except ValueError:
        return ""


def own_names() -> frozenset[str]:
    """This machine's names: its own, and those in its network."""
    name = socket.gethostname().lower()
    return frozenset({"localhost", name, f"{name}.local", f"{name}.lan", f"{name}.home", f"{name}.fritz.box"})


def lan_address() -> str:
    """This machine's address in its network. Finding it sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def http_address(host: str, port: int | str) -> str:
    """The address by which a browser reaches what listens at a host, which may be an IPv6 address."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


class Hosts:
    """The accepted names: this machine's own, those of the public address and of other ``origins``, those that the
    operator adds (``more``), and IP addresses."""

    def __init__(self, urls: Iterable[str], more: Iterable[str] = ()) -> None:
        named = {host_name(netloc(url)) for url in urls} | {name.lower() for name in more}
        self._names = own_names() | {name for name in named if name}

    def accepts(self, host: str) -> bool:
        """Whether a ``Host`` header names this site."""
        name = host_name(host)
        # No name server can have led to an IP address.
        return name is not None and (name in self._names or name.endswith(".localhost") or is_ip_address(name))
