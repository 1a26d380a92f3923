"""``rekje learn``: learns leave values from self-play, for the stronger computer players."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from pathlib import Path

import click

from rekje.bootstrap import open_words, pin_words
from rekje.cli.jobs.work_options import everywhere, progress_of, work_options
from rekje.cli.parts.editions import edition_options, find_edition
from rekje.cli.parts.files import check_is_file
from rekje.cli.parts.help import TranslatedCommand
from rekje.cli.parts.positions import config_for
from rekje.games.registry import get_game
from rekje.locale import say
from rekje.model.edition import Edition
from rekje.model.events import Config
from rekje.model.problems import FormError
from rekje.storage.leave_files import file_name, leaves_bytes, leaves_folder, write_leaves
from rekje.training.families import TRAININGS
from rekje.training.learning import Learner, LearningPiece, TrainingJob, play_piece
from rekje.training.method import TrainingMethod
from rekje.work.choosing import executor_for
from rekje.work.executor import Sent
from rekje.work.kept import UNFINISHED
from rekje.work.worker import check_same_words

MOST_GAMES = 100_000_000
MOST_SEED = 2**60


class LearnJob(Sent):
    """The pieces of a learning job (`rekje.work.executor.WorkJob`). Raises `FormError` if there is nothing to learn."""

    threaded = True

    def __init__(self, edition: Edition, lexicon: str | None) -> None:
        self.edition = edition
        self.lexicon = everywhere(lexicon)
        self.prepared = prepare(edition, lexicon)
        self.words = self.prepared[0].lexicon_sha256

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
def learn(
    game: str | None,
    edition: str,
    lexicon: str | None,
    games: int | None,
    seed: int,
    threads: int | None,
    ray: str | None,
    out: Path | None,
) -> None:
    """Learn leave values from self-play and write them to a file."""
    check_is_file("--out", out)
    pieces = LearnJob(find_edition(edition, game), lexicon)
    config, method = pieces.prepared
    path = out or leaves_folder() / file_name(config.game, config.edition.name, config.lexicon)
    job = TrainingJob(config, games or method.usual_games, seed)
    learner = Learner(job, method, path.with_name(path.name + UNFINISHED))
    if learner.games != job.games:
        told = say("learn-rounded", games=learner.games, step=method.step, generations=len(method.shares()))
        click.echo(told, err=True)
    with executor_for(ray, threads) as executor:
        stopped = "work-stopped"
        with progress_of("learn-playing", learner.games, stopped=stopped) as advance:
            advance(learner.games_done)
            for more in learner.pieces(executor, pieces):
                advance(more)
    write_leaves(path, leaves_bytes(job.file(method, learner.leave_values)))
    learner.forget()
    click.echo(say("learn-done", games=learner.games, file=str(path)))


def prepare(edition: Edition, lexicon: str | None) -> tuple[Config, TrainingMethod]:
    """The config of a table of two and the training method for it. Raises `FormError` if there is nothing to learn."""
    config = config_for(edition, 2, prove_end=False)
    family = get_game(edition.game).family
    if family not in TRAININGS or not TRAININGS[family].learns(config):
        raise FormError("learn-no-leaves", game=edition.game)
    words = open_words(lexicon, edition, config.options)
    return pin_words(config, words), TRAININGS[family].method(words, config)
