"""The position in a game for which ``rekje best`` looks: after the last move, or before the move that is named."""

from __future__ import annotations

import sys
from collections import Counter

import click

from rekje.bootstrap import record_facts
from rekje.cli.parts.record_files import BROKEN_RULE, broken, words_to_judge_by
from rekje.games.registry import get_game
from rekje.model.commands import End
from rekje.model.problems import FormError
from rekje.model.state import State
from rekje.model.tiles import UNKNOWN, Tiles, join_tiles, split_tiles
from rekje.records.formats import GameFile
from rekje.records.record import Record
from rekje.records.replay import BrokenDraw, replay_record
from rekje.referee import told_rack, unopposed
from rekje.referee.evolve import change_seat
from rekje.referee.opening import check_held

TO_PLAY = ("open", "play", "free", "blank", "claim", "place", "knock")
"""The commands of a seat that may play now; the first of them that any seat may give decides who is on turn."""


class Asked:
    """A position in a game: its ``state``, the ``seat`` on turn with its tiles known, and the ``words``.

    The position is before move number ``move``; None: after the last move. ``rack`` gives the tiles of the seat on turn
    where the game doesn't tell them. Raises `FormError`. If the game breaks a rule before the position, the command
    ends with exit status 1.
    """

    def __init__(self, game: GameFile, lexicon: str | None, move: int | None, rack: str | None) -> None:
        record = game.record
        if move is not None and move > len(record.moves) + 1:
            raise FormError("engine-best-move", number=move, count=len(record.moves))
        state = _state_before(record, move)
        self.seat = seat_on_turn(state, sum(not isinstance(one, End) for one in record.moves))
        told = rack or _told(game, state, self.seat, move)
        self.state = _with_rack(state, self.seat, told) if told else state
        if UNKNOWN in self.state.seats[self.seat].rack and get_game(state.config.game).needs_rack:
            raise FormError("engine-rack-unknown", name=state.seats[self.seat].name)
        self.words = words_to_judge_by(record, lexicon)


def seat_on_turn(state: State, moves: int) -> int:
    """The seat on turn, or the first seat that has to choose an opening word. If the last turn could still go on, it is
    the seat that could begin the next turn. Raises `FormError`, with the number of ``moves`` made, if there is none."""
    asked = {name: one.seat for one in reversed(state.awaiting) for name in one.commands}
    seat = next((asked[name] for name in TO_PLAY if name in asked), None)
    if "draw" in asked and seat is None:
        raise FormError("engine-best-drawing")
    if seat is None:
        raise FormError("engine-best-over", last=moves)
    return seat


def _state_before(record: Record, move: int | None) -> State:
    facts = record_facts(record)
    result = replay_record(record, facts, None if move is None else move - 1)
    if why := broken(result, "engine-best-broken"):
        click.echo(why, err=True)
        sys.exit(BROKEN_RULE)
    state = result.state
    assert state is not None, "a game that isn't broken has begun"
    try:
        # Whoever plays next lets the last play stand.
        return unopposed(state, facts).state
    except BrokenDraw:
        # The record ends before its player has drawn.
        return state


def _told(game: GameFile, state: State, seat: int, move: int | None) -> str | None:
    """The rack on turn, if the file tells all of it: before a move of an open record, or after a GCG file's last."""
    if move is None or move > len(game.record.moves):
        rack = game.rack_after(seat)
    else:
        asked = game.record.moves[move - 1]
        rack = (told_rack(state, asked) if asked.seat == seat else None) or ""
    return rack if len(split_tiles(rack)) >= len(state.seats[seat].rack) else None


def _with_rack(state: State, seat: int, text: str) -> State:
    """The state with a seat's rack filled in. Raises `FormError` for tiles that can't be on it."""
    rack: Tiles = check_held(state.edition, text.upper())
    most = get_game(state.config.game).most_held(state.edition)
    if len(rack) > most:
        raise FormError("engine-rack", count=len(rack), most=most)
    hidden = Counter(tile for tile in state.seats[seat].rack if tile != UNKNOWN) + state.unseen
    if beyond := Counter(rack) - hidden:
        raise FormError("engine-rack-box", tile=join_tiles((next(iter(beyond)),)))
    return change_seat(state, seat, rack=rack)
