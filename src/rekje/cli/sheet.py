"""``rekje sheet``: the score sheet of a game as one page, to read, print or send."""

from __future__ import annotations

from datetime import datetime

import click

from rekje.bootstrap import record_facts
from rekje.cli.parts.files import STANDARD, check_other_file, read_bytes, write_bytes
from rekje.cli.parts.help import SpeakingCommand, language_option
from rekje.cli.parts.record_files import BROKEN_RULE, broken, read_game
from rekje.records.replay import replay_record
from rekje.records.text import MAX_BYTES
from rekje.referee.view import see_events


@click.command(cls=SpeakingCommand, help="help-sheet")
@click.argument("file", metavar="help-value-file")
@click.option("-o", "--out", default=STANDARD, metavar="help-value-out", help="help-sheet-out")
@click.option("--title", default="", metavar="help-value-title", help="help-sheet-title")
@click.option("--date", "day", type=click.DateTime(["%Y-%m-%d"]), metavar="help-value-day", help="help-sheet-date")
@click.option("--lexicon", metavar="help-value-list", help="help-replay-lexicon")
@click.option("--edition", metavar="help-value-edition", help="help-replay-edition")
@language_option
@click.pass_context
def sheet(
    ctx: click.Context,
    file: str,
    out: str,
    title: str,
    day: datetime | None,
    lexicon: str | None,
    edition: str | None,
) -> None:
    """Write the score sheet of the game in FILE (- for standard input): a record of Rekje's, or a GCG file."""
    check_other_file(file, out)
    record = read_game(read_bytes(file, MAX_BYTES), edition).record
    result = replay_record(record, record_facts(record, lexicon))
    if why := broken(result):
        click.echo(why, err=True)
        ctx.exit(BROKEN_RULE)
    from rekje.drawing.sheet.page import Heading, score_sheet

    heading = Heading(title, day.date() if day else None)
    # A record hides nothing from whoever has the file. One of a game that was on holds no hidden tiles (C4).
    events = see_events(result.events, None, over=True)
    write_bytes(out, score_sheet(events, heading, checked=result.shuffle is True).encode())
