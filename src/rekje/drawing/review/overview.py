"""The overview of many reviews as one page of HTML: each game, its players, its result, and what turns cost them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from urllib.parse import quote

import msgspec

from rekje.analysis.review import Review
from rekje.drawing.page import whole_page
from rekje.drawing.review.page import columns_head
from rekje.drawing.review.style import STYLE
from rekje.drawing.svg import Markup, element
from rekje.locale import say, ui_language
from rekje.locale.numbers import decimal, plain


class SeatOverview(msgspec.Struct, frozen=True):
    """What an overview tells of a seat. ``cost`` is what a turn cost on average, None where none could be judged."""

    name: str
    score: int
    cost: float | None


class GameSummary(msgspec.Struct, frozen=True):
    """What an overview tells of a game, from its `Review`."""

    game: str
    measure: str
    winners: tuple[int, ...]
    seats: tuple[SeatOverview, ...]


def summary_of(review: Review) -> GameSummary:
    """What an overview tells of a reviewed game."""
    costs = [seat.equity / seat.judged if seat.judged else None for seat in review.seats]
    seats = zip(review.seats, review.scores, costs, strict=True)
    told = tuple(SeatOverview(seat.name, score, cost) for seat, score, cost in seats)
    return GameSummary(review.game, review.measure, review.winners, told)


def overview_page(games: Sequence[tuple[str, GameSummary]], *, language: str | None = None) -> str:
    """The page, in the reader's language, of games by the names of their reviews' pages."""
    language = ui_language(language)
    title = say("review-overview", language, count=len(games))
    columns = [("review-player", ""), ("review-result", "number"), ("review-lost", "number")]
    measures = sorted({game.measure for _, game in games})
    body = (
        element("p", say("review-entry", language), class_="kind"),
        element("h1", title),
        element(
            "table",
            columns_head([(say(code, language), kind) for code, kind in columns]),
            (_game(page, game, language) for page, game in games),
            class_="overview",
        ),
        element("h2", say("review-how", language)),
        (element("p", say(f"review-measure-{measure}", language), class_="quiet") for measure in measures),
        element("footer", say("after-sheet-made", language)),
    )
    return whole_page(say("review-entry", language), title, STYLE, body, language)


def _game(page: str, game: GameSummary, language: str) -> Markup:
    """The rows of a game: its link, then a row for each seat."""
    link = element("a", page.removesuffix(".html"), href=quote(page))
    kind = element("span", f" · {say(f'screen-game-{game.game}', language)}", class_="quiet")
    seats = (element("tr", _seat(seat, place in game.winners, language)) for place, seat in enumerate(game.seats))
    return element("tbody", element("tr", element("th", link, kind, scope="rowgroup", colspan=3)), seats)


def _seat(seat: SeatOverview, won: bool, language: str) -> Iterator[Markup]:
    note = element("span", f" ({say('after-sheet-winner', language)})", class_="quiet") if won else ""
    yield element("th", seat.name, note, scope="row")
    yield element("td", plain(seat.score), class_="number")
    yield element("td", "–" if seat.cost is None else decimal(seat.cost, language), class_="number")
