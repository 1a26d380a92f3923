"""``rekje bench moves``: how fast all plays, and the best, are found on this machine."""

from __future__ import annotations

import click
import msgspec

from rekje.bootstrap import open_words
from rekje.cli.parts.editions import edition_options, find_edition
from rekje.cli.parts.figures import rounded
from rekje.cli.parts.files import STANDARD, read_bytes, write_bytes
from rekje.cli.parts.help import TranslatedCommand
from rekje.cli.parts.positions import config_for, positions_in
from rekje.engine.crossword.family import engine_for
from rekje.engine.crossword.measure import Measured, measure_moves
from rekje.locale import say
from rekje.records.text import MAX_BYTES

EPILOG = """JSON: {"edition", "lexicon", "positions", "plays", "positions_per_second", "plays_per_second",
"best_per_second", "positions_per_second_all_cores", "plays_ms", "count_ms", "best_ms"} (docs/commands.md)"""


@click.command(cls=TranslatedCommand, help="help-bench-moves", epilog=EPILOG)
@click.option("--cgp", "file", required=True, metavar="help-value-file", help="help-bench-cgp")
@click.option("--lexicon", required=True, metavar="help-value-list", help="help-lexicon-given")
@edition_options()
@click.option("--seconds", type=click.FloatRange(0.01, 600), default=2.0, show_default=True, help="help-bench-seconds")
@click.option("--json", "as_json", is_flag=True, help="help-json")
def moves(file: str, lexicon: str, game: str | None, edition: str, seconds: float, as_json: bool) -> None:
    """Find all plays, and the best play, in the positions of a CGP file, over and over. The fastest round over all
    positions counts, because other work on the machine can only slow a round down."""
    by = find_edition(edition, game)
    positions = positions_in(read_bytes(file, MAX_BYTES), by)
    options = config_for(by, 2).options
    words = open_words(lexicon, by, options)
    engine = engine_for(words, by, options)
    measured = measure_moves(engine, [(position.board, position.racks[0]) for position in positions], seconds)
    if as_json:
        told = {"edition": by.name, "lexicon": words.name, **measured}
        write_bytes(STANDARD, msgspec.json.encode(told) + b"\n")
    else:
        _show(measured)


def _show(measured: Measured) -> None:
    for code in ("engine-bench-what", "engine-bench-one", "engine-bench-all"):
        click.echo(say(code, **{name: rounded(value) for name, value in measured.items()}))
