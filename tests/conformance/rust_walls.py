"""Which modules of a Rust crate use which, read off its `use` lines and paths."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from tests.conformance.walls import circles

TESTS = re.compile(r"^#\[cfg\(test\)\]\n(pub(\(crate\))? )?mod \w+ \{.*", re.DOTALL | re.MULTILINE)
"""The tests of a module, which stand at its end."""
PATHS = re.compile(r"\b(crate|self|super)((?:::\w+)+)(::\{[^;]*\})?")


def used(text: str) -> Iterator[tuple[str, ...]]:
    """The paths of other modules in a source text, without its tests: as written, `crate`, `self` or `super` first."""
    for first, names, group in PATHS.findall(TESTS.sub("", text)):
        path = (first, *names.removeprefix("::").split("::"))
        inner = re.findall(r"[{,]\s*(\w+)", group)
        yield from ((*path, name) for name in inner) if inner else (path,)


def folder_circles(source: Path) -> list[list[str]]:
    """Folders of a crate that use each other, directly or by others.

    For each folder: the circles among what lies directly in it, `mod.rs` left out, in which a folder takes part.
    """
    files = [path for path in source.rglob("*.rs") if path.name not in ("lib.rs", "tests.rs")]
    uses = {path: {_file(source, path, names) for names in used(path.read_text("utf-8"))} for path in files}
    found = []
    for folder in {path.parent for path in files}:
        parts: dict[str, set[str]] = {}
        for path, others in uses.items():
            if own := _part(folder, path):
                parts.setdefault(own, set()).update({_part(folder, other) for other in others} - {own, ""})
        found += [
            [f"{folder.relative_to(source)}/{name}" for name in circle]
            for circle in circles(parts)
            if any((folder / name).is_dir() for name in circle)
        ]
    return sorted(found)


def _part(folder: Path, path: Path) -> str:
    """What lies directly in a folder and is, or holds, a file; nothing for `mod.rs` and for files elsewhere."""
    inside = path.is_relative_to(folder) and path != folder / "mod.rs"
    return path.relative_to(folder).parts[0] if inside else ""


def _file(source: Path, path: Path, names: tuple[str, ...]) -> Path:
    """The file that a path of names leads to."""
    module = path.parent if path.name == "mod.rs" else path.with_suffix("")
    at = source
    for name in names:
        if name == "crate":
            at = source
        elif name in ("self", "super"):
            at = module = module if name == "self" else module.parent
        elif (at / name).is_dir() or (at / name).with_suffix(".rs").is_file():
            at = at / name
        else:
            break
    return at / "mod.rs" if at.is_dir() else at.with_suffix(".rs")
