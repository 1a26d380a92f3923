"""``rekje best`` where words lie in lines: the plays with the highest scores."""

from __future__ import annotations

from collections.abc import Sequence

import click
import msgspec

from rekje.cli.parts.files import STANDARD, write_bytes
from rekje.engine.crossword.family import position_engine
from rekje.engine.crossword.native import ScoredPlay
from rekje.engine.words import Words
from rekje.locale import say
from rekje.model.squares import square_name
from rekje.model.state import State
from rekje.players.base import NO_LIMIT, Budget


def tell_plays(
    state: State, seat: int, words: Words, top: int, seconds: float | None, budget: Budget, *, as_json: bool
) -> None:
    """Print the best plays of a seat. The search always lists all plays, so ``seconds`` is ignored. With a budget the
    plays are weighed by playing on from them."""
    if budget != NO_LIMIT:
        from rekje.cli.crossword.weighed import tell_weighed

        tell_weighed(state, seat, words, top, budget, as_json=as_json)
        return
    board, rack = state.board, state.seats[seat].rack
    found = position_engine(words, state.config, board, rack).plays(board, rack)
    if as_json:
        write_bytes(STANDARD, msgspec.json.encode([as_dict(play) for play in found[:top]]) + b"\n")
    else:
        _show(found[:top], len(found))


def as_dict(play: ScoredPlay) -> dict[str, object]:
    """A play as ``--json`` prints it."""
    tiles = {square_name(square): tile for square, tile in play.tiles}
    return {"at": play.at, "word": play.word, "score": play.score, "tiles": tiles}


def _show(plays: Sequence[ScoredPlay], count: int) -> None:
    """Print a line for each play: its rank, its place, the word, the score."""
    if not plays:
        click.echo(say("engine-best-none"))
    width = max((len(play.word) for play in plays), default=0)
    for rank, play in enumerate(plays, 1):
        click.echo(f"{rank:>3}  {play.at:<3}  {play.word:<{width}}  {play.score:>4}")
    if count > len(plays):
        click.echo(say("engine-best-more", count=count - len(plays)))
