"""A view of a table as JSON. It is made from `rekje.referee.view.view`, never from the state itself."""

from __future__ import annotations

from typing import Any

import msgspec

from rekje.games.base import BareTable
from rekje.games.describe import EditionInfo, describe_edition
from rekje.games.registry import get_game
from rekje.model.edition import OptionValue
from rekje.model.event import Event
from rekje.model.events import Config, Outcome, PlayLaid
from rekje.model.squares import square_name
from rekje.model.state import Awaited, Seat, SheetLine, Turn, Window
from rekje.model.tiles import Tile
from rekje.referee.clock import allowance
from rekje.referee.view import Seen


class TableRules(msgspec.Struct, frozen=True):
    """The rules of a table, which never change. ``bare`` says how tiles lie if there is no board, and how long the
    track is. ``race``: totals are places on a track, not points. ``kept``: the game is played on cardboard and only
    written down here. ``counts_racks``: tiles left count at the end, by the rule ``counted_by``. ``commands``: the
    commands of this game besides those of every game. ``begins_in_turn``: the next player in turn begins a rematch.
    ``news_rules``: the rule behind what is told, by the tag of an event or the kind of a line of the sheet
    (``all-tiles``: a play of a whole rack); ``premium_rules``: that behind a premium square, by its sign."""

    game: str
    edition: EditionInfo
    options: dict[str, OptionValue]
    lexicon: str
    bare: BareTable | None
    race: bool
    kept: bool
    counts_racks: bool
    counted_by: str
    commands: tuple[str, ...]
    begins_in_turn: bool
    news_rules: dict[str, str]
    premium_rules: dict[str, str]


class Clock(msgspec.Struct, frozen=True):
    """A seat's game clock: the time left at the message's ``now`` (ms; below 0 when overrun), and whether it runs."""

    left: int
    runs: bool


class View(msgspec.Struct, frozen=True):
    """A table after ``version`` events, as one reader may see it. A hidden tile is ``_``.

    ``board``: tiles by square. ``last``: the squares covered by the last change. ``unseen``: the number of each tile
    that this reader doesn't see. ``pending``: the last play while it can still be taken back. ``sheet``: everybody's
    acts, in order. ``pass_ends``: a pass of the seat on turn ends the game. ``awaiting``: who may do what, and until
    when (ms since the start). ``own``: state that only this game has. ``commit``: the hash of the shuffle's secret.
    ``secret``: the secret, once the game is over."""

    version: int
    seats: tuple[Seat, ...]
    board: dict[str, Tile]
    last: tuple[str, ...]
    bag: int
    unseen: dict[Tile, int]
    turn: Turn | None
    pass_ends: bool
    pending: PlayLaid | None
    window: Window | None
    awaiting: tuple[Awaited, ...]
    clocks: tuple[Clock, ...]
    sheet: tuple[SheetLine, ...]
    outcome: Outcome | None
    own: dict[str, Any] | None
    commit: str
    nonces: tuple[str, ...]
    secret: str


def make_rules(config: Config) -> TableRules:
    """The rules of a table."""
    game = get_game(config.game)
    return TableRules(
        game=config.game,
        edition=describe_edition(game, config.edition),
        options=config.options,
        lexicon=config.lexicon,
        bare=game.bare_table(config),
        kept=not config.known,
        race=game.race,
        # In a race whoever arrives has won: tiles left cost nothing.
        counts_racks=game.settles_racks and not game.race,
        counted_by=game.stop_rule,
        commands=tuple(game.handlers),
        begins_in_turn=game.begins_in_turn,
        news_rules={_told_as(kind): rule for kind, rule in game.news_rules.items()},
        premium_rules={one.sign: rule for one in config.edition.premiums.values() if (rule := game.premium_rule(one))},
    )


def _told_as(kind: type[Event] | str) -> str:
    """How news is called on the wire: by the tag of the event, or as it is in the score sheet."""
    return kind if isinstance(kind, str) else str(kind.__struct_config__.tag)


def make_view(seen: Seen, last: tuple[str, ...], now: int) -> View:
    """A reader's view for the wire; ``now`` in ms since the start."""
    return View(
        version=seen.version,
        seats=seen.seats,
        board={square_name(square): tile for square, tile in seen.board.items()},
        last=last,
        bag=seen.bag,
        unseen=dict(seen.unseen),
        turn=seen.turn,
        pass_ends=get_game(seen.config.game).pass_ends(seen),
        pending=seen.pending,
        window=seen.window,
        awaiting=seen.awaiting,
        clocks=_clocks(seen, now),
        sheet=seen.sheet,
        outcome=seen.outcome,
        own=msgspec.to_builtins(seen.own, str_keys=True) if seen.own else None,
        commit=seen.commit,
        nonces=seen.nonces,
        secret=seen.secret,
    )


def _clocks(seen: Seen, now: int) -> tuple[Clock, ...]:
    """A clock for each seat; empty without game clocks."""
    clocks = []
    for seat, one in enumerate(seen.seats):
        allowed = allowance(seen, seat)
        if allowed is None:
            return ()
        turn = seen.turn
        runs = turn is not None and turn.seat == seat and not turn.over and not seen.outcome
        running = now - turn.ms if turn is not None and runs else 0
        clocks.append(Clock(allowed - one.used_ms - running, runs))
    return tuple(clocks)
