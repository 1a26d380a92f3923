"""``rekje learn``: learns leave values from self-play, for the stronger computer players."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import click

from rekje.bootstrap import open_words, pin_words
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
from rekje.training.learning import Learner, TrainingJob
from rekje.training.method import TrainingMethod

MOST_GAMES = 100_000_000
MOST_SEED = 2**60
UNFINISHED = ".unfinished"


@click.command(cls=TranslatedCommand, help="help-learn")
@edition_options()
@click.option("--lexicon", metavar="help-value-list", help="help-lexicon")
@click.option("--games", type=click.IntRange(1, MOST_GAMES), help="help-learn-games")
@click.option("--seed", type=click.IntRange(0, MOST_SEED), default=1, show_default=True, help="help-learn-seed")
@click.option("--threads", type=click.IntRange(1, 1024), help="help-learn-threads")
@click.option("--out", type=click.Path(path_type=Path), metavar="help-value-out", help="help-learn-out")
def learn(
    game: str | None,
    edition: str,
    lexicon: str | None,
    games: int | None,
    seed: int,
    threads: int | None,
    out: Path | None,
) -> None:
    """Learn leave values from self-play and write them to a file."""
    check_is_file("--out", out)
    if threads:
        # The core reads this once, when its threads are first needed.
        os.environ["RAYON_NUM_THREADS"] = str(threads)
    config, method = prepare(find_edition(edition, game), lexicon)
    path = out or leaves_folder() / file_name(config.game, config.edition.name, config.lexicon)
    job = TrainingJob(config, games or method.usual_games, seed)
    learner = Learner(job, method, path.with_name(path.name + UNFINISHED))
    if learner.games != job.games:
        told = say("learn-rounded", games=learner.games, step=method.step, generations=len(method.shares()))
        click.echo(told, err=True)
    _go_on(learner)
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


def _go_on(learner: Learner) -> None:
    try:
        if sys.stderr.isatty():
            _with_progress(learner)
        else:
            for _ in learner.pieces():
                pass
    except KeyboardInterrupt:
        click.echo(say("learn-interrupted", done=learner.games_done, games=learner.games), err=True)
        raise click.Abort from None


def _with_progress(learner: Learner) -> None:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, speed_estimate_period=120) as progress:
        task = progress.add_task(say("learn-playing"), total=learner.games, completed=learner.games_done)
        for games in learner.pieces():
            progress.advance(task, games)
