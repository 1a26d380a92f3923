"""A cardboard game that stops, written down afterwards: the tiles left are told, and the scores settled."""

from __future__ import annotations

from collections import Counter

from rekje.games.base import Ending
from rekje.games.drawing import first_out
from rekje.model.commands import End
from rekje.model.events import RacksShown
from rekje.model.problems import Refusal
from rekje.model.seats import by_seat
from rekje.model.state import State
from rekje.model.tiles import UNKNOWN, Tiles, as_held, join_tiles, split_tiles
from rekje.referee.turns import TimedDraft, finish, game_of, play_stands


def decide_end(draft: TimedDraft, command: End) -> Refusal | None:
    """The game stops here. Racks are taken as told, as far as the box can hold them (C8) and they can be of that size;
    who has no tile left while the bag is empty went out."""
    if draft.state.pending:
        play_stands(draft)
    told = [
        None if rack is None else split_tiles(rack) for rack in by_seat(command.racks or [], len(draft.state.seats))
    ]
    game = game_of(draft.state)
    state = draft.state
    if refusal := _impossible(state, told) or _wrong_size(state, told) if game.settles_racks else _unknown(state, told):
        return refusal
    before = draft.state.outcome
    minutes = tuple(n or 0 for n in by_seat(command.minutes_over or [], len(draft.state.seats)))
    racks = tuple(None if rack is None else join_tiles(rack) for rack in told)
    draft.emit(RacksShown(racks, minutes if any(minutes) else ()))
    if not game.settles_racks:
        if not before:
            finish(draft, Ending("stopped", game.stop_rule))
        return None
    state = draft.state
    out = first_out(state, (seat for seat in state.active if game.goes_out(state, seat)))
    if before:
        finish(draft, Ending(before.reason, before.rule, out))
    elif out is not None:
        finish(draft, Ending("out", game.out_rule, out))
    else:
        finish(draft, Ending("stopped", game.stop_rule))
    return None


def _unknown(state: State, told: list[Tiles | None]) -> Refusal | None:
    """C8: a tile that the box lacks; where tiles left count for nothing, more is not asked."""
    game = game_of(state)
    tiles = (tile for rack in told for tile in rack or ())
    unknown = next((tile for tile in tiles if not game.knows(state.edition, tile)), None)
    return None if unknown is None else Refusal("C8", "play-unknown-tile", {"tile": join_tiles((unknown,))})


def _impossible(state: State, told: list[Tiles | None]) -> Refusal | None:
    """C8: a rack that can't be: a tile the box lacks, too many of one, more than a rack holds, not what is known."""
    most = game_of(state).most_held(state.edition)
    named = Counter(map(as_held, state.board.values()))
    for seat, rack in enumerate(told):
        named.update(rack if rack is not None else (t for t in state.seats[seat].rack if t != UNKNOWN))
        if rack is not None and len(rack) > most:
            return Refusal("C8", "turn-rack-long", {"name": state.seats[seat].name, "most": most})
        known = state.seats[seat].rack
        if rack and UNKNOWN not in known and Counter(known) != Counter(rack):
            return Refusal("C8", "turn-rack-other", {"name": state.seats[seat].name})
    beyond = named - Counter(state.box)
    if beyond:
        return Refusal("C8", "play-box", {"tile": join_tiles((next(iter(beyond)),))})
    return None


def _wrong_size(state: State, told: list[Tiles | None]) -> Refusal | None:
    """A rack that can't have the number of tiles told. It is told as empty though tiles were left on it (refused by the
    game's rule for going out), or it has another number of tiles than were drawn and not laid (C8)."""
    for seat, rack in enumerate(told):
        if rack is None:
            continue
        name, count = state.seats[seat].name, len(state.seats[seat].rack)
        if not rack and count:
            return Refusal(game_of(state).out_rule, "turn-rack-empty", {"name": name, "count": count})
        if len(rack) != count and _counted(state, seat):
            return Refusal("C8", "turn-rack-size", {"name": name, "count": count, "told": len(rack)})
    return None


def _counted(state: State, seat: int) -> bool:
    """Whether it is known how many tiles a seat has: from the beginning, or since a position gave its rack."""
    setup = state.config.setup
    return setup is None or by_seat(setup.racks, len(state.seats))[seat] is not None
