"""``rekje perft``: count the legal plays of positions, to compare with other engines."""

from __future__ import annotations

import click

from rekje.bootstrap import open_words
from rekje.cli.families import COMMANDS
from rekje.cli.parts.editions import edition_options, find_edition
from rekje.cli.parts.files import read_bytes
from rekje.cli.parts.help import TranslatedCommand
from rekje.cli.parts.positions import config_for, positions_in
from rekje.games.registry import get_game
from rekje.records.text import MAX_BYTES


@click.command(cls=TranslatedCommand, help="help-perft")
@click.argument("file", metavar="help-value-file")
@click.option("--lexicon", required=True, metavar="help-value-list", help="help-lexicon-given")
@edition_options()
def perft(file: str, lexicon: str, game: str | None, edition: str) -> None:
    """Print a line for each position of CGPFILE (- for standard input): PLAYS TOP SUM.

    PLAYS is the number of legal tile plays of the first rack, TOP the highest score, SUM the sum of all scores.
    """
    by = find_edition(edition, game)
    positions = positions_in(read_bytes(file, MAX_BYTES), by)
    options = config_for(by, 2).options
    words = open_words(lexicon, by, options)
    for counted in COMMANDS[get_game(by.game).family].count(positions, words, by, options):
        click.echo(f"{counted.plays} {counted.top} {counted.sum}")
