"""``rekje best --think`` where words cross: the best acts by playing on from them."""

from __future__ import annotations

from collections.abc import Sequence

import click
import msgspec
from rich.table import Table
from rich.text import Text

from rekje.analysis.crossword.plays import move_of_act
from rekje.analysis.crossword.pre_endings import is_drawn
from rekje.analysis.moves import Move
from rekje.bootstrap import judge_for, knowledge_for
from rekje.cli.parts.best_by import LISTED, print_note
from rekje.cli.parts.files import STANDARD, write_bytes
from rekje.cli.parts.progress import waiting
from rekje.drawing.review.words import move_text, percent
from rekje.engine.words import Words
from rekje.locale import say, ui_language
from rekje.locale.numbers import decimal
from rekje.model.problems import FormError
from rekje.model.state import State
from rekje.model.tiles import UNKNOWN
from rekje.players.base import Budget
from rekje.players.crossword.expert import Expert
from rekje.players.ports import DeepKnowledge, PlayedOn, Rated
from rekje.referee import view
from rekje.terminal.screen import standard_console, wants_colour

SEED = 0
"""What the deals depend on."""
COLUMNS = ("review-column-move", "review-column-score", "review-column-equity", "engine-best-gain")


class WeighedAct(msgspec.Struct, frozen=True):
    """A play or an exchange: its equity, and its ``gain`` as `rekje.players.ports.DeepKnowledge.simulate` tells it,
    None if it was dropped before the end; the ``chance`` of winning where there is a model of it, and the number of
    ``samples``. Where the end of the game is searched, both are by how much the lead changes until then."""

    move: Move
    equity: float
    gain: float | None
    chance: float | None
    samples: int


def tell_weighed(state: State, seat: int, words: Words, top: int, budget: Budget, *, as_json: bool) -> None:
    """Print the best acts of a seat. Raises `FormError` if its tiles aren't known."""
    if UNKNOWN in state.seats[seat].rack:
        raise FormError("engine-rack-unknown", name=state.seats[seat].name)
    with waiting("engine-best-working"):
        best = weighed(state, seat, words, top, budget)
    if as_json:
        write_bytes(STANDARD, msgspec.json.encode(best) + b"\n")
    elif not best:
        click.echo(say("engine-best-none"))
    else:
        _show(best)


def weighed(state: State, seat: int, words: Words, top: int, budget: Budget) -> list[WeighedAct]:
    """The ``top`` acts that `expert` weighs within a budget, the best first; those that it dropped last, by equity.
    Near the end of a game between two they are those of a review, told by what the lead changes until the end."""
    knowledge, seen = knowledge_for(words, state.config), view(state, seat)
    assert isinstance(knowledge, DeepKnowledge)
    if is_drawn(seen) or (not seen.bag and len(seen.seats) == 2):
        found = judge_for(state.config, knowledge, max(top, LISTED), budget).judge(seen, seat, None).choices
        return [
            WeighedAct(one.move, one.equity, one.equity if one.gain is None else one.gain, one.chance, one.samples)
            for one in found[:top]
        ]
    acts = Expert().weigh(seen, seat, knowledge, budget, SEED)[:top]
    kept = knowledge.worth_kept(seen, seen.seats[seat].rack) if seen.bag else 0.0
    return [_told(act, move_of_act(act, seen), told, kept) for act, told in acts]


def _told(act: Rated, move: Move, told: PlayedOn, kept: float) -> WeighedAct:
    """An act as it was weighed. Who passes keeps all, which is worth ``kept``."""
    gain = None if told.gain is None else round(told.gain, 2)
    chance = None if gain is None or told.chance is None else round(told.chance, 4)
    equity = kept if move.kind == "pass" else act.equity
    return WeighedAct(move, round(equity, 2), gain, chance, told.samples)


def _show(best: Sequence[WeighedAct]) -> None:
    """Print a line for each act: its rank, what it is, its score, its equity, its gain, and the chance of winning where
    that is known."""
    language = ui_language()
    chances = any(one.chance is not None for one in best)
    table = Table(box=None, pad_edge=False)
    table.add_column("", justify="right")
    for code in (*COLUMNS, *(["review-column-chance"] if chances else [])):
        table.add_column(say(code, language), justify="left" if code.endswith("move") else "right")
    for rank, one in enumerate(best, 1):
        gain = "–" if one.gain is None else decimal(one.gain, language)
        cells = [str(rank), move_text(one.move, language), str(one.move.score), decimal(one.equity, language), gain]
        table.add_row(*map(Text, [*cells, *([percent(one.chance, language)] if chances else [])]))
    standard_console(wants_colour(False)).print(table)
    if any(one.samples and one.chance is not None for one in best):
        print_note(say("engine-best-gain-is", language))
