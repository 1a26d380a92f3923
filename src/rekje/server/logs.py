"""What the server writes about itself: one JSON object a line, without names, tokens, tiles or addresses."""

from __future__ import annotations

import logging
import sys
import time
from typing import TextIO

import msgspec

LOGGER = logging.getLogger("rekje.server")
_FIELDS = frozenset({"table", "seat", "code", "ms", "count", "path", "status", "version", "copy"})


class JsonLines(logging.Formatter):
    """A line has the time, the level, the event, and a few fields that can't hold a secret. Of an error it has the type
    and the place. It leaves out the error's text, which might quote anything."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, object] = {"at": f"{stamp}.{int(record.msecs):03}Z", "level": record.levelname.lower()}
        line["event"] = record.msg
        line |= {name: value for name, value in vars(record).items() if name in _FIELDS}
        if record.exc_info and record.exc_info[0]:
            line["error"] = record.exc_info[0].__name__
            line["where"] = _place(record)
        return msgspec.json.encode(line).decode()


def _place(record: logging.LogRecord) -> str:
    trace = record.exc_info[2] if record.exc_info else None
    places = []
    while trace:
        places.append(f"{trace.tb_frame.f_globals.get('__name__', '?')}:{trace.tb_lineno}")
        trace = trace.tb_next
    return " ".join(places[-4:])


def start_logging(stream: TextIO | None = None) -> None:
    """Write the server's log lines, and the warnings and errors of the libraries that it uses."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    for name, level in (("rekje.server", logging.INFO), ("uvicorn", logging.WARNING), ("litestar", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level)
        logger.propagate = False


def log(event: str, level: int = logging.INFO, error: BaseException | None = None, **fields: object) -> None:
    """Write a line about an event."""
    LOGGER.log(level, event, extra=fields, exc_info=error)
