"""``rekje best``: the best plays in a position."""

from __future__ import annotations

from collections.abc import Sequence

import click
import msgspec

from rekje.bootstrap import Words, crossword_knowledge, open_words
from rekje.cli.best_after import Asked
from rekje.cli.editions import edition_options, find_edition
from rekje.cli.files import STANDARD, read_bytes, write_bytes
from rekje.cli.help import Command
from rekje.cli.path.best import tell_layings
from rekje.cli.positions import config_for, positions_in
from rekje.cli.record_files import DEFAULT_EDITION, is_gcg, is_record
from rekje.cli.walk.best import tell_walks
from rekje.engine.crossword.native import ScoredPlay
from rekje.games.path.turns import PaperTurns
from rekje.games.registry import get_game
from rekje.games.walk.game import WalkingGame
from rekje.locale import say
from rekje.model.edition import Edition
from rekje.model.problems import FormError
from rekje.model.squares import square_name
from rekje.model.state import State
from rekje.records.cgp import CgpPosition
from rekje.records.record import MAX_BYTES

EPILOG = """JSON: [{"at": "8D", "word": "TAART", "score": 12, "tiles": {"D8": "T"}}, …] / {"optimal", "bound", "walks":
[{"word", "path": [[x, y], …], "length", "tiles"}, …]} / {"complete", "lays": [{"do", "tiles", "words", "score"}, …],
"words": [{"word", "tiles"}, …]} (docs/commands.md)"""


@click.command(cls=Command, help="help-best", epilog=EPILOG)
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
) -> None:
    """Print the best plays of the seat on turn after a record, or of the first rack of a CGP position."""
    data = read_bytes(file, MAX_BYTES)
    if is_record(data) or is_gcg(data):
        asked = Asked(data, lexicon, edition, move, rack)
        if by:
            _tell_by(by, asked.state, asked.seat, asked.words, top, as_json)
        else:
            _best_in_game(asked, top, seconds, as_json)
        return
    if move is not None or rack is not None:
        raise FormError("engine-cgp-whole")
    of = find_edition(edition or DEFAULT_EDITION, game)
    position = _position(data, of, number)
    config = config_for(of, len(position.racks))
    words = open_words(lexicon, of, config.options)
    if by:
        from rekje.cli.best_by import state_of

        _tell_by(by, state_of(position, of, config), 0, words, top, as_json)
        return
    _tell(crossword_knowledge(words, config).engine(None).plays(position.board, position.racks[0]), top, as_json)


def _best_in_game(asked: Asked, top: int, seconds: float | None, as_json: bool) -> None:
    state, game = asked.state, get_game(asked.state.config.game)
    if isinstance(game, WalkingGame):
        tell_walks(game, state, asked.seat, asked.words, top, seconds, as_json=as_json)
        return
    if isinstance(game, PaperTurns):
        tell_layings(asked.state, asked.seat, asked.words, top, seconds, as_json=as_json)
        return
    engine = crossword_knowledge(asked.words, state.config).engine(None)
    _tell(engine.plays(state.board, state.seats[asked.seat].rack), top, as_json)


def _tell_by(by: str, state: State, seat: int, words: Words, top: int, as_json: bool) -> None:
    from rekje.cli.best_by import tell_best_by

    tell_best_by(by, state, seat, words, top, as_json=as_json)


def _tell(found: Sequence[ScoredPlay], top: int, as_json: bool) -> None:
    if as_json:
        write_bytes(STANDARD, msgspec.json.encode([as_dict(play) for play in found[:top]]) + b"\n")
    else:
        _show(found[:top], len(found))


def as_dict(play: ScoredPlay) -> dict[str, object]:
    """A play as ``--json`` prints it."""
    tiles = {square_name(square): tile for square, tile in play.tiles}
    return {"at": play.at, "word": play.word, "score": play.score, "tiles": tiles}


def _position(data: bytes, edition: Edition, number: int) -> CgpPosition:
    found = positions_in(data, edition)
    if number > len(found):
        raise FormError("engine-cgp-number", number=number, count=len(found))
    return found[number - 1]


def _show(plays: Sequence[ScoredPlay], count: int) -> None:
    """A line a play: its rank, where, the word, the score."""
    if not plays:
        click.echo(say("engine-best-none"))
    width = max((len(play.word) for play in plays), default=0)
    for rank, play in enumerate(plays, 1):
        click.echo(f"{rank:>3}  {play.at:<3}  {play.word:<{width}}  {play.score:>4}")
    if count > len(plays):
        click.echo(say("engine-best-more", count=count - len(plays)))
