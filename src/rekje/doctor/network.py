"""Checks of where the server listens, and of the address that friends are told."""

from __future__ import annotations

import errno
import http.client
import socket
from collections.abc import Iterator
from contextlib import closing
from enum import Enum
from urllib.parse import urlsplit

from rekje.doctor.finding import Finding, Subject, warning, well, wrong
from rekje.doctor.settings import as_served
from rekje.storage.serve_options import LOCAL, USUAL_PORT
from rekje.storage.sqlite.hold import Holder, holder_of

_PATIENCE = 2.0
_MOST_BYTES = 65_536
_OWN_COUNTERS = b"rekje_"


class Bound(Enum):
    """What a port is, for a server that would listen there."""

    FREE = "free"
    TAKEN = "taken"
    FORBIDDEN = "forbidden"
    NOWHERE = "nowhere"


def check_port(subject: Subject) -> Iterator[Finding]:
    """Whether the port is free, or who listens there."""
    subject = as_served(subject)
    holder = holder_of(subject.data)
    host, port = _place(subject, holder)
    bound = _bound(host, port)
    number = str(port)
    if bound is Bound.FREE:
        yield well("port", "serve-doctor-port-free", port=number)
    elif bound is Bound.FORBIDDEN:
        yield wrong("port", "serve-doctor-port-forbidden", "serve-doctor-do-port-high", port=number)
    elif bound is Bound.NOWHERE:
        yield wrong("port", "serve-host", host=host)
    elif holder is not None and holder.address.rpartition(":")[2] == number:
        yield _own(host, port, holder)
    else:
        code = "serve-doctor-port-rekje" if _is_rekje(host, port) else "serve-doctor-port-other"
        # Without --port the server takes another one by itself.
        if subject.port is None:
            yield warning("port", code, "serve-doctor-do-port-any", port=number)
        else:
            yield wrong("port", code, "serve-doctor-do-port", port=number)


def _own(host: str, port: int, holder: Holder) -> Finding:
    if _is_rekje(host, port):
        return well("port", "serve-doctor-port-own", port=str(port), pid=str(holder.pid))
    return wrong("port", "serve-doctor-port-silent", "serve-doctor-do-again", port=str(port), pid=str(holder.pid))


def check_address(subject: Subject) -> Iterator[Finding]:
    """The address that an invitation names."""
    from rekje.server.limits.hosts import EVERYWHERE, LOOPBACK, http_address, lan_address

    subject = as_served(subject)
    if subject.public_url is not None:
        yield _public(subject.public_url)
        return
    host, port = _place(subject, holder_of(subject.data))
    if host in LOOPBACK or host.startswith("127."):
        yield well(
            "address",
            "serve-doctor-address-local",
            "serve-doctor-do-everywhere",
            address=http_address(host if host.startswith("127.") else LOCAL, port),
        )
        return
    named = lan_address() if host in EVERYWHERE else host
    if named in LOOPBACK or named.startswith("169.254."):
        yield warning("address", "serve-doctor-address-none", "serve-doctor-do-network")
    else:
        yield well("address", "serve-doctor-address", address=http_address(named, port))


def _public(url: str) -> Finding:
    from rekje.server.limits.hosts import LOOPBACK, host_name, netloc

    name = host_name(netloc(url))
    if name is None or urlsplit(url).scheme.lower() not in ("http", "https"):
        return wrong("address", "serve-url", url=url)
    if name in LOOPBACK:
        return warning("address", "serve-doctor-address-loopback", "serve-doctor-do-public", address=url)
    if urlsplit(url).scheme.lower() == "http":
        return warning("address", "serve-doctor-address-plain", "serve-doctor-do-tls", address=url)
    return well("address", "serve-doctor-address", address=url)


def _place(subject: Subject, holder: Holder | None) -> tuple[str, int]:
    """Host and port: those asked for or set, else those of the server that runs, else the usual ones."""
    host, _, port = (holder.address if holder else "").rpartition(":")
    return subject.host or host or LOCAL, subject.port or int(port or USUAL_PORT)


def _bound(host: str, port: int) -> Bound:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except socket.gaierror:
        return Bound.NOWHERE
    except OSError as error:
        if error.errno in (errno.EACCES, errno.EPERM):
            return Bound.FORBIDDEN
        return Bound.TAKEN if error.errno == errno.EADDRINUSE else Bound.NOWHERE
    return Bound.FREE


def _is_rekje(host: str, port: int) -> bool:
    """Whether a Rekje answers there: its counters have its name."""
    asked = {"0.0.0.0": LOCAL, "::": "::1"}.get(host, host)
    try:
        with closing(http.client.HTTPConnection(asked, port, timeout=_PATIENCE)) as connection:
            connection.request("GET", "/metrics")
            return _OWN_COUNTERS in connection.getresponse().read(_MOST_BYTES)
    except (OSError, http.client.HTTPException):
        return False
