"""The folder of a data set: Parquet files of whole numbers of games, each written once all its games are played."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from functools import cached_property
from pathlib import Path

import msgspec

from rekje.cli.jobs.dataset.card import GAMES_PER_FILE, KEY, DatasetCard, card_of, card_page
from rekje.cli.jobs.dataset.columns import arrow, schema, table_of
from rekje.cli.jobs.dataset.job import DatasetJob
from rekje.cli.jobs.series import GamesChunk, SeriesJob
from rekje.cli.jobs.series_file import MOST_SEED
from rekje.cli.jobs.work_options import progress_of
from rekje.model.problems import UNREADABLE, FormError, file_error
from rekje.storage.whole_files import write_whole
from rekje.work.executor import Executor
from rekje.work.kept import UNFINISHED, KeptResults, digest_of
from rekje.work.worker import learned_digest

CARD = "README.md"
RUN = "dataset.json"
"""The file that ties a folder to its run, from the beginning on."""
ROW_GROUP = 65_536
"""A file's rows are written in groups of at least so many, whole chunks each."""


class DatasetRun(msgspec.Struct, frozen=True):
    """Which run a folder belongs to: the card, a digest of all that its rows depend on, and the command."""

    card: DatasetCard
    digest: str
    command: str


class DatasetFolder:
    """A folder that a data set is written into. What an earlier run has finished isn't played again.

    Raises `FormError` if the folder can't be written, or holds another data set.
    """

    def __init__(self, folder: Path, series: SeriesJob, games: int, seed: int | None, command: str) -> None:
        self._folder = folder
        self._games = games
        there = _run_in(folder)
        if seed is None:
            seed = there.card.seed if there else secrets.randbelow(MOST_SEED)
        self._job = DatasetJob(series, seed)
        card = card_of(self._job, games)
        digest = digest_of(card, series.config, learned_digest(), arrow().__version__)
        self.run = DatasetRun(card, digest, f"{command} --seed {seed}")
        if there and there.digest != digest:
            raise FormError("dataset-other", folder=str(folder))
        if there is None:
            self._begin()

    def _begin(self) -> None:
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise file_error("form-file-unwritable", self._folder, error) from None
        if any(self._folder.glob("*.parquet")):
            raise FormError("dataset-other", folder=str(self._folder))
        self._write(RUN, msgspec.json.format(msgspec.json.encode(self.run), indent=1) + b"\n")

    @cached_property
    def _files(self) -> list[_TurnsFile]:
        """The files, each with the numbers of its chunks."""
        files: dict[int, list[tuple[int, GamesChunk]]] = {}
        for number, chunk in self._job.chunks(self._games):
            place = (chunk.seed - self._job.seed) // GAMES_PER_FILE
            files.setdefault(place, []).append((number, chunk))
        return [_TurnsFile(self._folder, place, chunks, self.run) for place, chunks in files.items()]

    def fill(self, executor: Executor) -> int:
        """Play what is left, and write all files and the card. How many rows there are."""
        try:
            with progress_of("engine-selfplay-playing", self._games, stopped="work-stopped") as advance:
                self._play(executor, advance)
        finally:
            for file in self._files:
                file.close()
        rows = sum(file.rows for file in self._files)
        self._write(CARD, card_page(self.run.card, self.run.command, rows).encode())
        return rows

    def _play(self, executor: Executor, advance: Callable[[int], None]) -> None:
        of_chunk = {number: file for file in self._files for number in file.chunks}
        for file in self._files:
            advance(file.begin())
        for number, result in executor.map_unordered(self._job, self._missing()):
            file = of_chunk[number]
            file.add(number, result)
            advance(file.chunks[number].games)

    def _missing(self) -> Iterator[tuple[int, GamesChunk]]:
        for file in self._files:
            yield from file.missing()

    def _write(self, name: str, data: bytes) -> None:
        try:
            write_whole(self._folder / name, data, mode=0o644)
        except OSError as error:
            raise file_error("form-file-unwritable", self._folder / name, error) from None


class _TurnsFile:
    """One Parquet file. Finished chunks lie beside it until all are there."""

    def __init__(self, folder: Path, place: int, chunks: list[tuple[int, GamesChunk]], run: DatasetRun) -> None:
        self._path = folder / f"turns-{place:05}.parquet"
        self.chunks = dict(chunks)
        self._run = run
        self._kept: KeptResults | None = None

    @property
    def _beside(self) -> Path:
        return self._path.with_name(self._path.name + UNFINISHED)

    def begin(self) -> int:
        """How many games an earlier run has played."""
        if not self._path.exists() and self._beside.exists():
            self._open()
            self._finish()
        if self._path.exists():
            return sum(chunk.games for chunk in self.chunks.values())
        return sum(self.chunks[number].games for number in self._kept or ())

    def missing(self) -> Iterator[tuple[int, GamesChunk]]:
        """The chunks that must be played."""
        if not self._path.exists():
            yield from ((number, chunk) for number, chunk in self.chunks.items() if number not in self._open())

    def add(self, number: int, result: bytes) -> None:
        """Keep a chunk, and write the file if it was the last one."""
        self._open().add(number, result)
        self._finish()

    @property
    def rows(self) -> int:
        """How many rows the file has."""
        arrow()
        from pyarrow.parquet import read_metadata

        return int(read_metadata(self._path).num_rows)

    def close(self) -> None:
        """Close what lies beside the file, which stays."""
        if self._kept:
            self._kept.close()
            self._kept = None

    def _open(self) -> KeptResults:
        if self._kept is None:
            self._kept = KeptResults(self._beside, self._run.digest, self._run.card.seed)
        return self._kept

    def _finish(self) -> None:
        kept = self._open()
        if len(kept) < len(self.chunks):
            return
        try:
            self._write(kept)
        except OSError as error:
            raise file_error("form-file-unwritable", self._path, error) from None
        kept.forget()
        self._kept = None

    def _write(self, kept: KeptResults) -> None:
        pa = arrow()
        from pyarrow.parquet import ParquetWriter

        metadata = {KEY: msgspec.json.encode(self._run.card).decode()}
        partial = self._path.with_name(self._path.name + ".partial")
        fields = schema(metadata)
        with ParquetWriter(partial, fields, compression="zstd") as writer:
            for group in _groups(kept, sorted(self.chunks)):
                table = pa.concat_tables(group).cast(fields)
                writer.write_table(table, row_group_size=table.num_rows)
        partial.replace(self._path)


def _groups(kept: KeptResults, numbers: list[int]) -> Iterator[list[object]]:
    """The tables of chunks in their order, in groups for row groups."""
    group, rows = [], 0
    for number in numbers:
        table = table_of(kept.read(number))
        group.append(table)
        rows += table.num_rows
        if rows >= ROW_GROUP:
            yield group
            group, rows = [], 0
    if group:
        yield group


def _run_in(folder: Path) -> DatasetRun | None:
    """The run that a folder belongs to, None for a folder without a data set. Raises `FormError` where it is
    damaged."""
    try:
        return msgspec.json.decode((folder / RUN).read_bytes(), type=DatasetRun)
    except FileNotFoundError:
        return None
    except UNREADABLE:
        raise FormError("work-unfinished-damaged", file=str(folder / RUN)) from None
    except OSError as error:
        raise file_error("form-file-unreadable", folder / RUN, error) from None
