"""Write THIRD-PARTY.txt: the notices of what others wrote and a wheel holds, in the core or in the page.

`python scripts/supply/notices.py [--check]`. Where a package lets choose, its MIT licence is the one that is taken.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

sys.path[:0] = [str(Path(__file__).parent)]

import licences  # noqa: E402

ROOT = licences.ROOT
FILE = ROOT / "THIRD-PARTY.txt"
_HEAD = """\
What others wrote and this distribution holds: crates compiled into the core, and packages built into the page.
Written by scripts/supply/notices.py. The word lists have notices of their own beside them (LICENSE.*).

The core, and that of the page, also hold parts of Rust's standard library and of the crates that it is made of
(compiler_builtins, dlmalloc, hashbrown and others), copyright the Rust Project contributors, MIT OR Apache-2.0.
"""
_TEXTS = ("LICENSE-MIT", "LICENSE-MIT.md", "LICENSE", "LICENSE.txt", "LICENSE.md", "license")
_RULE = "=" * 79


class Notice(NamedTuple):
    """A package with its version, its licence, and the text of the licence."""

    package: str
    licence: str
    text: str


def notices() -> str:
    """The file. Packages with the same text share it."""
    by_text: dict[str, list[Notice]] = {}
    for notice in sorted((*_crates(), *_packages())):
        by_text.setdefault(notice.text, []).append(notice)
    parts = [_HEAD]
    for text, together in by_text.items():
        names = "\n".join(f"{one.package} ({one.licence})" for one in together)
        parts.append(f"{_RULE}\n{names}\n{_RULE}\n\n{text}\n")
    return "\n".join(parts)


def _crates() -> Iterator[Notice]:
    """The crates that are linked into the core on Linux: not those that only build it."""
    told = licences.cargo_metadata("--filter-platform", "x86_64-unknown-linux-gnu")
    packages = {package["id"]: package for package in told["packages"]}
    nodes = {node["id"]: node for node in told["resolve"]["nodes"]}
    waiting = [name for name, package in packages.items() if package["name"] == "rekje-py"]
    done: set[str] = set()
    while waiting:
        if (one := waiting.pop()) in done or _is_macro(packages[one]):
            continue
        done.add(one)
        waiting += [each["pkg"] for each in nodes[one]["deps"] if any(k["kind"] is None for k in each["dep_kinds"])]
    for one in done:
        package = packages[one]
        if package["source"]:
            folder = Path(package["manifest_path"]).parent
            yield Notice(f"{package['name']} {package['version']}", package["license"], _text(folder))


def _is_macro(package: dict[str, Any]) -> bool:
    return any("proc-macro" in target["kind"] for target in package["targets"])


def _packages() -> Iterator[Notice]:
    """The npm packages that are built into the page."""
    for place, name, package in licences.npm_packages():
        if not package.get("dev", False):
            yield Notice(f"{name} {package['version']}", package["license"], _text(ROOT / "web" / place))


def _text(folder: Path) -> str:
    """A package's licence. One that comes without its text is under Apache-2.0, which the file LICENSE has."""
    for name in _TEXTS:
        if (folder / name).is_file():
            lines = (line.rstrip() for line in (folder / name).read_text("utf-8").strip().splitlines())
            return "\n".join(lines)
    author = json.loads((folder / "package.json").read_text("utf-8")).get("author", "its authors")
    holder = author if isinstance(author, str) else author["name"]
    return f"Copyright {holder}\n\nLicensed under the Apache License, Version 2.0, whose text is the file LICENSE."


def main(arguments: list[str]) -> int:
    """Write the file, or say that it isn't what would be written."""
    text = notices()
    if arguments != ["--check"]:
        FILE.write_text(text, "utf-8")
        print(f"Written: {FILE.relative_to(ROOT)}")
    elif not FILE.exists() or FILE.read_text("utf-8") != text:
        print(f"{FILE.name} doesn't have the notices of what is built in now: python scripts/supply/notices.py")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
