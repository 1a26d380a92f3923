"""By which names this site may be asked for: no other name leads here but by somebody's trick (DNS rebinding)."""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

_HOST = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[^\[\]:/@\s]+)(?::\d{1,5})?")


def host_name(host: str) -> str | None:
    """The name in a ``Host`` header, in small letters, without its port; None where there is none."""
    match = _HOST.fullmatch(host)
    return match[1].strip("[]").rstrip(".").lower() if match else None


def is_address(name: str) -> bool:
    """Whether a name is an address already, so that nobody's name server can have led here."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def netloc(url: str) -> str:
    """The part of an address between ``//`` and the path; empty where there is none."""
    try:
        return urlsplit(url).netloc
    except ValueError:
        return ""


def own_names() -> frozenset[str]:
    """This machine's names, as it calls itself and as its network does."""
    name = socket.gethostname().lower()
    return frozenset({"localhost", name, f"{name}.local", f"{name}.lan", f"{name}.home", f"{name}.fritz.box"})


class Hosts:
    """The names accepted: this machine's own, those of the site's public address and of other ``origins``, ``more``
    that whoever runs the server names, and addresses."""

    def __init__(self, urls: Iterable[str], more: Iterable[str] = ()) -> None:
        named = {host_name(netloc(url)) for url in urls} | {name.lower() for name in more}
        self._names = own_names() | {name for name in named if name}

    def accepts(self, host: str) -> bool:
        """Whether a ``Host`` header names this site."""
        name = host_name(host)
        return name is not None and (name in self._names or name.endswith(".localhost") or is_address(name))
