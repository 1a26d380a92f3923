"""Starts a game at the terminal: a new table as wished, or the last unfinished one."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator, Sequence

import msgspec

from rekje.bootstrap import (
    NOTHING_LEARNED,
    knowledge_for,
    leaves_anyhow,
    leaves_found,
    new_table,
    open_words,
    resume_table,
    weigh_kept,
)
from rekje.drawing.hint import check_look_up
from rekje.engine.words import Words
from rekje.games.options import resolve_options
from rekje.games.registry import get_game
from rekje.lexicon.simple import AnyLexicon
from rekje.model.edition import Edition
from rekje.model.events import Config, TableOpened
from rekje.model.families import AnyEvent
from rekje.model.problems import FormError
from rekje.model.state import State
from rekje.players import PLAYERS
from rekje.players.base import NO_LIMIT, Budget
from rekje.referee import replay, view
from rekje.tables.ports import EventStore
from rekje.tables.table import Table
from rekje.terminal.playing.host import Host
from rekje.terminal.screen import Screen
from rekje.terminal.seating import SeatedPlayers
from rekje.terminal.timing import Stopwatch

_LOOKED_AT = 50
"""How many tables are searched for an unfinished one."""


class Wish(msgspec.Struct, frozen=True):
    """What the command line says about a new game."""

    game: str | None = None
    edition: str | None = None
    lexicon: str | None = None
    seats: str | None = None
    options: dict[str, object] = {}
    seed: int | None = None


def start_game(wish: Wish, edition: Edition, seating: SeatedPlayers, store: EventStore) -> tuple[Table, Words]:
    """A new table in the store, and its words."""
    options = resolve_options(get_game(edition.game).options, edition, wish.options)
    words = open_words(wish.lexicon, edition, options)
    config = Config(
        game=edition.game,
        edition=edition,
        options=options,
        seats=seating.names,
        lexicon=words.name,
        youngest=seating.youngest,
    )
    name = f"{edition.game}-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(2)}"
    return new_table(name, config, words, seating.players, store, seed=wish.seed), words


def resume_game(name: str, config: Config, store: EventStore) -> tuple[Table, Words]:
    """A stored table as it was left, and its words."""
    words = open_words(config.lexicon, config.edition, config.options)
    return resume_table(name, config, words, store), words


def unfinished(screen: Screen, store: EventStore) -> Iterator[tuple[str, State]]:
    """The games that can be resumed, the last one first. A file that can't be read is reported and skipped."""
    for name in store.tables()[:_LOOKED_AT]:
        try:
            events: Sequence[AnyEvent] = store.load(name)
        except FormError as error:
            screen.tell(screen.wrapped(screen.say(error.code, **error.params)))
            continue
        if events and isinstance(events[0], TableOpened) and (state := replay(events)).awaiting:
            yield name, state


def make_host(
    table: Table,
    words: Words,
    screen: Screen,
    *,
    away: float = 0.0,
    hints: bool = False,
    pace: float = 0.0,
    budget: Budget = NO_LIMIT,
) -> Host:
    """The host of a table. Its searches are prepared, so that no word list is compiled once the board is shown."""
    knowledge = knowledge_for(words, table.state.config, leaves_anyhow)
    seat = table.state.active[0]
    for level in _levels_used(table.state, words):
        knowledge.best(view(table.state, seat), seat, level)
    host = Host(table, words, knowledge, screen, Stopwatch(table.state, away), hints=hints, pace=pace, budget=budget)
    if hints:
        try:
            check_look_up(table.state)
        except FormError as problem:
            host.news.append(screen.say(problem.code, **problem.params))
    players = [seat.player for seat in table.state.seats]
    leaves = leaves_found(table.state.config)
    if leaves.damage and any(player in PLAYERS for player in players):
        host.news.append(screen.say("screen-computer-simpler"))
    if leaves == NOTHING_LEARNED and weigh_kept(table.state.config, players):
        host.news.append(screen.say("screen-computer-by-letters"))
    return host


def _levels_used(state: State, words: Words) -> set[int | None]:
    """The vocabulary levels of the computer players, and None (the whole list) for hints if it can be searched."""
    game = get_game(state.config.game)
    players = [PLAYERS[seat.player].of(game) for seat in state.seats if seat.player in PLAYERS]
    levels = {level for player in players for level in player.levels}
    return levels if isinstance(words, AnyLexicon) else {*levels, None}
