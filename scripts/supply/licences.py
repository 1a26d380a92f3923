"""The licence of every part that Rekje is made of or made with: Python packages by their metadata, crates by cargo's,
npm packages by the lock file.

`python scripts/supply/licences.py` lists them, and fails if one isn't among those that are allowed.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[2]
SHIPPED = frozenset(
    ["0BSD", "Apache-2.0", "Apache-2.0 WITH LLVM-exception", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "ISC", "MIT",
     "MIT-0", "MPL-2.0", "PSF-2.0", "Unicode-3.0"]
)  # fmt: skip
"""The licences of what the program needs or holds: each may be used beside Apache-2.0, and asks for notices at most."""
TOOLS = SHIPPED | {"BlueOak-1.0.0", "LGPL-3.0-only", "LicenseRef-Public-Domain", "Zlib"}
"""The licences of what only builds or tests the program, or is installed beside it by whoever wants it."""
_TEXTS = {
    "APL 2": "Apache-2.0",
    "Apache 2.0": "Apache-2.0",
    "Apache License, Version 2.0": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "BSD": "BSD-2-Clause",
    "BSD 2-Clause License": "BSD-2-Clause",
    "BSD License": "BSD-3-Clause",
    "GNU General Public License (GPL)": "GPL-3.0-or-later",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Public Domain": "LicenseRef-Public-Domain",
}
"""What metadata of older forms says, as identifiers of SPDX."""
_UNSAID = {"protobuf": "BSD-3-Clause", "resvg-py": "MIT"}
"""Packages whose metadata names no licence: what the file LICENSE in them says."""
ELSEWHERE = {"colorama": "BSD-3-Clause", "tzdata": "Apache-2.0"}
"""The licences of pinned packages that are installed on other systems only."""
_WORD = re.compile(r"\(|\)|[^\s()]+(?:\s+WITH\s+[^\s()]+)?")


class Part(NamedTuple):
    """A part of an ecosystem (``pypi``, ``cargo``, ``npm``), its version, and its licence as an expression of SPDX (""
    where none is known). ``shipped`` is whether the program needs it."""

    kind: str
    name: str
    version: str
    licence: str
    shipped: bool

    @property
    def allowed(self) -> bool:
        """Whether its licence is one of those that are allowed for it."""
        return fulfils(self.licence, SHIPPED if self.shipped else TOOLS)


def fulfils(expression: str, allowed: Iterable[str]) -> bool:
    """Whether a licence expression can be fulfilled by the ``allowed`` licences alone."""
    signs = {"AND": "and", "OR": "or", "(": "(", ")": ")"}
    told = [signs.get(word, str(" ".join(word.split()) in allowed)) for word in _WORD.findall(expression)]
    # Nothing is left in it but True, False, and, or, and brackets.
    return bool(told) and bool(eval(" ".join(told)))


def canonical(name: str) -> str:
    """A package's name as indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def pinned(listed: str) -> list[str]:
    """The names of the packages that a list in requirements/ pins."""
    text = (ROOT / "requirements" / f"{listed}.txt").read_text("utf-8")
    return sorted({canonical(name) for name in re.findall(r"^([\w.-]+)(?:\[[\w,-]+\])?==", text, re.MULTILINE)})


def python_licence(package: Distribution) -> str:
    """The licence of an installed package, by the newest form of metadata that it has."""
    told = package.metadata
    if "License-Expression" in told:
        return told["License-Expression"]
    short = told["License"].partition("\n")[0].strip() if "License" in told else ""
    if short in _TEXTS or re.fullmatch(r"[\w.-]+(?: (?:OR|AND) [\w.-]+)*", short):
        return _TEXTS.get(short, short)
    classes = [one.rpartition(" :: ")[2] for one in told.get_all("Classifier") or () if one.startswith("License ::")]
    return " OR ".join(_TEXTS.get(one, one) for one in classes) or _UNSAID.get(canonical(package.name), "")


def python_parts() -> Iterator[Part]:
    """The pinned packages that are installed here. What is for other systems only isn't."""
    shipped = pinned("runtime")
    for name in pinned("dev"):
        try:
            package = distribution(name)
        except PackageNotFoundError:
            continue
        yield Part("pypi", name, package.version, python_licence(package), name in shipped)


def cargo_metadata(*more: str) -> Any:
    """What cargo says of the crates, with ``more`` options."""
    command = ("cargo", "metadata", "--format-version", "1", "--locked", "--offline", *more)
    return json.loads(subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout)


def npm_packages() -> Iterator[tuple[str, str, dict[str, Any]]]:
    """The place, name and entry of each package in the page's lock file."""
    locked = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    for place, package in locked.items():
        if place:
            yield place, place.rpartition("node_modules/")[2], package


def crate_parts() -> Iterator[Part]:
    """The crates of the core, and those that build it."""
    for package in cargo_metadata()["packages"]:
        if package["source"]:
            # Older crates write a choice with a slash.
            licence = (package["license"] or "").replace("/", " OR ")
            yield Part("cargo", package["name"], package["version"], licence, True)


def npm_parts() -> Iterator[Part]:
    """The packages of the page, and those that build and test it."""
    for _, name, package in npm_packages():
        yield Part("npm", name, package["version"], package.get("license", ""), not package.get("dev", False))


def every_part() -> Iterator[Part]:
    """Everything."""
    yield from python_parts()
    yield from crate_parts()
    yield from npm_parts()


def wrong(parts: Iterable[Part]) -> list[str]:
    """A sentence for each part whose licence isn't allowed."""
    return [
        f"{part.kind} {part.name} {part.version}: the licence “{part.licence or 'unknown'}” isn't among those allowed."
        for part in parts
        if not part.allowed
    ]


def main() -> int:
    """List all, and name those that aren't allowed."""
    parts = list(every_part())
    for part in parts:
        print(f"{part.kind:6}{part.name:32}{part.version:14}{part.licence}")
    problems = wrong(parts)
    print(*problems, sep="\n", file=sys.stderr)
    return int(bool(problems))


if __name__ == "__main__":
    sys.exit(main())
