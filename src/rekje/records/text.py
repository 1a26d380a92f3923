"""The bytes of a file as text: what is too much, no UTF-8 or no JSON is refused, with the place in the file."""

from __future__ import annotations

import re

import msgspec

from rekje.model.problems import UNREADABLE, FormError

MAX_BYTES = 16_000_000
MAX_DEPTH = 64
# A string (possessive, so that one that never ends costs no more than its length), or a bracket.
_BRACKET = re.compile(rb'"(?:[^"\\]++|\\.)*+"?|[\[{]|[\]}]', re.DOTALL)


def check_size(data: bytes) -> None:
    """Raise `FormError` if a file is larger than any game can be."""
    if len(data) > MAX_BYTES:
        raise FormError("form-too-large", most=MAX_BYTES // 1_000_000)


def decode_utf8(data: bytes) -> str:
    """A file's bytes as text. Raises `FormError` if they are too many or not UTF-8."""
    check_size(data)
    try:
        return data.decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        before = data[: error.start]
        line = before.count(b"\n") + 1
        raise FormError("form-not-utf8").at(line, error.start - before.rfind(b"\n")) from None


def check_text(data: bytes) -> bytes:
    """The bytes of a JSON document, if they are UTF-8, not too large and not nested too deep. Raises `FormError`."""
    decode_utf8(data)
    data = data.removeprefix(b"\xef\xbb\xbf")
    depth = 0
    for match in _BRACKET.finditer(data):
        depth += {b"[": 1, b"{": 1, b"]": -1, b"}": -1}.get(match[0], 0)
        if depth > MAX_DEPTH:
            raise FormError("form-too-deep", most=MAX_DEPTH)
    return data


def json_error(data: bytes, text: str) -> FormError:
    """What is wrong with bytes that are no JSON document, and where; ``text`` is the decoder's message."""
    match = re.search(r"byte (\d+)", text)
    place = int(match[1]) if match else len(data)
    # What comes after a whole document is found out once its first character is read.
    several = data[place - 1 : place] == b"{" and _is_json(data[: place - 1])
    before = data[: place - several]
    code = "form-several" if several else "form-not-json"
    return FormError(code).at(before.count(b"\n") + 1, len(before) - before.rfind(b"\n"))


def record_lines(data: bytes) -> list[bytes]:
    """The records of a file that has one on each line; else the file as a whole."""
    lines = [line for line in data.removeprefix(b"\xef\xbb\xbf").splitlines() if line.strip()]
    several = len(lines) > 1 and all(line.lstrip().startswith(b"{") for line in lines)
    return lines if several and _is_json(lines[0]) else [data]


def _is_json(data: bytes) -> bool:
    try:
        msgspec.json.decode(data)
    except UNREADABLE:
        return False
    return True
