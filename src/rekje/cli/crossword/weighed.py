"""``rekje best --think`` where words cross: the best acts by playing on from them."""

from __future__ import annotations

from collections.abc import Sequence

import click
import msgspec
from rich.table import Table
from rich.text import Text

from rekje.analysis.crossword.plays import move_of_act
from rekje.analysis.moves import Move
from rekje.bootstrap import knowledge_for
from rekje.cli.parts.files import STANDARD, write_bytes
from rekje.drawing.review.words import move_text
from rekje.engine.words import Words
from rekje.locale import say, ui_language
from rekje.locale.numbers import decimal
from rekje.model.problems import FormError
from rekje.model.state import State
from rekje.model.tiles import UNKNOWN
from rekje.players.base import Budget
from rekje.players.crossword.expert import Expert
from rekje.players.ports import DeepKnowledge
from rekje.referee import view
from rekje.terminal.screen import standard_console, wants_colour

SEED = 0
"""What the deals depend on."""


class WeighedAct(msgspec.Struct, frozen=True):
    """A play or an exchange: its equity, and its ``gain`` as `rekje.players.ports.DeepKnowledge.simulate` tells it;
    None if it was dropped before the end."""

    move: Move
    equity: float
    gain: float | None


def tell_weighed(state: State, seat: int, words: Words, top: int, budget: Budget, *, as_json: bool) -> None:
    """Print the best acts of a seat. Raises `FormError` if its tiles aren't known."""
    if UNKNOWN in state.seats[seat].rack:
        raise FormError("engine-rack-unknown", name=state.seats[seat].name)
    best = weighed(state, seat, words, budget)[:top]
    if as_json:
        write_bytes(STANDARD, msgspec.json.encode(best) + b"\n")
    elif not best:
        click.echo(say("engine-best-none"))
    else:
        _show(best)


def weighed(state: State, seat: int, words: Words, budget: Budget) -> list[WeighedAct]:
    """All acts that `expert` weighs within a budget, the best first; those that it dropped last, by equity."""
    knowledge, seen = knowledge_for(words, state.config), view(state, seat)
    assert isinstance(knowledge, DeepKnowledge)
    acts, gains = Expert().weigh(seen, seat, knowledge, budget, SEED)
    found = [
        WeighedAct(move_of_act(act, seen), round(act.equity, 2), None if gain == float("-inf") else round(gain, 2))
        for act, gain in zip(acts, gains, strict=True)
    ]
    return sorted(found, key=lambda one: (one.gain is None, -(one.gain or 0.0), -one.equity))


def _show(best: Sequence[WeighedAct]) -> None:
    """Print a line for each act: its rank, what it is, its score, its equity and its gain."""
    language = ui_language()
    table = Table(box=None, pad_edge=False)
    for code in ("", "review-column-move", "review-column-score", "review-column-equity", "engine-best-gain"):
        table.add_column(say(code, language) if code else "", justify="left" if code.endswith("move") else "right")
    for rank, one in enumerate(best, 1):
        gain = "–" if one.gain is None else decimal(one.gain, language)
        cells = (str(rank), move_text(one.move, language), str(one.move.score), decimal(one.equity, language), gain)
        table.add_row(*map(Text, cells))
    standard_console(wants_colour(False)).print(table)
