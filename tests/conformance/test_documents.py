"""What the documents name is there: files, folders, modules, other pages and their headings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted([ROOT / "ARCHITECTURE.md", ROOT / "CONTRIBUTING.md", ROOT / "README.md", *(ROOT / "docs").glob("*.md")])
MADE = {"docs/rule-tests.md"}
"""Written by a script, which names thousands of tests, and kept true by a test of its own."""
ROOTS = [ROOT / part for part in ("", "src/rekje", "web/src", "crates", "crates/rekje-core/src", "docs", "tests")]
"""Where the documents count from, when they name a file."""
PATH = re.compile(r"[\w.*<>-]+(?:/[\w.*<>-]+)+/?|[\w-]+\.(?:py|pyi|rs|tsx?)")
SOURCE = re.compile(r"\.(?:py|pyi|rs|tsx?)$")
MODULE = re.compile(r"(?<![\w/@.-])rekje(?:\.\w+)+(?![\w/-])")
FILES = ("rekje.db", "rekje.service", "rekje.lock")
"""What looks like a module and is a file of a server's."""
BUILT = (".venv", "target", "build", "src/rekje/server/static")
"""What is made by the set-up."""


@cache
def sources() -> tuple[str, ...]:
    """All source files, with a slash before each."""
    parts = ("src", "web", "crates", "tests", "scripts", "bench")
    found = (path for part in parts for path in (ROOT / part).rglob("*.*") if "node_modules" not in path.parts)
    return tuple(f"/{path.relative_to(ROOT).as_posix()}" for path in found)


def quoted(text: str) -> Iterator[str]:
    """What stands in backticks, and in the blocks set apart, word by word."""
    blocks = re.findall(r"^```.*?^```|^    .*?$", text, re.MULTILINE | re.DOTALL)
    for part in re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)):
        yield from part.split()
    for block in blocks:
        yield from block.split()


def is_path(word: str) -> bool:
    """Whether a word names a file of ours, and not one of a user's, an address or a fraction."""
    first, _, rest = word.partition("/")
    if not rest and re.fullmatch(r"[\w-]+/", word):
        return True
    return bool(PATH.fullmatch(word)) and (
        bool(SOURCE.search(word)) or any((root / first).is_dir() for root in ROOTS if first not in (".", ".."))
    )


def there(word: str) -> bool:
    """Whether there is such a file or folder; ``<game>`` and ``*`` stand for any name."""
    if any(word.startswith(made) for made in BUILT):
        return True
    if SOURCE.search(word) and any(path.endswith(f"/{word}") for path in sources()):
        return True
    if re.fullmatch(r"[\w-]+/", word):
        return any(f"/{word}" in path for path in sources()) or (ROOT / word).is_dir()
    pattern = re.sub(r"<\w+>", "*", word.rstrip("/"))
    return any(next(root.glob(pattern), None) for root in ROOTS)


def module_there(name: str) -> bool:
    """Whether a dotted name is a module, or something named in one."""
    path, rest = ROOT / "src" / "rekje", name.split(".")[1:]
    while rest and (path / rest[0]).is_dir():
        path = path / rest.pop(0)
    if rest and (path / f"{rest[0]}.py").is_file():
        path = path / f"{rest.pop(0)}.py"
    source = path if path.is_file() else path / "__init__.py"
    stub = path / "_core.pyi" if rest[:1] == ["_core"] else source
    return not rest or (stub.is_file() and re.search(rf"\b{rest[0]}\b", stub.read_text("utf-8")) is not None)


def anchors(page: Path) -> set[str]:
    """The headings of a page as links name them."""
    heads = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


def broken(page: Path, text: str) -> list[str]:
    """What a page names that isn't there."""
    words = {word.strip("\"'(),;:…").removeprefix("./") for word in quoted(text)}
    found = [word for word in words if is_path(word) and not there(word) and not (page.parent / word).exists()]
    found += [
        name for word in words for name in MODULE.findall(word) if not name.startswith(FILES) and not module_there(name)
    ]
    for target, anchor in re.findall(r"\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]*))?\)", text):
        other = page.parent / target if target else page
        if not other.exists() or (anchor and other.suffix == ".md" and anchor not in anchors(other)):
            found.append(f"{target}#{anchor}" if anchor else target)
    return sorted(set(found))


@pytest.mark.parametrize(
    "page", [page for page in PAGES if str(page.relative_to(ROOT)) not in MADE], ids=lambda p: p.name
)
def test_what_a_page_names_is_there(page: Path) -> None:
    assert broken(page, page.read_text("utf-8")) == []


@pytest.mark.parametrize(
    "text",
    [
        "The view is made in `referee/views.py`.",
        "It stands in `viewer.py`.",
        "See `web/src/nowhere/`.",
        "    src/rekje/nowhere/   a floor that was pulled down",
        "The floor is `viewing/`.",
        "`tests/<family>/test_nothing.py`",
        "`rekje.referee.viewer`",
        "`rekje.referee.view.nobody_wrote_this`",
        "[the players](docs/playing.md)",
        "[an edition](CONTRIBUTING.md#add-a-planet)",
    ],
)
def test_what_is_gone_would_be_found(text: str) -> None:
    assert len(broken(ROOT / "ARCHITECTURE.md", text)) == 1


def test_how_to_add_a_family_names_every_table_of_families() -> None:
    page = (ROOT / "docs" / "new-family.md").read_text("utf-8")
    made = re.compile(r"^(\w+) = ByFamily\[", re.MULTILINE)
    sources = {path: path.read_text("utf-8") for path in (ROOT / "src" / "rekje").rglob("*.py")}
    tables = {(name, path) for path, text in sources.items() for name in made.findall(text)}
    assert tables
    missing = [f"`{name}` in `{path.relative_to(ROOT / 'src' / 'rekje').as_posix()}`" for name, path in tables]
    assert [one for one in missing if one not in page] == []
