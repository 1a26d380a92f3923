"""The file of records that ``rekje selfplay --emit`` writes, in the order of the games whoever played them."""

from __future__ import annotations

import secrets
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import IO

from rekje.cli.jobs.series import SeriesJob, played_games
from rekje.model.problems import FormError, file_error
from rekje.work.executor import ChunkResults, Executor
from rekje.work.kept import UNFINISHED, KeptResults, digest_of, go_on, kept_origin
from rekje.work.worker import learned_digest

MOST_SEED = 2**62


class SeriesFile:
    """A file that games are written to. Results that are there already are kept beside it until all are written."""

    def __init__(self, file: IO[bytes], kept: KeptResults, job: SeriesJob, games: int, seed: int) -> None:
        self.seed = seed
        self._file = file
        self._kept = kept
        self._job = job
        self._games = games
        self._next = 0
        self.done = sum(chunk.games for number, chunk in job.chunks(games, seed) if number in kept)
        """The games that an earlier run has played."""

    def results(self, executor: Executor) -> ChunkResults:
        """The results of all chunks. The file has all games before the first one that isn't finished."""
        chunks = self._job.chunks(self._games, self.seed)
        for number, result in go_on(executor, self._job, chunks, self._kept):
            self._write()
            yield number, result

    def _write(self) -> None:
        while self._next in self._kept:
            games = played_games(self._kept.read(self._next))
            try:
                self._file.writelines(game.record for game in games)
                self._file.flush()
            except OSError as error:
                with suppress(OSError):
                    # Nothing is left that could be tried once more.
                    self._file.close()
                raise file_error("form-file-unwritable", self._file.name, error) from None
            self._next += 1


@contextmanager
def series_file(path: Path, job: SeriesJob, games: int, seed: int | None) -> Iterator[SeriesFile]:
    """The file at a path. The seed is that of the unfinished run, if there is one and none is named; else it is drawn.
    Raises `FormError` if the file holds something already, other than of an unfinished run; if it can't be written; and
    if what is unfinished is of another run."""
    with ExitStack() as stack:
        beside = path.with_name(path.name + UNFINISHED)
        if path.exists() and not path.is_file():
            # Nothing can lie beside a pipe or a terminal.
            beside = Path(stack.enter_context(tempfile.TemporaryDirectory())) / UNFINISHED
        elif path.exists() and path.stat().st_size and not beside.exists():
            raise FormError("screen-save-exists", file=str(path))
        if seed is None:
            origin = kept_origin(beside)
            seed = origin.seed if origin else secrets.randbelow(MOST_SEED)
        names = [player.name for player in job.players]
        run = digest_of(job.config, names, games, seed, learned_digest())
        kept = KeptResults(beside, run, seed)
        stack.callback(kept.close)
        try:
            file = stack.enter_context(path.open("wb"))
        except OSError as error:
            if not len(kept):
                kept.forget()
            raise file_error("form-file-unwritable", path, error) from None
        yield SeriesFile(file, kept, job, games, seed)
        kept.forget()
