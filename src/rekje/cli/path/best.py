"""``rekje best`` where words read on the table are written down: the best lays, and the words to knock for."""

from __future__ import annotations

from collections.abc import Sequence

import click
import msgspec

from rekje.cli.parts.files import STANDARD, write_bytes
from rekje.engine.path.family import path_search
from rekje.engine.path.knowledge import find_layings, new_words
from rekje.engine.path.search import LaidLetter, Laying, Layings, PathWord
from rekje.engine.words import Words
from rekje.locale import say
from rekje.model.sizes import size_name
from rekje.model.squares import square_name
from rekje.model.state import State
from rekje.model.tiles import UNKNOWN, join_tiles
from rekje.players.base import Budget
from rekje.players.thinking import refuse_budget

MOST_WORDS = 12
"""The most words shown on a lay's line."""


def tell_layings(
    state: State, seat: int, words: Words, top: int, seconds: float | None, budget: Budget, *, as_json: bool
) -> None:
    """Print the best lays of a seat, and the new words that can be claimed without a lay."""
    refuse_budget(budget, state.config.game)
    search = path_search(words, state.config, None)
    found = find_layings(search, state, seat, top, seconds=seconds)
    there = new_words(search, state)
    if as_json:
        write_bytes(STANDARD, msgspec.json.encode(as_dict(found, there)) + b"\n")
    else:
        _show(state, seat, found, there)


def as_dict(found: Layings, there: Sequence[PathWord]) -> dict[str, object]:
    """Lays and words as ``--json`` prints them."""
    lays = [_lay_as_dict(laying) for laying in found.layings]
    return {"complete": found.complete, "lays": lays, "words": [_word_as_dict(word) for word in there]}


def _lay_as_dict(laying: Laying) -> dict[str, object]:
    tiles = [
        {"tile": one.piece.face, "at": one.piece.at, "size": (one.piece.w, one.piece.h), "free": one.free}
        for one in laying.laid
    ]
    words = [join_tiles(found.word) for found in laying.words]
    return {"do": "place" if laying.token is None else "swap", "tiles": tiles, "words": words, "score": laying.worth}


def _word_as_dict(found: PathWord) -> dict[str, object]:
    return {"word": join_tiles(found.word), "tiles": found.path}


def _show(state: State, seat: int, found: Layings, there: Sequence[PathWord]) -> None:
    """Print a line for each lay: its rank, the letters with their places, the score, some of the words. The words
    already on the board follow."""
    if UNKNOWN in state.seats[seat].rack:
        click.echo(say("engine-rack-unknown", name=state.seats[seat].name))
    elif not found.layings:
        click.echo(say("engine-lays-none"))
    laid = [" + ".join(map(_letter, laying.laid)) for laying in found.layings]
    width = max(map(len, laid), default=0)
    for rank, (laying, text) in enumerate(zip(found.layings, laid, strict=True), 1):
        click.echo(f"{rank:>3}  {text:<{width}}  {laying.worth:>3}  {_some(laying.words)}")
    if not found.complete:
        click.echo(say("engine-lays-cut-short"))
    if there:
        click.echo(say("engine-lays-words", count=len(there), words=" ".join(join_tiles(one.word) for one in there)))


def _letter(one: LaidLetter) -> str:
    """A letter as text; a free letter is in brackets."""
    text = f"{one.piece.face}{size_name((one.piece.w, one.piece.h))} {square_name(one.piece.at)}"
    return f"({text})" if one.free else text


def _some(words: Sequence[PathWord]) -> str:
    told = [join_tiles(one.word) for one in words]
    return " ".join(told if len(told) <= MOST_WORDS else [*told[:MOST_WORDS], "…"])
