"""How fast a data set is made: ``python bench/datasets.py [GAMES [GAME/EDITION [PLAYERS]]]``.

One process plays the games of whole chunks and makes their rows, as each worker of ``rekje dataset`` does. Told are
games and rows a second of processor time, which share of it the rows take, and the bytes of a row in the Parquet file.
One chunk beforehand isn't counted.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from time import process_time

os.environ["RAYON_NUM_THREADS"] = "1"

from rekje.cli.jobs.dataset.folder import DatasetFolder
from rekje.cli.jobs.dataset.job import DatasetJob
from rekje.cli.jobs.series import series_between
from rekje.games.editions import named_edition
from rekje.work.local import LocalExecutor


def main(games: str = "2048", edition: str = "scrabble/en", players: str = "greedy,greedy") -> None:
    """Play and tell."""
    series = series_between(players, named_edition(edition), None)
    job = DatasetJob(series, 1)
    do, count = job.start(), int(games)
    numbered = list(job.chunks(count))
    do(numbered[0][1])
    began = process_time()
    for _, chunk in numbered:
        do(chunk)
    whole = process_time() - began
    began = process_time()
    for _, chunk in numbered:
        for _ in series.series.play(chunk.games, chunk.seed):
            pass
    alone = process_time() - began
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / "set"
        rows = DatasetFolder(folder, series, count, 1, "").fill(LocalExecutor(1))
        size = sum(path.stat().st_size for path in folder.glob("*.parquet"))
    print(f"{count} games of {edition} by {players}, {rows} rows, played by the {series.series.by}")
    speed = f"{count / whole:.0f} games and {rows / whole:.0f} rows a second of processor time"
    print(f"{speed}; the rows take {1 - alone / whole:.0%}")
    print(f"{size / rows:.0f} bytes a row")


if __name__ == "__main__":
    main(*sys.argv[1:])
