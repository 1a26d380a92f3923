"""CGP: crossword game positions, one a line.

``ROWS RACKS SCORES ZEROS OPERATIONS``: the rows of the board with ``/`` between them (a number is a run of empty
squares, a lower-case letter a blank, ``[IJ]`` one tile); the racks from the seat on turn, ``/`` between them; the
scores in the same order; the turns in succession that brought nothing; operations, each ended by ``;``, which are
kept as they stand. Scores, zeros and operations may be left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import msgspec

from rekje.games.registry import get_game
from rekje.model.edition import Edition
from rekje.model.problems import FormError
from rekje.model.squares import Square
from rekje.model.tiles import BLANK, Tile, Tiles, is_blank, join_tiles

MAX_SIDE = 21
MOST_HELD = 21
"""The most tiles that somebody holds, where a rack may grow."""
_TOKEN = re.compile(r"\S+")
_PIECE = re.compile(r"(?P<run>\d+)|\[(?P<face>[^\]\[/\d?]{2,8})\]|(?P<letter>[^\W\d_])")
_RACK_TILE = re.compile(r"\[(?P<face>[^\]\[/\d?]{2,8})\]|(?P<letter>[^\W\d_]|\?)")
_SCORES = re.compile(r"-?\d{1,9}(/-?\d{1,9})*")
_ZEROS = re.compile(r"\d{1,9}")


class CgpPosition(msgspec.Struct, frozen=True):
    """A position: a board of ``width`` × ``height`` squares with the tiles on it, racks (the first on turn), scores,
    turns in succession that brought nothing, operations (``"lex NWL18"``) as they stand."""

    width: int
    height: int
    board: dict[Square, Tile]
    racks: tuple[Tiles, ...]
    scores: tuple[int, ...] = ()
    zeros: int = 0
    remarks: tuple[str, ...] = ()

    def remark(self, name: str) -> str | None:
        """What stands behind an operation's name (``"lex"`` → ``"NWL18"``), None where there is no such one."""
        for text in self.remarks:
            key, _, value = text.partition(" ")
            if key == name:
                return value.strip()
        return None


def read_cgp(text: str, edition: Edition | None = None) -> list[CgpPosition]:
    """The positions of a text, one a line; empty lines and lines that begin with ``#`` are passed over.

    With an edition, board and tiles must be its own. Raises `FormError` naming line and column.
    """
    lines = enumerate(re.split(r"\r\n?|\n", text.removeprefix("\ufeff")), 1)
    return [_read_line(line, number, edition) for number, line in lines if line.strip() and line.strip()[0] != "#"]


def write_cgp(position: CgpPosition) -> str:
    """A position as one line, without the line's end; the inverse of `read_cgp`."""
    rows = board_rows(position.board, position.width, position.height)
    # A line can't tell one unknown rack from none at all, so there are always two.
    held = position.racks if any(position.racks) or len(position.racks) > 1 else ((), ())
    racks = "/".join(map(join_tiles, held))
    scores = "/".join(map(str, (*position.scores, *[0] * len(held))[: len(held)]))
    remarks = "".join(f" {text};" for text in position.remarks)
    return f"{rows} {racks} {scores} {position.zeros}{remarks}"


def board_rows(board: Mapping[Square, Tile], width: int, height: int) -> str:
    """The rows of a board as CGP writes them: ``15/15/6CAT6/…``."""
    return "/".join(board_row(board, width, y) for y in range(height))


def board_row(board: Mapping[Square, Tile], width: int, y: int) -> str:
    """One row of a board as CGP writes it: ``6CAT6``."""
    text, run = "", 0
    for x in range(width):
        tile = board.get((x, y))
        if tile is None:
            run += 1
            continue
        text += (str(run) if run else "") + join_tiles((tile,))
        run = 0
    return text + (str(run) if run else "")


def _read_line(line: str, number: int, edition: Edition | None) -> CgpPosition:
    fields, rest = _split(line)
    if len(fields) < 2:
        raise FormError("form-cgp-fields", line=number, column=len(line.rstrip()) + 1)
    width, height, board = _read_board(*fields[0], number, edition)
    racks = tuple(_read_racks(*fields[1], number, edition))
    scores = zeros = None
    if len(fields) > 2:
        scores = tuple(map(int, _match(_SCORES, "form-cgp-scores", fields[2], number).split("/")))
        if len(scores) != len(racks):
            raise FormError("form-cgp-count", line=number, column=fields[2][1], racks=len(racks), scores=len(scores))
    if len(fields) > 3:
        zeros = int(_match(_ZEROS, "form-cgp-zeros", fields[3], number))
    remarks = tuple(_operations(line, rest, number))
    return CgpPosition(width, height, board, racks, scores or (0,) * len(racks), zeros or 0, remarks)


