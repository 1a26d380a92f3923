"""CGP positions named on the command line, and tables made from them for a search."""

from __future__ import annotations

from rekje.games.options import resolve_options
from rekje.games.registry import get_game
from rekje.model.edition import Edition, OptionValue
from rekje.model.events import Config
from rekje.model.state import Seat, State, Turn
from rekje.model.tiles import UNKNOWN
from rekje.records.cgp import CgpPosition
from rekje.records.formats import CGP


def positions_in(data: bytes, edition: Edition) -> list[CgpPosition]:
    """The positions in a CGP file. Raises `FormError` for a file that is too large, isn't UTF-8, or has no position,
    and for a game whose tiles don't lie one to a square on a board."""
    return CGP.read(data, lambda _: edition)


def config_for(edition: Edition, seats: int, **options: OptionValue) -> Config:
    """The config of a table, with its options resolved. Those ``options`` that the game doesn't have are ignored."""
    game = get_game(edition.game)
    known = {option.name for option in game.options}
    given: dict[str, object] = {name: value for name, value in options.items() if name in known}
    return Config(edition.game, edition, resolve_options(game.options, edition, given), ("",) * seats, "")


def state_of(position: CgpPosition, edition: Edition, config: Config) -> State:
    """The state of a table at a CGP position. A rack that isn't given counts as full, as far as there are tiles."""
    box = edition.letter_set.box()
    left = box.total() - len(position.board) - sum(map(len, position.racks))
    seats = []
    for place, rack in enumerate(position.racks):
        hidden = 0 if rack or place == 0 else min(edition.rack, left)
        left -= hidden
        score = position.scores[place] if place < len(position.scores) else 0
        seats.append(Seat("", rack or (UNKNOWN,) * hidden, score))
    return State(config, tuple(seats), box, board=position.board, bag=max(0, left), turn=Turn(0, 1))
