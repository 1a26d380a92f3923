"""Whole games between computer players, played by the core on all cores, and told as records."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

import rekje._core as _core
from rekje.engine.crossword.equity import core_leaves
from rekje.engine.crossword.native import NativeEngine
from rekje.games.playout import PlayoutRules
from rekje.model.commands import Exchange, Pass, Play
from rekje.model.edition import Edition
from rekje.model.events import Config, Setup
from rekje.model.families import AnyCommand
from rekje.model.squares import at_name
from rekje.model.tiles import LetterSet, join_tiles, unpack
from rekje.players.leave_values import LeaveValues
from rekje.records.record import FORMAT, Drawn, Record, WordList

CorePlayout = _core.Playout
"""A game that the core played."""
RawPlay = tuple[int, int, bool, bytes, int]


def play_out(
    engine: NativeEngine,
    letters: LetterSet,
    rules: PlayoutRules,
    games: int,
    seed: int,
    leave_schedules: Sequence[_core.LeaveSchedule] = (),
    *,
    threads: int | None = None,
) -> list[_core.Playout]:
    """Games in which every seat always makes the engine's best play, else exchanges all tiles, else passes. The
    seats take ``leave_schedules`` in turn; with leaves, a player also counts what it keeps
    while there are tiles to draw.

    Seat 0 begins. Game n depends on ``seed + n`` alone. All cores are used, or as many as ``threads`` says.
    """
    core = core_rules(letters, rules)
    parts = (engine.word_graph, engine.core_facts, core)
    return _core.selfplay(*parts, games=games, seed=seed, leave_schedules=leave_schedules, threads=threads)


CoreSchedule = _core.LeaveSchedule
"""Leave values over the course of a game, as the core keeps them."""


def leave_schedule_of(leaves: _core.Leaves) -> _core.LeaveSchedule:
    """The same leave values for the whole game, until the bag is empty."""
    return _core.LeaveSchedule([leaves])


def core_leave_schedules(leave_values: Sequence[LeaveValues | None], edition: Edition) -> list[_core.LeaveSchedule]:
    """A leave schedule for each player: constant leave values, or none for a player who goes by points alone."""
    made = {id(one): core_leaves(one, edition.letter_set, edition.rack - 1) for one in leave_values if one}
    return [_core.LeaveSchedule([made[id(one)]] if one else ()) for one in leave_values]


def core_rules(letters: LetterSet, rules: PlayoutRules) -> _core.GameRules:
    """The course of a game and its box as the core has checked them."""
    return _core.GameRules(tiles=[letters.blanks, *letters.counts], **msgspec.to_builtins(rules))


class PlayoutTeller:
    """Tells playouts in the model's words, for one table's config and engine."""

    def __init__(self, engine: NativeEngine, config: Config) -> None:
        self._config = config
        self._tiles = engine.alphabet.known

    def record(self, playout: _core.Playout, lexicon: str | WordList) -> Record:
        """A full record: racks and bag as they were in the beginning, every move, every draw."""
        turns = playout.turns
        racks = [self._text(rack) for rack in playout.racks]
        return Record(
            format=FORMAT,
            game=self._config.game,
            edition=self._config.edition.name,
            lexicon=lexicon,
            options=dict(self._config.options),
            seats=list(self._config.seats),
            moves=list(self._moves(turns)),
            setup=Setup(racks=list(racks), bag=self._bag(playout)),
            made_by="Rekje",
            draws=[Drawn(seat, self._text(drawn)) for seat, _, _, drawn in turns if drawn],
        )

    def _text(self, codes: bytes) -> str:
        return join_tiles(self._tiles[code] for code in codes)

    def _bag(self, playout: _core.Playout) -> str:
        letters = self._config.edition.letter_set
        left = letters.box()
        left.subtract(self._tiles[code] for rack in playout.racks for code in rack)
        return join_tiles(letters.sort(unpack(+left)))

    def _moves(self, turns: list[tuple[int, RawPlay | None, bytes, bytes]]) -> Iterator[AnyCommand]:
        for seat, play, given, _ in turns:
            if play:
                yield self._play(seat, play)
            elif given:
                yield Exchange(seat=seat, tiles=self._text(given))
            else:
                yield Pass(seat=seat)

    def _play(self, seat: int, play: RawPlay) -> Play:
        x, y, across, laid, _ = play
        word = join_tiles(self._tiles[code] if code else "." for code in laid)
        return Play(seat=seat, at=at_name((x, y), across), word=word)
