"""Where one letter can be laid with a new word, square by square."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rekje.board.path.paths import Piece
from rekje.engine.path.knowledge import sized_letters, written_words
from rekje.engine.path.search import MOST_PIECES, LayingQuery, Letter, PathSearch
from rekje.games.path.turns import in_first_round
from rekje.games.path.words import letters_held, paper_of, pieces_of
from rekje.model.families import AnyCommand
from rekje.model.path.commands import Place, PlacedTile, Swap
from rekje.model.sizes import Size
from rekje.model.squares import Square
from rekje.model.state import State
from rekje.model.tiles import Tile, join_tiles

MOST_LAYINGS = 10_000
"""More than one letter can be laid in ways that differ by their words."""

Touched = frozenset[Square]
"""The letters that a letter touches. Letters laid so that they touch the same ones make the same words."""
Lays = dict[tuple[Square | None, Touched], list[str]]
"""The words of a letter's ways to be laid, by the token that it takes the place of and what it touches."""


class SingleLays:
    """The ways to lay one letter with a new word, or in the first round with or without one (L4)."""

    def __init__(self, search: PathSearch, view: State, seat: int) -> None:
        self._search = search
        self._view = view
        self._lying = pieces_of(view)
        self._tokens = [one for one in self._lying if not one.face]
        self._letters = [one for one in self._lying if one.face]
        self._anywhere = in_first_round(view)
        paper = paper_of(view)
        begun = () if paper.window else paper.acts
        own = sized_letters(letters_held(view, seat)) if all(act.free_lay for act in begun) else []
        free = [] if self._anywhere else sized_letters(paper.free)
        found = {"own": self._found(own, []), "free": self._found([], free)}
        self.by_verb: dict[str, Mapping[Letter, Lays]] = {}
        for verb, kinds in found.items():
            self._add(verb, {kind: _with(lays, token=False) for kind, lays in kinds.items()})
        self._add("swap", {kind: _with(lays, token=True) for kind, lays in found["own"].items()})

    def _add(self, verb: str, kinds: Mapping[Letter, Lays]) -> None:
        if some := {kind: lays for kind, lays in kinds.items() if lays}:
            self.by_verb[verb] = some

    def _found(self, own: list[Letter], free: list[Letter]) -> dict[Letter, Lays]:
        """The ways of each letter, by its size as it lies."""
        view = self._view
        if not (own or free) or len(self._lying) > MOST_PIECES:
            return {}
        wish = LayingQuery(
            most=MOST_LAYINGS,
            most_free=1 if free else 0,
            anywhere=self._anywhere,
            turning=view.option("turning") is True,
            swaps=not self._anywhere,
        )
        size = view.edition.width, view.edition.height
        found = self._search.layings(self._lying, own, free, written_words(view), size=size, wish=wish)
        kinds: dict[Letter, Lays] = {}
        for laying in found.layings:
            piece = laying.laid[0].piece
            words = [join_tiles(word.word) for word in laying.words]
            kinds.setdefault((piece.face, (piece.w, piece.h)), {})[laying.token, self._touched(piece)] = words
        return kinds

    def _touched(self, piece: Piece) -> Touched:
        return frozenset(one.at for one in self._letters if one.touches(piece))

    def commands(self, verb: str, face: Tile, size: Size, seat: int) -> Iterator[tuple[Square, AnyCommand]]:
        """The squares on which a letter can be laid, each with the command."""
        lays = self.by_verb[verb][face, size]
        edition = self._view.edition
        for y in range(edition.height - size[1] + 1):
            for x in range(edition.width - size[0] + 1):
                piece = Piece(face, x, y, *size)
                under = [one for one in self._lying if one.overlaps(piece)]
                token = under[0].at if verb == "swap" and len(under) == 1 and not under[0].face else None
                if (verb == "swap") != (token is not None) or (under and token is None):
                    continue
                words = lays.get((token, self._touched(piece)))
                if words is None and self._anywhere:
                    words = []
                if words is not None:
                    yield (x, y), _command(verb, piece, words, seat)


def _with(lays: Lays, *, token: bool) -> Lays:
    return {key: words for key, words in lays.items() if (key[0] is not None) is token}


def _command(verb: str, piece: Piece, words: list[str], seat: int) -> AnyCommand:
    size = piece.w, piece.h
    if verb == "swap":
        return Swap(seat=seat, at=piece.at, tile=piece.face, size=size, words=words)
    laid = PlacedTile(tile=piece.face, at=piece.at, size=size, free=verb == "free")
    return Place(seat=seat, tiles=[laid], words=words)
