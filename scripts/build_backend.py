"""What pip asks to build Rekje: maturin, and before it Cargo.lock and the page in the browser.

A wheel without the page is no table. In a clone the page is made by npm where it is missing or older than its sources.
An sdist holds it ready-made, and Cargo.lock as well.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

import maturin
from maturin import (
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    get_requires_for_build_wheel,
)

import crates
import page_core

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
PAGE = ROOT / "src" / "rekje" / "server" / "static" / "index.html"
NODE = (20, 19)


def prepare_metadata_for_build_editable(folder: str, settings: dict[str, Any] | None = None) -> str:
    """Write what an environment is told of Rekje; the folder's name. Cargo is asked for it, which needs its lock."""
    crates.lock()
    return str(maturin.prepare_metadata_for_build_editable(folder, settings))


def prepare_metadata_for_build_wheel(folder: str, settings: dict[str, Any] | None = None) -> str:
    """The same for a wheel."""
    crates.lock()
    return str(maturin.prepare_metadata_for_build_wheel(folder, settings))


def build_editable(folder: str, settings: dict[str, Any] | None = None, metadata: str | None = None) -> str:
    """Build the core for a clone in which Rekje is run; the file's name."""
    crates.lock()
    return str(maturin.build_editable(folder, settings, metadata))


def build_wheel(folder: str, settings: dict[str, Any] | None = None, metadata: str | None = None) -> str:
    """Build a wheel that holds the page; the file's name."""
    crates.lock()
    make_page()
    return str(maturin.build_wheel(folder, settings, metadata))


def build_sdist(folder: str, settings: dict[str, Any] | None = None) -> str:
    """Pack the sources that git knows, and the page; the file's name."""
    if not (ROOT / ".git").exists():
        _fail("An sdist is packed from a git clone, and this isn't one.")
    crates.lock()
    make_page()
    return str(maturin.build_sdist(folder, settings))


def make_page() -> None:
    """Make the page where it is missing or older than what it is made of; where that can't be, say why and stop. Before
    it, what it searches with, if that can be built."""
    sources = list(page_sources())
    if PAGE.exists() and all(path.stat().st_mtime <= PAGE.stat().st_mtime for path in sources):
        return
    if not sources:
        _fail("The page in the browser is missing, and so are its sources in web/.")
    npm = shutil.which("npm")
    if npm is None or _node() < NODE:
        _fail("Rekje's page in the browser is built with Node 20.19 or newer and npm, which were not found.")
    page_core.main()
    for step in (
        (npm, "ci", "--silent", "--no-progress"),
        (npm, "run", "--silent", "build", "--", "--logLevel", "error"),
    ):
        if subprocess.run(step, cwd=WEB, stdout=sys.stderr).returncode:
            _fail(f"Rekje's page in the browser could not be built: “{' '.join(('npm', *step[1:]))}” in web/ failed.")


def page_sources() -> Iterator[Path]:
    """The files that the page is made of; none where there is no web/."""
    if not WEB.is_dir():
        return
    # The page says which version it is of.
    yield from ROOT.glob("Cargo.toml")
    yield from (path for path in WEB.iterdir() if path.is_file())
    for folder in (WEB / "src", WEB / "public", ROOT / "src" / "rekje" / "locale"):
        yield from (path for path in folder.rglob("*") if path.is_file() and path.suffix not in (".py", ".pyc"))


def _node() -> tuple[int, ...]:
    try:
        told = subprocess.run(("node", "--version"), capture_output=True, text=True, check=True).stdout
        return tuple(int(number) for number in told.strip().removeprefix("v").split(".")[:2])
    except (OSError, ValueError, subprocess.CalledProcessError):
        return (0,)


def _fail(sentence: str) -> NoReturn:
    raise SystemExit(sentence)
