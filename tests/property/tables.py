"""Random tables for the property tests: made-up words, random commands, every game and every kind of judging."""

from __future__ import annotations

import random

import msgspec

from rekje.engine.crossword.native import NativeEngine
from rekje.games.editions import builtin_edition, edition_from_dict
from rekje.games.options import resolve_options
from rekje.games.registry import FIRST_GAME, get_game
from rekje.model import commands as cmd
from rekje.model.edition import Edition
from rekje.model.events import Config
from rekje.model.families import AnyCommand, AnyEvent
from rekje.model.state import State
from rekje.model.tiles import join_tiles
from rekje.referee import begin
from rekje.referee.clock import DAY, counts_days
from rekje.tables.facts import LiveFacts
from tests.property.sources import CrosswordSource, RandomWords, source_for

PRIVATE = [chr(n) for n in (*range(0x391, 0x3AA), *range(0x410, 0x430), *range(0x531, 0x557)) if chr(n).isalpha()][:63]
SIZES = ("1x1", "2x1", "1x2", "2x2", "3x2")


class Room:
    """A table's config, facts and source of plays, and its first events."""

    def __init__(self, edition: Edition, seats: int, seed: int, **options: object) -> None:
        game = get_game(edition.game)
        names = tuple(f"Seat {n}" for n in range(seats))
        self.config = Config(edition.game, edition, resolve_options(game.options, edition, options), names, "random")
        self.source = source_for(game, self.config, seed)
        self.facts = LiveFacts(self.source, self.source)
        secret = f"{seed:064x}"
        nonces = tuple(f"{seed + n:032x}" for n in range(seats))
        begun = begin(self.config, self.facts, secret=secret, nonces=nonces)
        self.events: list[AnyEvent] = list(begun.events)
        self.state = begun.state

    @property
    def words(self) -> RandomWords:
        """The words of a game of crossing words."""
        assert isinstance(self.source, CrosswordSource)
        return self.source

    @property
    def engine(self) -> NativeEngine:
        """The search of a game of crossing words."""
        assert isinstance(self.source, CrosswordSource)
        return self.source.engine

    def can_play(self, state: State, seat: int) -> bool | None:
        return self.source.can_play(state, seat)


def builtin_room(name: str, seats: int, seed: int, game: str = FIRST_GAME, **options: object) -> Room:
    return Room(builtin_edition(game, name), seats, seed, **options)


def private_edition(game: str = FIRST_GAME) -> Edition:
    """An edition in which every physical tile has a character of its own, so that a leaked tile can be found."""
    raw = msgspec.to_builtins(builtin_edition(game, "en"))
    letters = {face: [1 + n % 9, 1] for n, face in enumerate(PRIVATE)}
    sizes = {face: [SIZES[n % len(SIZES)]] for n, face in enumerate(PRIVATE)} if raw["sizes"] else {}
    private = {"name": "private", "lexicon": "any", "letters": letters, "sizes": sizes, "blanks": 0}
    return edition_from_dict({**raw, **private})


def random_command(room: Room, state: State, chance: random.Random) -> AnyCommand:
    """Any command that is awaited: mostly plays, good and bad, sometimes something else."""
    # Who can do nothing but resign isn't asked every time.
    asked = [one for one in state.awaiting if one.commands != ("resign",) or chance.random() < 0.01]
    awaited = chance.choice(asked or state.awaiting)
    seat, kinds = awaited.seat, [kind for kind in awaited.commands if kind != "resign" or chance.random() < 0.01]
    laying = next((kind for kind in kinds if kind in room.source.prefers), None)
    kind = chance.choice(kinds) if kinds and chance.random() < 0.4 else laying or (kinds or ["resign"])[0]
    days = counts_days(state.config.options.get("clock"))
    ms = (state.turn.ms if state.turn else 0) + chance.randrange(DAY if days else 90_000)
    rack = state.seats[seat].rack
    if kind in room.source.kinds:
        return room.source.lay(kind, state, seat, chance, ms)
    match kind:
        case "buy":
            return cmd.Buy(seat=seat, count=chance.choice((1, 1, 1, 2, 3, 4)), ms=ms)
        case "exchange":
            return cmd.Exchange(seat=seat, tiles=join_tiles(rack[: chance.randint(1, 7)]), ms=ms)
        case "vote":
            return cmd.Vote(seat=seat, yes=chance.random() < 0.7)
        case "challenge":
            return cmd.Challenge(seat=seat)
        case "accept":
            return cmd.Accept(seat=seat)
        case "resign":
            return cmd.Resign(seat=seat, ms=ms)
        case "vacation":
            return cmd.Vacation(seat=seat, days=chance.randrange(4), ms=ms)
        case "time-up" if days:
            return cmd.TimeUp(seat=seat, ms=awaited.deadline)
        case "time-up":
            return cmd.TimeUp(seat=seat, ms=ms + 200_000)
        case _:
            return cmd.Pass(seat=seat, ms=ms)
