"""What is said of tiles, and of the squares of a board, where nothing is drawn. The page says the same (`web/src/say`,
`web/src/line`)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from itertools import groupby

import msgspec

from rekje.locale import MadeText, say
from rekje.model.edition import Edition, Premium
from rekje.model.problems import FormError
from rekje.model.sizes import extent, face_of, size_of
from rekje.model.squares import Square, parse_at, square_name
from rekje.model.tiles import BLANK, UNKNOWN, LetterSet, Tile, Tiles, is_blank
from rekje.terminal.family import EarQuestion, HeardAnswers


class HeardBoard(msgspec.Struct, frozen=True):
    """A board: the tiles that lie on it by their own squares, the own square of the tile that covers a square, and the
    own squares of the tiles ``last`` laid."""

    edition: Edition
    tiles: Mapping[Square, Tile]
    cover: Mapping[Square, Square]
    last: Collection[Square] = ()


def told_of(name: str, parts: Iterable[str], language: str, between: str = "; ") -> str:
    """``name: one; two.``, however many parts there are."""
    return say("spoken-did", language, name=name, what=MadeText(between.join(parts)))


def held_text(tiles: Tiles, letters: LetterSet, language: str) -> str:
    """All tiles of a rack, with their points or sizes."""
    told = [tile_text(tile, letters.value(face_of(tile)), language) for tile in tiles]
    return told_of(say("screen-rack", language), told, language) if told else say("spoken-rack-empty", language)


def rack_text(tiles: Tiles, language: str) -> str:
    """The tiles of a rack in a few words, at the beginning of a turn."""
    return told_of(say("screen-rack", language), plain_tiles(tiles, language), language) if tiles else ""


def letters_text(asked: EarQuestion) -> str:
    """Everybody's tiles, as far as they are open."""
    language, told = asked.screen.language, []
    for seat in asked.view.seats:
        tiles = plain_tiles(asked.view.letter_set.sort(seat.rack), language)
        if UNKNOWN in seat.rack or not tiles:
            tiles = [say("web-tiles-held", language, count=len(seat.rack))]
        told.append(told_of(seat.name, tiles, language))
    return " ".join(told)


def plain_tiles(tiles: Iterable[Tile], language: str) -> list[str]:
    """What is said of tiles, without their points."""
    return [tile_text(tile, 0, language) for tile in tiles]


def tile_text(tile: Tile, value: int, language: str) -> str:
    """“R, 3 by 2”, “T, 2 points”, “blank”."""
    if tile == UNKNOWN:
        return say("web-tile-unknown", language)
    face = face_of(tile)
    letter = say("web-tile-blank", language) if face == BLANK else face.upper()
    if size := size_of(tile):
        return say("web-tile-sized", language, letter=letter, width=size[0], height=size[1])
    return say("web-tile-value", language, letter=letter, value=value) if value else letter


def lying_text(tile: Tile, language: str) -> str:
    """What a tile on the table shows: “R”, “blank as S”, “R, 3 by 2”."""
    face, (width, height) = face_of(tile), extent(tile)
    if face == BLANK:
        shown = say("web-token", language)
    else:
        shown = say("web-square-blank", language, letter=face.upper()) if is_blank(face) else face
    spans = say("spoken-spans", language, width=width, height=height)
    return f"{shown}, {spans}" if width * height > 1 else shown


def tiles_lying(told: Iterable[str], count: int, language: str) -> str:
    """How many tiles lie on the table, and what there is to say of each."""
    what = MadeText("; ".join(told))
    return say("line-board", language, count=count, what=what) if count else say("line-board-empty", language)


def touching_text(faces: Iterable[Tile], language: str) -> list[str]:
    """Which letters a tile touches; nothing for none."""
    told = [face_of(face).upper() if face_of(face) != BLANK else say("web-token", language) for face in faces]
    return [say("web-touches", language, letters=", ".join(told))] if told else []


BoardLook = Callable[[EarQuestion], HeardBoard]


def square_answers(
    look: BoardLook, words: Callable[[EarQuestion, Square], str] = lambda asked, square: ""
) -> HeardAnswers:
    """Questions about the rows, columns and squares of a board. ``words``: those that run through a square."""
    return {
        "row": lambda asked: _line(look(asked), asked, across=True),
        "column": lambda asked: _line(look(asked), asked, across=False),
        "square": lambda asked: _square(look(asked), asked, words),
    }


def _line(board: HeardBoard, asked: EarQuestion, *, across: bool) -> str:
    """A row or a column: its tiles, its premium squares, and the plain ones between them as one."""
    language, typed = asked.screen.language, asked.argument.upper()
    width, height = board.edition.width, board.edition.height
    columns = [chr(65 + x) for x in range(width)]
    names = [str(y + 1) for y in range(height)] if across else columns
    if typed not in names:
        return say("line-no-line", language, typed=asked.argument[:20], rows=height, columns=columns[-1])
    at = names.index(typed)
    squares = [(x, at) for x in range(width)] if across else [(at, y) for y in range(height)]
    told = MadeText("; ".join(_runs(board, squares, language)))
    if across:
        return say("line-row", language, row=typed, squares=told)
    return say("line-column", language, column=typed, squares=told)


def _runs(board: HeardBoard, squares: Iterable[Square], language: str) -> Iterator[str]:
    for (own, premium), run in groupby(squares, lambda square: _there(board, square, language)):
        names = [square_name(square) for square in run]
        name = say("line-span", language, **{"from": names[0], "to": names[-1]}) if len(names) > 1 else names[0]
        if own is not None:
            yield f"{name} {lying_text(board.tiles[own], language)}"
        else:
            yield f"{name} {premium}" if premium else say("line-empty", language, squares=name)


def _there(board: HeardBoard, square: Square, language: str) -> tuple[Square | None, str]:
    """The own square of the tile that lies there, or else what the empty square does."""
    own = board.cover.get(square)
    return own, "" if own is not None else premium_text(board.edition.premium(square), language)


def _square(board: HeardBoard, asked: EarQuestion, words: Callable[[EarQuestion, Square], str]) -> str:
    """A square: what it does, what lies there, and which words run through it."""
    language, square = asked.screen.language, _square_named(board.edition, asked.argument)
    if square is None:
        return say("spoken-no-square", language, square=asked.argument[:20])
    premium, own = premium_text(board.edition.premium(square), language), board.cover.get(square)
    told = [square_name(square), *([premium] if premium else [])]
    told.append(say("web-square-empty", language) if own is None else lying_text(board.tiles[own], language))
    text = ", ".join([*told, *([say("web-square-last", language)] if own in board.last else [])])
    if through := words(asked, square):
        return say("line-square-words", language, square=MadeText(text), words=MadeText(through))
    return f"{text}."


def _square_named(edition: Edition, name: str) -> Square | None:
    """A square by its name, its row or its column first; None if the board has none of that name."""
    try:
        square, _ = parse_at(name)
    except FormError:
        return None
    return square if square[0] < edition.width and square[1] < edition.height else None


def premium_text(kind: Premium | None, language: str) -> str:
    """What a square does; empty for a plain one."""
    if kind is None:
        return ""
    if kind.effect is None:
        return say("web-premium-start", language)
    what, factor = kind.effect
    return say(f"web-premium-{what}", language, factor=factor)
