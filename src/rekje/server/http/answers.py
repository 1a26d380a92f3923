"""The kinds of answers: JSON, pages and parts of the page."""

from __future__ import annotations

from collections.abc import Sequence

from litestar import Response
from litestar.datastructures import Cookie

from rekje.server.http.asking import Asked
from rekje.server.pages.parts import Part
from rekje.wire.codec import Outgoing, encode

JSON = "application/json"
BY_LANGUAGE = "accept-encoding, accept-language, cookie"
"""The request headers on which a zipped answer depends that is in the reader's language."""


def answer(body: Outgoing, status: int = 200, cookies: Sequence[Cookie] = ()) -> Response[bytes]:
    """A body as JSON, not to be cached."""
    return answer_bytes(encode(body), status, cookies)


def answer_bytes(data: bytes, status: int = 200, cookies: Sequence[Cookie] = ()) -> Response[bytes]:
    """A body that is JSON already, not to be cached."""
    headers = {"cache-control": "no-store"}
    return Response(data, status_code=status, media_type=JSON, headers=headers, cookies=cookies)


def answer_page(request: Asked, page: bytes, policy: str, file: str) -> Response[bytes]:
    """A page that needs no other file, not to be cached: to look at, or (``save``) as a file of that name."""
    policy = f"{policy}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    headers = {"cache-control": "no-store", "content-security-policy": policy}
    if "save" in request.query_params:
        headers["content-disposition"] = f'attachment; filename="{file}"'
    return Response(page, media_type="text/html", headers=headers)


def answer_part(request: Asked, part: Part, vary: str = "accept-encoding") -> Response[bytes]:
    """A part that is the same for everybody, zipped if the browser can unzip it. If the browser has it already, the
    answer is empty. ``vary``: the request headers that it depends on.

    Nothing else is ever zipped. If an answer held a secret and also text by a stranger (tables, links, chat), the
    stranger could find out the secret from the answer's length (BREACH)."""
    keep = "public, max-age=31536000, immutable" if part.forever else "no-cache"
    headers = {"etag": part.tag, "cache-control": keep, "vary": vary}
    if request.headers.get("if-none-match") == part.tag:
        return Response(b"", status_code=304, headers=headers)
    if part.zipped and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(part.zipped, media_type=part.kind, headers={**headers, "content-encoding": "gzip"})
    return Response(part.data, media_type=part.kind, headers=headers)


def nothing(*cookies: Cookie) -> Response[None]:
    """An empty answer, which may set cookies."""
    return Response(None, status_code=204, cookies=cookies)
