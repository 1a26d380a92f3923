"""``rekje learn``: learns leave values from self-play, for the stronger computer players."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property, partial
from pathlib import Path

import click

from rekje.bootstrap import open_words, pin_words
from rekje.cli.jobs.work_options import everywhere, progress_of, work_options
from rekje.cli.parts.editions import edition_options, find_edition
from rekje.cli.parts.files import check_is_file
from rekje.cli.parts.help import TranslatedCommand
from rekje.cli.parts.positions import config_for
from rekje.cli.parts.usage import check_not_given
from rekje.engine.words import Words
from rekje.games.editions import builtin_edition, edition_names
from rekje.games.registry import GAMES, game_name, get_game
from rekje.locale import say
from rekje.model.edition import Edition
from rekje.model.events import Config
from rekje.model.problems import FormError
from rekje.storage.leave_files import (
    check_replaceable,
    file_name,
    find_leaves,
    leaves_bytes,
    leaves_folder,
    write_leaves,
)
from rekje.training.families import TRAININGS
from rekje.training.learning import Learner, LearningPiece, TrainingJob, play_piece
from rekje.training.method import TrainingMethod
from rekje.work.choosing import executor_for
from rekje.work.executor import Executor, Sent
from rekje.work.kept import UNFINISHED
from rekje.work.worker import check_same_words

MOST_GAMES = 100_000_000
MOST_SEED = 2**60


class LearnJob(Sent):
    """The pieces of a learning job (`rekje.work.executor.WorkJob`). Raises `FormError` if there is nothing to learn."""

    def __init__(self, edition: Edition, lexicon: str | None) -> None:
        self.edition = edition
        self.lexicon = everywhere(lexicon)
        self.prepared = prepare(edition, lexicon)
        self.words = self.prepared[0].lexicon_sha256

    @property
    def threaded(self) -> bool:
        """`WorkJob.threaded`."""
        return self.prepared[1].threaded

    @cached_property
    def prepared(self) -> tuple[Config, TrainingMethod]:
        """The table and the method in this process. Raises `FormError` if the word list isn't the same as where the
        job was made."""
        config, method = prepare(self.edition, self.lexicon)
        check_same_words(config.lexicon, config.lexicon_sha256, self.words)
        return config, method

    def start(self) -> Callable[[LearningPiece], bytes]:
        """`WorkJob.start`."""
        return partial(play_piece, self.prepared[1])


@click.command(cls=TranslatedCommand, help="help-learn")
@edition_options()
@click.option("--lexicon", metavar="help-value-list", help="help-lexicon")
@click.option("--games", type=click.IntRange(1, MOST_GAMES), help="help-learn-games")
@click.option("--seed", type=click.IntRange(0, MOST_SEED), default=1, show_default=True, help="help-learn-seed")
@work_options
@click.option("--out", type=click.Path(path_type=Path), metavar="help-value-out", help="help-learn-out")
@click.option("--missing", is_flag=True, help="help-learn-missing")
def learn(
    game: str | None,
    edition: str,
    lexicon: str | None,
    games: int | None,
    seed: int,
    threads: int | None,
    ray: str | None,
    out: Path | None,
    missing: bool,
) -> None:
    """Learn leave values from self-play and write them to a file, or to one for each edition that lacks them."""
    check_is_file("--out", out)
    if missing:
        check_not_given("--missing", "edition", "lexicon")
        wanted = [Wanted(job, games, seed, out or leaves_folder()) for job in missing_jobs(game, out)]
        if not wanted:
            click.echo(say("learn-none-missing"))
    else:
        if out:
            check_replaceable(out)
        wanted = [Wanted(LearnJob(find_edition(edition, game), lexicon), games, seed, leaves_folder(), out)]
    for one in wanted:
        one.tell_rounding()
    done: list[Wanted] = []
    try:
        with (
            executor_for(ray, threads) as executor,
            progress_of("learn-playing", sum(one.learner.games for one in wanted), stopped="work-stopped") as advance,
        ):
            for one in wanted:
                one.learn(executor, advance)
                done.append(one)
    finally:
        # Not while the bar stands on the same line.
        for one in done:
            click.echo(say("learn-done", games=one.learner.games, file=str(one.path)))


class Wanted:
    """Leave values to be learned: the job, and the file that is written, by default in a folder."""

    def __init__(self, pieces: LearnJob, games: int | None, seed: int, folder: Path, file: Path | None = None) -> None:
        config, self.method = pieces.prepared
        self.pieces = pieces
        self.path = file or folder / file_name(config.game, config.edition.name, config.lexicon)
        self.job = TrainingJob(config, games or self.method.usual_games, seed)
        self.learner = Learner(self.job, self.method, self.path.with_name(self.path.name + UNFINISHED))

    def tell_rounding(self) -> None:
        """Say if more games are played than were asked for."""
        if (played := self.learner.games) != self.job.games:
            generations = len(self.method.shares())
            click.echo(say("learn-rounded", games=played, step=self.method.step, generations=generations), err=True)

    def learn(self, executor: Executor, advance: Callable[[int], None]) -> None:
        """Play the games that are left, and write the file."""
        advance(self.learner.games_done)
        for more in self.learner.pieces(executor, self.pieces):
            advance(more)
        write_leaves(self.path, leaves_bytes(self.job.file(self.method, self.learner.leave_values)))
        self.learner.forget()


def missing_jobs(game: str | None, folder: Path | None) -> Iterator[LearnJob]:
    """The built-in editions of a game, or of all, whose values are missing or were learned with other words than those
    of the edition's list now. With a ``folder`` only the files there count."""
    for one in GAMES if game is None else [game]:
        for name in edition_names(one):
            edition = builtin_edition(one, name)
            if (wanted := learned_for(edition, None)) is not None:
                config, _ = wanted
                found = find_leaves(config, None if folder is None else [folder])
                if found is None or not found.is_current(config):
                    yield LearnJob(edition, None)


def learned_for(edition: Edition, lexicon: str | None) -> tuple[Config, Words] | None:
    """The config of a table of two, its word list pinned, and the words; None if there is nothing to learn for it."""
    config = config_for(edition, 2, prove_end=False)
    family = get_game(edition.game).family
    if family not in TRAININGS or not TRAININGS[family].learns(config):
        return None
    words = open_words(lexicon, edition, config.options)
    return pin_words(config, words), words


def prepare(edition: Edition, lexicon: str | None) -> tuple[Config, TrainingMethod]:
    """The same config with the training method. Raises `FormError` if there is nothing to learn."""
    if (found := learned_for(edition, lexicon)) is None:
        raise FormError("learn-no-leaves", game=game_name(edition.game))
    config, words = found
    return config, TRAININGS[get_game(edition.game).family].method(words, config)
