"""Whether what the word list cache holds is whole."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rekje.storage.cache import Cache


def damaged_entries(folder: Path) -> Iterator[Path]:
    """The files of the word list cache that are not whole. The next who needs one makes it anew."""
    from rekje._core import WordGraph

    cache = Cache(folder)
    for path in sorted((*folder.glob("*.words"), *folder.glob("*.sha256"))):
        if cache.read(path.name) is None:
            yield path
    for path in sorted(folder.glob("*.automaton")):
        tables = path.with_suffix(".tables")
        try:
            word_graph = WordGraph.map(path)
        except (OSError, ValueError):
            yield path
            continue
        try:
            if tables.exists():
                word_graph.map_tables(tables)
        except (OSError, ValueError):
            yield tables
