"""Traces of requests by OpenTelemetry, where the surroundings name a collector, by the variables of its specification.
Otherwise nothing of it is loaded.

A span has the method, the route's pattern, the status and how long it took. It has nothing by which a person or a table
could be found: no path, query, header, address or error text.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from rekje.engine.version import core_version
from rekje.model.problems import FormError

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import TracerProvider

VARIABLES = ("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "OTEL_EXPORTER_OTLP_ENDPOINT")
_NAME = "OTEL_SERVICE_NAME"
_REAL = "rekje.scope"
_KEPT_HEADERS = (b"traceparent", b"tracestate")
_FLUSH_MS = 500
"""How long the last spans may take on their way (ms) when the server stops."""


class Tracing:
    """What sends the spans, if a collector is named."""

    def __init__(self) -> None:
        """Raises `FormError` if a collector is named, but what speaks to it isn't installed."""
        self._provider: TracerProvider | None = None
        if not any(os.environ.get(name) for name in VARIABLES):
            return
        try:
            from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
            from opentelemetry.sdk.resources import Resource
            from opentelemetry.sdk.trace import TracerProvider
            from opentelemetry.sdk.trace.export import BatchSpanProcessor
        except ImportError:
            raise FormError("serve-telemetry-package") from None
        named = {} if os.environ.get(_NAME) else {"service.name": "rekje"}
        resource = Resource.create({**named, "service.version": core_version()})
        self._provider = TracerProvider(resource=resource, shutdown_on_exit=False)
        self._provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))

    def around(self, app: ASGIApp) -> ASGIApp:
        """The application, with its requests traced if a collector is named."""
        return app if self._provider is None else Traced(app, self._provider)

    def close(self) -> None:
        """Send the last spans, if the collector takes them soon."""
        if self._provider is not None:
            self._provider.force_flush(_FLUSH_MS)


class Traced:
    """An ASGI application that wraps another. Sockets aren't traced: each would be one span of hours."""

    def __init__(self, inner: ASGIApp, provider: TracerProvider) -> None:
        from opentelemetry.instrumentation.asgi import OpenTelemetryMiddleware

        self._inner = inner
        self._traced = OpenTelemetryMiddleware(
            self._inside, tracer_provider=provider, exclude_spans=["receive", "send"]
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on a request. What traces it sees a scope without anything personal."""
        if scope["type"] != ScopeType.HTTP:
            return await self._inner(scope, receive, send)
        seen = {
            "type": "http",
            "asgi": scope["asgi"],
            "http_version": scope["http_version"],
            "method": scope["method"],
            "scheme": scope["scheme"],
            "path": "",
            "query_string": b"",
            "headers": [header for header in scope["headers"] if header[0] in _KEPT_HEADERS],
            _REAL: scope,
        }
        # Other types for the same messages.
        return await self._traced(seen, receive, send)  # type: ignore[arg-type]

    async def _inside(self, seen: dict[str, Any], receive: Receive, send: Send) -> None:
        from opentelemetry import trace

        span, scope = trace.get_current_span(), seen[_REAL]

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                route = str(scope.get("path_template", ""))
                span.update_name(f"{scope['method']} {route}".rstrip())
                span.set_attribute("http.route", route)
            await send(message)

        await self._inner(scope, receive, answer)
