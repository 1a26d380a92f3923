"""The reviews of many games, written into a folder: ``rekje review FILE… -o FOLDER``."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from rekje.cli import sentence
from rekje.cli.jobs.games_asked import GameAsked
from rekje.cli.jobs.work_options import everywhere, progress_of
from rekje.cli.parts.record_files import broken
from rekje.cli.parts.reviewing import judged_game, reviewed
from rekje.drawing.review.overview import GameSummary, overview_page, summary_of
from rekje.locale import ui_language
from rekje.model.problems import UNREADABLE, FormError, file_error
from rekje.players.base import Budget
from rekje.players.thinking import on_cores
from rekje.records.formats import REKJE, game_format
from rekje.storage.whole_files import write_whole
from rekje.work.executor import Executor
from rekje.work.kept import digest_of
from rekje.work.worker import learned_digest

_DIGITS = re.compile(r"(\d+)", re.ASCII)
DONE = "reviews.jsonl"
"""The file that says which games are reviewed, a line each."""
OVERVIEW = "index.html"
"""The page that leads to those of the games."""


class ReviewedFile(msgspec.Struct, frozen=True):
    """A line of `DONE`: the game's file, a digest of all that its review depends on, the name of the review, and what
    the overview tells of it (None: this line was written before there was one)."""

    file: str
    made_of: str
    review: str
    summary: GameSummary | None = None


class ReviewOrProblem(msgspec.Struct, frozen=True, array_like=True):
    """What a worker makes of a game: the review's file and its summary, or a sentence that says why there is none."""

    review: bytes
    problem: str = ""
    summary: GameSummary | None = None


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
        return ReviewOrProblem(review, summary=summary_of(told))


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
                    self._keep(number, found, made_of.pop(number))
                advance(1)
        # In the order of their names, whoever was done first.
        self._write(DONE, b"".join(_line(self._done[name]) for name in sorted(self._done)))
        if not self._job.as_json:
            self._write_overview()

    def _write_overview(self) -> None:
        """Write the page that leads to all others of the folder, if there are several."""
        pages = [line for line in self._done.values() if (self._folder / line.review).suffix == ".html"]
        games = [(line.review, line.summary) for line in pages if line.summary and self._is_there(line)]
        if len(games) > 1:
            self._write(OVERVIEW, overview_page(sorted(games, key=_in_order)).encode())

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
        return there is not None and there.made_of == made_of and there.summary is not None and self._is_there(there)

    def _is_there(self, line: ReviewedFile) -> bool:
        return (self._folder / line.review).is_file()

    def _keep(self, number: int, found: ReviewOrProblem, made_of: str) -> None:
        name = self._names[number]
        self._write(name, found.review)
        self._done[name] = ReviewedFile(self._games[number].file, made_of, name, found.summary)
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
    """The name of each game's review. Raises `FormError` if two would have the same, or one that of the overview."""
    names: dict[str, str] = {}
    for game in games:
        name = game.stem + suffix
        if name == OVERVIEW and len(games) > 1:
            raise FormError("review-overview-name", file=game.told, name=OVERVIEW)
        if name in names:
            raise FormError("review-same-name", one=names[name], other=game.told, name=name)
        names[name] = game.told
    return list(names)


def _in_order(game: tuple[str, GameSummary]) -> list[tuple[int, str]]:
    """By the names of the pages, and numbers in them as numbers: ``games-2`` before ``games-10``."""
    return [(int(part or 0) if part.isdecimal() else 0, part) for part in _DIGITS.split(game[0])]


def _way(job: ReviewJob) -> Iterator[object]:
    """What the job's reviews depend on besides the games. Of files it is the content."""
    for value in job:
        there = isinstance(value, str) and Path(value).is_file()
        yield hashlib.sha256(Path(str(value)).read_bytes()).hexdigest() if there else value


def _line(reviewed_file: ReviewedFile) -> bytes:
    return msgspec.json.encode(reviewed_file) + b"\n"
