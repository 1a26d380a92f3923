"""The score sheet of a refereed record, with the board at the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.table import Table
from rich.text import Text

from rekje.cli.families import COMMANDS
from rekje.cli.parts.record_files import broken
from rekje.cli.parts.table_shown import print_table
from rekje.games.registry import get_game
from rekje.locale import say
from rekje.locale.numbers import plain, signed
from rekje.model.commands import Buy, Exchange, Vacation
from rekje.model.families import AnyCommand
from rekje.model.tiles import split_tiles
from rekje.records.record import Record
from rekje.records.replay import Replay, ReplayTurn
from rekje.terminal.panel import told_apart
from rekje.terminal.screen import standard_console, wants_colour

_SHORTEST, _LONGEST = 4, 12
_BESIDE_TOTALS = 34
"""Columns of the terminal that the sheet needs besides those for the totals."""


def show(record: Record, result: Replay, remarks: Sequence[str], no_color: bool) -> None:
    """Print the sheet: a line for each move, the outcome or the broken rule, the shuffle, remarks, the board."""
    console = standard_console(wants_colour(no_color))
    console.print(_table(record, result, _names(record, console.width)))
    for line in (*_said(record, result), *remarks):
        console.print(line, markup=False, soft_wrap=True)
    if result.state:
        console.print()
        print_table(console, result.state)


def _table(record: Record, result: Replay, names: Sequence[str]) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column("", justify="right")
    table.add_column(say("replay-player"))
    laid_at = COMMANDS[get_game(record.game).family].laid_at
    placed = any(map(laid_at, record.moves))
    if placed:
        table.add_column(say("replay-at"))
    table.add_column(say("replay-words"))
    table.add_column(say("replay-score"), justify="right")
    for name in names:
        table.add_column(Text(name), justify="right", no_wrap=True, min_width=len(name))
    stopped = result.outcome is not None and result.outcome.reason == "stopped"
    for number, (move, turn) in enumerate(zip(record.moves, result.turns, strict=False), 1):
        if move.kind == "end" and not stopped:
            # It tells only which tiles were left: the game had come to its end by itself.
            continue
        name, *told = _row(names, move, turn)
        at = [laid_at(move)] if placed else []
        table.add_row(str(number), *map(Text, [name, *at, *told]))
    if result.outcome:
        changes = [signed(change) if change else "" for change in result.outcome.adjustments]
        before = ("",) * (3 if placed else 2)
        table.add_row(*before, say("replay-settled"), "", *changes)
        table.add_row(*before, say("replay-final"), "", *map(plain, result.outcome.scores), style="bold")
    return table


def _names(record: Record, width: int) -> list[str]:
    """The players' names, shortened to leave room for all totals."""
    room = (width - _BESIDE_TOTALS) // len(record.seats) - 2
    return told_apart(record.seats, max(_SHORTEST, min(room, _LONGEST)))


def _row(names: Sequence[str], move: AnyCommand, turn: ReplayTurn) -> tuple[str, ...]:
    apart = sum(word.score > 0 for word in turn.words) > 1 or len(turn.words) == 1
    parts = [f"{word.word} {word.score}" if apart else word.word for word in turn.words]
    bonus = turn.score - sum(word.score for word in turn.words)
    words = ", ".join([*parts, f"+{bonus}"] if parts and bonus > 0 else parts)
    score = plain(turn.score) if move.scores or turn.score else ""
    # One move tells the opening words of all seats. If nobody had a word, the line names nobody.
    name = "" if move.joint and not parts else names[turn.seat]
    return name, words or _did(move), score, *map(plain, turn.totals)


def _did(move: AnyCommand) -> str:
    if isinstance(move, Exchange | Buy):
        count = (move.count or 0) if move.tiles is None else len(split_tiles(move.tiles))
        if isinstance(move, Buy):
            return say("replay-did-buy", count=count or 1)
        return say("replay-did-exchange", count=count)
    if isinstance(move, Vacation):
        return say("replay-did-vacation", count=move.days)
    return say(f"replay-did-{move.kind}", count=move.laid)


def _said(record: Record, result: Replay) -> Iterator[str]:
    yield ""
    if why := broken(result):
        yield why
    elif result.outcome:
        names = ", ".join(record.seats[seat] for seat in result.outcome.winners)
        reason = say(f"replay-reason-{result.outcome.reason}")
        yield say("replay-won", names=names, count=len(result.outcome.winners), reason=reason, rule=result.outcome.rule)
    else:
        yield say("replay-unfinished")
    if result.shuffle is not None:
        yield say("replay-shuffle-holds" if result.shuffle else "replay-shuffle-broken")
    elif record.draws is not None:
        # An open record is of a game with a bag of its own.
        yield say("replay-shuffle-none")
    if record.proof:
        yield f"{say('after-sheet-commit')}: {record.proof.commit}"
