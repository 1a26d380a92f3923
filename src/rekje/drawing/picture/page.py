"""The picture of a table: who plays, everybody's points, the best word, and the table itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from rekje.analysis.best_turn import BestTurn
from rekje.drawing.ground import prints_values
from rekje.drawing.owners import owners_of
from rekje.drawing.picture.board import PictureBox, table_in
from rekje.drawing.picture.fitted import fitted, in_lines, width_of
from rekje.drawing.picture.track import Kings
from rekje.drawing.picture.wood import wooden_tile, woods
from rekje.drawing.svg import Markup, element, single
from rekje.drawing.tiles import FONT, UNIT, text
from rekje.games.registry import get_game
from rekje.locale import say
from rekje.locale.numbers import plain
from rekje.model.tiles import BLANK, LetterSet, Tile, split_tiles
from rekje.referee.view import Seen

WIDTH, HEIGHT = 1200, 630
_CLOTH, _INK, _QUIET = "#e4dac5", "#2a241d", "#5f5546"
_LEFT, _RIGHT = 56.0, 540.0
_TABLE = PictureBox(584, 15, 601, 600)
_CROWN = "M9 0 6 -15l8 6 6 -10 6 10 8 -6 -3 15z"
_BRAND = "REKJE"

Told = str | Iterable[str]


class Person(msgspec.Struct, frozen=True):
    """A seat in a picture: its name, its points or place if there are any yet, and whether it has won. A ``free`` one
    still waits for somebody."""

    name: str
    score: int | None = None
    won: bool = False
    free: bool = False


def table_picture(people: Sequence[Person], seen: Seen, language: str, best: BestTurn | None = None) -> str:
    """The picture as SVG, in a language. ``seen`` is the table as somebody who only watches may see it; ``best`` the
    best turn of a game that is over."""
    game = say(f"screen-game-{seen.config.game}", language)
    spoken = say(f"screen-language-{seen.edition.language}", language)
    told = (_people(people, bool(best), language), _best(seen, best, people, language) if best else "")
    below = say("picture-game", language, game=game, spoken=spoken)
    return _whole(told, below, seen, _kings(people), language, best)


def site_picture(games: Sequence[str], seen: Seen, language: str) -> str:
    """The picture of the site as SVG: what can be played here, beside a table as an example."""
    names = [Person(say(f"screen-game-{game}", language)) for game in games]
    return _whole((_people(names, False, language),), "", seen, {}, language)


def _whole(
    told: Iterable[Told], below: str, seen: Seen, kings: Kings, language: str, best: BestTurn | None = None
) -> str:
    return element(
        "svg",
        woods(),
        single("rect", width=WIDTH, height=HEIGHT, fill=_CLOTH),
        *told,
        _brand(),
        in_lines(below, 270, 562, 27, 300, fill=_QUIET),
        table_in(seen, _TABLE, best.word.squares if best else (), kings, language),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
        font_family=FONT,
    )


def _people(people: Sequence[Person], shares: bool, language: str) -> Iterator[Markup]:
    """Everybody, one under another. With the best word under them there is less room."""
    room = 300.0 if shares else 450.0
    step = min(92.0, (room - 20) / max(len(people), 1))
    for number, (one, mark) in enumerate(zip(people, _marks(people), strict=True)):
        drawn = _person(one, mark, step, language)
        yield element("g", drawn, transform=f"translate({_LEFT} {46 + number * step + 12:.1f})")


def _marks(people: Sequence[Person]) -> list[Tile]:
    """What stands on the tiles of these people; a free seat has a blank."""
    marks = iter(owners_of([one.name for one in people if not one.free]))
    return [BLANK if one.free else next(marks).mark for one in people]


def _kings(people: Sequence[Person]) -> Kings:
    signs = zip(people, _marks(people), strict=True)
    return {seat: (sign, one.score or 0) for seat, (one, sign) in enumerate(signs) if not one.free}


def _person(one: Person, mark: Tile, step: float, language: str) -> Iterator[Markup]:
    scale = step / 92
    bold = one.won or (one.score is None and not one.free)
    ink, weight = (_INK, 700) if bold else (_QUIET, 600)
    drawn = wooden_tile(mark, piece=ord(mark[0]))
    crown = single("path", d=_CROWN, fill="#e2ac2b", stroke="#7a5204", stroke_width=1.4, stroke_linejoin="round")
    yield element("g", drawn, crown if one.won else "", transform=f"scale({1.42 * scale:.3f})")
    size, foot, left = 52 * scale, 46 * scale, 84 * scale
    score = "" if one.score is None else plain(one.score)
    number = 60 * scale * width_of(score)
    name = say("web-free", language) if one.free else one.name
    yield fitted(name, left, foot, size, _RIGHT - _LEFT - left - number - 16, fill=ink, font_weight=weight)
    if score:
        yield text(score, _RIGHT - _LEFT, foot, 60 * scale, text_anchor="end", fill=ink, font_weight=700)


def _best(seen: Seen, best: BestTurn, people: Sequence[Person], language: str) -> Iterator[Markup]:
    code = "picture-best-places" if get_game(seen.config.game).race else "picture-best"
    told = say(code, language, name=people[best.seat].name, score=best.score)
    yield fitted(told, _LEFT, 382, 28, _RIGHT - _LEFT, fill=_QUIET, font_weight=700)
    tiles = split_tiles(best.word.word)
    scale = min(1.52, (_RIGHT - _LEFT) / (len(tiles) * UNIT))
    values = seen.letter_set if prints_values(seen) else None
    yield element("g", _row(tiles, values), transform=f"translate({_LEFT} 402) scale({scale:.3f})")


def _row(tiles: Iterable[Tile], values: LetterSet | None = None) -> Iterator[Markup]:
    for number, tile in enumerate(tiles):
        drawn = wooden_tile(tile, values.value(tile) if values else None, piece=number)
        yield element("g", drawn, transform=f"translate({number * UNIT} 0)")


def _brand() -> Markup:
    """The name of this program, on a rack."""
    rack = single("rect", x=-6, y=34, width=len(_BRAND) * UNIT + 12, height=15, rx=5, fill="#8d5a2b")
    return element("g", _row(_BRAND), rack, transform=f"translate({_LEFT + 10} 522) scale(0.9)")
