"""Draw docs/images/house.svg: the floors of the package, and on which of them each family of games has a folder.

Floors come from the import contract (.importlinter), families from the folders themselves. With ``--check`` nothing is
written: it ends with 1 where the picture isn't what the folders are.
"""

from __future__ import annotations

import configparser
import sys
from collections.abc import Iterable
from html import escape
from pathlib import Path

ROOT = Path(__file__).parents[1]
PICTURE = ROOT / "docs" / "images" / "house.svg"
FAMILIES = {"crossword": "Scrabble, Woordenspel", "walk": "Koning", "path": "Letter"}
WHAT = {
    "cli": "commands",
    "doctor": "checks an installation",
    "environments": "games for learning",
    "library": "import rekje",
    "terminal": "the game in a terminal",
    "server": "tables for browsers",
    "bootstrap": "puts parts together",
    "training": "learns leave values",
    "own_players": "players of one's own",
    "work": "long work in chunks",
    "engine": "the border to Rust",
    "storage": "files and databases",
    "wire": "messages to the browser",
    "guides": "how a game is played",
    "drawing": "SVG and HTML",
    "records": "games as files",
    "tables": "the live table, without I/O",
    "analysis": "what was best",
    "players": "computer players",
    "telling": "events to message codes",
    "reading": "typed text to commands",
    "referee": "decide, evolve, view",
    "games": "the rules",
    "board": "where tiles lie",
    "lexicon": "words",
    "model": "tiles, events, state",
    "locale": "sentences",
}
ROW, LEFT, CELL, TOP = 21, 340, 150, 46
STYLE = """
text { font: 13px system-ui, sans-serif; fill: #1f2328 } .q { fill: #59636e } .b { font-weight: 600 }
.p { fill: #ffffff } .f { fill: none; stroke: #d1d9e0 }
.c { fill: #b6dcc0; stroke: none } .r { fill: #f0c9a4 } .t { fill: #b9d3f4 }
@media (prefers-color-scheme: dark) {
  text { fill: #e6edf3 } .q { fill: #9198a1 } .p { fill: #0d1117 } .f { stroke: #3d444d }
  .c { fill: #1f5b33 } .r { fill: #7a4516 } .t { fill: #1f4a82 }
}
"""


def floors() -> list[str]:
    """The floors from the roof down, those that stand side by side one after another."""
    contracts = configparser.ConfigParser()
    contracts.read(ROOT / ".importlinter", "utf-8")
    lines = contracts["importlinter:contract:floors"]["layers"].split("\n")
    return [one.strip().removeprefix("rekje.") for line in lines if line.strip() for one in line.split("|")]


def row(number: int, name: str, what: str, families: Iterable[str], look: str) -> str:
    """A floor, with a cell for each family that has a folder there."""
    y = TOP + number * ROW
    parts = [f'<rect class="f" x="8" y="{y}" width="{LEFT + 3 * CELL}" height="{ROW}"/>']
    for place, family in enumerate(FAMILIES):
        if family in families:
            x = LEFT + 8 + place * CELL
            parts.append(f'<rect class="{look}" x="{x + 3}" y="{y + 3}" width="{CELL - 6}" height="{ROW - 6}" rx="3"/>')
    parts.append(f'<text class="b" x="16" y="{y + 15}">{escape(name)}</text>')
    parts.append(f'<text class="q" x="150" y="{y + 15}">{escape(what)}</text>')
    return "".join(parts)


def here(folder: Path) -> list[str]:
    """The families that have a folder here, or in one of its parts."""
    return [family for family in FAMILIES if any(folder.glob(f"{family}/*.*")) or any(folder.glob(f"*/{family}/*.*"))]


def picture() -> str:
    """The whole picture."""
    package = ROOT / "src" / "rekje"
    rows = [row(0, "web/src", "TypeScript: the web page", here(ROOT / "web" / "src"), "t")]
    rows += [row(i, name, WHAT.get(name, ""), here(package / name), "c") for i, name in enumerate(floors(), 1)]
    core = ROOT / "crates" / "rekje-core" / "src"
    rows.append(row(len(rows), "rekje-core", "Rust, called by engine only", here(core), "r"))
    width, height = LEFT + 3 * CELL + 16, TOP + len(rows) * ROW + 8
    heads = "".join(
        f'<text class="b" x="{LEFT + 14 + place * CELL}" y="20">{family}</text>'
        f'<text class="q" x="{LEFT + 14 + place * CELL}" y="37" style="font-size:11px">{games}</text>'
        for place, (family, games) in enumerate(FAMILIES.items())
    )
    title = "<title>Floors and families: a filled cell is a folder of the family on that floor</title>"
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    body = "\n".join(rows)
    paper = '<rect class="p" width="100%" height="100%"/>'
    inside = f"{title}<style>{STYLE}</style>{paper}{heads}\n{body}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" role="img" {size}>{inside}</svg>\n'


def main() -> int:
    """Write the picture, or check it."""
    drawn = picture()
    if "--check" in sys.argv:
        same = PICTURE.is_file() and PICTURE.read_text("utf-8") == drawn
        if not same:
            print("docs/images/house.svg is stale: scripts/house_picture.py writes it.")
        return not same
    PICTURE.write_text(drawn, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
