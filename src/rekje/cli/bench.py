"""``rekje bench``: how fast the search is on this machine."""

from __future__ import annotations

import click
import msgspec

from rekje.adapters.measure import Measured, measure_moves
from rekje.adapters.measure_walks import measure_walks, positions
from rekje.adapters.walks import Wish
from rekje.bootstrap import engine_for, open_words, walk_search_for
from rekje.cli.editions import edition_options, find_edition
from rekje.cli.files import STANDARD, read_bytes, write_bytes
from rekje.cli.positions import config_for, positions_in
from rekje.games.editions import builtin_edition
from rekje.games.registry import GAMES
from rekje.games.walking import WalkingGame
from rekje.locale import say
from rekje.model.problems import FormError
from rekje.model.tiles import unpack
from rekje.records.record import MAX_BYTES


@click.group()
def bench() -> None:
    """Measure how fast Rekje searches on this machine."""


@bench.command()
@click.option("--cgp", "file", required=True, help="The positions, one a line in CGP; the first rack is on turn.")
@click.option("--lexicon", required=True, help="A built-in word list, or the path of one.")
@edition_options()
@click.option("--seconds", type=click.FloatRange(0.01, 600), default=2.0, show_default=True, help="For each measure.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
def moves(file: str, lexicon: str, game: str | None, edition: str, seconds: float, as_json: bool) -> None:
    """Find all plays, and the best play, in the positions of a CGP file, over and over. The fastest round over all of
    them counts: whatever else the machine does can only slow it down.

    The JSON: {"edition", "lexicon", "positions", "plays" (of all positions together), "positions_per_second",
    "plays_per_second", "best_per_second" (all on one core), "positions_per_second_all_cores", and in milliseconds a
    position "plays_ms", "count_ms" (only counting the plays and their scores), "best_ms"}.
    """
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


@bench.command()
@click.option("--game", default=None, help="The game (default: the first in which words are walked).")
@click.option("--edition", default="nl", show_default=True, help="The edition: its tiles.")
@click.option("--lexicon", help="A built-in word list, or the path of one (default: the edition's own).")
@click.option("--positions", "count", type=click.IntRange(1, 100_000), default=200, show_default=True, help="How many.")
@click.option("--tiles", type=click.IntRange(0, 150), default=40, show_default=True, help="Tiles on the table.")
@click.option("--rack", type=click.IntRange(1, 30), default=10, show_default=True, help="Tiles on the rack.")
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help="The positions depend on it alone.")
@click.option("--seconds", type=click.FloatRange(0, 600), help="Cut each search short after so long.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
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
    """Find the longest word that can be walked, with the fewest new tiles, in positions from games of their own.

    The JSON: {"edition", "lexicon", "positions", in milliseconds a position "median_ms", "p90_ms" (nine of ten are
    below), "most_ms"; "proven" (answers proven to be the longest), and on average "letters", "bound" (the proven
    bound), "new_tiles"}. One core.
    """
    by = builtin_edition(game or first_walked(), edition)
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


def first_walked() -> str:
    """The first game in which words are walked."""
    return next(name for name, game in GAMES.items() if isinstance(game, WalkingGame))


def _show(measured: Measured) -> None:
    for code in ("engine-bench-what", "engine-bench-one", "engine-bench-all"):
        click.echo(say(code, **{name: _rounded(value) for name, value in measured.items()}))


def _rounded(value: float) -> str | int:
    return value if isinstance(value, int) else f"{value:.2f}"
