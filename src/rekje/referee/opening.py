"""The state in which a table opens, empty or with a position set up."""

from __future__ import annotations

from collections import Counter

from rekje.games.registry import get_game
from rekje.model.edition import Edition
from rekje.model.events import Config, Setup
from rekje.model.problems import FormError
from rekje.model.seats import by_seat
from rekje.model.squares import Square, parse_square
from rekje.model.state import Seat, State
from rekje.model.tiles import BLANK, UNKNOWN, Tile, Tiles, as_held, join_tiles, split_tiles


def check_setup(edition: Edition, setup: Setup, seats: int) -> None:
    """Raise `FormError` if a position can't be set up: no such square, kind, tile or seat, or a rack too full."""
    game = get_game(edition.game)
    for name in (*setup.premiums, *setup.tiles):
        if not edition.on_board(parse_square(name)):
            raise FormError("form-setup-square", square=name, width=edition.width, height=edition.height)
    edition.with_premiums({parse_square(name): kind for name, kind in setup.premiums.items()})
    for text in setup.tiles.values():
        tiles = split_tiles(text)
        if len(tiles) != 1 or tiles[0] == BLANK or not game.knows(edition, tiles[0]):
            raise FormError("form-setup-tile", tile=text)
    most = game.most_held(edition)
    for rack in by_seat(setup.racks, seats):
        if rack is not None and len(check_held(edition, rack)) > most:
            raise FormError("form-setup-rack", rack=rack, most=most)
    if isinstance(setup.bag, str):
        check_held(edition, setup.bag)
    elif setup.bag is not None and setup.bag < 0:
        raise FormError("form-setup-bag")
    by_seat(setup.scores, seats)
    by_seat(setup.kings, seats)
    game.check_setup(edition, setup, seats)


def check_held(edition: Edition, text: str) -> Tiles:
    """Tiles as they stand on a rack: letters of the set and ``?``. Raises `FormError` for others."""
    tiles, knows = split_tiles(text), get_game(edition.game).knows
    for tile in tiles:
        if as_held(tile) != tile or not knows(edition, tile):
            raise FormError("form-rack-tile", tile=join_tiles((tile,)))
    return tiles


def opened(config: Config) -> State:
    """The state after the table has opened: the box, and what a setup puts on the board, the racks and the bag."""
    setup = config.setup
    edition = config.edition
    own = get_game(config.game).fresh(config)
    if setup is None:
        box = dict(get_game(config.game).box(edition))
        return State(config, tuple(Seat(name) for name in config.seats), box, bag=sum(box.values()), own=own)
    board = {parse_square(name): split_tiles(text)[0] for name, text in setup.tiles.items()}
    known = [None if rack is None else split_tiles(rack) for rack in by_seat(setup.racks, len(config.seats))]
    box = _box(edition, setup, board, known)
    full = get_game(config.game).unknown_rack(config)
    racks, bag = _deal(full, setup, sum(box.values()) - len(board), known)
    scores = by_seat(setup.scores or setup.kings, len(config.seats))
    seats = tuple(Seat(n, rack, score or 0) for n, rack, score in zip(config.seats, racks, scores, strict=True))
    return State(config, seats, box, board=board, bag=bag, own=own)


def _box(edition: Edition, setup: Setup, board: dict[Square, Tile], known: list[Tiles | None]) -> dict[Tile, int]:
    """The tiles of the game. If the position names every tile, exactly those; else the edition's, and the extra tiles
    of the position."""
    held = (tile for rack in known for tile in rack or () if tile != UNKNOWN)
    named = Counter(map(as_held, board.values())) + Counter(held)
    if isinstance(setup.bag, str):
        named += Counter(split_tiles(setup.bag))
        if None not in known:
            return dict(named)
    return dict(Counter(get_game(edition.game).box(edition)) | named)


def _deal(full: Tiles, setup: Setup, off_board: int, known: list[Tiles | None]) -> tuple[list[Tiles], int]:
    """Every rack (unknown ones full as far as the tiles last), and how many tiles are left in the bag."""
    told = len(split_tiles(setup.bag)) if isinstance(setup.bag, str) else setup.bag
    left = max(0, off_board - sum(len(rack) for rack in known if rack is not None) - (told or 0))
    racks = []
    for rack in known:
        held = full[:left] if rack is None else rack
        left -= len(held) if rack is None else 0
        racks.append(held)
    return racks, left if told is None else told
