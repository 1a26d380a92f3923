"""Brings the pinned inputs of `sources.toml` to a folder, checks them, and unpacks them."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent


class InputError(Exception):
    """An input that can't be had, or isn't the one that was pinned."""


@dataclass(frozen=True)
class Source:
    """One pinned input: a package of Debian, npm or PyPI."""

    name: str
    kind: str
    version: str
    file: str
    sha256: str
    what: str
    licence: str


def sources() -> dict[str, Source]:
    """All inputs by name."""
    table = tomllib.loads((HERE / "sources.toml").read_text(encoding="utf-8"))
    return {name: Source(name=name, **entry) for name, entry in table.items()}


def fetch(source: Source, folder: Path) -> Path:
    """Download an input unless it is there already, check its SHA-256 and unpack it; returns the unpacked folder."""
    folder.mkdir(parents=True, exist_ok=True)
    archive = folder / source.file
    if not archive.exists():
        _download(source, folder)
    _check(source, archive)
    unpacked = folder / "unpacked" / source.name
    if not unpacked.exists():
        partial = unpacked.with_suffix(".partial")
        shutil.rmtree(partial, ignore_errors=True)
        partial.mkdir(parents=True)
        _unpack(source.kind, archive, partial)
        partial.rename(unpacked)
    return unpacked


def _download(source: Source, folder: Path) -> None:
    commands = {
        "deb": ["apt-get", "download", f"{source.name}={source.version}"],
        "npm": ["npm", "pack", "--silent", f"{source.name}@{source.version}"],
        "pypi": [sys.executable, "-m", "pip", "download", "-q", "--no-deps", f"{source.name}=={source.version}"],
    }
    command = commands[source.kind]
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    except FileNotFoundError as error:
        raise InputError(f"{source.name}: the command {command[0]} is not installed") from error
    if done.returncode:
        last = (done.stderr.strip() or "no message").splitlines()[-1]
        raise InputError(f"{source.name}: `{' '.join(command)}` failed: {last}")


def _check(source: Source, archive: Path) -> None:
    if not archive.exists():
        raise InputError(f"{source.name}: the download did not bring {source.file}")
    found = hashlib.sha256(archive.read_bytes()).hexdigest()
    if found != source.sha256:
        raise InputError(f"{source.name}: {archive.name} has SHA-256 {found}, pinned is {source.sha256}")


def _unpack(kind: str, archive: Path, target: Path) -> None:
    if kind == "deb":
        subprocess.run(["dpkg-deb", "-x", str(archive), str(target)], check=True)
    elif kind == "npm":
        with tarfile.open(archive) as tar:
            tar.extractall(target, filter="data")
    else:
        with zipfile.ZipFile(archive) as wheel:
            wheel.extractall(target)
