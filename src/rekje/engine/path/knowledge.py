"""What is known of a table where words read over tiles of many sizes are written down: found by the native search."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache

from msgspec.structs import replace

from rekje.board.path.paths import Piece
from rekje.engine.path.ahead import RootPosition, Variation
from rekje.engine.path.search import MOST_HELD, MOST_PIECES, Laying, LayingQuery, Layings, Letter, PathSearch, PathWord
from rekje.engine.path.tree import gone_on, standing_of
from rekje.games.path.order import dry_now
from rekje.games.path.owing import debt_of
from rekje.games.path.turns import in_first_round
from rekje.games.path.word_scores import letters_used
from rekje.games.path.words import is_token, letters_held, paper_of, pieces_of
from rekje.model.path.commands import Free, LayToken, Place, PlacedTile, Swap
from rekje.model.sizes import face_of, size_of
from rekje.model.squares import Square
from rekje.model.state import State
from rekje.model.tiles import Tile, Tiles, join_tiles, letters, split_tiles
from rekje.players.leave_values import LeaveValues
from rekje.players.path.ports import Continuation
from rekje.players.ports import Candidate, Reading

MOST_STEPS = 3_000_000
"""The work of one search: more than a turn takes, unless many free letters lie there."""
MOST_LAYINGS = 200
MOST_LAID = 4
"""Tiles laid at once, at most."""
NOTHING = Layings((), (), True)
DISTINCT = "distinct"
"""The way of counting by which a word's worth depends on those before it (L19)."""

SearchAt = Callable[[int | None], PathSearch]
"""The search with the words of at most a level, None for the whole list; never with words players may not name."""


def find_layings(
    search: PathSearch,
    view: State,
    seat: int,
    most: int,
    *,
    most_free: int = MOST_LAID - 1,
    seconds: float | None = None,
    steps: int = MOST_STEPS,
) -> Layings:
    """The best layings of a seat in the turn that it has, or is about to have, with so many free letters at most; none
    of letters whose size isn't known, nor on a board with more tiles than a search takes."""
    pieces, paper = pieces_of(view), paper_of(view)
    begun = () if paper.window else paper.acts
    first = in_first_round(view)
    if len(pieces) > MOST_PIECES:
        return NOTHING
    counts_distinct = view.option("scoring") == DISTINCT
    wish = LayingQuery(
        scoring="letters" if counts_distinct else view.option("scoring"),  # type: ignore[arg-type]
        most=max(most, MOST_LAYINGS) if counts_distinct else most,
        most_free=0 if first else most_free,
        anywhere=first,
        turning=view.option("turning") is True,
        swaps=not first,
        seconds=seconds,
        steps=steps,
    )
    own = sized_letters(letters_held(view, seat)) if all(act.free_lay for act in begun) else []
    free = [] if first else sized_letters(paper.free)[: MOST_HELD - len(own)]
    found = search.layings(
        pieces, own, free, written_words(view), size=(view.edition.width, view.edition.height), wish=wish
    )
    return _by_new_letters(found, letters_used(paper, seat), most) if counts_distinct else found


def _by_new_letters(found: Layings, used: frozenset[Tile], most: int) -> Layings:
    """The layings by how many letters their words have that a seat hasn't used yet (L19); a search knows only what each
    word is worth by itself."""
    worth = {id(one): len({face for word in one.words for face in letters(word.word)} - used) for one in found.layings}
    ranked = sorted(found.layings, key=lambda one: -worth[id(one)])[:most]
    return replace(found, layings=tuple(replace(one, worth=worth[id(one)]) for one in ranked))


def sized_letters(tiles: Iterable[Tile]) -> list[Letter]:
    """Letters as the search takes them, those whose face and size are known."""
    told = ((face_of(tile), size_of(tile)) for tile in tiles)
    return [(face, size) for face, size in told if size][:MOST_HELD]


def written_words(view: State) -> list[tuple[Tiles, tuple[Square, ...]]]:
    """The words written down, with the tiles of all their writings (L7)."""
    return [(split_tiles(word), tuple(squares)) for word, squares in paper_of(view).used().items()]


def new_words(search: PathSearch, view: State) -> tuple[PathWord, ...]:
    """The words that could be written down as the board lies; none on a board with more tiles than a search takes."""
    pieces = pieces_of(view)
    if len(pieces) > MOST_PIECES:
        return ()
    return search.new_words(pieces, (), written_words(view), steps=MOST_STEPS).words


