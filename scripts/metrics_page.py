"""Write docs/metrics.md: what stands above its mark by hand, and the tables from `rekje.server.metrics`.

With ``--check`` nothing is written; the exit code says whether the page is fresh.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from page_tables import write_or_check
from rekje.server.metrics import BUCKETS, COUNTERS, GAUGES, HISTOGRAMS, PREFIX, QUEUE_LENGTH, QUEUES, STAGES

PAGE = Path(__file__).parents[1] / "docs" / "metrics.md"
MARK = "<!-- made by scripts/metrics_page.py: what stands below is not written by hand -->"


def table(head: str, rows: Mapping[str, str]) -> str:
    """A table of names and what they are."""
    return f"| {head} | what it is |\n|---|---|\n" + "".join(f"| `{name}` | {told} |\n" for name, told in rows.items())


def page(before: str) -> str:
    """The whole page, with what stands above the tables."""
    stages = ", ".join(f"`{stage}`" for stage in STAGES)
    bounds = ", ".join(f"{bound:g}" for bound in BUCKETS)
    parts = (
        before.split(MARK)[0].rstrip(),
        MARK,
        "## Counters",
        table("name", {f"{PREFIX}_{name}_total": told for name, told in COUNTERS.items()}),
        "## Gauges",
        table("name", {f"{PREFIX}_{name}": told for name, told in GAUGES.items()}),
        f"And `{PREFIX}_{QUEUE_LENGTH}`, how many wait, by the label `queue`:",
        table("queue", QUEUES),
        "## Histograms",
        f"In seconds; the upper bounds are {bounds}. The label `stage` is one of {stages}.",
        table("name", {f"{PREFIX}_{name}": told for name, told in HISTOGRAMS.items()}),
    )
    return "\n\n".join(part.rstrip() for part in parts) + "\n"


if __name__ == "__main__":
    write_or_check(PAGE, page)
