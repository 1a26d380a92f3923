"""``rekje best`` where words are walked: the longest walks after a record."""

from __future__ import annotations

import click
import msgspec

from rekje.cli.parts.files import STANDARD, write_bytes
from rekje.cli.parts.table_shown import print_table
from rekje.engine.walk.family import game_of, player_search
from rekje.engine.walk.knowledge import find_walks, laid_word
from rekje.engine.walk.search import FoundWalk, FoundWalks, WalkQuery
from rekje.engine.words import Words
from rekje.locale import say
from rekje.model.squares import square_name
from rekje.model.state import State
from rekje.model.tiles import join_tiles
from rekje.players.base import Budget
from rekje.players.thinking import refuse_budget
from rekje.terminal.screen import standard_console, wants_colour


def tell_walks(
    state: State, seat: int, words: Words, top: int, seconds: float | None, budget: Budget, *, as_json: bool
) -> None:
    """Print the best walks of a seat."""
    refuse_budget(budget, state.config.game)
    config = state.config
    wish = WalkQuery(words=top, per_length=top, seconds=seconds)
    found = find_walks(player_search(words, config), game_of(config), state, seat, wish)
    if as_json:
        write_bytes(STANDARD, msgspec.json.encode(as_dict(found)) + b"\n")
    else:
        _show(found, state)


def as_dict(found: FoundWalks) -> dict[str, object]:
    """Walks as ``--json`` prints them."""
    return {"optimal": found.optimal, "bound": found.bound, "walks": [_walk_as_dict(walk) for walk in found.walks]}


def _walk_as_dict(walk: FoundWalk) -> dict[str, object]:
    tiles = {square_name(square): tile for square, tile in walk.new}
    return {"word": join_tiles(laid_word(walk)), "path": walk.path, "length": len(walk.word), "tiles": tiles}


def _show(found: FoundWalks, state: State) -> None:
    """Print what lies on the table, then a line for each walk: its rank, the word, its length, the new tiles with
    their squares, the path. A last line tells what is proven."""
    if not found.walks:
        click.echo(say("engine-walks-none"))
        return
    console = standard_console(wants_colour(False))
    name = print_table(console, state, {square for walk in found.walks for square in walk.path})
    click.echo()
    words = [join_tiles(laid_word(walk)) for walk in found.walks]
    laid = [" ".join(f"{tile}:{name(square)}" for square, tile in walk.new) for walk in found.walks]
    width, wide = (max(map(len, texts), default=0) for texts in (words, laid))
    for rank, (walk, word, new) in enumerate(zip(found.walks, words, laid, strict=True), 1):
        path = " ".join(map(name, walk.path))
        click.echo(f"{rank:>3}  {word:<{width}}  {len(walk.word):>2}  {new:<{wide}}  {path}")
    click.echo(say("engine-walks-proven") if found.optimal else say("engine-walks-cut-short", bound=found.bound))
