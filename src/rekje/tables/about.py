"""A table besides its game: who made it, who will sit where, whether people may chat, and how it stands."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

import msgspec

from rekje.games.base import BareTable
from rekje.games.registry import get_game
from rekje.model.events import Config
from rekje.model.squares import square_name
from rekje.model.state import State
from rekje.model.tiles import Tile
from rekje.players.base import open_commands
from rekje.players.registry import is_computer, pacer_of
from rekje.referee.clock import DAY, counts_days, time_of_turn
from rekje.referee.view import view

PERSON = "person"
WATCHING = -1
"""The seat of somebody who only watches."""
ANY_SEAT = -2
"""Where a link leads that is good for whichever seat is free while the table waits for people."""

_MINUTE = 60_000

Phase = Literal["waiting", "playing", "over"]


def phase_of(version: int, over: bool) -> Phase:
    """How far a table has come that isn't in memory."""
    return "over" if over else "playing" if version else "waiting"


class Plan(msgspec.Struct, frozen=True):
    """A seat before the game begins: its name and its player. ``gives_nonce``: a browser there has promised its part in
    the shuffle; ``nonce`` is that part (hexadecimal), empty until it has come. ``unready``: its player has asked the
    others to wait, or hasn't agreed yet to what was changed."""

    name: str
    player: str = PERSON
    nonce: str = ""
    gives_nonce: bool = False
    unready: bool = False


class OpenAccess(msgspec.Struct, frozen=True):
    """A table that is open to everybody on its server, since a moment (ms since 1970). ``play``: anybody may take a
    free seat before the game, if their rating is at least ``least`` and at most ``most``, where these are given.
    ``watch``: anybody may watch."""

    since: int
    play: bool = True
    watch: bool = False
    least: int | None = None
    most: int | None = None


class About(msgspec.Struct, frozen=True):
    """A table's agreements. ``config`` is the game to play. ``secret`` is the server's part in the shuffle, for the
    store alone and never for a browser. Both are kept until the game begins and its events tell them. ``host`` is who
    made the table (a hash, in hexadecimal); ``rematch`` is the table at which the same people play again. ``changes``
    counts how often it was changed what is played and with how many seats; nonces given before the last change are
    void. ``was`` is the config before the changes to which somebody has yet to agree. ``shows`` are the people (hashes,
    in hexadecimal) who have agreed that the page for a stream shows their racks. ``opening``: what the host has opened
    to everybody on this server; None for a table to which one comes by its links alone. ``votes``: by seat, which
    other seats have voted to remove its player."""

    config: Config | None = None
    secret: str = ""
    plans: tuple[Plan, ...] = ()
    host: str = ""
    chat: bool = True
    rematch: str | None = None
    changes: int = 0
    was: Config | None = None
    shows: tuple[str, ...] = ()
    opening: OpenAccess | None = None
    votes: dict[int, tuple[int, ...]] = {}

    def ready(self, taken: Collection[int]) -> bool:
        """Whether all players are there and ready. For a cardboard game that is always so."""
        beside = self.config is not None and not self.config.known
        return beside or all(
            plan.player != PERSON or (seat in taken and not plan.unready) for seat, plan in enumerate(self.plans)
        )

    @property
    def nonces_awaited(self) -> frozenset[int]:
        """The seats of people whose browsers have yet to give their part in the shuffle."""
        return frozenset(
            seat
            for seat, plan in enumerate(self.plans)
            if plan.gives_nonce and not plan.nonce and plan.player == PERSON
        )

    def changed(self, config: Config | None, plans: tuple[Plan, ...]) -> About:
        """These agreements with another config or other seats. All nonces are void, so that nobody can have known the
        shuffle when this was changed."""
        void = tuple(msgspec.structs.replace(plan, nonce="") for plan in plans)
        return msgspec.structs.replace(self, config=config, plans=void, changes=self.changes + 1)

    def with_plan(self, seat: int, plan: Plan) -> About:
        """These agreements with one seat changed."""
        plans = tuple(plan if i == seat else other for i, other in enumerate(self.plans))
        return msgspec.structs.replace(self, plans=plans)


