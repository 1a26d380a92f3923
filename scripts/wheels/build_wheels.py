"""Builds the sdist and the wheels of the last commit, and proves what they are: what `make wheels` does.

Everything is built twice, in two clones in two folders, and the files must have the same bytes. Then they are checked,
and come with their checksums, a bill of materials and the documents' site to build/wheels.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path[:0] = [str(Path(__file__).parents[1])]

import bills  # noqa: E402

import crates  # noqa: E402

ROOT = Path(__file__).parents[2]
OUT = ROOT / "build" / "wheels"
MANYLINUX = "manylinux_2_17"
"""The oldest C library that the wheels run with: glibc 2.17, of 2012."""
TARGETS = ("x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu")
SUMS = "SHA256SUMS"


def main() -> None:
    """Build, compare, check, and write down."""
    os.umask(0o022)
    if _said("git", "status", "--porcelain", "--untracked-files=no"):
        print("Changes that aren't committed are left out of the wheels.")
    epoch = int(_said("git", "log", "-1", "--format=%ct"))
    targets = installed_targets()
    with TemporaryDirectory() as work:
        first, second = Path(work) / "first", Path(work) / "second" / "one-level-deeper"
        files = [build(folder, targets, epoch) for folder in (first, second)]
        if differing := differences(*files):
            raise SystemExit(f"Two builds in two folders differ: {', '.join(differing)}.")
        print("Both builds have the same bytes.")
        checksums = {f"{name} {version}": checksum for name, version, checksum in crates.listed()}
        bill = bills.bill(first / "clone", checksums, epoch)
        bills.check(bill)
        for wheel in files[0].glob("*.whl"):
            check_wheel(wheel)
        _run((_tool("twine"), "check", "--strict", *map(str, sorted(files[0].iterdir()))), "twine check")
        shutil.rmtree(OUT, ignore_errors=True)
        shutil.copytree(files[0], OUT)
    (sdist,) = OUT.glob("*.tar.gz")
    (OUT / sdist.name.replace(".tar.gz", ".cdx.json")).write_text(bill, "utf-8")
    (OUT / sdist.name.replace(".tar.gz", "-docs.tar.gz")).write_bytes(packed_site(epoch))
    sums = checksum_lines(OUT)
    (OUT / SUMS).write_text(sums, "utf-8")
    print(f"In {OUT.relative_to(ROOT)}:\n{sums}", end="")


def installed_targets() -> list[str]:
    """The targets that this Rust can build for. A sentence tells each of the others."""
    found = []
    for target in TARGETS:
        libraries = Path(_said("rustc", "--print", "target-libdir", "--target", target))
        if any(libraries.glob("libstd-*.rlib")):
            found.append(target)
        else:
            print(f"Rust's library for {target} isn't installed, so its wheel is left out: rustup target add {target}.")
    return found


def build(folder: Path, targets: Iterable[str], epoch: int) -> Path:
    """Build everything from a fresh clone in a folder: the sdist, and from it alone the wheels; the
    folder that holds them."""
    clone, out = folder / "clone", folder / "out"
    out.mkdir(parents=True)
    subprocess.run(("git", "clone", "--quiet", "--shared", str(ROOT), str(clone)), check=True)
    environment = os.environ | {"SOURCE_DATE_EPOCH": str(epoch)}
    environment["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{environment['PATH']}"
    print(f"Building in {folder.name}: the sdist ...", flush=True)
    _backend("build_sdist(sys.argv[1])", out, clone, environment)
    (sdist,) = out.glob("*.tar.gz")
    with tarfile.open(sdist) as packed:
        packed.extractall(folder, filter="data")
    unpacked = folder / sdist.name.removesuffix(".tar.gz")
    _run(("cargo", "fetch", "--quiet", "--locked"), "cargo fetch", unpacked)
    for target in targets:
        print(f"Building in {folder.name}: the wheel for {target} ...", flush=True)
        flags = f"CARGO_TARGET_{target.upper().replace('-', '_')}_RUSTFLAGS"
        arguments = f"--zig --compatibility {MANYLINUX} --target {target}"
        step = f"build_wheel(sys.argv[1], {{'build-args': '{arguments}'}})"
        _backend(step, out, unpacked, environment | {flags: path_flags(unpacked, _cargo_home())})
    return out


def packed_site(epoch: int) -> bytes:
    """The documents as a site, built from this folder, and packed."""
    print("Building the documents ...", flush=True)
    with TemporaryDirectory() as folder:
        command = (str(ROOT / ".venv/bin/python"), "scripts/docs_site/build_site.py", "--out", folder)
        _run(command, "make docs")
        return packed(Path(folder), "rekje-docs", epoch)


def packed(folder: Path, name: str, epoch: int) -> bytes:
    """The files of a folder as a tar.gz in which the folder has a name and all files have one time: same files, same
    bytes."""
    out = io.BytesIO()
    with (
        gzip.GzipFile(fileobj=out, mode="wb", mtime=epoch, filename="") as zipped,
        tarfile.open(fileobj=zipped, mode="w", format=tarfile.PAX_FORMAT) as tar,
    ):
        for file in sorted(path for path in folder.rglob("*") if path.is_file()):
            entry = tarfile.TarInfo(f"{name}/{file.relative_to(folder).as_posix()}")
            entry.size, entry.mtime, entry.mode = file.stat().st_size, epoch, 0o644
            with file.open("rb") as opened:
                tar.addfile(entry, opened)
    return out.getvalue()


def path_flags(sources: Path, cargo_home: Path) -> str:
    """The compiler's flags that write short names in place of this machine's folders into what is compiled."""
    folders = {sources: "/rekje"} | dict.fromkeys(sorted((cargo_home / "registry" / "src").glob("*")), "/crates")
    return " ".join(f"--remap-path-prefix={folder}={name}" for folder, name in folders.items())


def differences(one: Path, other: Path) -> list[str]:
    """The names of the files that two folders don't have in common, byte by byte."""
    mine, theirs = ({file.name: checksum(file) for file in folder.iterdir()} for folder in (one, other))
    return sorted({name for name, _ in mine.items() ^ theirs.items()})


