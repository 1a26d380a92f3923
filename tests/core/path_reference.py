"""Words on a board of sized tiles, and layings, by trying everything with the referee's own paths: slow and plain."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import combinations, product
from typing import NamedTuple

from rekje.board.path.paths import Path, Piece, find_paths
from rekje.model.squares import Square

Size = tuple[int, int]
Letter = tuple[str, Size]
Written = Mapping[str, Collection[Square]]


class Case(NamedTuple):
    """A question: the board, the letters to lay, for words written before their tiles, and the rules."""

    pieces: Sequence[Piece]
    own: Sequence[Letter]
    free: Sequence[Letter]
    written: Written
    size: Size
    scoring: str = "words"
    most_free: int = 3
    anywhere: bool = False
    turning: bool = False
    swaps: bool = True


class Spot(NamedTuple):
    """A letter laid: the kind of letter (free or not, face, size), the token it takes the place of, and its tile."""

    kind: tuple[bool, str, Size]
    token: Piece | None
    piece: Piece


class Option(NamedTuple):
    """A laying: (worth, tie), its letters, and the words through them."""

    worth: tuple[int, int]
    spots: tuple[Spot, ...]
    words: frozenset[str]


def new_paths(pieces: Sequence[Piece], word: str, written: Written, through: Collection[Square] = ()) -> Iterator[Path]:
    """The paths along which a word can be written, through at least one of some tiles if any are named."""
    paths = find_paths(pieces, tuple(word), frozenset(written.get(word, ())))
    return (path for path in paths if not through or not set(through).isdisjoint(path))


def new_words(
    pieces: Sequence[Piece], words: Iterable[str], written: Written, through: Collection[Square] = ()
) -> dict[str, Path]:
    """The words of a list that can be written, with the first path of each."""
    found = ((word, next(new_paths(pieces, word, written, through), None)) for word in sorted(words))
    return {word: path for word, path in found if path}


def layings(case: Case, words: Iterable[str]) -> list[Option]:
    """All layings, best first; of those alike but for the squares only the first."""
    listed = list(words)
    best: dict[object, Option] = {}
    for spots in sets_of_spots(case):
        if option := judged(case, spots, listed):
            alike = likeness(case, spots)
            if alike not in best or rank(option) < rank(best[alike]):
                best[alike] = option
    return sorted(best.values(), key=rank)


def rank(option: Option) -> object:
    worth, tie = option.worth
    spots = [
        (s.kind, *((0, 0, 0) if s.token is None else (1, *s.token.at[::-1])), *s.piece.at[::-1], s.piece.w, s.piece.h)
        for s in option.spots
    ]
    return -worth, -tie, len(option.spots), spots


def sets_of_spots(case: Case) -> Iterator[tuple[Spot, ...]]:
    """Every way to lay letters that fit and hang together with what lies there."""
    for own in [(), *((letter,) for letter in sorted(set(case.own)))]:
        for count in range(case.most_free + 1):
            for free in sorted(set(combinations(sorted(case.free), count))):
                yield from spread(case, [*((False, *letter) for letter in own), *((True, *letter) for letter in free)])


def spread(case: Case, kinds: Sequence[tuple[bool, str, Size]]) -> Iterator[tuple[Spot, ...]]:
    """Every way to lay some letters."""
    for spots in product(*(list(spots_of(case, kind)) for kind in kinds)):
        alike = [(a, b) for a, b in combinations(spots, 2) if a.kind == b.kind]
        ordered = all((a.piece.at[::-1], a.piece.w) < (b.piece.at[::-1], b.piece.w) for a, b in alike)
        new = [spot.piece for spot in spots]
        clear = not any(a.overlaps(b) for a, b in combinations([*pieces_staying(case, spots), *new], 2))
        if spots and ordered and clear and hangs_together(case, spots):
            yield spots


def spots_of(case: Case, kind: tuple[bool, str, Size]) -> Iterator[Spot]:
    free, face, (w, h) = kind
    tokens = [piece for piece in case.pieces if not piece.face]
    for wide, high in sorted({(w, h), (h, w)} if case.turning else {(w, h)}):
        for x, y in product(range(case.size[0] - wide + 1), range(case.size[1] - high + 1)):
            piece = Piece(face, x, y, wide, high)
            yield Spot(kind, None, piece)
            if case.swaps and not free:
                yield from (Spot(kind, token, piece) for token in tokens if token.overlaps(piece))


def pieces_staying(case: Case, spots: Sequence[Spot]) -> list[Piece]:
    """The tiles that lie there already and stay."""
    return [piece for piece in case.pieces if all(piece != spot.token for spot in spots)]


def hangs_together(case: Case, spots: Sequence[Spot]) -> bool:
    reached = pieces_staying(case, spots)
    left = [spot.piece for spot in spots if not (case.anywhere and not spot.kind[0])]
    reached += [spot.piece for spot in spots if spot.piece not in left]
    if not reached:
        reached.append(left.pop())
    while touching := [piece for piece in left if any(piece.touches(other) for other in reached)]:
        reached += touching
        left = [piece for piece in left if piece not in touching]
    return not left


def judged(case: Case, spots: tuple[Spot, ...], words: Iterable[str]) -> Option | None:
    """The laying, if words can run through all letters that need one."""
    pieces = [*pieces_staying(case, spots), *(spot.piece for spot in spots)]
    new = frozenset(spot.piece.at for spot in spots)
    need = frozenset(spot.piece.at for spot in spots if spot.kind[0] or not case.anywhere)
    through, covered, worth, tie = set[str](), {frozenset[Square]()}, 0, 0
    for word in words:
        masks = {new.intersection(path) for path in new_paths(pieces, word, case.written)}
        if masks:
            value = worth_of(case.scoring, word)
            worth, tie = worth + value[0], tie + value[1]
        if masks := masks - {frozenset[Square]()}:
            through.add(word)
            covered = {before | mask for before in covered for mask in masks}
    return Option((worth, tie), spots, frozenset(through)) if any(need <= mask for mask in covered) else None


def worth_of(scoring: str, word: str) -> tuple[int, int]:
    bonus = {5: 1, 6: 2, 7: 3, 8: 4, 9: 5}.get(len(word), 0)
    return {"words": (1, len(word)), "letters": (len(word), 1), "bonus": (len(word) + bonus, len(word))}[scoring]


def likeness(case: Case, spots: Sequence[Spot]) -> object:
    """What layings that differ only in their squares have in common."""
    there = pieces_staying(case, spots)

    def look(spot: Spot) -> tuple[object, ...]:
        return spot.kind, spot.token, frozenset(piece.at for piece in there if piece.touches(spot.piece))

    near = ((look(s), frozenset(Counter(look(o) for o in spots if o.piece.touches(s.piece)).items())) for s in spots)
    return frozenset(Counter(near).items())
