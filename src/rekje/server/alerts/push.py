"""Sending web push to a person's devices: in the background, with patience, and no longer than useful."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import cached_property
from hashlib import sha256
from typing import TYPE_CHECKING

import msgspec

from rekje.server.alerts.encryption import base64url, encrypt, public_of, signature
from rekje.server.alerts.endpoints import Endpoint, NotPublic, address_of, endpoint_of
from rekje.server.alerts.sending import SendQueue
from rekje.server.logs import log
from rekje.server.metrics import Metrics
from rekje.storage.sqlite.alerting import PushDevice

if TYPE_CHECKING:
    import httpx

AT_ONCE = 8
MOST_WAITING = 1_000
"""Messages that may wait for a push service. Beyond that they are dropped, and counted."""
SECONDS = 15.0
"""What one try may take."""
_GONE = (404, 410)
_REFUSED = (400, 401, 403, 413)
"""The push service won't take it however often it is asked."""


class PushMessage(msgspec.Struct, frozen=True):
    """What is sent: the text that only the browser can read; ``topic``, by which a newer message replaces one that
    waits; for how many ``seconds`` it is worth delivering, and whether it is ``urgent``."""

    text: bytes
    topic: str
    seconds: int
    urgent: bool = False


class Push:
    """Sends to push services, signed by one key. ``gone`` is called with each device that no longer takes anything;
    ``now`` tells the time in ms since 1970; ``retries`` are the waits (s) before each further try; ``anywhere``: as in
    `endpoint_of`."""

    def __init__(
        self, private: bytes, subject: str, gone: Callable[[bytes], Awaitable[object]], metrics: Metrics,
        now: Callable[[], int], retries: Sequence[float], *, anywhere: bool = False,
    ) -> None:  # fmt: skip
        self._private = private
        self._subject = subject
        self._gone = gone
        self._now = now
        self._anywhere = anywhere
        self._queue = SendQueue("pushes", AT_ONCE, MOST_WAITING, retries, metrics)
        self._client: httpx.AsyncClient | None = None
        self._opening = asyncio.Lock()

    @cached_property
    def public(self) -> bytes:
        """The public key, for which browsers subscribe. It is worked out when it is first asked for: that loads the
        cryptography, for which the start of a server needn't wait."""
        return public_of(self._private)

    def send(self, device: PushDevice, message: PushMessage) -> None:
        """Send a message to a device, in the background."""
        self._queue.submit(lambda: self._try(device, message))

    async def close(self) -> None:
        """Stop. What wasn't taken by then isn't sent."""
        await self._queue.close()
        if self._client is not None:
            await self._client.aclose()

    async def _try(self, device: PushDevice, message: PushMessage) -> float | None:
        """Send once (`rekje.server.alerts.sending.Try`)."""
        client = await self._opened()
        # By now it is loaded.
        import httpx

        endpoint = endpoint_of(device.endpoint, anywhere=self._anywhere)
        try:
            async with asyncio.timeout(SECONDS):
                answer = await self._post(client, endpoint, device, message)
        except NotPublic:
            self._queue.count("failed")
            log("push-not-public", logging.WARNING)
            return None
        except (httpx.HTTPError, TimeoutError, OSError):
            return 0.0
        if answer.is_success:
            self._queue.count("sent")
            return None
        if answer.status_code in _GONE:
            self._queue.count("gone")
            await self._gone(device.device)
            return None
        if answer.status_code in _REFUSED:
            self._queue.count("failed")
            log("push-refused", logging.WARNING, status=answer.status_code)
            if answer.status_code in (401, 403):
                # It was made for another key of ours. The page subscribes again when it is next opened.
                await self._gone(device.device)
            return None
        told = answer.headers.get("retry-after", "")
        return float(told) if told.isdecimal() else 0.0

    async def _opened(self) -> httpx.AsyncClient:
        """The client. It is made once, by a thread, because it reads the machine's certificates."""
        async with self._opening:
            if self._client is None:
                self._client = await asyncio.to_thread(_new_client)
            return self._client

    async def _post(
        self, client: httpx.AsyncClient, endpoint: Endpoint, device: PushDevice, message: PushMessage
    ) -> httpx.Response:
        address = await address_of(endpoint, anywhere=self._anywhere)
        now = self._now() / 1000
        headers = {
            "host": endpoint.origin.partition("//")[2],
            "authorization": await asyncio.to_thread(signature, self._private, endpoint.origin, self._subject, now),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(message.seconds),
            "topic": topic(message.topic),
            "urgency": "high" if message.urgent else "normal",
        }
        host = f"[{address}]" if ":" in address else address
        # The certificate must be that of the name, although the address is called.
        return await client.post(
            f"{endpoint.scheme}://{host}:{endpoint.port}{endpoint.path}",
            content=await asyncio.to_thread(encrypt, message.text, device.public, device.auth),
            headers=headers,
            extensions={"sni_hostname": endpoint.host},
        )


def _new_client() -> httpx.AsyncClient:
    """A client with neither proxies nor credentials of the machine's surroundings, which calls no other address than
    the one asked. No connection is used twice: it might have been made for another name at the same address."""
    import httpx

    once = httpx.Limits(max_connections=AT_ONCE, max_keepalive_connections=0)
    return httpx.AsyncClient(trust_env=False, follow_redirects=False, timeout=SECONDS, limits=once)


def topic(text: str) -> str:
    """A topic as push services take it, which tells them nothing: at most 32 letters of Base64."""
    return base64url(sha256(text.encode()).digest()[:24])