class PathKnowledge:
    """`rekje.players.path.ports.PaperKnowledge` of one table's words. The search of a level is made ready when it is
    first asked for; one for layings takes at most so many ``steps``."""

    def __init__(
        self,
        search_at: SearchAt,
        is_word: Callable[[Tiles], bool],
        leave_values: Callable[[], LeaveValues],
        steps: int = MOST_STEPS,
    ) -> None:
        self.search = cache(search_at)
        self.steps = steps
        self._is_word = is_word
        self._leave_values = cache(leave_values)

    def prepare(self, level: int | None) -> None:
        """Make ready what a level needs."""
        self.search(level)

    def plays(self, view: State, seat: int, level: int | None) -> Sequence[Candidate]:
        """The best ways to lay letters."""
        return self._candidates(view, seat, level, MOST_LAYINGS)

    def single_lays(self, view: State, seat: int, level: int | None) -> Sequence[Candidate]:
        """The best ways to lay one own letter and no other."""
        return self._candidates(view, seat, level, MOST_LAYINGS, most_free=0)

    def best(self, view: State, seat: int, level: int | None) -> Candidate | None:
        """The first of `plays`."""
        return next(iter(self._candidates(view, seat, level, 1)), None)

    def readable(self, view: State, level: int | None) -> Sequence[Reading]:
        """The new words that can be read without laying anything."""
        return [Reading(join_tiles(found.word), found.path) for found in new_words(self.search(level), view)]

    def ahead(
        self, view: State, seat: int, level: int | None, acts: Sequence[Candidate], turns: int
    ) -> list[Continuation]:
        """Each act, and then the best lays of the seats after it; nothing on a board with more tiles than a search
        takes."""
        if len(view.board) + turns + MOST_LAID > MOST_PIECES:
            return [Continuation((act.score, *(0,) * turns)) for act in acts]
        start = Variation(self.search(level), root_position(view, seat))
        return [self._continue(view, start.copy(), act, turns) for act in acts]

    def weighed(
        self, view: State, seat: int, level: int | None, acts: Sequence[Candidate], widths: Sequence[int]
    ) -> list[float]:
        """How a seat stands after each act; the acts' own worth on a board with too many tiles."""
        if len(view.board) + len(widths) + MOST_LAID > MOST_PIECES:
            return [float(act.score) for act in acts]
        start = Variation(self.search(level), root_position(view, seat))
        return [self._weigh(view, start.copy(), act, widths) for act in acts]

    def _weigh(self, view: State, line: Variation, act: Candidate, widths: Sequence[int]) -> float:
        self._act(view, line, act)
        return standing_of(0, gone_on(line, widths))

    def _continue(self, view: State, line: Variation, act: Candidate, turns: int) -> Continuation:
        gains = [self._act(view, line, act)]
        while len(gains) <= turns and not line.over:
            gains.append(line.go_on())
        return Continuation((*gains, *(0,) * (turns + 1 - len(gains))), line.over)

    def _act(self, view: State, line: Variation, act: Candidate) -> int:
        """The turn of the seat on turn; what it gains."""
        match act.command:
            case Free(seat=seat, tile=face, size=size):
                held = sized_letters(letters_held(view, seat))
                return line.give(next(one for one in held if one[0] == face and size in (None, one[1])))
            case LayToken(at=at, size=size):
                return line.lay_token(Piece("", *at, *size))
            case Swap(at=at, tile=tile, size=size, tiles=tiles):
                own = Piece(tile, *at, *size)
                token = next(one.at for one in pieces_of(view) if not one.face and one.overlaps(own))
                return line.lay([(own, False), *map(_as_piece, tiles)], act.score, token)
            case Place(tiles=tiles):
                return line.lay(map(_as_piece, tiles), act.score)
        raise ValueError(f"{act.command} is no turn")

    def worth_of(self, letter: Tile) -> float:
        """As learned, or told from the letters."""
        return self._leave_values().ones.get(face_of(letter), 0.0)

    def can_play(self, state: State, seat: int) -> bool | None:
        """Never known: others may still see words where this seat has none to lay."""
        return None

    def is_word(self, word: Tiles) -> bool:
        """Ask the word list."""
        return self._is_word(word)

    def _candidates(
        self, view: State, seat: int, level: int | None, most: int, most_free: int = MOST_LAID - 1
    ) -> list[Candidate]:
        found = find_layings(self.search(level), view, seat, most, most_free=most_free, steps=self.steps)
        return [candidate(laying, seat) for laying in found.layings]


def root_position(view: State, seat: int) -> RootPosition:
    """The table before a turn of a seat."""
    order = sorted(view.active, key=lambda other: (other - seat) % len(view.seats))
    return RootPosition(
        pieces=pieces_of(view),
        hands=tuple(tuple(sized_letters(letters_held(view, other))) for other in order),
        free=tuple(sized_letters(paper_of(view).free)),
        written=written_words(view),
        size=(view.edition.width, view.edition.height),
        scoring="words" if view.option("scoring") == DISTINCT else view.option("scoring"),  # type: ignore[arg-type]
        totals=tuple(view.seats[other].score for other in order),
        tokens=tuple(sum(map(is_token, view.seats[other].rack)) for other in order),
        dry=_dry_before(view, seat),
        opening=sum(other not in paper_of(view).opened for other in view.active),
        turning=view.option("turning") is True,
    )


def _dry_before(view: State, seat: int) -> int:
    """How many turns in a row before a seat's act brought no new word (L19). A letter that it owes still belongs to the
    last of them."""
    paper = paper_of(view)
    if debt_of(view, seat):
        return max(0, len(dry_now(view)) - 1)
    return len(dry_now(view) if paper.window else paper.dry)


def _as_piece(tile: PlacedTile) -> tuple[Piece, bool]:
    return Piece(tile.tile, *tile.at, *tile.size), tile.free


def candidate(laying: Laying, seat: int) -> Candidate:
    """A laying as a computer player weighs it."""
    words = [join_tiles(found.word) for found in laying.words]
    tiles = [PlacedTile(one.piece.face, one.piece.at, (one.piece.w, one.piece.h), one.free) for one in laying.laid]
    command: Place | Swap = Place(seat=seat, tiles=tiles, words=words)
    if laying.token is not None:
        own, *rest = tiles
        command = Swap(seat=seat, tile=own.tile, at=own.at, size=own.size, words=words, tiles=rest)
    return Candidate(command, laying.worth, len(tiles), len(words))
