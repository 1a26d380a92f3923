"""``rekje review``: what every turn of a finished game could have brought."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec

from rekje.analysis.review import Review
from rekje.cli.jobs.games_asked import GameAsked, games_asked
from rekje.cli.jobs.think_options import think_options
from rekje.cli.jobs.work_options import work_options
from rekje.cli.parts.files import STANDARD, check_one_output, check_other_file, write_bytes
from rekje.cli.parts.help import SpeakingCommand, language_option
from rekje.cli.parts.record_files import BROKEN_RULE, broken
from rekje.cli.parts.reviewing import judged_game, reviewed
from rekje.locale import say
from rekje.model.problems import FormError
from rekje.players.thinking import on_cores, read_budget

if TYPE_CHECKING:
    from rekje.cli.jobs.review_folder import ReviewJob

EPILOG = 'JSON: {"format": "rekje-review/1", …} (docs/commands.md)'


@click.command(cls=SpeakingCommand, help="help-review", epilog=EPILOG)
@click.argument("files", metavar="help-value-file", nargs=-1, required=True)
@click.option(
    "-o", "--out", "folder", type=click.Path(path_type=Path), metavar="help-value-folder", help="help-review-out"
)
@click.option("--json", "as_json", is_flag=True, help="help-json")
@click.option("--html", "page", metavar="help-value-out", help="help-review-html")
@click.option("--chart", metavar="help-value-out", help="help-review-chart")
@click.option("--lexicon", metavar="help-value-list", help="help-review-lexicon")
@click.option("--edition", metavar="help-value-edition", help="help-replay-edition")
@click.option("--no-color", is_flag=True, help="help-no-color")
@think_options("help-review-think")
@work_options
@language_option
@click.pass_context
def review(
    ctx: click.Context,
    files: tuple[str, ...],
    folder: Path | None,
    as_json: bool,
    page: str | None,
    chart: str | None,
    lexicon: str | None,
    edition: str | None,
    no_color: bool,
    think: str | None,
    depth: int | None,
    threads: int | None,
    ray: str | None,
) -> None:
    """Go through the finished game in FILE (- for standard input): a record of Rekje's, or a GCG file. Of many
    games, in files of their own or one on each line of a file, the reviews are written into a folder."""
    if think is None and depth is not None:
        raise FormError("review-depth-alone")
    budget = read_budget(think, depth)
    games = [*games_asked(files)]
    if folder is not None:
        if page or chart:
            raise FormError("review-folder-alone")
        from rekje.cli.jobs.review_folder import review_job

        ctx.exit(_fill(folder, games, review_job(lexicon, edition, budget, as_json=as_json), threads, ray))
    if len(games) > 1:
        raise FormError("review-many", count=len(games))
    check_one_output({"--json": as_json, "--html -": page == STANDARD, "--chart -": chart == STANDARD})
    if chart and _kind(chart) not in (".svg", ".png"):
        raise FormError("review-chart-kind", file=chart)
    check_other_file(files[0], page, chart)
    record, result, words = judged_game(games[0].read(), edition, lexicon)
    if why := broken(result):
        click.echo(why, err=True)
        ctx.exit(BROKEN_RULE)
    told, found = reviewed(record, result, words, on_cores(budget, threads), bar=True)
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


def _fill(folder: Path, games: list[GameAsked], job: ReviewJob, threads: int | None, ray: str | None) -> int:
    """Write the reviews of all games into the folder, and tell which have none. The exit status."""
    from rekje.cli.jobs.review_folder import ReviewFolder
    from rekje.work.choosing import executor_for

    reviews = ReviewFolder(folder, games, job)
    with executor_for(ray, threads) as executor:
        reviews.fill(executor)
    for number, problem in sorted(reviews.problems.items()):
        click.echo(f"{games[number].told}: {problem}", err=True)
    count = len(reviews.problems)
    click.echo(say("review-written", count=len(games) - count, folder=str(folder)))
    return BROKEN_RULE if count else 0


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
