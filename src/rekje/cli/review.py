"""``rekje review``: what every turn of a finished game could have brought."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import click
import msgspec

from rekje.analysis.families import analysis_of
from rekje.analysis.judging import JudgedTurn
from rekje.analysis.moves import GameMoves, TurnPlayed, played
from rekje.analysis.review import Review, check_over, review_of, with_rack
from rekje.bootstrap import judge_for, knowledge_for, pin_words, record_facts
from rekje.cli.parts.files import STANDARD, check_one_output, read_bytes, write_bytes
from rekje.cli.parts.help import SpeakingCommand
from rekje.cli.parts.record_files import BROKEN_RULE, broken, read_game, words_to_judge_by
from rekje.engine.words import Words
from rekje.lexicon.simple import AnyLexicon
from rekje.locale import LANGUAGES, say
from rekje.model.commands import Exchange, Pass, Play
from rekje.model.problems import FormError
from rekje.records.numbering import numbered
from rekje.records.record import Record
from rekje.records.replay import Replay, replay_record
from rekje.records.text import MAX_BYTES
from rekje.referee import view
from rekje.referee.opening import check_held
from rekje.storage.chances import chances_for

EPILOG = 'JSON: {"format": "rekje-review/1", …} (docs/commands.md)'


@click.command(cls=SpeakingCommand, help="help-review", epilog=EPILOG)
@click.argument("file", metavar="help-value-file")
@click.option("--json", "as_json", is_flag=True, help="help-json")
@click.option("--html", "page", metavar="help-value-out", help="help-review-html")
@click.option("--chart", metavar="help-value-out", help="help-review-chart")
@click.option("--lexicon", metavar="help-value-list", help="help-review-lexicon")
@click.option("--edition", metavar="help-value-edition", help="help-replay-edition")
@click.option("--no-color", is_flag=True, help="help-no-color")
@click.option("--language", type=click.Choice(LANGUAGES), expose_value=False, help="help-language")
@click.pass_context
def review(
    ctx: click.Context,
    file: str,
    as_json: bool,
    page: str | None,
    chart: str | None,
    lexicon: str | None,
    edition: str | None,
    no_color: bool,
) -> None:
    """Go through the finished game in FILE (- for standard input): a record of Rekje's, or a GCG file."""
    check_one_output({"--json": as_json, "--html -": page == STANDARD, "--chart -": chart == STANDARD})
    if chart and _kind(chart) not in (".svg", ".png"):
        raise FormError("review-chart-kind", file=chart)
    record = read_game(read_bytes(file, MAX_BYTES), edition).record
    # The replay refuses only words that the record's own list refuses. The review names words that a table let stand.
    result = replay_record(record, record_facts(record))
    if why := broken(result):
        click.echo(why, err=True)
        ctx.exit(BROKEN_RULE)
    words = words_to_judge_by(record, lexicon)
    told, found = reviewed(record, result, words)
    if page:
        from rekje.drawing.review.page import review_page

        write_bytes(page, review_page(told, found).encode())
    if chart:
        _write_chart(chart, told)
    if as_json:
        write_bytes(STANDARD, msgspec.json.encode(told) + b"\n")
    elif STANDARD not in (page, chart):
        from rekje.cli.parts.review_text import show
        from rekje.drawing.review.document import document_of

        show(document_of(told), no_color)


def _kind(chart: str) -> str:
    """The suffix of the picture's file name; SVG for standard output."""
    return ".svg" if chart == STANDARD else Path(chart).suffix.lower()


def _write_chart(chart: str, told: Review) -> None:
    from rekje.drawing.pictures import png_of
    from rekje.drawing.review.course import course_picture
    from rekje.drawing.review.document import document_of

    document = document_of(told)
    if document.course is None:
        raise FormError("review-no-course")
    drawn = course_picture(document.game, document.course)
    write_bytes(chart, png_of(drawn) if _kind(chart) == ".png" else drawn.encode())


def reviewed(record: Record, result: Replay, words: Words) -> tuple[Review, GameMoves]:
    """The review of a refereed game, and the game by its turns. A progress bar is shown if stderr is a terminal. Raises
    `FormError` for a game that isn't over, and without words to search."""
    found = as_played(record, result)
    if isinstance(words, AnyLexicon):
        raise FormError("engine-no-list")
    config = pin_words(record.config, words)
    knowledge = knowledge_for(words, config)
    judge = judge_for(config, knowledge)
    verdicts: dict[int, JudgedTurn] = {}
    for place, turn in _with_progress(list(enumerate(found.turns))):
        verdicts[place] = judge.judge(turn.seen, turn.seat, turn.did)
    last = found.course.state
    find_unread = analysis_of(last).unread
    unread = find_unread(view(last, None), 0, knowledge) if find_unread else None
    return review_of(found, verdicts, Path(words.name).name, chances_for(config), unread), found


def as_played(record: Record, result: Replay) -> GameMoves:
    """A refereed game by its turns, with the racks in its record. Raises `FormError` if the game isn't over."""
    found = played(result.events)
    check_over(found.course.state)
    told = tuple(_with_racks(record, found.turns))
    return msgspec.structs.replace(found, turns=tuple(numbered(told, result)))


def _with_racks(record: Record, turns: Sequence[TurnPlayed]) -> Iterator[TurnPlayed]:
    """The turns with the racks that an open record tells."""
    told = iter([move.rack for move in record.moves if isinstance(move, Play | Exchange | Pass)])
    for turn in turns:
        rack = next(told, None) if turn.seen else None
        yield with_rack(turn, check_held(turn.seen.edition, rack)) if rack and turn.seen else turn


def _with_progress(turns: Sequence[tuple[int, TurnPlayed]]) -> Iterable[tuple[int, TurnPlayed]]:
    if not sys.stderr.isatty():
        return turns
    from rich.console import Console
    from rich.progress import track

    return track(turns, say("review-working"), console=Console(stderr=True), transient=True)
