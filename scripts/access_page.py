"""Write docs/security.md: what stands above its table by hand, and the table from `rekje.server.access`.

With ``--check`` nothing is written; the exit code says whether the page is fresh.
"""

from __future__ import annotations

from pathlib import Path

from page_tables import write_or_check
from rekje.server.access import ACCESS, KINDS, PHASES, AccessLine, Grant

PAGE = Path(__file__).parents[1] / "docs" / "security.md"
MARK = "<!-- made by scripts/access_page.py: what stands below is not written by hand -->"
WHO = {
    "anyone": "anyone",
    "guest": "who holds anything at the table",
    "player": "who has a seat",
    "host": "who made the table",
    "operator": "the operator, signed in",
}
SEAT = {
    "": "",
    "own": ", for their own seat",
    "other": ", for a seat that somebody else holds",
    "free": ", for a person's seat that nobody holds",
    "left": ", for a seat that nobody holds or whose player has left",
}
KIND = {"dealt": "at a table where Rekje deals", "kept": "where the score of cardboard is kept"}
PHASE = {"waiting": "before the game", "playing": "during it", "over": "after it"}


def told(grant: Grant) -> str:
    """Who may, in words."""
    words = [WHO[grant.who] + SEAT[grant.seat]]
    if grant.kinds != KINDS:
        words += [KIND[kind] for kind in grant.kinds]
    if grant.phases != PHASES:
        words.append(" and ".join(PHASE[phase] for phase in grant.phases))
    return ", ".join(words)


def row(line: AccessLine) -> str:
    """A line of the table."""
    return f"| `{line.asked}` | {line.does} | {'; or '.join(map(told, line.grants))} |"


def page(before: str) -> str:
    """The whole page, with what stands above the table."""
    head = "| asked | what it is | who may |\n|---|---|---|"
    return f"{before.split(MARK)[0].rstrip()}\n\n{MARK}\n\n{head}\n" + "\n".join(map(row, ACCESS)) + "\n"


if __name__ == "__main__":
    write_or_check(PAGE, page)
