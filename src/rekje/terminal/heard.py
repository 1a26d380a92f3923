"""What is said of tiles, and of the squares of a board, where nothing is drawn. The page says the same (`web/src/say`,
`web/src/line`)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from itertools import groupby

import msgspec

from rekje.locale import say
from rekje.model.edition import Edition, Premium
from rekje.model.sizes import extent, face_of, size_of
from rekje.model.squares import Square, square_name
from rekje.model.tiles import BLANK, UNKNOWN, LetterSet, Tile, Tiles, is_blank
from rekje.terminal.family import EarQuestion, HeardAnswers


class HeardBoard(msgspec.Struct, frozen=True):
    """A board with the tiles that lie on it, by their left upper squares, and the squares of those ``last`` laid."""

    edition: Edition
    tiles: Mapping[Square, Tile]
    last: Collection[Square] = ()


def held_text(tiles: Tiles, letters: LetterSet, language: str) -> str:
    """All tiles of a rack, with their points or sizes."""
    if not tiles:
        return say("spoken-rack-empty", language)
    told = "; ".join(tile_text(tile, letters.value(face_of(tile)), language) for tile in tiles)
    return say("spoken-did", language, name=say("web-rack", language), what=told)


def rack_text(tiles: Tiles, language: str) -> str:
    """The tiles of a rack in a few words, at the beginning of a turn."""
    return (
        say("spoken-did", language, name=say("screen-rack", language), what=_listed(tiles, language)) if tiles else ""
    )


def letters_text(asked: EarQuestion) -> str:
    """Everybody's tiles, as far as they are open."""
    language, told = asked.screen.language, []
    for seat in asked.view.seats:
        tiles = _listed(asked.view.letter_set.sort(seat.rack), language)
        hidden = say("web-tiles-held", language, count=len(seat.rack))
        told.append(say("spoken-did", language, name=seat.name, what=hidden if UNKNOWN in seat.rack else tiles or "–"))
    return " ".join(told)


def _listed(tiles: Iterable[Tile], language: str) -> str:
    return "; ".join(tile_text(tile, 0, language) for tile in tiles)


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
    return (
        say("line-board", language, count=count, what="; ".join(told)) if count else say("line-board-empty", language)
    )


def touching_text(faces: Iterable[Tile], language: str) -> list[str]:
    """Which letters a tile touches; nothing for none."""
    told = ", ".join(face_of(face).upper() if face_of(face) != BLANK else say("web-token", language) for face in faces)
    return [say("web-touches", language, letters=told)] if told else []


BoardLook = Callable[[EarQuestion], HeardBoard]


def square_answers(look: BoardLook) -> HeardAnswers:
    """Questions about the rows, columns and squares of a board."""
    return {
        "row": lambda asked: _line(look(asked), asked, across=True),
        "column": lambda asked: _line(look(asked), asked, across=False),
        "square": lambda asked: _square(look(asked), asked),
    }


def _line(board: HeardBoard, asked: EarQuestion, *, across: bool) -> str:
    """A row or a column: its tiles, and the empty squares between them as one."""
    edition, language, typed = board.edition, asked.screen.language, asked.argument.upper()
    width, height = edition.width, edition.height
    names = [str(y + 1) for y in range(height)] if across else [chr(65 + x) for x in range(width)]
    if typed not in names:
        last = chr(64 + width)
        return say("line-no-line", language, typed=asked.argument[:20], rows=height, columns=last)
    at = names.index(typed)
    squares = [(x, at) for x in range(width)] if across else [(at, y) for y in range(height)]
    told = "; ".join(_runs(board, squares, language))
    if across:
        return say("line-row", language, row=at + 1, squares=told)
    return say("line-column", language, column=typed, squares=told)


def _runs(board: HeardBoard, squares: Iterable[Square], language: str) -> Iterable[str]:
    cover = cover_of(board.tiles)
    for own, run in groupby(squares, cover.get):
        names = [square_name(square) for square in run]
        name = say("line-span", language, **{"from": names[0], "to": names[-1]}) if len(names) > 1 else names[0]
        if own is None:
            yield say("line-empty", language, squares=name)
        else:
            yield f"{name} {lying_text(board.tiles[own], language)}"


def cover_of(tiles: Mapping[Square, Tile]) -> dict[Square, Square]:
    """For each covered square the left upper square of the tile that lies there."""
    return {
        (x + dx, y + dy): (x, y)
        for (x, y), tile in tiles.items()
        for dx in range(extent(tile)[0])
        for dy in range(extent(tile)[1])
    }


def _square(board: HeardBoard, asked: EarQuestion) -> str:
    """A square: what it does, what lies there."""
    language, name = asked.screen.language, asked.argument.upper()
    squares = {square_name((x, y)): (x, y) for x in range(board.edition.width) for y in range(board.edition.height)}
    square = squares.get(name)
    if square is None:
        return say("spoken-no-square", language, square=asked.argument[:20])
    premium, own = board.edition.premium(square), cover_of(board.tiles).get(square)
    told = [name, *([_premium(premium, language)] if premium else [])]
    told.append(say("web-square-empty", language) if own is None else lying_text(board.tiles[own], language))
    if own in board.last:
        told.append(say("web-square-last", language))
    return f"{', '.join(told)}."


def _premium(kind: Premium, language: str) -> str:
    for what, factor in (("word", kind.word), ("letter", kind.letter), ("lay", kind.lay)):
        if factor > 1:
            return say(f"web-premium-{what}", language, factor=factor)
    return say("web-premium-start", language)
