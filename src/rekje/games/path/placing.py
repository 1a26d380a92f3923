"""Where tiles of many sizes may be laid: inside the board, on free squares, touching other tiles; and which tiles a
seat may lay (L3–L5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rekje.board.path.paths import Piece
from rekje.games.path.words import Paper, is_token, letters_held, paper_of, piece, pieces_of, taken_from, without
from rekje.model.edition import Edition
from rekje.model.path.commands import PlacedTile
from rekje.model.path.events import Laid
from rekje.model.problems import Flaw
from rekje.model.sizes import MAX_SIDE, Size, face_of, size_name, size_of, sized, turned
from rekje.model.squares import Square, square_name
from rekje.model.state import State
from rekje.model.tiles import BLANK, UNKNOWN, Tile, Tiles, split_tiles


def read_laying(
    state: State, seat: int, tiles: Sequence[PlacedTile], *, without_token: Square | None = None
) -> tuple[Laid, ...] | Flaw:
    """The tiles to lay, as they are held and as they will lie, or the flaw. It doesn't check whether they touch other
    tiles; `apart` does."""
    rack, free = letters_held(state, seat), paper_of(state).free
    lying = [one for one in pieces_of(state) if one.at != without_token]
    laid: list[Laid] = []
    for tile in tiles:
        source = free if tile.free else rack
        held = _held(state, source, tile)
        if isinstance(held, Flaw):
            return held
        face = named_face(tile.tile)
        here = Piece(face, *tile.at, *tile.size)
        if flaw := no_place(state.edition, here, lying):
            return flaw
        lying.append(here)
        laid.append(Laid(tile.at, sized(face, tile.size), held, tile.free))
        if tile.free:
            free = without(free, held)
        else:
            rack = without(rack, held)
    return _beyond_box(state, [(one.held, one.tile) for one in laid]) or tuple(laid)


def _held(state: State, source: Tiles, tile: PlacedTile) -> Tile | Flaw:
    """The tile as its owner holds it, or the flaw."""
    face = named_face(tile.tile)
    if face not in state.letter_set.faces:
        return Flaw("play-unknown-tile", {"tile": tile.tile})
    if flaw := wrong_size(tile.size):
        return flaw
    held = taken_from(source, face, sizes_of(state, face, tile.size))
    if held is not None:
        return held
    code = "paper-not-free" if tile.free else "paper-not-held"
    return Flaw(code, {"tile": face, "size": size_name(tile.size)})


def named_face(text: str) -> Tile:
    """The letter that a command names: ``R``, ``r``, or in brackets if it has several characters."""
    tiles = split_tiles(text)
    return tiles[0].upper() if len(tiles) == 1 else text.upper()


def sizes_of(state: State, face: str, size: Size) -> Tiles:
    """The sized tiles that can lie with this size: those of the size and, if tiles may be turned, of the size turned
    (L3)."""
    sizes = (size, turned(size)) if state.option("turning") else (size,)
    return tuple(dict.fromkeys(sized(face, one) for one in sizes))


def wrong_size(size: Size) -> Flaw | None:
    """L3: sides of 1 to 3 squares."""
    if all(1 <= side <= MAX_SIDE for side in size):
        return None
    return Flaw("paper-size", {"size": size_name(size), "most": MAX_SIDE})


def no_place(edition: Edition, here: Piece, lying: Sequence[Piece]) -> Flaw | None:
    """C7: the flaw if a tile isn't inside the board or lies on another tile."""
    if not all(edition.on_board(square) for square in (here.at, (here.x + here.w - 1, here.y + here.h - 1))):
        return Flaw("paper-off-board", {"square": square_name(here.at), "size": size_name((here.w, here.h))})
    under = next((one for one in lying if one.overlaps(here)), None)
    if under is None:
        return None
    if not under.face:
        return Flaw("paper-on-token", {"square": square_name(under.at)})
    return Flaw("paper-taken", {"letter": under.face, "square": square_name(under.at)})


