"""Everything up to publishing a version: what `make release VERSION=X.Y.Z` does.

It writes the version and dates its section of the changes, runs every test, commits, builds the documents and the
wheels with their bill of materials and checksums, and says what is left for a person. With ``--dry-run`` it only tells.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parents[2]
_VERSION = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)")
_LEFT = """\
Left for a person:
  git tag -s v{version} -m "Rekje {version}"
  git push {remote} HEAD v{version}
  build/wheels-venv/bin/twine upload build/wheels/rekje-{version}*.whl build/wheels/rekje-{version}.tar.gz
  make image, then push localhost/rekje:{version} to the registry of images that you use"""


def main(arguments: list[str]) -> None:
    """Do all steps, or tell them."""
    parser = argparse.ArgumentParser(prog="make release", description=__doc__)
    parser.add_argument("version", nargs="?", default="", metavar="VERSION")
    parser.add_argument("--dry-run", action="store_true")
    asked = parser.parse_args(arguments)
    files = prepared(ROOT, asked.version, datetime.now(UTC).date().isoformat(), _url())
    steps = (
        (sys.executable, "scripts/man_pages.py", "--wheel"),
        ("make", "test"),
        ("git", "commit", "--quiet", "--all", "--message", f"Release {asked.version}"),
        ("make", "docs"),
        ("make", "wheels"),
    )
    if not asked.dry_run:
        for path, text in files.items():
            path.write_text(text, "utf-8")
    print("Written:" if not asked.dry_run else "Would write:", ", ".join(str(path.relative_to(ROOT)) for path in files))
    for step in steps:
        print("Would run:" if asked.dry_run else "Running:", " ".join(step), flush=True)
        if not asked.dry_run and subprocess.run(step, cwd=ROOT, env=_environment()).returncode:
            raise SystemExit(
                f"“{' '.join(step)}” failed, so {asked.version} isn't ready. “git checkout .” takes back what isn't "
                "committed."
            )
    if not _url():
        print("This clone has no address of a forge, so the changes and the wheel's metadata have no links.")
    print(_LEFT.format(version=asked.version, remote=_said("git", "remote").partition("\n")[0] or "REMOTE"))


def prepared(folder: Path, version: str, day: str, url: str) -> dict[Path, str]:
    """The files that a version changes, with their new text. What stands in its way stops with a sentence."""
    if not _VERSION.fullmatch(version):
        raise SystemExit("Which version? make release VERSION=X.Y.Z, three numbers (docs/versions.md says which).")
    if _said("git", "status", "--porcelain", folder=folder):
        raise SystemExit("There are changes that aren't committed. Commit or stash them first.")
    released = _said("git", "tag", "--list", "v*", folder=folder).split()
    if _numbers(version) <= max((_numbers(tag) for tag in released), default=()):
        raise SystemExit(f"{version} doesn't come after {max(released, key=_numbers)}, which was released.")
    cargo, page, locked, changes = (
        folder / name for name in ("Cargo.toml", "web/package.json", "web/package-lock.json", "CHANGELOG.md")
    )
    files = {cargo: _replaced(cargo, r'(?m)^(version = ")[^"]+', version)}
    files[page] = _replaced(page, r'("version": ")[^"]+', version)
    # The page's version stands there twice: at the head, and in the list of packages, as the first of them.
    files[locked] = _replaced(locked, r'("version": ")[^"]+', version, times=2)
    files[changes] = dated(changes.read_text("utf-8"), version, day, url)
    return files


def dated(text: str, version: str, day: str, url: str) -> str:
    """The changes, where those that were unreleased are a version's, with links where the forge has an address."""
    head, found, rest = text.partition("## [Unreleased]\n")
    if not found or not re.match(r"\s*### ", rest):
        raise SystemExit("CHANGELOG.md has no changes under [Unreleased].")
    before = re.search(r"^## \[(\d[^\]]*)\]", rest, re.MULTILINE)
    head = head.replace(" Nothing has been released.", "")
    rest = re.sub(r"^\[Unreleased\]: .*\n", "", rest, flags=re.MULTILINE)
    text = f"{head}{found}\n## [{version}] - {day}\n{rest}"
    if url:
        link = f"{url}/compare/v{before[1]}...v{version}" if before else f"{url}/releases/tag/v{version}"
        lines = f"[Unreleased]: {url}/compare/v{version}...HEAD\n[{version}]: {link}\n"
        body, links = re.match(r"(?s)(.*?\n)((?:\[[^\]]+\]: .*\n)*)\Z", text).groups()  # type: ignore[union-attr]
        text = f"{body}{'' if links else chr(10)}{lines}{links}"
    return text


def _replaced(path: Path, pattern: str, version: str, times: int = 1) -> str:
    text, count = re.subn(pattern, rf"\g<1>{version}", path.read_text("utf-8"), count=times)
    if count != times:
        raise SystemExit(f"{path.name} doesn't say its version where it is expected.")
    return text


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(r"\d+", version))


def _url() -> str:
    """The address of the repository on a forge, as a browser opens it; "" where the clone has none."""
    told = _said("git", "config", "--default", "", "remote.origin.url")
    found = re.fullmatch(r"(?:https://|ssh://git@|git@)([\w.-]+)[/:](.+?)(?:\.git)?/?", told)
    return f"https://{found[1]}/{found[2]}" if found else ""


def _environment() -> dict[str, str]:
    """Without what make told this script, so that a make of ours begins anew."""
    return {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL", "VERSION")}


def _said(*command: str, folder: Path = ROOT) -> str:
    return subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, text=True, check=True).stdout.strip()


if __name__ == "__main__":
    main(sys.argv[1:])
