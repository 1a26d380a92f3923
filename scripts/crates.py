"""Write Cargo.lock from requirements/crates.txt, and that list from Cargo.lock.

Cargo.lock isn't committed, because it names its registry. The list holds its versions and checksums, so that the same
crates are built everywhere.
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
LIST = ROOT / "requirements" / "crates.txt"
LOCK = ROOT / "Cargo.lock"


class Crate(NamedTuple):
    """A crate of a registry."""

    name: str
    version: str
    sha256: str


def main(arguments: list[str]) -> None:
    """Write the lock file, or with ``--take`` the list."""
    match arguments:
        case []:
            lock()
        case ["--take"]:
            take()
        case _:
            raise SystemExit("scripts/crates.py takes nothing or --take.")


def lock() -> None:
    """Make Cargo.lock say what the list says."""
    if locked() == listed():
        if _own() != _members():
            _metadata()
        return
    _write()
    if differing := sorted({crate.name for crate in locked() ^ listed()}):
        LOCK.unlink()
        raise SystemExit(
            f"{LIST.name} doesn't agree with the crates that Cargo.toml asks for: {', '.join(differing)}. "
            "After a change there, “python3 scripts/crates.py --take” writes it anew."
        )


def take() -> None:
    """Write the list from Cargo.lock. Where there is none, crates of the list keep their versions."""
    if LOCK.exists():
        _metadata()
    else:
        _write()
    comments = [line for line in LIST.read_text("utf-8").splitlines() if line.startswith("#")]
    LIST.write_text("\n".join([*comments, *(" ".join(crate) for crate in sorted(locked()))]) + "\n", "utf-8")


def _write() -> None:
    """Write a lock file with the crates of the list, and others that are asked for.

    Cargo is asked for a lock file first, to learn its format and the name of the registry. In a lock file that lacks
    only the dependencies, cargo keeps all versions and adds the dependencies.
    """
    LOCK.unlink(missing_ok=True)
    _cargo("generate-lockfile", "--quiet")
    whole = tomllib.loads(LOCK.read_text("utf-8"))
    source = next(package["source"] for package in whole["package"] if "source" in package)
    parts = [f"version = {whole['version']}"]
    for name, version, sha256 in listed():
        parts.append(f'[[package]]\nname = "{name}"\nversion = "{version}"\nsource = "{source}"\nchecksum = "{sha256}"')
    LOCK.write_text("\n\n".join(parts) + "\n", "utf-8")
    try:
        _metadata()
    except SystemExit:
        LOCK.unlink()
        raise


def listed() -> frozenset[Crate]:
    """The crates of the list."""
    lines = LIST.read_text("utf-8").splitlines()
    return frozenset(Crate(*line.split()) for line in lines if line and not line.startswith("#"))


def locked() -> frozenset[Crate]:
    """The crates of Cargo.lock that come from a registry; none where there is no such file."""
    if not LOCK.exists():
        return frozenset()
    return frozenset(Crate(one["name"], one["version"], one["checksum"]) for one in _packages() if "checksum" in one)


def _own() -> set[tuple[str, str]]:
    """Our own crates in Cargo.lock, and their versions."""
    return {(one["name"], one["version"]) for one in _packages() if "checksum" not in one}


def _members() -> set[tuple[str, str]]:
    """The same in Cargo.toml. A release changes the version there."""
    workspace = tomllib.loads((ROOT / "Cargo.toml").read_text("utf-8"))["workspace"]
    return {(Path(member).name, workspace["package"]["version"]) for member in workspace["members"]}


def _packages() -> list[dict[str, str]]:
    packages: list[dict[str, str]] = tomllib.loads(LOCK.read_text("utf-8")).get("package", [])
    return packages


def _metadata() -> None:
    """Let cargo bring Cargo.lock up to date with Cargo.toml."""
    _cargo("metadata", "--quiet", "--format-version", "1")


def _cargo(*arguments: str) -> None:
    done = subprocess.run(("cargo", *arguments), cwd=ROOT, stdout=subprocess.DEVNULL)
    if done.returncode:
        raise SystemExit(f"“cargo {arguments[0]}” failed.")


if __name__ == "__main__":
    main(sys.argv[1:])
