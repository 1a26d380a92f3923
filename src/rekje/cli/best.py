"""``rekje best``: the best plays in a position."""

from __future__ import annotations

from typing import NamedTuple

import click

from rekje.bootstrap import open_words
from rekje.cli.families import COMMANDS
from rekje.cli.jobs.think_options import think_options
from rekje.cli.parts.best_after import Asked
from rekje.cli.parts.editions import edition_options, find_edition
from rekje.cli.parts.files import read_bytes
from rekje.cli.parts.help import TranslatedCommand
from rekje.cli.parts.positions import config_for, positions_in, state_of
from rekje.cli.parts.record_files import edition_named
from rekje.engine.words import Words
from rekje.games.registry import get_game
from rekje.model.edition import Edition
from rekje.model.problems import FormError
from rekje.model.state import State
from rekje.players.base import NO_LIMIT, Budget
from rekje.players.thinking import read_budget
from rekje.records.cgp import CgpPosition
from rekje.records.formats import DEFAULT_EDITION, game_or_positions
from rekje.records.text import MAX_BYTES

EPILOG = """JSON: [{"at": "8D", "word": "TAART", "score": 12, "tiles": {"D8": "T"}}, …] / {"optimal", "bound", "walks":
[{"word", "path": [[x, y], …], "length", "tiles"}, …]} / {"complete", "lays": [{"do", "tiles", "words", "score"}, …],
"words": [{"word", "tiles"}, …]} (docs/commands.md)"""


@click.command(cls=TranslatedCommand, help="help-best", epilog=EPILOG)
@click.argument("file", metavar="help-value-file")
@click.option("--top", type=click.IntRange(1), default=10, show_default=True, help="help-best-top")
@click.option("--json", "as_json", is_flag=True, help="help-json")
@click.option("--lexicon", metavar="help-value-list", help="help-best-lexicon")
@edition_options(None)
@click.option("--move", type=click.IntRange(1), help="help-best-move")
@click.option("--rack", metavar="help-value-letters", help="help-best-rack")
@click.option("--position", "number", type=click.IntRange(1), default=1, help="help-best-position")
@click.option("--by", type=click.Choice(("score", "equity", "win")), help="help-best-by")
@click.option("--seconds", type=click.FloatRange(0, 600), help="help-best-seconds")
@think_options("help-best-think")
def best(
    file: str,
    top: int,
    as_json: bool,
    lexicon: str | None,
    game: str | None,
    edition: str | None,
    move: int | None,
    rack: str | None,
    number: int,
    by: str | None,
    seconds: float | None,
    think: str | None,
    depth: int | None,
) -> None:
    """Print the best plays of the seat on turn after a record, or of the first rack of a CGP position."""
    how = How(by, top, seconds, read_budget(think, depth), as_json)
    if by and how.budget != NO_LIMIT:
        raise FormError("engine-best-think-by")
    data = read_bytes(file, MAX_BYTES)
    if form := game_or_positions(data):
        asked = Asked(form.read(data, edition_named(edition)), lexicon, move, rack)
        _tell(how, asked.state, asked.seat, asked.words)
        return
    if move is not None or rack is not None:
        raise FormError("engine-cgp-whole")
    of = find_edition(edition or DEFAULT_EDITION, game)
    position = _position(data, of, number)
    config = config_for(of, len(position.racks))
    words = open_words(lexicon, of, config.options)
    _tell(how, state_of(position, of, config), 0, words)


class How(NamedTuple):
    """What is asked of a position, and how it is printed."""

    by: str | None
    top: int
    seconds: float | None
    budget: Budget
    as_json: bool


def _tell(how: How, state: State, seat: int, words: Words) -> None:
    if how.by:
        from rekje.cli.parts.best_by import tell_best_by

        tell_best_by(how.by, state, seat, words, how.top, as_json=how.as_json)
    else:
        best = COMMANDS[get_game(state.config.game).family].best
        best(state, seat, words, how.top, how.seconds, how.budget, as_json=how.as_json)


def _position(data: bytes, edition: Edition, number: int) -> CgpPosition:
    found = positions_in(data, edition)
    if number > len(found):
        raise FormError("engine-cgp-number", number=number, count=len(found))
    return found[number - 1]
