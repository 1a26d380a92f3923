"""``rekje bench``: how fast the search is on this machine."""

from __future__ import annotations

import click
import msgspec

from rekje.bootstrap import engine_for, open_words, walk_search_for
from rekje.cli.editions import edition_options, find_edition
from rekje.cli.files import STANDARD, read_bytes, write_bytes
from rekje.cli.help import Group
from rekje.cli.path.bench import paths
from rekje.cli.positions import config_for, positions_in
from rekje.engine.crossword.measure import Measured, measure_moves
from rekje.engine.walk.measure import measure_walks, positions
from rekje.engine.walk.search import Wish
from rekje.games.registry import GAMES
from rekje.games.walk.game import WalkingGame
from rekje.locale import say
from rekje.model.problems import FormError
from rekje.model.tiles import unpack
from rekje.records.record import MAX_BYTES

MOVES_EPILOG = """JSON: {"edition", "lexicon", "positions", "plays", "positions_per_second", "plays_per_second",
"best_per_second", "positions_per_second_all_cores", "plays_ms", "count_ms", "best_ms"} (docs/commands.md)"""
WALKS_EPILOG = """JSON: {"edition", "lexicon", "positions", "median_ms", "p90_ms", "most_ms", "proven", "letters",
"bound", "new_tiles"} (docs/commands.md)"""


@click.group(cls=Group, help="help-bench")
def bench() -> None:
    """Measure how fast Rekje searches on this machine."""


@bench.command(help="help-bench-moves", epilog=MOVES_EPILOG)
@click.option("--cgp", "file", required=True, metavar="help-value-file", help="help-bench-cgp")
@click.option("--lexicon", required=True, metavar="help-value-list", help="help-lexicon-given")
@edition_options()
@click.option("--seconds", type=click.FloatRange(0.01, 600), default=2.0, show_default=True, help="help-bench-seconds")
@click.option("--json", "as_json", is_flag=True, help="help-json")
def moves(file: str, lexicon: str, game: str | None, edition: str, seconds: float, as_json: bool) -> None:
    """Find all plays, and the best play, in the positions of a CGP file, over and over. The fastest round over all of
    them counts: whatever else the machine does can only slow it down."""
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


@bench.command(help="help-bench-walks", epilog=WALKS_EPILOG)
@edition_options("nl")
@click.option("--lexicon", metavar="help-value-list", help="help-lexicon")
@click.option(
    "--positions", "count", type=click.IntRange(1, 100_000), default=200, show_default=True, help="help-bench-positions"
)
@click.option("--tiles", type=click.IntRange(0, 150), default=40, show_default=True, help="help-bench-tiles")
@click.option("--rack", type=click.IntRange(1, 30), default=10, show_default=True, help="help-bench-rack")
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help="help-bench-seed")
@click.option("--seconds", type=click.FloatRange(0, 600), help="help-bench-cut")
@click.option("--json", "as_json", is_flag=True, help="help-json")
def walks(
    game: str | None,
    edition: str,
    lexicon: str | None,
    count: int,
    tiles: int,
    rack: int,
    seed: int,
    seconds: float | None,
    as_json: bool,
) -> None:
    """Find the longest word that can be walked, with the fewest new tiles, in positions from games of their own."""
    by = find_edition(edition, game, first_walked())
    words = open_words(lexicon, by, config_for(by, 2).options)
    search = walk_search_for(words, by)
    asked = list(positions(search, list(unpack(by.letter_set.box())), count, tiles, rack, seed))
    if not asked:
        raise FormError("engine-bench-no-walks")
    measured = measure_walks(search, asked, Wish(seconds=seconds))
    if as_json:
        write_bytes(STANDARD, msgspec.json.encode({"edition": by.name, "lexicon": words.name, **measured}) + b"\n")
    else:
        click.echo(say("engine-bench-walks", **{name: _rounded(value) for name, value in measured.items()}))


bench.add_command(paths)


def first_walked() -> str:
    """The first game in which words are walked."""
    return next(name for name, game in GAMES.items() if isinstance(game, WalkingGame))


def _show(measured: Measured) -> None:
    for code in ("engine-bench-what", "engine-bench-one", "engine-bench-all"):
        click.echo(say(code, **{name: _rounded(value) for name, value in measured.items()}))


def _rounded(value: float) -> str | int:
    return value if isinstance(value, int) else f"{value:.2f}"
