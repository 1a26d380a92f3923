"""Build the Rust core for the page: WebAssembly, by which it checks words and finds plays without a server.

Rust needs its standard library for WebAssembly. rustup has it (``rustup target add wasm32-unknown-unknown``), and so
has Debian beside its own Rust. Where rustup can't be reached, Debian's packages for browsers have a compiler with the
library's sources: they are fetched by apt, which checks them, and unpacked into build/, without being installed. Where
none of that is to be had, one sentence says so, and the page asks the server as it always did.
"""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import crates

ROOT = Path(__file__).parents[1]
CORE = ROOT / "web" / "core" / "rekje.wasm"
BUILD = ROOT / "build" / "wasm"
TARGET = "wasm32-unknown-unknown"
_SYSTEM_LIBRARIES = "usr/lib/x86_64-linux-gnu"


class Toolchain(NamedTuple):
    """How cargo is called to build for WebAssembly."""

    environment: Mapping[str, str]
    arguments: tuple[str, ...] = ()
    sources: Path | None = None
    """Where the standard library's sources are, if it is built with the rest."""


def main() -> None:
    """Build it where it is missing or older than its sources."""
    if not up_to_date():
        build()


def up_to_date() -> bool:
    """Whether the core for the page is there and newer than its sources."""
    return CORE.exists() and all(path.stat().st_mtime <= CORE.stat().st_mtime for path in _sources())


def build() -> bool:
    """Build it, or say why not; whether it is there now."""
    CORE.unlink(missing_ok=True)
    toolchain = _ready_made() or _from_debian()
    if toolchain is None:
        print(
            "The page asks the server for words and plays: to let it find them without a connection, "
            f"install Rust's library for browsers (rustup target add {TARGET}) and run this again.",
            file=sys.stderr,
        )
        return False
    crates.lock()
    done = subprocess.run(
        _cargo(toolchain), cwd=ROOT, env=_environment(toolchain), stdin=subprocess.DEVNULL, stdout=sys.stderr
    )
    if done.returncode:
        print("The core for the page could not be built; the page asks the server instead.", file=sys.stderr)
        return False
    CORE.parent.mkdir(exist_ok=True)
    shutil.copyfile(BUILD / "target" / TARGET / "wasm" / "rekje_wasm.wasm", CORE)
    data = CORE.read_bytes()
    print(f"The core for the page: {len(data) // 1000} KB, {len(gzip.compress(data, 9)) // 1000} KB compressed.")
    return True


def _cargo(toolchain: Toolchain) -> list[str]:
    asked = ["cargo", "build", "--quiet", "--locked", "-p", "rekje-wasm", "--profile", "wasm", "--target", TARGET]
    return [*asked, "--target-dir", str(BUILD / "target"), *toolchain.arguments]


def _environment(toolchain: Toolchain) -> dict[str, str]:
    """No path of this machine gets into what is built, so that it is the same everywhere."""
    home = Path(os.environ.get("CARGO_HOME", Path.home() / ".cargo"))
    names = {ROOT: "rekje", home: "cargo", toolchain.sources: "rust"}
    flags = [f"--remap-path-prefix={path}={name}" for path, name in names.items() if path]
    return {**os.environ, **toolchain.environment, "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS": " ".join(flags)}


def _ready_made() -> Toolchain | None:
    """The machine's own Rust, if it has the library."""
    libraries = _told("rustc", "--print", "target-libdir", "--target", TARGET)
    return Toolchain({}) if libraries and any(Path(libraries).glob("libcore-*.rlib")) else None


def _from_debian() -> Toolchain | None:
    """The compiler that Debian has for browsers, and rustup's linker."""
    host = re.search(r"^host: (.+)$", _told("rustc", "-vV"), re.MULTILINE)
    sysroot = _told("rustc", "--print", "sysroot")
    if not (host and host[1] == "x86_64-unknown-linux-gnu" and shutil.which("apt-get") and shutil.which("dpkg")):
        return None
    linker = Path(sysroot) / "lib" / "rustlib" / host[1] / "bin" / "rust-lld"
    tools = BUILD / "tools"
    if not linker.exists() or not (_unpacked(tools) or _unpack(tools)):
        return None
    environment = {
        "RUSTC": str(tools / "usr" / "bin" / "rustc"),
        # The standard library is built by a flag that stable compilers take only so.
        "RUSTC_BOOTSTRAP": "1",
        "LD_LIBRARY_PATH": str(tools / _SYSTEM_LIBRARIES),
        "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER": str(linker),
    }
    return Toolchain(environment, ("-Zbuild-std=std,panic_abort",), tools)


def _unpacked(tools: Path) -> bool:
    return (tools / "whole").exists()


def _unpack(tools: Path) -> bool:
    """Fetch the packages and unpack them; whether that could be done."""
    names = list(_packages())
    if not names and os.geteuid() == 0:
        # A machine that has never looked knows of no packages.
        subprocess.run(["apt-get", "-qq", "update"], capture_output=True)
        names = list(_packages())
    if not names:
        return False
    shutil.rmtree(tools, ignore_errors=True)
    fetched = tools / "packages"
    fetched.mkdir(parents=True)
    if subprocess.run(["apt-get", "-qq", "download", *names], cwd=fetched, capture_output=True).returncode:
        return False
    for package in fetched.glob("*.deb"):
        subprocess.run(["dpkg", "-x", package, tools], check=True)
    shutil.rmtree(fetched)
    (tools / "whole").touch()
    return True


def _packages() -> Iterator[str]:
    """The compiler, its libraries, and the sources of the standard library; nothing where Debian hasn't got them."""
    about = _told("apt-cache", "show", "--no-all-versions", "rustc-web")
    version = re.search(r"^Version: (\d+\.\d+)", about, re.MULTILINE)
    if version is None:
        return
    library = f"libstd-rust-web-{version[1]}"
    needs = re.search(r"\blibllvm\d+\b", _told("apt-cache", "depends", library))
    if needs:
        yield from ("rustc-web", "libstd-rust-web-dev", "rust-web-src", library, needs[0])


def _told(*command: str) -> str:
    """What a command says; nothing where it fails or there is no such command."""
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def _sources() -> Iterator[Path]:
    yield ROOT / "Cargo.toml"
    for crate in ("rekje-core", "rekje-wasm"):
        yield ROOT / "crates" / crate / "Cargo.toml"
        yield from (ROOT / "crates" / crate / "src").rglob("*.rs")


if __name__ == "__main__":
    main()
