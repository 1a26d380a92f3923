"""``rekje bench walks``: how fast the longest word that can be walked is found on this machine."""

from __future__ import annotations

import click
import msgspec

from rekje.bootstrap import open_words
from rekje.cli.parts.editions import edition_options, find_edition_of
from rekje.cli.parts.figures import rounded
from rekje.cli.parts.files import STANDARD, write_bytes
from rekje.cli.parts.help import TranslatedCommand
from rekje.cli.parts.positions import config_for
from rekje.engine.walk.family import walk_search
from rekje.engine.walk.measure import measure_walks, positions
from rekje.engine.walk.search import WalkQuery
from rekje.games.registry import GAMES
from rekje.games.walk.game import WalkingGame
from rekje.locale import say
from rekje.model.problems import FormError
from rekje.model.tiles import unpack

EPILOG = """JSON: {"edition", "lexicon", "positions", "median_ms", "p90_ms", "most_ms", "proven", "letters",
"bound", "new_tiles"} (docs/commands.md)"""


@click.command(cls=TranslatedCommand, help="help-bench-walks", epilog=EPILOG)
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
    walked = [name for name, one in GAMES.items() if isinstance(one, WalkingGame)]
    by = find_edition_of(walked, edition, game)
    words = open_words(lexicon, by, config_for(by, 2).options)
    search = walk_search(words, by)
    asked = list(positions(search, list(unpack(by.letter_set.box())), count, tiles, rack, seed))
    if not asked:
        raise FormError("engine-bench-no-walks")
    measured = measure_walks(search, asked, WalkQuery(seconds=seconds))
    if as_json:
        write_bytes(STANDARD, msgspec.json.encode({"edition": by.name, "lexicon": words.name, **measured}) + b"\n")
    else:
        click.echo(say("engine-bench-walks", **{name: rounded(value) for name, value in measured.items()}))
