"""What the server writes about itself: one JSON object a line, without names, tokens, tiles or addresses."""

from __future__ import annotations

import logging
import os
import re
import sys
import time
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import TextIO

import msgspec

LOG = "rekje.log"
"""The file of the data folder with the last lines; with ".1" behind it, the lines before them."""
_MOST_BYTES = 262_144
LOGGER = logging.getLogger("rekje.server")
_FIELDS = frozenset({"table", "seat", "command", "code", "ms", "count", "path", "status", "version", "copy"})
_IDS = re.compile(r"[0-9a-z]{1,20}-[0-9]{1,9}\Z")
"""The ids that our page gives to commands. Another client could write anything into its own."""


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


class LogFile(RotatingFileHandler):
    """The last lines, in a file of the data folder. On a full disk lines are missing there, and the server goes on."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / LOG, maxBytes=_MOST_BYTES, backupCount=1, encoding="utf-8", delay=True)

    def _open(self) -> TextIOWrapper:
        os.close(os.open(self.baseFilename, os.O_WRONLY | os.O_CREAT, 0o600))
        return super()._open()

    def handleError(self, record: logging.LogRecord) -> None:
        """Say nothing: standard error has the line."""


def start_logging(folder: Path | None = None, stream: TextIO | None = None, level: int = logging.INFO) -> None:
    """Write the server's log lines from ``level`` on, and the warnings and errors of the libraries that it uses; the
    last ones to a file of ``folder``, too. Somebody at a terminal sees the warnings and errors only."""
    shown = stream or sys.stderr
    handlers: list[logging.Handler] = [logging.StreamHandler(shown)]
    if folder is not None:
        handlers[0].setLevel(logging.WARNING if shown.isatty() else level)
        handlers.append(LogFile(folder))
    for handler in handlers:
        handler.setFormatter(JsonLines())
    for name, least in (("rekje.server", level), ("uvicorn", logging.WARNING), ("litestar", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers = list(handlers)
        logger.setLevel(least)
        logger.propagate = False


def log(event: str, level: int = logging.INFO, error: BaseException | None = None, **fields: object) -> None:
    """Write a line about an event."""
    LOGGER.log(level, event, extra=fields, exc_info=error)


def command_id(given: str | None) -> str | None:
    """A command's id as the log may have it; None for one that our page wouldn't give."""
    return given if given is not None and _IDS.match(given) else None
