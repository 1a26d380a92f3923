"""Learning in batches of games: the plan of batches, the sums so far, and a file from which learning resumes."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import msgspec

from rekje.model.events import Config
from rekje.model.problems import FormError, file_error
from rekje.players.leave_values import LeaveValues
from rekje.storage.leave_files import LeaveFile, write_leaves
from rekje.training.method import TrainingMethod
from rekje.work.executor import Executor, WorkJob

FORMAT = "rekje-learning/5"


class GameBatch(NamedTuple):
    """A batch of games: its generation, its first seed, and how many games it has."""

    generation: int
    seed: int
    games: int


class LearningPiece(NamedTuple):
    """A batch of games with the leave values that they are played by: a chunk of work."""

    leave_values: LeaveValues
    batch: GameBatch


def play_piece(method: TrainingMethod, piece: LearningPiece) -> bytes:
    """The sums of a piece."""
    return method.play(piece.leave_values, *piece.batch)


class Progress(msgspec.Struct):
    """The progress of learning: the present generation, the values that it plays with, the numbers of its finished
    pieces in order, and their sums. ``job`` is the digest of the job and its method."""

    job: str
    generation: int
    done: list[int]
    worths: LeaveValues
    sums: bytes
    sha256: str = ""
    format: str = FORMAT


class TrainingJob(NamedTuple):
    """A learning job: a table's edition and word list, a number of games, and the first seed."""

    config: Config
    games: int
    seed: int

    def digest(self, method: TrainingMethod) -> str:
        """The same for the same job."""
        parts = (self.config.edition, self.config.lexicon_sha256, self.games, self.seed, method.piece, FORMAT)
        return hashlib.sha256(msgspec.json.encode(parts)).hexdigest()

    def generations(self, method: TrainingMethod) -> list[list[GameBatch]]:
        """All pieces by generation. Each generation has at least one step, and together they have all games."""
        shares, step = method.shares(), method.step
        steps = -(-self.games // step)
        counts = [max(1, steps * share // sum(shares)) for share in shares]
        counts[-1] = max(1, steps - sum(counts[:-1]))
        size = max(1, method.piece // step) * step
        found, seed = [], self.seed
        for generation, games in enumerate(count * step for count in counts):
            starts = range(0, games, size)
            found.append([GameBatch(generation, seed + start, min(size, games - start)) for start in starts])
            seed += games
        return found

    def played(self, method: TrainingMethod) -> int:
        """How many games are played: those asked for, rounded up to whole steps."""
        return sum(piece.games for pieces in self.generations(method) for piece in pieces)

    def file(self, method: TrainingMethod, worths: LeaveValues) -> LeaveFile:
        """The learned values as a file, with what they are for."""
        edition = self.config.edition
        return LeaveFile(
            game=edition.game,
            edition=edition.name,
            letters=edition.letters,
            blanks=edition.blanks,
            rack=edition.rack,
            lexicon=self.config.lexicon,
            lexicon_sha256=self.config.lexicon_sha256,
            seed=self.seed,
            games=self.played(method),
            generations=len(method.shares()),
            worths=worths,
        )


class Learner:
    """Lets the pieces of a job be played, and keeps the progress in a file."""

    def __init__(self, job: TrainingJob, method: TrainingMethod, kept: Path) -> None:
        self.job = job
        self.method = method
        self._kept = kept
        self._generations = job.generations(method)
        self._progress = self._resumed() or Progress(job.digest(method), 0, [], method.first(), method.nothing())

    @property
    def leave_values(self) -> LeaveValues:
        """The values learned, once all pieces are played."""
        return self._progress.worths

    @property
    def games_done(self) -> int:
        """How many games have been played."""
        now = self._progress
        before = sum(piece.games for pieces in self._generations[: now.generation] for piece in pieces)
        present = self._generations[now.generation] if now.generation < len(self._generations) else []
        return before + sum(present[number].games for number in now.done)

    @property
    def games(self) -> int:
        """How many games there are in all."""
        return self.job.played(self.method)

    def pieces(self, executor: Executor, job: WorkJob[LearningPiece]) -> Iterator[int]:
        """Let the remaining pieces be played by a job that does `play_piece`. After each, store the progress and yield
        its number of games. The sums are whole numbers, so the order of the pieces doesn't matter."""
        now, method = self._progress, self.method
        while now.generation < len(self._generations):
            batches = self._generations[now.generation]
            left = [
                (number, LearningPiece(now.worths, one)) for number, one in enumerate(batches) if number not in now.done
            ]
            for number, found in executor.map_unordered(job, left):
                now.sums = method.add(now.sums, found)
                now.done = sorted([*now.done, number])
                write_leaves(self._kept, _sealed(now))
                yield batches[number].games
            now.worths = method.fit(now.worths, now.generation, now.sums)
            now.generation, now.done, now.sums = now.generation + 1, [], method.nothing()
            write_leaves(self._kept, _sealed(now))

    def forget(self) -> None:
        """Delete the file from which learning would resume."""
        with suppress(FileNotFoundError):
            self._kept.unlink()

    def _resumed(self) -> Progress | None:
        try:
            data = self._kept.read_bytes()
        except FileNotFoundError:
            return None
        except OSError as error:
            raise file_error("form-file-unreadable", self._kept, error) from None
        found = _unsealed(data, str(self._kept))
        if found.job != self.job.digest(self.method):
            raise FormError("learn-other-job", file=str(self._kept))
        return found


def _sealed(progress: Progress) -> bytes:
    progress.sha256 = ""
    progress.sha256 = hashlib.sha256(msgspec.msgpack.encode(progress)).hexdigest()
    return msgspec.msgpack.encode(progress)


def _unsealed(data: bytes, name: str) -> Progress:
    try:
        found = msgspec.msgpack.decode(data, type=Progress)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise FormError("learn-unfinished-damaged", file=name) from None
    if _sealed(found) != data:
        raise FormError("learn-unfinished-damaged", file=name)
    return found