def _match(pattern: re.Pattern[str], code: str, field: tuple[str, int], line: int) -> str:
    text, column = field
    if not pattern.fullmatch(text):
        raise FormError(code, line=line, column=column, text=text[:30])
    return text


def _split(line: str) -> tuple[list[tuple[str, int]], int]:
    """Up to four fields with their columns, and where the operations begin: behind these, at a ``;`` or a word."""
    fields: list[tuple[str, int]] = []
    rest = line.find(";") if ";" in line else len(line)
    for match in _TOKEN.finditer(line, 0, rest):
        operation = len(fields) >= 2 and match[0][0].isalpha() and match[0].isalnum()
        if operation or len(fields) == 4:
            rest = match.start()
            break
        fields.append((match[0], match.start() + 1))
    return fields, rest


def _operations(line: str, start: int, number: int) -> Iterator[str]:
    """The operations of a line. Raises `FormError` for what has no ``;`` at all."""
    told = line[start:].strip()
    if told and ";" not in told:
        raise FormError("form-cgp-operation", line=number, column=start + 1, text=told[:30])
    return (text for part in told.split(";") if (text := " ".join(part.split())))


def _read_board(text: str, column: int, line: int, edition: Edition | None) -> tuple[int, int, dict[Square, Tile]]:
    board: dict[Square, Tile] = {}
    widths: list[int] = []
    wanted = (edition.width, edition.height) if edition else None
    place = column
    for y, row in enumerate(text.split("/")):
        x = 0
        for length, tile, at in _pieces(row, place, line):
            if tile is not None:
                _check_tile(tile, line, at, edition)
                board[(x, y)] = tile
            x += length
        widths.append(x)
        limit = wanted[0] if wanted else (widths[0] if y else x)
        if x != limit or not 1 <= x <= MAX_SIDE:
            raise FormError("form-cgp-width", line=line, column=place, row=y + 1, width=x, wanted=min(limit, MAX_SIDE))
        place += len(row) + 1
    height = len(widths)
    if height != (wanted[1] if wanted else height) or height > MAX_SIDE:
        limit = wanted[1] if wanted else MAX_SIDE
        raise FormError("form-cgp-height", line=line, column=column, height=height, wanted=limit)
    return widths[0], height, board


def _pieces(row: str, column: int, line: int) -> Iterator[tuple[int, Tile | None, int]]:
    """The runs and tiles of a row: how many squares, which tile (None for empty squares), at which column."""
    i = 0
    while i < len(row):
        match = _PIECE.match(row, i)
        if not match or (match["run"] and len(match["run"]) > 2):
            raise FormError("form-cgp-board", line=line, column=column + i, text=row[i : i + 10])
        if match["run"]:
            yield int(match["run"]), None, column + i
        else:
            yield 1, match["face"] or match["letter"], column + i
        i = match.end()


def _read_racks(text: str, column: int, line: int, edition: Edition | None) -> Iterator[Tiles]:
    for rack in text.split("/"):
        tiles: list[Tile] = []
        i = 0
        while i < len(rack):
            match = _RACK_TILE.match(rack, i)
            tile = match and (match["face"] or match["letter"])
            if not match or not tile or (tile != BLANK and is_blank(tile)):
                raise FormError("form-cgp-rack", line=line, column=column + i, text=rack[i : i + 10])
            _check_tile(tile, line, column + i, edition)
            tiles.append(tile)
            i = match.end()
        if edition and len(tiles) > (most := _most_held(edition)):
            raise FormError("form-cgp-rack-long", line=line, column=column, count=len(tiles), most=most)
        yield tuple(tiles)
        column += len(rack) + 1


def _most_held(edition: Edition) -> int:
    """Who buys tiles may hold more than a rack has (W5)."""
    return MOST_HELD if "buy" in get_game(edition.game).handlers else edition.rack


def _check_tile(tile: Tile, line: int, column: int, edition: Edition | None) -> None:
    mixed = tile not in (tile.upper(), tile.lower())
    if mixed or (edition and not edition.letter_set.knows(tile)):
        raise FormError("form-cgp-tile", line=line, column=column, tile=join_tiles((tile,)))
