"""The guard before all requests: it decides who may speak to this site, and what its pages may do."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPReceiveMessage, Message, Receive, Scope, Send, WebSocketReceiveMessage

from rekje.model.problems import FormError
from rekje.server.keys import hashed, is_token
from rekje.server.limits.addresses import KEY, client_of
from rekje.server.limits.callers import DEVICE, WHO, who_of
from rekje.server.limits.hosts import Hosts, netloc
from rekje.server.limits.quotas import Quotas
from rekje.server.logs import log
from rekje.server.metrics import Metrics
from rekje.server.sentences import problem_sentence, wished_language
from rekje.server.settings import COOKIE, Settings
from rekje.server.work.lanes import ADDRESS
from rekje.storage.database.store import Database
from rekje.storage.database.writer import FAILURES
from rekje.wire.bodies import HttpProblem
from rekje.wire.codec import encode

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self' data: blob:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
_SAFE = ("GET", "HEAD", "OPTIONS")


TOO_LARGE = 413
MOST_READ_ON = 1_000_000


class BodyStream:
    """A request's body. The application may leave a part of it unread. A client that is still sending reads the answer
    only once the rest is read, so it is, up to a limit."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._whole = False

    async def receive(self) -> HTTPReceiveMessage | WebSocketReceiveMessage:
        """The next part."""
        message = await self._receive()
        self._whole = message["type"] != "http.request" or not message.get("more_body", False)
        return message

    async def read_on(self) -> None:
        """Read the rest and drop it."""
        read = 0
        while not self._whole and read < MOST_READ_ON:
            read += len(dict(await self.receive()).get("body", b""))  # type: ignore[arg-type]


class Guard:
    """An ASGI application that wraps another."""

    def __init__(
        self,
        inner: ASGIApp,
        settings: Settings,
        metrics: Metrics,
        database: Database,
        leave: Callable[[], Awaitable[None]],
    ) -> None:
        """``leave`` tells proxies, and requests that wait for news, that the server is going to stop."""
        self.inner = inner
        self.leave = leave
        self._persons = database.persons
        self._shared = database.backend.shared
        self._origins = frozenset(settings.origins)
        public = (settings.public_url,) if settings.public_url else ()
        self._hosts = Hosts((*public, *settings.origins), settings.hosts)
        self._proxies = frozenset(settings.proxies)
        self.metrics = metrics
        self._quotas = Quotas(settings.limits.quotas)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on a request or a socket if it is allowed."""
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            return await self.inner(scope, receive, send)
        host = _header(scope, b"host")
        if not self._hosts.accepts(host):
            self.metrics.count("other_hosts")
            return await _refuse(scope, send, FormError("serve-other-host", host=host[:100]), 421)
        if not self._may_pass(scope, host):
            self.metrics.count("other_sites")
            return await _refuse(scope, send, FormError("serve-other-site"), 403)
        await self._know(scope)
        address = scope[KEY] = client_of(scope, self._proxies)  # type: ignore[literal-required]
        ADDRESS.set(address)
        if scope["type"] == ScopeType.WEBSOCKET:
            return await self.inner(scope, receive, send)
        if problem := self._too_many(scope):
            self.metrics.count("too_many_requests")
            return await _refuse(scope, send, problem, 429)
        began = time.perf_counter()
        body = BodyStream(receive)

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                if message["status"] == TOO_LARGE:
                    await body.read_on()
                own = list(message.get("headers", []))
                named = {name for name, _ in own}
                message["headers"] = [*own, *(header for header in HEADERS if header[0] not in named)]
                self._note(scope, int(message["status"]), began)
            await send(message)

        return await self.inner(scope, body.receive, answer)

    async def _know(self, scope: Scope) -> None:
        """Find out once, for all that comes after, who asks. The cookie of a revoked device is dropped like one that
        can't be ours, so that its browser gets a new one. Of several only the first good one counts."""
        cookies = [one for name, value in scope["headers"] if name == b"cookie" for one in _cookies(value)]
        ours = [text for name, text in cookies if name == COOKIE]
        if self._shared and scope["path"].startswith("/api/"):
            for text in ours:
                await self._look_up(text)
        token, device, who = next((found for found in map(self._found, ours) if found), ("", b"", b""))
        kept = [f"{name}={text}" for name, text in cookies if name != COOKIE] + ([f"{COOKIE}={token}"] if token else [])
        headers = [header for header in scope["headers"] if header[0] != b"cookie"]
        scope["headers"] = [*headers, (b"cookie", "; ".join(kept).encode("latin-1"))] if kept else headers
        self._persons.note(device)
        scope[DEVICE], scope[WHO] = device, who  # type: ignore[literal-required]

    async def _look_up(self, token: str) -> None:
        """Read anew whose a cookie is, where several processes serve the same people. Without the database the answer
        is the last one known."""
        if is_token(token):
            with suppress(*FAILURES):
                await asyncio.to_thread(self._persons.look_up, hashed(token))

    def _found(self, token: str) -> tuple[str, bytes, bytes] | None:
        """A cookie with its device and the person whose that is; None if it isn't one of ours."""
        device = hashed(token) if is_token(token) else b""
        who = self._persons.of(device) if device else None
        return None if who is None else (token, device, who)

    def _too_many(self, scope: Scope) -> FormError | None:
        try:
            self._quotas.charge("requests", person=who_of(scope), address=str(scope[KEY]))  # type: ignore[literal-required]
        except FormError as error:
            return error
        return None

    def _may_pass(self, scope: Scope, host: str) -> bool:
        """A request that changes something, and every socket, must come from a page of this site (or, in case of a
        request, from no page at all)."""
        origin = _header(scope, b"origin")
        if scope["type"] == ScopeType.HTTP and (scope.get("method") in _SAFE or not origin):
            return True
        return origin in self._origins or netloc(origin) == host

    def _note(self, scope: Scope, status: int, began: float) -> None:
        if status == 503 and scope["path"] == "/readyz":
            # That it isn't ready is an answer that was asked for, once a second by a proxy, and no failure.
            return
        self.metrics.count(f"responses_{status // 100}xx")
        if status >= 500:
            # The logged path has no table names and no query.
            path = "/".join(part for part in scope["path"].split("/")[:3])
            log("request-failed", logging.ERROR, path=path, status=status, ms=int((time.perf_counter() - began) * 1000))


def _header(scope: Scope, wanted: bytes) -> str:
    return next((value.decode("latin-1") for name, value in scope["headers"] if name == wanted), "")


def _cookies(header: bytes) -> Iterator[tuple[str, str]]:
    """The names and values in a header."""
    for part in header.decode("latin-1").split(";"):
        cookie, _, text = part.strip().partition("=")
        yield cookie, text


async def _refuse(scope: Scope, send: Send, error: FormError, status: int) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        # Closed before it is accepted: the browser sees status 403.
        await send({"type": "websocket.close", "code": 4403, "reason": ""})
        return
    language = wished_language(None, _header(scope, b"accept-language") or None)
    body = encode(HttpProblem(error.code, problem_sentence(error, language)))
    headers = [(b"content-type", b"application/json"), *HEADERS]
    if "seconds" in error.params:
        headers.append((b"retry-after", str(error.params["seconds"]).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
