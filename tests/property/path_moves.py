"""Random moves where letters of many sizes are laid and words written down."""

from __future__ import annotations

import random
from collections.abc import Sequence
from zlib import crc32

from rekje.board.path.paths import Piece, neighbours
from rekje.games.path.lays import PathLays
from rekje.games.path.words import is_token, letters_held, paper_of, pieces_of
from rekje.model.commands import Pass
from rekje.model.events import Config
from rekje.model.families import AnyCommand
from rekje.model.path import commands as cmd
from rekje.model.path.commands import PlacedTile
from rekje.model.sizes import Size, face_of, size_of
from rekje.model.squares import Square
from rekje.model.state import State
from rekje.model.tiles import Tile, Tiles, join_tiles

SIZES = [(width, height) for width in (1, 2, 3) for height in (1, 2, 3)]


class PathSource:
    """Random lays beside what lies there. Half of all words of two letters or more are in the list, whatever they are;
    one named in ten is not."""

    kinds = ("draw", "place", "swap", "claim", "free", "blank", "knock")
    prefers = ("draw", "place")

    def __init__(self, game: PathLays, config: Config, seed: int) -> None:
        self.game, self.seed = game, seed

    def has(self, word: Tiles) -> bool:
        return len(word) > 1 and crc32(f"{self.seed}{word}".encode()) % 2 > 0

    def can_play(self, state: State, seat: int) -> bool | None:
        return None

    def lay(self, kind: str, state: State, seat: int, chance: random.Random, ms: int) -> AnyCommand:
        match kind:
            case "draw":
                return cmd.Draw(seat=seat, size=chance.choice(SIZES), ms=ms)
            case "free":
                return cmd.Free(seat=seat, tile=chance.choice(letters_held(state, seat)), ms=ms)
            case "blank":
                token = chance.choice([tile for tile in state.seats[seat].rack if is_token(tile)])
                return cmd.LayToken(seat=seat, at=beside(state, _size(token), chance), size=_size(token), ms=ms)
            case "claim":
                return cmd.Claim(seat=seat, words=self.words(pieces_of(state), chance), ms=ms)
            case "knock":
                return self.knock(state, seat, chance, ms)
            case "swap":
                return self.swap(state, seat, chance, ms)
        return self.place(state, seat, chance, ms)

    def place(self, state: State, seat: int, chance: random.Random, ms: int) -> AnyCommand:
        """One own letter and now and then some free ones, or a pass once nothing fits for too long."""
        held = letters_held(state, seat)
        for _ in range(20):
            lying = list(pieces_of(state))
            tiles = []
            for tile, free in self._some(held, paper_of(state).free, chance):
                at = beside(state, _size(tile), chance, lying)
                tiles.append(PlacedTile(tile=face_of(tile), at=at, size=_size(tile), free=free))
                lying.append(Piece(face_of(tile), *at, *_size(tile)))
            need = {tile.at for tile in tiles}
            if not isinstance(self.game.read(state, seat, tiles), tuple):
                continue
            words = self.words(lying, chance, need)
            if words or not state.board:
                return cmd.Place(seat=seat, tiles=tiles, words=words, ms=ms)
        return Pass(seat=seat, ms=ms)

    def _some(self, held: Tiles, free: Tiles, chance: random.Random) -> list[tuple[Tile, bool]]:
        """Letters to lay, and whether each is a free one."""
        own = [(chance.choice(held), False)] if held and chance.random() < 0.9 else []
        also = chance.sample(free, min(len(free), chance.choice((0, 0, 1, 2))))
        return [*own, *((tile, True) for tile in also)]

    def swap(self, state: State, seat: int, chance: random.Random, ms: int) -> AnyCommand:
        """A letter where a blank token lies."""
        tile = chance.choice(letters_held(state, seat))
        at = chance.choice([square for square, lies in state.board.items() if is_token(lies)])
        return self.swap_of(state, seat, tile, at, chance, ms)

    def swap_of(
        self, state: State, seat: int, tile: Tile, at: Square, chance: random.Random, ms: int | None = None
    ) -> cmd.Swap:
        """This letter in the place of that blank token, with words through it."""
        lying = [piece for piece in pieces_of(state) if piece.at != at]
        words = self.words([*lying, Piece(face_of(tile), *at, *_size(tile))], chance, {at})
        return cmd.Swap(seat=seat, at=at, tile=face_of(tile), size=_size(tile), words=words, ms=ms)

    def knock(self, state: State, seat: int, chance: random.Random, ms: int) -> AnyCommand:
        """Often at the same moment as another."""
        window = paper_of(state).window
        bids = window.bids if window else ()
        ms = bids[0][1] + chance.randrange(400) if bids else ms
        return cmd.Knock(seat=seat, words=self.words(pieces_of(state), chance) or None, ms=ms)

    def words(self, pieces: Sequence[Piece], chance: random.Random, need: set[Square] | None = None) -> list[str]:
        """Some words along random paths, through the tiles needed or from anywhere."""
        beside = neighbours(pieces)
        faces = {piece.at: piece.face for piece in pieces if piece.face}
        starts = sorted(need or faces)
        found: list[str] = []
        for _ in range(30 if starts else 0):
            path = [chance.choice(starts)]
            for _ in range(chance.choice((1, 1, 2, 3))):
                onward = [at for at in beside[path[chance.choice((0, -1))]] if at in faces and at not in path]
                if not onward:
                    break
                step = chance.choice(onward)
                path = [*path, step] if step in beside[path[-1]] else [step, *path]
            word = tuple(faces[at] for at in path)
            if self.has(word) or chance.random() < 0.01:
                found.append(join_tiles(word))
        return list(dict.fromkeys(found))[: chance.choice((1, 2, 4))]


def beside(state: State, size: Size, chance: random.Random, lying: Sequence[Piece] | None = None) -> Square:
    """A place for a tile of a size, mostly touching one of those that lie there, at times quite wrong."""
    pieces = pieces_of(state) if lying is None else lying
    width, height = size
    if not pieces or chance.random() < 0.05:
        return chance.randrange(-1, state.edition.width), chance.randrange(-1, state.edition.height)
    near = chance.choice(pieces)
    if chance.random() < 0.5:
        return near.x + chance.randrange(1 - width, near.w), chance.choice((near.y - height, near.y + near.h))
    return chance.choice((near.x - width, near.x + near.w)), near.y + chance.randrange(1 - height, near.h)


def _size(tile: Tile) -> Size:
    size = size_of(tile)
    assert size is not None
    return size
