"""``rekje best --by``: the best ways to use a turn by score, equity or the chance of winning, with the reasons."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import click
import msgspec
from rich.table import Table
from rich.text import Text

from rekje.analysis.judging import Judged
from rekje.analysis.moves import what_of
from rekje.analysis.reasons import Why
from rekje.bootstrap import judge_for, knowledge_for, pin_words
from rekje.cli.parts.files import STANDARD, write_bytes
from rekje.cli.parts.progress import waiting
from rekje.cli.parts.table_shown import print_table
from rekje.drawing.review.why import why_instead_text
from rekje.drawing.review.words import move_text, percent
from rekje.engine.words import Words
from rekje.locale import say, ui_language
from rekje.locale.numbers import decimal
from rekje.model.problems import FormError
from rekje.model.squares import square_name
from rekje.model.state import State
from rekje.model.tiles import UNKNOWN
from rekje.referee import view
from rekje.terminal.screen import lines_of, standard_console, wants_colour

LISTED = 200
"""How many ways are measured before they are sorted."""
BY: dict[str, Callable[[Judged], float]] = {
    "score": lambda one: one.move.score,
    "equity": lambda one: one.equity,
    "win": lambda one: -1.0 if one.chance is None else one.chance,
}
"""The values of ``--by``, each with its sort key."""


def tell_best_by(by: str, state: State, seat: int, words: Words, top: int, *, as_json: bool) -> None:
    """Print the best ways for a seat to use its turn. Raises `FormError` if chances are wanted but the edition has no
    model of them, and if the seat's tiles aren't known."""
    config = pin_words(state.config, words)
    knowledge = knowledge_for(words, config)
    if UNKNOWN in state.seats[seat].rack:
        raise FormError("engine-rack-unknown", name=state.seats[seat].name)
    judge, seen = judge_for(config, knowledge, shown=max(top, LISTED)), view(state, seat)
    with waiting("engine-best-working"):
        found = judge.judge(seen, seat, None).choices
    if by == "win" and all(one.chance is None for one in found):
        raise FormError("review-no-chances")
    ranked = sorted(found, key=lambda one: (-BY[by](one), -one.equity))
    # Of the ways in which a walked word can lie, the best.
    first_ways: dict[Hashable, Judged] = {}
    for one in ranked:
        first_ways.setdefault(what_of(one.move), one)
    best = list(first_ways.values())[:top]
    why = judge.compare(seen, seat, *best[:2]) if len(best) > 1 else None
    if as_json:
        write_bytes(STANDARD, msgspec.json.encode(_as_builtins(best, why)) + b"\n")
        return
    _show(best, state)
    if any(one.samples for one in best):
        note = say("review-these-played-on", column=say("review-column-equity"))
        print_note(note)
    if why:
        first, second = best[:2]
        print_note(why_instead_text(why, first.move, second.move, ui_language()))


def print_note(note: str) -> None:
    """Print a note below a table, in lines that fit."""
    console = standard_console(wants_colour(False))
    console.print("", *lines_of(note, console, console.width), sep="\n")


def _as_builtins(best: Sequence[Judged], why: Why | None) -> list[dict[str, object]]:
    """The ways as ``--json`` prints them. The first has the comparison with the second."""
    told: list[dict[str, object]] = msgspec.to_builtins(best)
    if why:
        told[0]["why"] = why
    return told


def _show(best: Sequence[Judged], state: State) -> None:
    """Print a line for each way: the action, its score, the tiles kept, their value, the equity, the chance, how a
    word walks; before them, where words walk, what lies on the table."""
    if not best:
        click.echo(say("engine-best-none"))
        return
    language = ui_language()
    worths = any(one.worth is not None for one in best)
    kept = any(one.kept for one in best)
    chances = any(one.chance is not None for one in best)
    paths = {square for one in best for square in one.move.path}
    console = standard_console(wants_colour(False))
    name = print_table(console, state, paths) if paths else square_name
    columns = ["move", "score", *(["kept"] if kept else []), *(["worth"] if worths else []), "equity"]
    table = Table(box=None, pad_edge=False)
    table.add_column("", justify="right")
    for column in (*columns, *(["chance"] if chances else [])):
        table.add_column(
            say(f"review-column-{column}", language), justify="left" if column in ("move", "kept") else "right"
        )
    if paths:
        table.add_column("")
    for rank, one in enumerate(best, 1):
        cells = [str(rank), move_text(one.move, language), str(one.move.score)]
        cells += [one.kept] if kept else []
        cells += [decimal(one.worth or 0, language)] if worths else []
        cells += [decimal(one.equity, language), *([percent(one.chance, language)] if chances else [])]
        cells += [" ".join(map(name, one.move.path))] if paths else []
        table.add_row(*map(Text, cells))
    console.print(*([""] if paths else []), table, sep="\n")
