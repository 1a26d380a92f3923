"""The pages of the site, set out from the pages of the project, which are plain Markdown for a forge.

A page keeps its text. A link to another page leads to its place in the site, and shows its title where it shows the
name of its file; a link to a file under ``docs/`` leads to a copy. A link to source code becomes its text, since the
site has no source code. A page that only leads to others (`HUBS`) gets a table of contents of the links that stand in
its lists. A comment ``<!-- site: NAME -->`` is replaced by what a script makes of the program.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Mapping
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
RULES = ROOT / "src" / "rekje" / "data" / "rules"
HUBS = ("index", "learn", "how-to", "look-up", "understand")
"""The pages that lead to others, and make the table of contents."""
FOLDERS = {DOCS / "decisions": "understand.md#decisions", RULES: "look-up.md#rules", DOCS / "rules": "look-up.md#rules"}
"""Where a link to a folder leads."""

_LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\((?!\w+:)([^)#\s]*)(#[^)\s]*)?\)")
_LISTED = re.compile(r"^\s*- \[([^\]]*)\]\((?!\w+:)([^)#\s]+)\.md\)", re.MULTILINE)
_FILE_NAME = re.compile(r"`?[\w./-]+\.md`?")
_MADE = re.compile(r"^<!-- site: ([\w-]+) -->$", re.MULTILINE)
_CODE = re.compile(r"(^```.*?^```)", re.MULTILINE | re.DOTALL)


def pages() -> dict[Path, str]:
    """Each page of the project with its place in the site."""
    found = {
        page: page.relative_to(DOCS).as_posix() for page in sorted(DOCS.rglob("*.md")) if RULES not in page.parents
    }
    found = {page: place for page, place in found.items() if not place.startswith("rules/")}
    found |= {page: f"rules/{page.name}" for page in sorted(RULES.glob("*.md"))}
    found |= {page: f"bench/{page.name}" for page in sorted((ROOT / "bench").glob("*.md"))}
    found |= {page: page.name for page in sorted(ROOT.glob("*.md")) if page.name != "README.md"}
    return found


def stage(out: Path, made: Mapping[str, Callable[[], str]], changed: Mapping[str, Callable[[str], str]]) -> None:
    """Write the pages, and the files that they show or hand out, to a folder.

    ``made`` fills in the comments by name, ``changed`` changes a page's text by its place.
    """
    places = pages()
    if out.exists():
        shutil.rmtree(out)
    for page, place in places.items():
        text = _MADE.sub(lambda found: made[found[1]](), page.read_text("utf-8"))
        text = changed.get(place, str)(text)
        text = "".join(
            part if odd % 2 else _relinked(part, page, places, out) for odd, part in enumerate(_CODE.split(text))
        )
        if place.removesuffix(".md") in HUBS:
            text += _contents(text)
        target = out / place
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")


def _relinked(text: str, page: Path, places: Mapping[Path, str], out: Path) -> str:
    """A page's text with links that hold in the site."""
    here = (out / places[page]).parent

    def relink(found: re.Match[str]) -> str:
        picture, words, path, anchor = found[1], found[2], found[3], found[4] or ""
        if not path:
            return found[0]
        target = (page.parent / path).resolve()
        if target in FOLDERS:
            return f"{picture}[{words}]({os.path.relpath(out / FOLDERS[target], here)})"
        if target == ROOT / "README.md":
            return f"[{words}]({os.path.relpath(out / 'index.md', here)})"
        if target in places:
            if _FILE_NAME.fullmatch(words):
                words = title(target)
            return f"{picture}[{words}]({os.path.relpath(out / places[target], here)}{anchor})"
        if DOCS in target.parents and target.is_file():
            copy = out / target.relative_to(DOCS)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(target, copy)
            return f"{picture}[{words}]({os.path.relpath(copy, here)})"
        return words if target.exists() else found[0]

    return _LINK.sub(relink, text)


def _contents(text: str) -> str:
    """The table of contents that a page's lists of links make."""
    listed = {path: words.replace("`", "") for words, path in reversed(_LISTED.findall(text))}
    entries = (f"{words} <{path}>" for path, words in reversed(listed.items()))
    return "\n".join(["", "```{toctree}", ":hidden:", *entries, "```", ""])


def title(page: Path) -> str:
    """The title of a page."""
    return page.read_text("utf-8").partition("# ")[2].partition("\n")[0]
