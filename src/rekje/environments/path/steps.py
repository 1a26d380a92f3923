"""A turn in steps: a verb, a letter, a size, a square."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from rekje.engine.path.search import PathSearch
from rekje.environments.menu import Menu, MenuChoice, Numbers
from rekje.environments.path.squares import SingleLays
from rekje.games.path.words import letters_held
from rekje.model.path.commands import Free
from rekje.model.sizes import MAX_SIDE, Size, face_of, size_name, size_of
from rekje.model.squares import Square, square_name
from rekje.model.state import State
from rekje.model.tiles import Tile
from rekje.players.path.material import token_lays
from rekje.referee.view import Seen

VERBS = ("own", "free", "swap", "token", "give")
"""What a turn in steps begins with: lay an own letter, a free one, an own one for a token, a token; give a letter."""
MOST_STEPS = 4
SIZES = MAX_SIDE * MAX_SIDE


class TurnSteps:
    """The menus of turns in steps."""

    def __init__(self, search: PathSearch, numbers: Numbers, faces: Sequence[Tile], width: int) -> None:
        self._search = search
        self._numbers = numbers
        self._faces = faces
        self._width = width

    def verbs(self, view: Seen, seat: int, awaited: frozenset[str]) -> Iterator[tuple[int, MenuChoice]]:
        """The verbs with which a seat can go on."""
        if awaited & {"place", "swap"}:
            lays = SingleLays(self._search, view, seat)
            for verb, kinds in lays.by_verb.items():
                told = ((face, size, self._squares(lays, verb, face, size, seat)) for face, size in kinds)
                yield self._numbers.of(verb), MenuChoice(verb, self._letters(told))
        if "blank" in awaited and (tokens := self._tokens(view, seat)):
            yield self._numbers.of("token"), MenuChoice("token", Menu(tokens))
        if "free" in awaited:
            given = ((face, size, Free(seat=seat, tile=face, size=size)) for face, size in kinds_held(view, seat))
            yield self._numbers.of("give"), MenuChoice("give", self._letters(given))

    def _letters(self, kinds: Iterator[tuple[Tile, Size, Free | Callable[[], Menu]]]) -> Menu:
        """A letter, then its size."""
        letters: dict[int, dict[int, MenuChoice]] = {}
        for face, size, then in kinds:
            sizes = letters.setdefault(self._numbers.of("letters", self._faces.index(face)), {})
            sizes[self._size(size)] = MenuChoice(size_name(size), then)
        return Menu({number: MenuChoice(self._face(number), Menu(sizes)) for number, sizes in letters.items()})

    def _squares(self, lays: SingleLays, verb: str, face: Tile, size: Size, seat: int) -> Callable[[], Menu]:
        def squares() -> Menu:
            found = lays.commands(verb, face, size, seat)
            return Menu({self._square(at): MenuChoice(square_name(at), command) for at, command in found})

        return squares

    def _tokens(self, view: Seen, seat: int) -> dict[int, MenuChoice]:
        sizes: dict[Size, dict[int, MenuChoice]] = {}
        for lay in token_lays(view, seat):
            sizes.setdefault(lay.size, {})[self._square(lay.at)] = MenuChoice(square_name(lay.at), lay)
        return {self._size(size): MenuChoice(size_name(size), Menu(squares)) for size, squares in sizes.items()}

    def _face(self, number: int) -> Tile:
        return self._faces[self._numbers.place(number)[1]]

    def _size(self, size: Size) -> int:
        return self._numbers.of("size", size_place(size))

    def _square(self, square: Square) -> int:
        return self._numbers.of("square", square[1] * self._width + square[0])


def size_place(size: Size) -> int:
    """The place of a size: 1×1, 1×2, 1×3, 2×1 …"""
    return (size[0] - 1) * MAX_SIDE + size[1] - 1


def kinds_held(view: State, seat: int) -> Iterator[tuple[Tile, Size]]:
    """The letters that a seat holds, each kind once, with their sizes."""
    for tile in dict.fromkeys(letters_held(view, seat)):
        size = size_of(tile)
        assert size is not None, "in a game that was dealt here every letter has a size"
        yield face_of(tile), size
