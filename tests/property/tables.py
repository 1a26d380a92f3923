"""Random tables for the property tests: small made-up lexicons, random commands, every kind of judging."""

from __future__ import annotations

import random
from itertools import product

from rekje.adapters.native import NativeEngine, build_automaton
from rekje.games.crossword_game import CrosswordGame
from rekje.games.editions import builtin_edition, edition_from_dict
from rekje.games.options import resolve_options
from rekje.games.registry import FIRST_GAME, get_game, named_edition
from rekje.model import commands as cmd
from rekje.model.commands import AnyCommand
from rekje.model.edition import Edition
from rekje.model.events import AnyEvent, Config
from rekje.model.state import State
from rekje.model.tiles import Tiles, join_tiles
from rekje.referee import begin, replay
from rekje.tables.facts import LiveFacts

PRIVATE = [chr(n) for n in (*range(0x391, 0x3AA), *range(0x410, 0x430), *range(0x531, 0x557)) if chr(n).isalpha()][:63]


class RandomWords:
    """A made-up list: about a third of all words of two letters, and a few longer ones."""

    def __init__(self, edition: Edition, seed: int) -> None:
        chance = random.Random(seed)
        faces = [face for face, (_, count) in edition.letters.items() if count]
        pairs = [pair for pair in product(faces, repeat=2) if chance.random() < 0.35]
        longer = [tuple(chance.choices(faces, k=chance.choice((3, 3, 4, 5, 7)))) for _ in range(4000)]
        self.words: set[Tiles] = {*pairs, *longer}
        self.automaton = build_automaton(edition.letter_set, map(join_tiles, self.words))

    def has(self, word: Tiles) -> bool:
        return word in self.words


class Room:
    """A table's config, facts and search, and its first events."""

    def __init__(self, edition: Edition, seats: int, seed: int, **options: object) -> None:
        game = get_game(edition.game)
        assert isinstance(game, CrosswordGame)
        names = tuple(f"Seat {n}" for n in range(seats))
        self.config = Config(edition.game, edition, resolve_options(game.options, edition, options), names, "random")
        self.words = RandomWords(edition, seed)
        letters = edition.letter_set
        self.engine = NativeEngine(self.words.automaton, letters, game.make_facts(edition, self.config.options))
        self.facts = LiveFacts(self.words, self)
        secret = f"{seed:064x}"
        nonces = tuple(f"{seed + n:032x}" for n in range(seats))
        self.events: list[AnyEvent] = list(begin(self.config, self.facts, secret=secret, nonces=nonces))
        self.state = replay(self.events)

    def can_play(self, state: State, seat: int) -> bool | None:
        return self.engine.has_play(state.board, state.seats[seat].rack[: self.engine.facts.rack_size])


def builtin_room(name: str, seats: int, seed: int, **options: object) -> Room:
    return Room(named_edition(name), seats, seed, **options)


def private_edition(game: str = FIRST_GAME) -> Edition:
    """An edition in which every physical tile has a character of its own, so that a leaked tile can be found."""
    standard = builtin_edition(game, "en")
    raw = {
        "name": "private",
        "game": game,
        "language": "en",
        "lexicon": "any",
        "letters": {face: [1 + n % 9, 1] for n, face in enumerate(PRIVATE)},
        "blanks": 0,
        "board": list(standard.board),
        "premiums": {
            name: {"sign": kind.sign, "word": kind.word, "letter": kind.letter, "lay": kind.lay}
            for name, kind in standard.premiums.items()
        },
        "start": list(standard.start),
        "rack": standard.rack,
        "rules": standard.rules,
    }
    return edition_from_dict(raw)


def random_command(room: Room, state: State, chance: random.Random) -> AnyCommand:
    """Any command that is awaited: mostly plays, good and bad, sometimes something else."""
    awaited = chance.choice(state.awaiting)
    seat, kinds = awaited.seat, [kind for kind in awaited.commands if kind != "resign" or chance.random() < 0.01]
    kind = (
        chance.choice(kinds)
        if kinds and chance.random() < 0.4
        else "play"
        if "play" in kinds
        else (kinds or ["resign"])[0]
    )
    ms = (state.turn.ms if state.turn else 0) + chance.randrange(90_000)
    rack = state.seats[seat].rack
    match kind:
        case "play":
            found = room.engine.plays(state.board, rack[: room.engine.facts.rack_size])
            if len(found):
                chosen = found[min(int(chance.expovariate(0.2)), len(found) - 1)]
                return cmd.Play(seat=seat, at=chosen.at, word=chosen.word, ms=ms)
            return cmd.Pass(seat=seat, ms=ms)
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
        case "time-up":
            return cmd.TimeUp(seat=seat, ms=ms + 200_000)
        case _:
            return cmd.Pass(seat=seat, ms=ms)