class Glimpse(msgspec.Struct, frozen=True):
    """What lies on the table, for a small picture of it: tiles by square, the squares of the ``last`` change, and how
    tiles lie if there is no board."""

    board: dict[str, Tile]
    last: tuple[str, ...]
    bare: BareTable | None


class TableStatus(msgspec.Struct, frozen=True):
    """How a table stands, for a lobby. Everything here is public at the table. ``glimpse``: while it is played.
    ``vacations``: until when each seat's last vacation is or was (ms since the start), 0 for none; empty where nobody
    has taken any."""

    game: str
    edition: str
    phase: Phase
    names: tuple[str, ...]
    players: tuple[str, ...]
    scores: tuple[int, ...]
    awaited: tuple[int, ...] = ()
    deadline: int | None = None
    glimpse: Glimpse | None = None
    vacations: tuple[int, ...] = ()


def grace_of(clock: object, usual: int) -> int:
    """How long (s) a seat is kept for a player who has gone. With a clock in days it is as long as a turn may take."""
    kind, _, amount = str(clock).partition(":")
    return int(amount) * DAY // 1000 if kind == "days" else usual


def status_before(about: About) -> TableStatus:
    """How a table stands while it waits for people."""
    config = about.config
    assert config is not None
    names, players = zip(*((plan.name, plan.player) for plan in about.plans), strict=True)
    return TableStatus(config.game, config.edition.name, "waiting", names, players, (0,) * len(names))


def table_status(state: State, last: tuple[str, ...] = ()) -> TableStatus:
    """How a game stands. ``awaited`` has the seats from which a command is due; ``last`` are the squares that the last
    change covered."""
    seats = state.seats
    return TableStatus(
        game=state.config.game,
        edition=state.edition.name,
        phase="over" if state.outcome else "playing",
        names=tuple(seat.name for seat in seats),
        players=tuple(seat.player for seat in seats),
        scores=state.outcome.scores if state.outcome else tuple(seat.score for seat in seats),
        awaited=tuple(seat for seat in range(len(seats)) if open_commands(state, seat)),
        deadline=_deadline(state),
        glimpse=None if state.outcome else _glimpse(state, last),
        vacations=_vacations(state),
    )


def _vacations(state: State) -> tuple[int, ...]:
    last = tuple(seat.vacations[-1].until if seat.vacations else 0 for seat in state.seats)
    return last if any(last) and not state.outcome else ()


def _glimpse(state: State, last: tuple[str, ...]) -> Glimpse:
    """What somebody who only watches sees lying."""
    seen = view(state, None)
    board = {square_name(square): tile for square, tile in seen.board.items()}
    return Glimpse(board, last, get_game(state.config.game).bare_table(state.config))


def _deadline(state: State) -> int | None:
    """When the next time limit ends. None for a game played on cardboard: no time limit is watched there."""
    moments = (one.deadline for one in state.awaiting if one.deadline is not None and state.config.known)
    return min(moments, default=None)


ANSWERS = frozenset({"challenge", "accept", "vote"})
"""The commands by which other seats answer a play."""


def computer_due(state: State, *, patient: bool = True) -> int | None:
    """The seat of a computer player that must act now. If ``patient``, it doesn't begin its own turn while people are
    still asked about the last play."""
    owing = {seat: names for seat in range(len(state.seats)) if (names := open_commands(state, seat))}
    computers = [seat for seat in owing if is_computer(state.seats[seat].player)]
    answering = [seat for seat in computers if owing[seat] & ANSWERS]
    if answering:
        return answering[0]
    people_asked = any(owing[seat] & ANSWERS for seat in owing)
    return None if patient and people_asked else next(iter(computers), None)


def computer_delays(state: State) -> bool:
    """Whether a computer player from which a command is due gives it after a time of its own, whoever else is asked."""
    return any(
        (pacer := pacer_of(seat.player)) is not None
        and open_commands(state, number)
        and pacer.delay(view(state, number), number) > 0
        for number, seat in enumerate(state.seats)
    )


def patience_ms(state: State) -> int:
    """How long (ms) a computer player on turn waits for people who are asked about the last play."""
    # In a game with days it acts before its own time is up (C10).
    length = time_of_turn(state) if counts_days(state.config.options.get("clock")) else None
    return _MINUTE if length is None else min(DAY, length // 2)
