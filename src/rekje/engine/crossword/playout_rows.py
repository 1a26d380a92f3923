"""Games that the core played as rows of a data set, the same as the referee's events give, without the referee."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from rekje.board.crossword.placement import Placement
from rekje.board.crossword.words import words_formed
from rekje.engine.crossword.native import NativeEngine
from rekje.engine.crossword.playouts import CorePlayout, RawPlay
from rekje.model.events import Config
from rekje.model.squares import Square, at_name, step
from rekje.model.tiles import Tile, as_held, join_tiles
from rekje.records.cgp import board_row
from rekje.records.turn_rows import DatasetRow, tiles_at


class PlayoutRows:
    """Tells playouts as rows, for one table's config and engine."""

    def __init__(self, engine: NativeEngine, config: Config) -> None:
        self._letters = config.edition.letter_set
        self._width, self._height = config.edition.width, config.edition.height
        self._box = self._letters.box().total()
        self._tiles: Mapping[int, Tile] = engine.alphabet.known
        self._empty = [board_row({}, self._width, y) for y in range(self._height)]

    def rows(self, playout: CorePlayout) -> list[DatasetRow]:
        """The rows of a game."""
        held = [Counter(self._read(rack)) for rack in playout.racks]
        table = _Table(self._width, list(self._empty))
        bag = self._box - sum(rack.total() for rack in held)
        racks, scores = [self._rack(rack) for rack in held], [0] * len(held)
        rows = []
        for number, (seat, play, given, drawn) in enumerate(playout.turns, 1):
            board, racks_before, before = "/".join(table.rows), list(racks), list(scores)
            laid: dict[Square, Tile] = {}
            words: list[str] = []
            at, score = "", 0
            if play:
                at, laid, words, score = table.lay(play, self._tiles)
                scores[seat] += score
                held[seat] -= Counter(map(as_held, laid.values()))
            exchanged = self._read(given)
            held[seat] = held[seat] - Counter(exchanged) + Counter(self._read(drawn))
            racks[seat] = self._rack(held[seat])
            kind = "play" if play else "exchange" if given else "pass"
            row = DatasetRow(
                number, seat, True, board, racks_before, "", bag, before, kind, at, words[0] if words else "", words,
                tiles_at(laid.items()), "", join_tiles(exchanged), score, list(scores),
            )  # fmt: skip
            rows.append(row)
            bag += len(given) - len(drawn)
        return rows

    def _read(self, codes: bytes) -> list[Tile]:
        return [self._tiles[code] for code in codes]

    def _rack(self, rack: Counter[Tile]) -> str:
        return join_tiles(self._letters.sort(rack.elements()))


class _Table:
    """A board while a game is followed: its tiles, and its rows as text."""

    def __init__(self, width: int, rows: list[str]) -> None:
        self._width = width
        self._board: dict[Square, Tile] = {}
        self.rows = rows

    def lay(self, play: RawPlay, tiles: Mapping[int, Tile]) -> tuple[str, dict[Square, Tile], list[str], int]:
        """Lay a play: its place, the new tiles, the words formed (the main one first), the score."""
        x, y, across, codes, score = play
        squares = (step((x, y), across, i) for i in range(len(codes)))
        laid = {square: tiles[code] for square, code in zip(squares, codes, strict=True) if code}
        placement = Placement(laid, (x, y), across, len(codes))
        words = [join_tiles(word.tiles) for word in words_formed(self._board, placement)]
        self._board.update(laid)
        for row in {row for _, row in laid}:
            self.rows[row] = board_row(self._board, self._width, row)
        return at_name((x, y), across), laid, words, score
