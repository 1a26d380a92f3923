"""``rekje bench paths``: how fast words on boards of many-sized tiles, and the best lays, are found on this machine."""

from __future__ import annotations

import click
import msgspec

from rekje.bootstrap import open_words
from rekje.cli.parts.editions import edition_options, find_edition_of
from rekje.cli.parts.files import STANDARD, write_bytes
from rekje.cli.parts.help import TranslatedCommand
from rekje.cli.parts.positions import config_for
from rekje.engine.path.family import path_search
from rekje.engine.path.measure import BOARD, FIRST_ROUND, Measured, PathPosition, measure, positions
from rekje.engine.path.search import BEST, PathSearch
from rekje.games.path.turns import PathTurns
from rekje.games.registry import GAMES
from rekje.locale import say
from rekje.model.problems import FormError
from rekje.model.sizes import parse_size

EPILOG = """JSON: {"edition", "lexicon", "positions", "words": {"median_ms", "p90_ms", "most_ms", "mean"}, "best":
{the same}} (docs/commands.md)"""


@click.command(cls=TranslatedCommand, help="help-bench-paths", epilog=EPILOG)
@edition_options()
@click.option("--lexicon", metavar="help-value-list", help="help-lexicon")
@click.option(
    "--positions", "count", type=click.IntRange(1, 100_000), default=100, show_default=True, help="help-bench-positions"
)
@click.option("--tiles", type=click.IntRange(FIRST_ROUND), default=30, show_default=True, help="help-bench-tiles")
@click.option("--rack", type=click.IntRange(1, 30), default=10, show_default=True, help="help-bench-rack")
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help="help-bench-seed")
@click.option("--json", "as_json", is_flag=True, help="help-json")
def paths(
    game: str | None,
    edition: str,
    lexicon: str | None,
    count: int,
    tiles: int,
    rack: int,
    seed: int,
    as_json: bool,
) -> None:
    """Find all words on boards from games of their own, and the best lay of one letter of a rack."""
    written = [name for name, one in GAMES.items() if isinstance(one, PathTurns)]
    by = find_edition_of(written, edition, game)
    config = config_for(by, 2)
    words = open_words(lexicon, by, config.options)
    search = path_search(words, config, None)
    box = [(face, parse_size(size)) for face, sizes in by.sizes.items() for size in sizes]
    if tiles + rack > len(box):
        raise FormError("engine-bench-box", most=len(box))
    measured = _measure(search, list(positions(search, box, count, tiles, seed)), rack)
    if as_json:
        told = {"edition": by.name, "lexicon": words.name, "positions": count, **measured}
        write_bytes(STANDARD, msgspec.json.encode(told) + b"\n")
    else:
        for what, figures in measured.items():
            click.echo(say(f"engine-bench-{what}", count=count, **{name: f"{n:.2f}" for name, n in figures.items()}))


def _measure(search: PathSearch, asked: list[PathPosition], rack: int) -> dict[str, Measured]:
    def best(position: PathPosition) -> int:
        own = position.box[:rack]
        found = search.layings(position.pieces, own, (), position.written, size=BOARD, wish=BEST)
        return found.best.worth if found.best else 0

    figures = {
        "words": measure(lambda position: len(search.words(position.pieces).words), asked),
        "best": measure(best, asked),
    }
    return {what: {name: n for name, n in one.items() if name != "questions"} for what, one in figures.items()}