def check_wheel(wheel: Path) -> None:
    """Stop if a wheel isn't for the systems and Pythons that its name says, or holds what it shouldn't."""
    shown = _run((_tool("auditwheel"), "show", str(wheel)), "auditwheel")
    machine = wheel.stem.rpartition(f"{MANYLINUX}_")[2].partition(".")[0]
    if f'"{MANYLINUX}_{machine}"' not in " ".join(shown.split()):
        raise SystemExit(f"{wheel.name} isn't what its name says: {shown}")
    _run((_tool("abi3audit"), "--strict", str(wheel)), "abi3audit")
    _run((_tool("check-wheel-contents"), str(wheel)), "check-wheel-contents")
    print(f"Checked: {wheel.name}")


def checksum_lines(folder: Path) -> str:
    """The checksums of the files in a folder, in the form that `sha256sum --check` reads."""
    return "".join(f"{checksum(file)}  {file.name}\n" for file in sorted(folder.iterdir()) if file.name != SUMS)


def checksum(file: Path) -> str:
    """The SHA-256 of a file."""
    with file.open("rb") as opened:
        return hashlib.file_digest(opened, "sha256").hexdigest()


def _backend(step: str, out: Path, folder: Path, environment: Mapping[str, str]) -> None:
    """Ask the build backend of the sources in a folder for a file, as pip does."""
    code = f"import sys; sys.path.insert(0, 'scripts'); import build_backend; build_backend.{step}"
    _run((sys.executable, "-c", code, str(out)), "The build", folder, environment)


def _run(command: Sequence[str], name: str, folder: Path = ROOT, environment: Mapping[str, str] | None = None) -> str:
    """Run a tool; what it said. If it fails, stop and show that."""
    done = subprocess.run(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        raise SystemExit(f"{done.stdout}\n{name} failed.")
    return done.stdout


def _said(*command: str) -> str:
    return subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout.strip()


def _tool(name: str) -> str:
    return str(Path(sys.executable).parent / name)


def _cargo_home() -> Path:
    return Path(os.environ.get("CARGO_HOME") or Path.home() / ".cargo")


if __name__ == "__main__":
    main()
