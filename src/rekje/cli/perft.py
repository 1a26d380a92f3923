"""``rekje perft``: count the legal plays of positions, to compare with other engines."""

from __future__ import annotations

import click

from rekje.bootstrap import engine_for, open_words
from rekje.cli.files import read_bytes
from rekje.cli.positions import config_for, positions_in
from rekje.games.editions import builtin_edition
from rekje.games.registry import FIRST_GAME
from rekje.records.record import MAX_BYTES


@click.command()
@click.argument("file", metavar="CGPFILE")
@click.option("--lexicon", required=True, help="A built-in word list, or the path of one.")
@click.option("--edition", "edition_name", default="en", show_default=True, help="The edition: board, tiles, premiums.")
def perft(file: str, lexicon: str, edition_name: str) -> None:
    """Print a line for each position of CGPFILE (- for standard input): PLAYS TOP SUM.

    PLAYS is the number of legal tile plays of the first rack, TOP the highest score, SUM the sum of all scores.
    """
    edition = builtin_edition(FIRST_GAME, edition_name)
    positions = positions_in(read_bytes(file, MAX_BYTES), edition)
    options = config_for(edition, 2).options
    engine = engine_for(open_words(lexicon, edition, options), edition, options)
    for counted in engine.summary_many([(position.board, position.racks[0]) for position in positions]):
        click.echo(f"{counted.plays} {counted.top} {counted.sum}")