def read_freed(state: State, seat: int, tile: Tile, size: Size | None = None) -> tuple[Tile, Tile] | Flaw:
    """The letter that a seat gives away, named by its face or with its size, and how it is held; or the flaw (L8)."""
    if size and (flaw := wrong_size(size)):
        return flaw
    wanted = named_face(tile)
    face = face_of(wanted)
    if size and size_of(wanted) in (None, size):
        wanted = sized(face, size)
    elif size:
        return Flaw("paper-no-letter", {"tile": sized(face, size)})
    if face not in state.letter_set.faces:
        return Flaw("play-unknown-tile", {"tile": tile})
    rack = letters_held(state, seat)
    known = (one for one in rack if face_of(one) == face)
    held = taken_from(rack, face, (wanted,) if wanted != face else tuple(known))
    if held is None:
        return Flaw("paper-no-letter", {"tile": wanted})
    freed = held if face_of(held) == face and wanted == face else wanted
    return _beyond_box(state, [(held, freed)]) or (freed, held)


def _beyond_box(state: State, shown: Sequence[tuple[Tile, Tile]]) -> Flaw | None:
    """C8: the flaw if the box doesn't have so many of a letter, in a game written down without the tiles' sizes.
    ``shown`` has tiles as they were held before and as they are known now."""
    seen = Counter(face_of(tile) for tile in state.board.values())
    seen.update(face_of(tile) for seat in state.seats for tile in seat.rack)
    seen.update(map(face_of, paper_of(state).free))
    for held, tile in shown:
        seen[face_of(held)] -= 1
        seen[face_of(tile)] += 1
    box = Counter[str]()
    for tile, count in state.box.items():
        box[face_of(tile)] += count
    beyond = next((face_of(tile) for _, tile in shown if seen[face_of(tile)] > box[face_of(tile)]), None)
    return Flaw("play-box", {"tile": beyond}) if beyond else None


def apart(lying: Sequence[Piece], laid: Sequence[Piece]) -> Piece | None:
    """A laid tile that isn't connected to the tiles on the board, neither directly nor through others laid with it;
    None if there is none. On an empty board no tile needs to touch."""
    reached = list(lying or laid[:1])
    left = [one for one in laid if one not in reached]
    while touching := [one for one in left if any(one.touches(other) for other in reached)]:
        reached += touching
        left = [one for one in left if one not in touching]
    return left[0] if left else None


def token_under(state: State, here: Piece) -> Square | None:
    """The blank token that a tile would cover, at least in part (L11)."""
    tokens = (one for one in pieces_of(state) if not one.face and one.overlaps(here))
    return next((one.at for one in tokens), None)


def token_held(state: State, seat: int, size: Size) -> Tile | None:
    """The blank token on a seat's rack that would be laid with this size."""
    tokens = tuple(tile for tile in state.seats[seat].rack if is_token(tile))
    return taken_from(tokens, BLANK, sizes_of(state, BLANK, size))


def spare_letter(state: State, seat: int) -> Tile | None:
    """The letter that the program gives away if the player doesn't choose: a letter that nobody has seen, if there is
    one; otherwise the largest. Of several, the letter of which the box has the fewest, then the first by the
    alphabet."""
    held = letters_held(state, seat)
    if UNKNOWN in held:
        return UNKNOWN
    return min(held, key=lambda tile: _parting_order(state, tile), default=None)


def _parting_order(state: State, tile: Tile) -> tuple[int, int, int, str]:
    here = piece((0, 0), tile)
    face = face_of(tile)
    known = face in state.letter_set.faces
    count = state.letter_set.counts[state.letter_set.faces.index(face)] if known else 0
    return -here.w * here.h, count, state.letter_set.order(face), tile


def free_after(paper: Paper, laid: Sequence[Laid]) -> Tiles:
    """The free letters that are left."""
    free = paper.free
    for tile in laid:
        if tile.free:
            free = without(free, tile.held)
    return free
