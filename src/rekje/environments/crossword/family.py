"""`rekje.environments.family.EnvironmentFamily` of this family."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import numpy as np

from rekje.engine.crossword.driven import DrivenTables as driven
from rekje.engine.crossword.family import engine_for, search
from rekje.engine.crossword.native import ScoredPlay
from rekje.engine.encoding import NAMED_BLANK
from rekje.engine.words import Words
from rekje.environments.family import Mode, Planes
from rekje.environments.menu import ListedPlay, Menu, MenuChoice, Numbers, steps_menu
from rekje.games.registry import get_game
from rekje.model.commands import Buy, Exchange, Pass, Play
from rekje.model.events import Config
from rekje.model.families import AnyCommand
from rekje.model.squares import Square, at_name, parse_at, step
from rekje.model.state import State
from rekje.model.tiles import Tile, Tiles, is_blank, join_tiles, letter
from rekje.players.racks import exchangeable
from rekje.referee.view import Seen

__all__ = ["CrosswordActions", "driven", "moves"]

Step = tuple[int, str]


class CrosswordActions:
    """`rekje.environments.family.TableActions`: plays on a board, exchanges, purchases, passes."""

    def __init__(self, words: Words, config: Config, mode: Mode, most: int) -> None:
        edition, game = config.edition, get_game(config.game)
        self._search = search(words, config)
        self.engine = engine_for(words, edition, config.options)
        self.letters = edition.letter_set
        self.size = edition.height, edition.width
        self.mode = mode
        self.most = most
        self.planes: Mapping[str, int] = {"letters": len(self.letters.faces), "blanks": 1, "tried": NAMED_BLANK + 63}
        squares, faces = edition.height * edition.width, len(self.letters.faces)
        steps = {"across": squares, "down": squares, "letters": faces, "blanks": faces, "done": 1}
        exchanges = {"exchange": 2**edition.rack - 1} if "exchange" in game.handlers else {}
        buys = {"buy": 1} if "buy" in game.handlers else {}
        first = {"play": most} if mode == "plays" else steps
        self.numbers = Numbers(**first, **{"pass": 1}, **buys, **exchanges)
        self.most_steps = 1 if mode == "plays" else 2 + max(self.size)

    def menu(self, view: Seen, seat: int, awaited: frozenset[str]) -> Menu:
        """Plays, then what is done without laying tiles."""
        others = dict(self._others(view, seat, awaited))
        if "play" not in awaited:
            return Menu(others)
        rack = view.seats[seat].rack[: self.engine.facts.rack_size]
        top = self.most if self.mode == "plays" else None
        plays = self.engine.plays(view.board, rack, top)
        if self.mode == "plays":
            return Menu(others, plays, lambda play: _listed(play, seat))
        return Menu({**steps_menu(self._sequences(plays, seat)), **others})

    def _others(self, view: State, seat: int, awaited: frozenset[str]) -> Iterator[tuple[int, MenuChoice]]:
        if "pass" in awaited:
            yield self.numbers.of("pass"), MenuChoice("pass", Pass(seat=seat))
        if "buy" in awaited and get_game(view.config.game).buyable(view, seat, self._search):
            yield self.numbers.of("buy"), MenuChoice("buy", Buy(seat=seat, count=1))
        if "exchange" in awaited:
            rack = self.sorted_rack(view.seats[seat].rack)
            for subset in subsets(rack, len(exchangeable(view, seat))):
                tiles = join_tiles(tile for place, tile in enumerate(rack) if subset >> place & 1)
                command = Exchange(seat=seat, tiles=tiles)
                yield self.numbers.of("exchange", subset - 1), MenuChoice(f"exchange {tiles}", command)

    def sorted_rack(self, rack: Tiles) -> Tiles:
        """A rack as exchanges number it: blanks first, then letters in the order of the alphabet."""
        return tuple(sorted(rack, key=lambda tile: -1 if is_blank(tile) else self.letters.order(tile)))

    def _sequences(self, plays: Sequence[ScoredPlay], seat: int) -> Iterator[tuple[list[Step], AnyCommand]]:
        """The steps of each play: where its first new tile lies and which way, the letters of the new tiles, done. A
        play of one tile can be read both ways."""
        for play in plays:
            (first, _), *more = play.tiles
            command = Play(seat=seat, at=play.at, word=play.word)
            for across in (parse_at(play.at)[1],) if more else (True, False):
                letters = [self._letter(tile) for _, tile in play.tiles]
                yield [self._start(first, across), *letters, (self.numbers.of("done"), "done")], command

    def _start(self, square: Square, across: bool) -> Step:
        block = "across" if across else "down"
        return self.numbers.of(block, square[1] * self.size[1] + square[0]), at_name(square, across)

    def _letter(self, tile: Tile) -> Step:
        block = "blanks" if is_blank(tile) else "letters"
        return self.numbers.of(block, self.letters.faces.index(letter(tile))), tile

    def board(self, view: Seen, trail: tuple[int, ...]) -> Planes:
        """The letters (1 and up), which of them are blanks, and the tiles tried in this turn, as the core numbers
        them."""
        planes = np.zeros((3, *self.size), np.uint8)
        laid = self.engine.alphabet.laid
        for (x, y), tile in view.board.items():
            code = laid[tile]
            planes[0, y, x] = code & ~NAMED_BLANK
            planes[1, y, x] = code >= NAMED_BLANK
        for (x, y), code in self._tried(view, trail):
            planes[2, y, x] = code
        return planes

    def _tried(self, view: State, trail: tuple[int, ...]) -> Iterator[tuple[Square, int]]:
        if not trail:
            return
        block, place = self.numbers.place(trail[0])
        square = place % self.size[1], place // self.size[1]
        for number in trail[1:]:
            while square in view.board:
                square = step(square, block == "across")
            kind, code = self.numbers.place(number)
            yield square, code + 1 | (NAMED_BLANK if kind == "blanks" else 0)
            square = step(square, block == "across")


def moves(words: Words, config: Config, mode: Mode, most: int) -> CrosswordActions:
    """`EnvironmentFamily.moves`."""
    return CrosswordActions(words, config, mode, most)


def subsets(rack: Tiles, most: int) -> Iterator[int]:
    """The subsets of a sorted rack with 1 to ``most`` tiles, bit by place. Of subsets with equal tiles there is only
    the one that takes the first of these."""
    twins = [(place, place - 1) for place in range(1, len(rack)) if rack[place] == rack[place - 1]]
    for subset in range(1, 1 << len(rack)):
        if subset.bit_count() <= most and not any(
            subset >> later & 1 and not subset >> earlier & 1 for later, earlier in twins
        ):
            yield subset


def _listed(play: object, seat: int) -> ListedPlay:
    assert isinstance(play, ScoredPlay)
    command = Play(seat=seat, at=play.at, word=play.word)
    return ListedPlay(f"{play.at} {play.word} {play.score}", command, play.score, len(play.tiles))
