"""``rekje dataset``: many games between computer players, as Parquet for researchers."""

from __future__ import annotations

from pathlib import Path

import click

from rekje.cli.jobs.dataset.columns import arrow
from rekje.cli.jobs.dataset.folder import DatasetFolder
from rekje.cli.jobs.series import series_between
from rekje.cli.jobs.series_file import MOST_SEED
from rekje.cli.jobs.work_options import work_options
from rekje.cli.parts.editions import find_edition
from rekje.cli.parts.files import check_is_file
from rekje.cli.parts.help import TranslatedCommand
from rekje.games.editions import all_editions
from rekje.locale import MadeText, say
from rekje.model.edition import Edition
from rekje.model.problems import FormError
from rekje.work.choosing import executor_for


@click.command(cls=TranslatedCommand, help="help-dataset")
@click.argument("edition", metavar="help-value-edition")
@click.option(
    "--games", type=click.IntRange(1, 100_000_000), default=1000, show_default=True, help="help-selfplay-games"
)
@click.option(
    "--players", default="greedy,greedy", show_default=True, metavar="help-value-who", help="help-selfplay-players"
)
@click.option("--lexicon", metavar="help-value-list", help="help-lexicon")
@click.option("--seed", type=click.IntRange(0, MOST_SEED), help="help-selfplay-seed")
@click.option("--out", type=click.Path(path_type=Path), metavar="help-value-folder", help="help-dataset-out")
@work_options
def dataset(
    edition: str,
    games: int,
    players: str,
    lexicon: str | None,
    seed: int | None,
    out: Path | None,
    threads: int | None,
    ray: str | None,
) -> None:
    """Let computer players play, and write a row for each turn into Parquet files, with a card that says how."""
    arrow()
    check_is_file("--out", out)
    series = series_between(players, _edition_of_any_game(edition), lexicon)
    by = series.config.edition
    folder = out or Path(f"{by.game}-{by.name}-dataset")
    listed = f" --lexicon {lexicon}" if lexicon else ""
    names = ",".join(player.name for player in series.players)
    command = f"rekje dataset {edition} --games {games} --players {names}{listed}"
    wanted = DatasetFolder(folder, series, games, seed, command)
    with executor_for(ray, threads) as executor:
        rows = wanted.fill(executor)
    click.echo(say("dataset-done", games=games, rows=rows, seed=str(wanted.run.card.seed), folder=str(folder)))


def _edition_of_any_game(name: str) -> Edition:
    """The edition named. Raises `FormError`, for a name without a game with the editions of all."""
    try:
        return find_edition(name)
    except FormError as error:
        if error.code == "form-edition-unknown" and "/" not in name:
            known = MadeText(", ".join(map("/".join, all_editions())))
            raise FormError(error.code, edition=name, known=known) from None
        raise
