"""The reviews of many games, written into a folder: ``rekje review FILE… -o FOLDER``."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from rekje.cli import sentence
from rekje.cli.jobs.games_asked import GameAsked
from rekje.cli.jobs.work_options import everywhere, progress_of
from rekje.cli.parts.record_files import broken
from rekje.cli.parts.reviewing import judged_game, reviewed
from rekje.locale import ui_language
from rekje.model.problems import UNREADABLE, FormError, file_error
from rekje.players.base import Budget
from rekje.players.thinking import on_cores
from rekje.records.formats import REKJE, game_format
from rekje.storage.whole_files import write_whole
from rekje.work.executor import Executor
from rekje.work.kept import digest_of
from rekje.work.worker import learned_digest

DONE = "reviews.jsonl"
"""The file that says which games are reviewed, a line each."""


class ReviewedFile(msgspec.Struct, frozen=True):
    """A line of `DONE`: the game's file, a digest of all that its review depends on, and the name of the review."""

    file: str
    made_of: str
    review: str


class ReviewOrProblem(msgspec.Struct, frozen=True, array_like=True):
    """What a worker makes of a game: the review's file, or a sentence that says why there is none."""

    review: bytes
    problem: str = ""


class ReviewJob(NamedTuple):
    """Reviews of games (`rekje.work.executor.WorkJob`); a chunk is a game's file. As JSON, else as a page of HTML."""

    lexicon: str | None
    edition: str | None
    budget: Budget
    as_json: bool
    threaded: bool = False

    def start(self) -> Callable[[bytes], bytes]:
        """`WorkJob.start`."""
        return lambda data: msgspec.msgpack.encode(self._reviewed(data))

    def _reviewed(self, data: bytes) -> ReviewOrProblem:
        from rekje.drawing.review.page import review_page

        try:
            # Among many files the edition is for those that need it.
            edition = None if game_format(data) is REKJE else self.edition
            record, result, words = judged_game(data, edition, self.lexicon)
            if why := broken(result):
                return ReviewOrProblem(b"", why)
            told, found = reviewed(record, result, words, self.budget)
        except FormError as error:
            return ReviewOrProblem(b"", sentence(error))
        review = msgspec.json.encode(told) + b"\n" if self.as_json else review_page(told, found).encode()
        return ReviewOrProblem(review)


class ReviewFolder:
    """A folder of reviews. What is in it and made of the same game in the same way isn't made again."""

    def __init__(self, folder: Path, games: Sequence[GameAsked], job: ReviewJob) -> None:
        self._folder = folder
        self._games = games
        self._job = job
        self._names = _names(games, ".json" if job.as_json else ".html")
        self._way = digest_of(*_way(job), ui_language(), learned_digest())
        self.problems: dict[int, str] = {}
        """What is wrong with games, by their places among all."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise file_error("form-file-unwritable", folder, error) from None
        self._done = {line.review: line for line in self._read()}

    def fill(self, executor: Executor) -> None:
        """Write all reviews that aren't there yet. Raises `FormError` if the folder can't be written."""
        total = len(self._games)
        with progress_of("review-working", total, stopped="work-stopped") as advance:
            made_of: dict[int, str] = {}
            for number, answer in executor.map_unordered(self._job, self._missing(made_of, advance)):
                found = msgspec.msgpack.decode(answer, type=ReviewOrProblem)
                if found.problem:
                    self.problems[number] = found.problem
                else:
                    self._keep(number, found.review, made_of.pop(number))
                advance(1)
        # In the order of their names, whoever was done first.
        self._write(DONE, b"".join(_line(self._done[name]) for name in sorted(self._done)))

    def _missing(self, made_of: dict[int, str], advance: Callable[[int], None]) -> Iterator[tuple[int, bytes]]:
        """The games that have no review yet. Of each ``made_of`` says what its review depends on."""
        for number, game in enumerate(self._games):
            try:
                data = game.read()
            except FormError as error:
                self.problems[number] = sentence(error)
                advance(1)
                continue
            made_of[number] = hashlib.sha256(self._way.encode() + data).hexdigest()
            if self._is_done(number, made_of[number]):
                advance(1)
            else:
                yield number, data

    def _is_done(self, number: int, made_of: str) -> bool:
        there = self._done.get(self._names[number])
        return there is not None and there.made_of == made_of and (self._folder / there.review).is_file()

    def _keep(self, number: int, review: bytes, made_of: str) -> None:
        name = self._names[number]
        self._write(name, review)
        self._done[name] = ReviewedFile(self._games[number].file, made_of, name)
        try:
            with (self._folder / DONE).open("ab") as file:
                file.write(_line(self._done[name]))
        except OSError as error:
            raise file_error("form-file-unwritable", self._folder / DONE, error) from None

    def _write(self, name: str, data: bytes) -> None:
        try:
            write_whole(self._folder / name, data, lasting=False, mode=0o644)
        except OSError as error:
            raise file_error("form-file-unwritable", self._folder / name, error) from None

    def _read(self) -> Iterator[ReviewedFile]:
        """The lines of `DONE`. One that a crash cut off doesn't count: that game is reviewed again."""
        try:
            lines = (self._folder / DONE).read_bytes().splitlines()
        except FileNotFoundError:
            return
        except OSError as error:
            raise file_error("form-file-unreadable", self._folder / DONE, error) from None
        for line in lines:
            try:
                yield msgspec.json.decode(line, type=ReviewedFile)
            except UNREADABLE:
                continue


def review_job(lexicon: str | None, edition: str | None, budget: Budget, *, as_json: bool) -> ReviewJob:
    """The job, with files of lists and editions by their whole paths. Each game's budget is spent on one core: the
    others have games of their own."""
    is_file = edition is not None and edition.endswith(".toml")
    named = str(Path(str(edition)).absolute()) if is_file else edition
    return ReviewJob(everywhere(lexicon), named, on_cores(budget, 1), as_json)


def _names(games: Sequence[GameAsked], suffix: str) -> list[str]:
    """The name of each game's review. Raises `FormError` if two would have the same."""
    names: dict[str, str] = {}
    for game in games:
        name = game.stem + suffix
        if name in names:
            raise FormError("review-same-name", one=names[name], other=game.told, name=name)
        names[name] = game.told
    return list(names)


def _way(job: ReviewJob) -> Iterator[object]:
    """What the job's reviews depend on besides the games. Of files it is the content."""
    for value in job:
        there = isinstance(value, str) and Path(value).is_file()
        yield hashlib.sha256(Path(str(value)).read_bytes()).hexdigest() if there else value


def _line(reviewed_file: ReviewedFile) -> bytes:
    return msgspec.json.encode(reviewed_file) + b"\n"
