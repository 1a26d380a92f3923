"""What an executor costs: ``python bench/cluster.py [GAMES [GAME/EDITION [PLAYERS]]]``.

The same games, by the same seeds, are played in this order in one run: directly, without any executor; by the local
executor; by a Ray of its own on this machine. Told are seconds and the share that each takes longer than the first;
starting Ray and its workers is told apart. The processor time is that of this process alone: with Ray, all that giving
out chunks and taking results costs. The results are compared. All cores; nothing else should run.
"""

from __future__ import annotations

import hashlib
import sys
from time import perf_counter, process_time

from rekje.cli.jobs.series import SeriesJob
from rekje.cli.parts.positions import config_for
from rekje.games.editions import named_edition
from rekje.players import get_player
from rekje.work.choosing import executor_for
from rekje.work.executor import ChunkResults, in_order


def main(games: str = "100000", edition: str = "scrabble/en", players: str = "greedy,greedy") -> None:
    """Play and tell."""
    seats = [get_player(name) for name in players.split(",")]
    config = config_for(named_edition(edition), len(seats), prove_end=False)
    job = SeriesJob(config, None, seats, records=False)
    job.series.prepare()
    count = int(games)

    def directly() -> ChunkResults:
        do = job.start()
        for number, chunk in job.chunks(count, 1):
            yield number, do(chunk)

    print(f"{count} games of {edition} by {players}")
    first = tell("directly", directly(), None)
    with executor_for(None, None) as executor:
        tell("local", executor.map_unordered(job, job.chunks(count, 1)), first)
    began = perf_counter()
    with executor_for("local", None) as executor:
        # The first chunks start the workers, which open the word list.
        list(executor.map_unordered(job, job.chunks(2048, 1)))
        print(f"Ray and its workers started in {perf_counter() - began:.1f} s")
        tell("Ray", executor.map_unordered(job, job.chunks(count, 1)), first)


def tell(what: str, results: ChunkResults, first: tuple[float, str] | None) -> tuple[float, str]:
    """The seconds that all results took, and their digest."""
    began, used, digest = perf_counter(), process_time(), hashlib.sha256()
    for result in in_order(results):
        digest.update(result)
    seconds = perf_counter() - began
    more = f", {seconds / first[0] - 1:+.1%}" if first else ""
    print(f"{what}: {seconds:.1f} s{more}; {process_time() - used:.2f} s of processor time here", flush=True)
    if first and first[1] != digest.hexdigest():
        raise SystemExit("The results differ.")
    return seconds, digest.hexdigest()


if __name__ == "__main__":
    main(*sys.argv[1:])
