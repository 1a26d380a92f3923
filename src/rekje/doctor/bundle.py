"""A file to attach to a report: what doctor found, versions, settings, the server's last log lines.

It names no person, table, folder, host or address, and holds no tile and no key. Nothing goes in that isn't known to be
harmless: of parameters the numbers and versions, of log lines the fields that have a fixed form.
"""

from __future__ import annotations

import io
import os
import platform
import re
import sqlite3
import sys
import zipfile
from collections.abc import Iterable, Iterator
from importlib import metadata
from pathlib import Path

import msgspec

from rekje.doctor.finding import Finding, Subject
from rekje.doctor.program import all_packages
from rekje.doctor.settings import as_served
from rekje.locale import LANGUAGES, say
from rekje.model.problems import Param

MOST_LINES = 500
HIDDEN = "…"
_HARMLESS = frozenset(
    {"version", "least", "sqlite", "found", "newest", "revision", "packages", "check", "encoding", "count", "megabytes"}
    | {"columns", "lines", "now", "last", "since"}
)
"""The parameters that can't name anybody. All others are hidden."""
_PLAIN = re.compile(r"[A-Za-z0-9 .,:_+-]{0,200}")
_FORMS = {
    "at": re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"),
    "level": re.compile(r"[a-z]+"),
    "event": re.compile(r"[a-z]+(-[a-z]+)*"),
    "code": re.compile(r"[a-z]+(-[a-z0-9]+)*"),
    "error": re.compile(r"[A-Za-z_]+"),
    "where": re.compile(r"([A-Za-z_][A-Za-z0-9_.]*:\d+ ?)*"),
}
"""The fields of a log line that are kept as text, with their form."""
_NUMBERS = ("ms", "count", "status", "version", "seat")


def make_bundle(subject: Subject, found: Iterable[Finding]) -> bytes:
    """The bundle, as a zip file."""
    parts = {
        "doctor.json": _json([_harmless(one) for one in found]),
        "versions.json": _json(_versions()),
        "settings.json": _json(_settings(subject)),
        "log.jsonl": "".join(f"{line}\n" for line in _log_lines(subject.data)).encode(),
    }
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as file:
        for name, data in parts.items():
            file.writestr(zipfile.ZipInfo(name), data)
    return held.getvalue()


def _json(value: object) -> bytes:
    return msgspec.json.format(msgspec.json.encode(value), indent=2) + b"\n"


def _harmless(one: Finding) -> dict[str, object]:
    params = {name: _hidden(name, value) for name, value in one.params.items()}
    told: dict[str, object] = {"what": one.what, "status": one.status, "code": one.code, "params": params}
    return told | {"sentence": say(one.code, "en", **params)}


def _hidden(name: str, value: Param) -> Param:
    harmless = name in _HARMLESS and (isinstance(value, int) or _PLAIN.fullmatch(value))
    return value if harmless else HIDDEN


def _versions() -> dict[str, object]:
    return {
        "rekje": metadata.version("rekje"),
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "sqlite": sqlite3.sqlite_version,
        "system": platform.system(),
        "release": platform.release(),
        "machine": platform.machine(),
        "packages": all_packages(),
    }


def _settings(subject: Subject) -> dict[str, object]:
    """The settings, without values that identify a person, machine or file."""
    from rekje.storage.settings import kept_language, kept_lexicons

    served = as_served(subject)
    kept, language = kept_language(), os.environ.get("REKJE_LANG")
    # The command line itself sets the variable to the language of the settings.
    unset = "REKJE_LANG" if language == kept else None
    return {
        "language": language if language in LANGUAGES else kept,
        "lexicons": kept_lexicons() is not None,
        "variables": sorted(name for name in os.environ if re.fullmatch(r"REKJE_[A-Z]{1,20}", name) and name != unset),
        "host": served.host is not None,
        "port": served.port,
        "public_url": served.public_url is not None,
        "database": served.database is not None,
        "terminal": sys.stdout.isatty(),
    }


def _log_lines(folder: Path) -> list[str]:
    """The last lines of the server's log, of each only what has a fixed form."""
    from rekje.server.logs import LOG

    lines = []
    for name in (f"{LOG}.1", LOG):
        try:
            lines += (folder / name).read_bytes().splitlines()
        except OSError:
            continue
    return [msgspec.json.encode(dict(_fields(line))).decode() for line in lines[-MOST_LINES:]]


def _fields(line: bytes) -> Iterator[tuple[str, object]]:
    try:
        told = msgspec.json.decode(line, type=dict[str, object])
    except (msgspec.DecodeError, UnicodeDecodeError):
        return
    for name, value in told.items():
        if _is_harmless(name, value):
            yield name, value


def _is_harmless(name: str, value: object) -> bool:
    if isinstance(value, str):
        return name in _FORMS and _FORMS[name].fullmatch(value) is not None
    return name in _NUMBERS and isinstance(value, int)
