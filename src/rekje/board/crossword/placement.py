"""From what a player writes (``8D TAART``) to the tiles it lays, and whether they may lie there."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from rekje.board.crossword.squares import CrosswordFacts
from rekje.model.problems import Flaw, Param
from rekje.model.squares import Square, parse_at, square_name, step
from rekje.model.tiles import BLANK, LetterSet, Tile, join_tiles, letter, split_tiles

Board = Mapping[Square, Tile]
LIES_THERE = "."


class Placement(msgspec.Struct, frozen=True):
    """The new tiles of a play, in order, and the line that the player named: its first square, direction, length."""

    tiles: dict[Square, Tile]
    start: Square
    across: bool
    length: int


def read_placement(board: Board, facts: CrosswordFacts, letters: LetterSet, at: str, word: str) -> Placement | Flaw:
    """The placement that ``at`` and ``word`` describe, or what is wrong with it: off the board, a square taken, a
    letter the box lacks, no new tile, or only part of the word that would lie there.

    Letters that lie there already may be written in either case or as ``.``. Raises `FormError` for text that can't
    be a place or tiles.
    """
    start, across = parse_at(at)
    tiles = split_tiles(word)
    if not tiles:
        return Flaw("play-nothing-laid")
    new: dict[Square, Tile] = {}
    for i, tile in enumerate(tiles):
        square = step(start, across, i)
        flaw = _fits(board, facts, letters, square, tile)
        if flaw:
            return flaw
        if square not in board:
            new[square] = tile
    if not new:
        return Flaw("play-nothing-laid")
    if whole := _longer_word(board, start, across, tiles):
        return Flaw("play-not-whole", {"word": join_tiles(tiles), "whole": whole})
    return Placement(new, start, across, len(tiles))


def _fits(board: Board, facts: CrosswordFacts, letters: LetterSet, square: Square, tile: Tile) -> Flaw | None:
    name: dict[str, Param] = {"square": square_name(square)}
    if not (square[0] < facts.width and square[1] < facts.height):
        return Flaw("play-off-board", name)
    lies = board.get(square)
    if lies is not None:
        if tile == LIES_THERE or letter(tile) == letter(lies):
            return None
        return Flaw("play-taken", {**name, "letter": letter(lies)})
    if tile == LIES_THERE:
        return Flaw("play-empty", name)
    if tile == BLANK:
        return Flaw("play-blank-unnamed", name)
    if not letters.knows(tile):
        return Flaw("play-unknown-tile", {"tile": join_tiles((tile,))})
    return None


def _longer_word(board: Board, start: Square, across: bool, tiles: tuple[Tile, ...]) -> str:
    """The longer word that lying tiles before or after would make of this one, or nothing."""
    before: list[Tile] = []
    after: list[Tile] = []
    square = step(start, across, -1)
    while square in board:
        before.insert(0, letter(board[square]))
        square = step(square, across, -1)
    square = step(start, across, len(tiles))
    while square in board:
        after.append(letter(board[square]))
        square = step(square, across)
    if not before and not after:
        return ""
    middle = [letter(board.get(step(start, across, i), tile)) for i, tile in enumerate(tiles)]
    return join_tiles((*before, *middle, *after))


def first_play_flaw(placement: Placement, facts: CrosswordFacts) -> Flaw | None:
    """What is wrong with a play on an empty board: too short, or not on (from) a start square."""
    if len(placement.tiles) < facts.first_min:
        return Flaw("play-first-short", {"least": facts.first_min})
    starts = [(i % facts.width, i // facts.width) for i in facts.start]
    named = ", ".join(map(square_name, starts))
    if facts.start_rule == "begins":
        return None if placement.start in starts else Flaw("play-first-begins", {"squares": named})
    covered = any(square in placement.tiles for square in starts)
    return None if covered else Flaw("play-first-covers", {"squares": named})


def touches(board: Board, placement: Placement) -> bool:
    """Whether a play uses or borders on a tile that lies there."""
    return any((x + dx, y + dy) in board for x, y in placement.tiles for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)))
