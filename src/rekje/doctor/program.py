"""Checks of the program: Python, packages, installed files, the engine, the page."""

from __future__ import annotations

import hashlib
import re
import sqlite3
import sys
from collections.abc import Iterator
from importlib import import_module, metadata
from pathlib import Path

import msgspec

from rekje.doctor.finding import INSTALL, Finding, Subject, warning, well, wrong

LEAST_PYTHON = (3, 11)
_REQUIREMENT = re.compile(r"([A-Za-z0-9._-]+)(?:\s*>=\s*([0-9.]+))?")
_STAMP = "built.json"


class Stamp(msgspec.Struct, frozen=True):
    """What a built page says of itself (web/stamp.ts): its version, the SHA-256 of the types of its messages, and those
    of its files."""

    version: str
    wire: str
    files: dict[str, str]


def check_python(subject: Subject) -> Iterator[Finding]:
    """The version of Python, and of SQLite in it."""
    version = ".".join(map(str, sys.version_info[:3]))
    if sys.version_info < LEAST_PYTHON:
        least = ".".join(map(str, LEAST_PYTHON))
        yield wrong("python", "serve-doctor-python-old", "serve-doctor-do-python", version=version, least=least)
    else:
        yield well("python", "serve-doctor-python", version=version, sqlite=sqlite3.sqlite_version)


def check_packages(subject: Subject) -> Iterator[Finding]:
    """Whether every package that Rekje needs is there, and new enough."""
    needed = list(needed_packages())
    lacking = [name for name, least in needed if not _has(name, least)]
    if lacking:
        yield wrong("packages", "serve-doctor-no-packages", INSTALL, packages=", ".join(lacking))
    else:
        yield well("packages", "serve-doctor-packages", count=len(needed))


def check_program(subject: Subject) -> Iterator[Finding]:
    """Whether the server and the terminal can be loaded, with the packages of packages that they need."""
    for name in ("rekje.server.app", "rekje.terminal.start"):
        try:
            import_module(name)
        except ImportError as error:
            yield wrong("program", "serve-doctor-no-part", INSTALL, part=error.name or name)
            return
    yield well("program", "serve-doctor-program")


def needed_packages() -> Iterator[tuple[str, str]]:
    """Each package that Rekje needs here, with the least version."""
    for line in metadata.requires("rekje") or ():
        requirement, _, marker = line.partition(";")
        if "win32" in marker and sys.platform == "win32":
            continue
        if "extra" not in marker and (found := _REQUIREMENT.match(requirement)):
            yield found[1], found[2] or "0"


def _has(name: str, least: str) -> bool:
    version = installed_version(name)
    return version is not None and _numbers(version) >= _numbers(least)


def installed_version(package: str) -> str | None:
    """The version of a package; None if it isn't installed."""
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


def all_packages() -> dict[str, str | None]:
    """The version of each package that Rekje or one of its packages may need; None where one isn't installed."""
    found: dict[str, str | None] = {}
    waiting = [name for name, _ in needed_packages()]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found[name] = installed_version(name)
            lines = (metadata.requires(name) if found[name] else None) or ()
            waiting += [named[1] for line in lines if "extra" not in line and (named := _REQUIREMENT.match(line))]
    return dict(sorted(found.items()))


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(number) for number in re.match(r"[0-9.]*", version)[0].split(".") if number)  # type: ignore[index]


def check_files(subject: Subject) -> Iterator[Finding]:
    """Whether every installed file is as it was packed: pip keeps a list of them with their checksums."""
    count = 0
    elsewhere = _checked_elsewhere()
    for file in metadata.distribution("rekje").files or ():
        if file.hash is None or file.hash.mode != "sha256":
            continue
        count += 1
        path = Path(str(file.locate()))
        if str(path).startswith(elsewhere):
            continue
        if not path.is_file():
            yield wrong("files", "serve-doctor-file-missing", INSTALL, file=str(path))
            return
        if _record_digest(path.read_bytes()) != file.hash.value:
            yield wrong("files", "serve-doctor-file-changed", INSTALL, file=str(path))
            return
    yield well("files", "serve-doctor-files", count=count)


def _checked_elsewhere() -> tuple[str, ...]:
    """The folders of files that another check tells: the built page, word lists, leave values."""
    from rekje.server import settings
    from rekje.storage.leave_files import SHIPPED
    from rekje.storage.word_files import words_folder

    return tuple(str(folder) for folder in (settings.BUILT_PAGE, words_folder(), SHIPPED))


def _record_digest(data: bytes) -> str:
    from base64 import urlsafe_b64encode

    return urlsafe_b64encode(hashlib.sha256(data).digest()).decode().rstrip("=")


def check_engine(subject: Subject) -> Iterator[Finding]:
    """Whether the engine can be loaded, and is of the package's version."""
    from rekje.engine.version import core_version

    version = metadata.version("rekje")
    try:
        found = core_version()
    except ImportError:
        yield wrong("engine", "serve-doctor-no-engine", INSTALL)
        return
    if found != version:
        yield wrong("engine", "serve-doctor-engine-version", INSTALL, found=found or "?", version=version)
    else:
        yield well("engine", "serve-doctor-engine", version=version)


def check_page(subject: Subject) -> Iterator[Finding]:
    """Whether the page is there, of this version, and whole."""
    from rekje.server import settings

    yield _page(settings.BUILT_PAGE, metadata.version("rekje"))


def _page(folder: Path, version: str) -> Finding:
    from rekje.storage.checksums import has_checksum
    from rekje.wire.typescript import typescript

    if not (folder / "index.html").is_file():
        return wrong("page", "serve-doctor-no-page", INSTALL)
    try:
        stamp = msgspec.json.decode((folder / _STAMP).read_bytes(), type=Stamp)
    except (OSError, msgspec.DecodeError):
        return warning("page", "serve-doctor-page-unknown", INSTALL)
    if stamp.version != version:
        return wrong("page", "serve-doctor-page-version", INSTALL, found=stamp.version, version=version)
    if stamp.wire != hashlib.sha256(typescript().encode()).hexdigest():
        return wrong("page", "serve-doctor-page-older", INSTALL)
    for name, checksum in stamp.files.items():
        if not has_checksum(folder / name, checksum):
            return wrong("page", "serve-doctor-page-damaged", INSTALL, file=name)
    return well("page", "serve-doctor-page", version=version)
