"""The native core. Letters are codes 1 to n (at most 63) in the letter set's order.

On a rack 0 is a blank. A board is one byte a square, row by row: 0 empty, a code a tile, ``code | 0x80`` a blank that
stands for that letter. A play is ``(x, y, across, tiles, score)``: where its main word begins, and that word's squares
in order, each a laid tile or 0 where a tile lies already. Plays come best first; at equal scores across before down,
then the upper row, the column further left, then ``tiles``. A play of one tile that makes words both ways is told
once, across. All functions raise ValueError, in one sentence, for input that can't be; all searches
release the GIL, and those of many positions use all cores, or as many as ``threads`` says.
"""

from collections.abc import Callable, Iterable, Sequence
from os import PathLike
from typing import Any, Literal, final, overload

__all__ = [
    "VERSION",
    "Board",
    "DrivenGames",
    "EndRules",
    "Facts",
    "GameRules",
    "GridWords",
    "LeaveSchedule",
    "Leaves",
    "Limit",
    "Notation",
    "Playout",
    "Plays",
    "RackSums",
    "Stop",
    "WordGraph",
    "WordLists",
    "end_game",
    "formable",
    "hold_on",
    "layings",
    "path_words",
    "pre_end_game",
    "search",
    "selfplay",
    "simulate",
    "study",
    "walks",
]

VERSION: str
"""The version of the sources that this core was built from."""

_Play = tuple[int, int, bool, bytes, int]

@final
class WordGraph:
    """A list of words made ready for searching. Its length is the number of words."""

    @staticmethod
    def build(words: Sequence[bytes], letters: int) -> WordGraph:
        """From words of 1 to 21 codes, in any order, each from 1 to ``letters``."""
    @staticmethod
    def from_bytes(data: bytes) -> WordGraph:
        """Read what `to_bytes` wrote; anything else, damaged or forged, is a ValueError."""
    @staticmethod
    def map(path: str | PathLike[str]) -> WordGraph:
        """Read a file of what `to_bytes` wrote as memory that processes share; nobody may write in it afterwards.
        OSError where it can't be read, ValueError for anything else."""
    def to_bytes(self) -> bytes:
        """For a file; the same words give the same bytes."""
    def map_tables(self, path: str | PathLike[str]) -> None:
        """Take the tables that best plays need from a file of what `tables_to_bytes` wrote, in the same way. Without it
        they are made when a best play is first asked for."""
    def tables_to_bytes(self) -> bytes | None:
        """Those tables, for a file; None if there are none for so many letters."""
    def contains(self, word: bytes) -> bool:
        """Whether it is one of the words."""
    def __len__(self) -> int: ...
    @property
    def letters(self) -> int:
        """How many letters the letter set has."""
    @property
    def size(self) -> int:
        """The bytes that it takes."""

@final
class Facts:
    """Rule facts, checked once; the fields are those of `rekje.board.crossword.squares.CrosswordFacts`."""

    def __new__(
        cls,
        *,
        width: int,
        height: int,
        values: Sequence[int],
        letter_factor: Sequence[int],
        word_factor: Sequence[int],
        blank_word_factor: Sequence[int],
        lay_factor: Sequence[int],
        scoring: Literal["words", "tiles"],
        bonus: Sequence[int],
        start: Sequence[int],
        start_rule: Literal["covers", "begins"],
        first_min: int,
        rack_size: int,
    ) -> Facts: ...
    @property
    def width(self) -> int:
        """Columns."""
    @property
    def height(self) -> int:
        """Rows."""
    @property
    def letters(self) -> int:
        """How many letters the letter set has."""
    @property
    def rack_size(self) -> int:
        """The most tiles on a rack."""

@final
class Board:
    """Tiles on a board, for one word graph and one set of facts; it never changes.

    Making a board only checks its cells. The first search of this board alone sets it up: it computes the cross sets
    and the anchors, and the first one for a best play the slots. The board keeps them as long as it lives, some 60 KB
    on 15 × 15 squares, and later searches don't compute them again: a best play then takes about half the
    instructions. A search of many boards uses what they have kept. Those that have kept nothing are set up for this
    search alone, so that a long list of boards takes little memory.
    """

    def __new__(cls, word_graph: WordGraph, facts: Facts, cells: bytes) -> Board: ...

def formable(lines: bytes, facts: Facts, cells: bytes, rack: bytes) -> bytes:
    """Those lines of a word table (`rekje.lexicon.tables`) whose words are made of tiles of the rack and of one line of
    the board, so that a play may form them. A graph of these words finds the same plays there as that of all words."""

@final
class Leaves:
    """What sets of at most ``most`` tiles kept are worth."""

    def __new__(cls, letters: int, most: int, sets: Sequence[bytes], values: Sequence[float]) -> Leaves:
        """From racks of codes, each in any order, and their values in points, of which thousandths are kept; sets left
        out are worth nothing."""
    @staticmethod
    def of_parts(
        most: int,
        ones: Sequence[float],
        twos: Sequence[float],
        sets: Sequence[tuple[bytes, float]],
        tiles: Sequence[int],
    ) -> Leaves:
        """Every set of at most ``most`` tiles is worth the sum of its tiles, by code, of each two of them (``twos`` has
        a row for each code, by the code of the other tile), and of the larger sets in it (``sets``, three to six tiles,
        each counted once). In points, each -1000 to 1000; at most 11 tiles. ``tiles``: how many of each the box holds,
        from which the values expect tiles to be drawn."""
    @staticmethod
    def by_tile(values: Sequence[float]) -> Leaves:
        """A tile is worth so much by itself, by code, whatever else is kept; for racks of any size."""
    def exchanges(self, rack: bytes) -> list[tuple[bytes, float]]:
        """The exchanges that keep most, one for each number of tiles given, fewest first: the tiles given, and what
        those kept are worth."""
    def at(self, unseen: bytes, bag: int) -> Leaves:
        """The same where these tiles are unseen, so many of them in the bag. Only sums of parts change. It shares what
        it is made of, so it costs little."""
    def value(self, rack: bytes, kept: bytes) -> float:
        """What some tiles of a rack are worth; the whole rack is worth 0."""
    @property
    def letters(self) -> int:
        """How many letters the letter set has."""
    @property
    def most(self) -> int:
        """The most tiles of a set."""

@final
class Notation:
    """How plays are put into words on a board ``width`` squares wide: searches given one tell plays as it says,
    others as tuples of numbers."""

    def __new__(
        cls,
        make: Callable[..., object],
        tiles: Sequence[tuple[int, str, str]],
        squares: Sequence[tuple[object, str, str]],
        width: int,
    ) -> Notation:
        """A play is what ``make`` makes of where it is laid, its word, its tiles as ``((square, tile), …)`` and its
        score; where plays are rated, of its worth, too. ``tiles``: code, tile, and how it is written within a word;
        ``squares``, in rows: the square as tiles tell it, and where a play that begins there is laid, across and
        down."""

@final
class Plays:
    """Legal plays, best first; each is told only when it is asked for."""

    def __len__(self) -> int: ...
    def __getitem__(self, index: int, /) -> Any: ...
    @property
    def top(self) -> int:
        """The highest score, 0 if there is no play."""
    @property
    def sum(self) -> int:
        """The sum of all scores."""

@final
class Stop:
    """A flag by which another thread ends a search."""

    def __new__(cls) -> Stop: ...
    def set(self) -> None:
        """End the searches that were given this flag, now or when they begin."""
    @property
    def is_set(self) -> bool:
        """Whether it was set."""

@final
class Limit:
    """How long a search may go on; what isn't given doesn't limit it.

    ``nodes``: how many positions it looks at, or how many steps it takes; ``samples``: how many searches for a best
    play it makes in games that are played on. With these two the answer is the same on every machine. ``seconds``: how
    long it takes; ``stop``: the flag that ends it. Each search says which of them it takes, and refuses the others.
    """

    def __new__(
        cls,
        *,
        nodes: int | None = None,
        samples: int | None = None,
        seconds: float | None = None,
        stop: Stop | None = None,
    ) -> Limit: ...

@overload
def search(
    board: Board,
    rack: bytes,
    /,
    want: Literal["plays"],
    *,
    leaves: Leaves | None = None,
    most: int | None = None,
    notation: Notation | None = None,
) -> Plays:
    """The legal plays of a rack on a board; or of many racks, each on the board at the same place of the list.

    ``want``: ``"plays"`` is all of them, or the first ``most``; ``"best"`` the first, found without listing them all,
    or None; ``"summary"`` how many there are, the highest score (0 if none) and the sum of all scores; ``"any"``
    whether there is one. With ``leaves`` the plays worth most come first, and a play with its worth is
    ``(x, y, across, tiles, score, score plus what is kept)``; between equals they come as without. Of many racks each
    may have leaves of its own.
    """

@overload
def search(
    board: Board,
    rack: bytes,
    /,
    want: Literal["best"],
    *,
    leaves: Leaves | None = None,
    notation: Notation | None = None,
) -> Any | None: ...
@overload
def search(board: Board, rack: bytes, /, want: Literal["summary"]) -> tuple[int, int, int]: ...
@overload
def search(board: Board, rack: bytes, /, want: Literal["any"]) -> bool: ...
@overload
def search(
    boards: Sequence[Board],
    racks: Sequence[bytes],
    /,
    want: Literal["plays"],
    *,
    leaves: Leaves | Sequence[Leaves] | None = None,
    most: int | None = None,
    threads: int | None = None,
    notation: Notation | None = None,
) -> list[Plays]: ...
@overload
def search(
    boards: Sequence[Board],
    racks: Sequence[bytes],
    /,
    want: Literal["best"],
    *,
    leaves: Leaves | Sequence[Leaves] | None = None,
    threads: int | None = None,
    notation: Notation | None = None,
) -> list[Any | None]: ...
@overload
def search(
    boards: Sequence[Board], racks: Sequence[bytes], /, want: Literal["summary"], *, threads: int | None = None
) -> list[tuple[int, int, int]]: ...
@overload
def search(
    boards: Sequence[Board], racks: Sequence[bytes], /, want: Literal["any"], *, threads: int | None = None
) -> list[bool]: ...

@final
class GameRules:
    """What a whole game needs beyond a position.

    ``tiles``: how many of each the box holds, blanks first, then letter 1, 2, …; ``seats``: 2–4; ``exchange_min``: the
    fewest tiles in the bag for an exchange; ``pass_rounds`` and ``pass_rounds_empty``: rounds of nothing but passes
    that end the game with tiles in the bag and without; ``scoreless_rounds``: rounds without a tile laid that end
    it; ``prove_end``: it ends as soon as the bag is empty and no rack has a play; ``subtract_rest``: tiles held lower
    a score; ``out_gains``: who goes out gains what the others hold, and ``out_bonus`` besides; ``out_doubles``: gains
    it twice instead, and nobody loses anything; ``rack``: how many tiles everybody begins with (else as many as a rack
    holds); ``buys``: how many are taken as a turn begins, as far as the bag has them; racks aren't filled up again
    then.
    """

    def __new__(
        cls,
        *,
        tiles: Sequence[int],
        seats: int,
        exchange_min: int,
        pass_rounds: int,
        pass_rounds_empty: int,
        scoreless_rounds: int,
        prove_end: bool,
        subtract_rest: bool,
        out_gains: bool,
        rack: int | None = None,
        buys: int | None = None,
        out_bonus: int | None = None,
        out_doubles: bool = False,
    ) -> GameRules: ...

@final
class LeaveSchedule:
    """The leave values that a player adds to a play's score, by how full the bag is. Without leaves it takes the
    highest score."""

    def __new__(cls, leaves: Sequence[Leaves] | None = None, end: Leaves | None = None) -> LeaveSchedule:
        """``leaves``: the first for a full bag, the last for a nearly empty one, the others for equal steps between
        the two; ``end``: for an empty bag."""

@final
class RackSums:
    """Racks observed in games, each with the equity that it reached. The sums are whole numbers, so the order of adding
    doesn't matter."""

    def __new__(cls, size: int) -> RackSums:
        """Nothing observed yet, of racks of so many tiles, 1 to 21."""
    @staticmethod
    def from_bytes(size: int, data: bytes) -> RackSums:
        """Read what `to_bytes` wrote."""
    def to_bytes(self) -> bytes:
        """For a file."""
    @property
    def observations(self) -> int:
        """How many racks were observed."""
    def joined(self, other: RackSums) -> RackSums:
        """What both observed."""
    def leave_parts(
        self, tiles: Sequence[int], pairs: float, threes: float, fours: float
    ) -> tuple[list[float], list[float], list[tuple[bytes, float]]]:
        """The fitted values, in points, as `Leaves.of_parts` takes them. ``tiles``: how many of each the box holds,
        blanks first. Pairs, and sets of three and of four tiles, are shrunk to 0 as by so many observations."""

def study(
    word_graph: WordGraph, facts: Facts, rules: GameRules, leave_schedule: LeaveSchedule, *, games: int, seed: int
) -> RackSums:
    """Games between players of a kind; every full rack is observed, with the equity reached, while the bag holds more
    than two racks. Game n depends on ``seed + n`` alone, and the sums on nothing else. All cores are used."""

@final
class Playout:
    """A finished game. Seat 0 begins."""

    @property
    def scores(self) -> list[int]:
        """Final scores, settled."""
    @property
    def adjustments(self) -> list[int]:
        """What settling added to each score."""
    @property
    def racks(self) -> list[bytes]:
        """The racks in the beginning, in the order drawn."""
    @property
    def rest(self) -> list[bytes]:
        """The racks in the end."""
    @property
    def reason(self) -> Literal["out", "passes", "scoreless", "no-play"]:
        """Why it ended."""
    @property
    def turns(self) -> list[tuple[int, _Play | None, bytes, bytes]]:
        """``(seat, play, tiles given back, tiles drawn)``; no play and nothing given back is a pass."""

@final
class EndRules:
    """The end of a game between two with an empty bag, checked: what is wrong with it is a ValueError."""

    def __new__(cls, *, passes: int, subtract_rest: bool, out_times: int, out_bonus: int) -> EndRules:
        """``passes`` in a row end the game; ``subtract_rest``: tiles held lower a score; who goes out gains
        ``out_bonus`` and the other's tiles ``out_times`` times."""

def end_game(
    board: Board,
    rules: EndRules,
    racks: tuple[bytes, bytes],
    *,
    passes_left: int,
    limit: Limit,
    notation: Notation | None = None,
) -> tuple[int, bool, int, int, list[Any | None]]:
    """A game with an empty bag worked out from here: ``(value, proven, nodes, depth, line)``.

    ``racks`` are those of the player on turn and of the other. The value is what the one on turn gains on the other
    until the end; where ``limit``, which must be of ``nodes``, wasn't enough it isn't proven. The line's plays are
    None for passes."""

def pre_end_game(
    board: Board,
    rules: EndRules,
    held: tuple[bytes, bytes, int],
    asked_for: Sequence[_Play | bytes],
    *,
    lead: int,
    passes_left: tuple[int, int, int],
    exchange_most: int,
    limit: Limit,
    notation: Notation | None = None,
) -> tuple[list[tuple[Any | None, bytes, float, float, float, float, bool]], bool, bool, int]:
    """A game with one to four tiles in the bag, every draw looked at: ``(turns, proven, chance_proven, nodes)``.

    ``held`` are the rack, what is unseen, and how many of these tiles are in the bag. ``passes_left``: the passes in a
    row that end the game before the bag is empty, now, after a play and after an exchange. A turn is its play or None,
    the tiles given back, the chance to win, the bounds proven of it, the mean lead at the end, and whether that is
    proven. Those ``asked_for`` are weighed to the end. ``limit`` may be of ``nodes``, ``seconds`` and ``stop``."""

def simulate(
    board: Board,
    leaves: Leaves,
    rules: EndRules,
    held: tuple[bytes, bytes, Sequence[int], int],
    candidates: Sequence[_Play | bytes],
    *,
    odds: tuple[float, tuple[float, float], tuple[float, float]] | None = None,
    turns: int,
    end_nodes: int,
    loss: float,
    error: float | None = None,
    seed: int,
    limit: Limit,
    threads: int | None = ...,
) -> list[tuple[float | None, float, float, float, float, int, float | None]]:
    """Plays and exchanges (the tiles given back; none is a pass) weighed by playing on from each, ``turns`` turns of
    all seats together: for each ``(worth, doubt, mean, standard error, points, samples, chance)`` of what it gains
    on the others, in points. The worth puts its equity and the samples together; None if it was dropped before the end.
    The doubt is the standard error of its difference to the first one that wasn't dropped. The chance is that of
    winning, on average of the samples, and the points are the mean of what was gained there, whatever it decides.

    ``odds`` are the seat's lead and the model of what is still gained between two (`rekje.analysis.chances`): then
    chances of winning count, told in points, in worths and means. Without them there is no chance.

    ``held`` is ``(rack, unseen, how many tiles each other seat holds, in the order of their turns, how many tiles are
    out of the game)``; the rest of what is unseen is in the bag. ``limit`` must be of ``samples`` or ``seconds``; with
    ``end_nodes`` a rollout in which the bag of two players runs empty is worked out, looking at so many positions.
    Dropped is what is expected to be no more than ``loss`` points better than the leader; with an ``error``, what is
    more than ``loss`` points better with a chance so small that the chances of all together are at most that.
    ``threads`` (None: all cores) change nothing as long as time cuts nothing short."""

def hold_on(
    board: Board,
    leave_schedule: LeaveSchedule,
    rules: GameRules,
    held: tuple[bytes, bytes, Sequence[int]],
    candidates: Sequence[_Play | bytes],
    *,
    bought: bool,
    passes: int,
    turns: int,
    seed: int,
    limit: Limit,
    even: bool = False,
    threads: int | None = ...,
) -> list[tuple[float | None, float, float, float, float, int, float | None]]:
    """`simulate` where racks aren't filled up again: everybody buys and plays by ``leave_schedule``, and tiles
    still held at the end count by its leave values. An exchange of nothing is a pass. ``bought``: the seat has bought a
    tile in this turn; ``passes``: how many of the last turns were passes. ``even``: all get as many samples."""

def selfplay(
    word_graph: WordGraph,
    facts: Facts,
    rules: GameRules,
    *,
    games: int,
    seed: int,
    leave_schedules: Sequence[LeaveSchedule] | None = None,
    threads: int | None = None,
) -> list[Playout]:
    """Games between players who make the best play; who has none exchanges all tiles if that may be.

    Seat n plays by ``leave_schedules[n % len(leave_schedules)]``, or for the highest score if there are none. While
    there are tiles to draw, a player with leaves makes the play or the exchange of the highest equity.

    Game n depends on ``seed + n`` alone. All cores are used, or as many as ``threads`` says.
    """

@final
class DrivenGames:
    """Many games that are driven from outside, an action for each at a time, by whoever is on turn. A game that ends
    makes room for a new one. Games depend on their seeds alone, which count up from ``seed``.

    An action is the place of one of the ``most`` best plays, or ``most`` for a pass, or ``most`` and a subset of the
    rack to exchange: the bits of the places of its tiles, which stand in order, blanks first. Of subsets with equal
    tiles only the one that takes the first of these is legal. ``kinds`` are the tiles that are counted, by code.
    """

    def __new__(
        cls,
        word_graph: WordGraph,
        facts: Facts,
        rules: GameRules,
        *,
        games: int,
        most: int,
        kinds: bytes,
        seed: int,
        threads: int | None = None,
    ) -> DrivenGames: ...
    def step(self, actions: Sequence[int]) -> None:
        """Take an action in each game; none is taken if one isn't legal."""
    def shown(self) -> list[bytes]:
        """What the seats on turn see, each array by game: the board in planes (letters, blanks, nothing), the rack and
        the unseen tiles by ``kinds``, tiles held and points (16 bits) by seat from the one on turn on, score and tiles
        laid of each play (16 bits), the mask of legal actions, tiles in the bag (16 bits), passes in a row, the seat on
        turn; and of the last step: the change of each score by seat (32 bits), whether the game ended."""
    def finished(self) -> list[tuple[int, Playout]]:
        """The games that ended by the last step, each with its place."""

_Track = tuple[list[tuple[int, int]], list[tuple[int, int, int]]]
_FoundWord = tuple[bytes, int, int, list[_Track]]

@final
class WordLists:
    """Words by length, for `walks`. Its length is the number of words."""

    def __new__(cls, word_graph: WordGraph) -> WordLists:
        """All words of a word graph."""
    @staticmethod
    def of(words: Sequence[bytes], letters: int) -> WordLists:
        """A few words of 1 to 21 codes, in any order."""
    def __len__(self) -> int: ...
    @property
    def letters(self) -> int:
        """How many letters the letter set has."""

def walks(
    lists: WordLists,
    heap: Sequence[tuple[int, int, int]],
    rack: bytes,
    *,
    made: Sequence[tuple[bytes, Sequence[tuple[int, int]]]],
    words: int,
    per_length: int,
    tracks: int,
    shortest: int,
    limit: Limit | None = None,
) -> tuple[list[_FoundWord], int, bool, int]:
    """The longest words that can be walked over touching tiles on an endless square grid.

    ``heap``: at most 400 tiles ``(x, y, tile)`` with coordinates of 32 bits, all hanging together; a tile is a code,
    ``code | 0x80`` for a blank, or 0x80 for a blank that may be any letter, one within a word. ``rack``: at most 63
    tiles. ``made``: words made before and the places of tiles which the same word may not use again. At most
    ``words`` words, ``per_length`` of a length, none shorter than ``shortest``, each with at most ``tracks`` tracks.

    Returns the words, an upper bound on the length of any word that can be walked, whether all was tried, and how
    many steps that took: ``limit`` may be of ``nodes``, which are these steps, ``seconds`` and a ``stop``. A word is
    ``(codes, new tiles, blanks among them, tracks)``, a track the place of each letter and the tiles laid. Longest
    first, then fewest new tiles, fewest blanks, in order of codes; all tracks of a word lay equally many.
    """

_Piece = tuple[int, int, int, int, int]
_Names = tuple[Callable[[Any, Any], object], Sequence[object], Sequence[object]]
_Laid = tuple[int, int, int, int, int, bool, int | None]

@final
class GridWords:
    """A list made ready for grids of letters, with at least ``shortest`` letters a word.

    ``faces``: what a cell can show, one letter or several each (1 to 64 of them, none twice); on a board a face is
    known by its place in that list, 255 is a cell without one.
    """

    def __new__(cls, word_graph: WordGraph, faces: Sequence[bytes], shortest: int) -> GridWords: ...
    @property
    def memory(self) -> int:
        """How many bytes it takes."""
    def words(
        self, size: tuple[int, int], corners: bool, board: bytes, *, limit: Limit | None = None
    ) -> list[tuple[bytes, bytes]] | None:
        """All words of a board in order of letters, each with the cells of its first path; None if ``limit``, of
        ``seconds`` or a ``stop``, cut it short."""
    def count(
        self,
        size: tuple[int, int],
        corners: bool,
        boards: bytes,
        points: Sequence[int],
        *,
        all_cores: bool,
        limit: Limit | None = None,
    ) -> list[tuple[int, int]]:
        """For boards one after the other, the number of words and their points by number of letters, the last also for
        longer ones; fewer than the boards if ``limit``, as for `words`, cut it short."""

def path_words(
    word_graph: WordGraph,
    pieces: Sequence[_Piece],
    *,
    through: bytes,
    written: Sequence[tuple[Iterable[object], Iterable[object]]],
    corners: bool,
    limit: Limit | None = None,
    codes: dict[Any, int] | None = None,
    names: _Names | None = None,
) -> tuple[tuple[Any, ...], bool, int]:
    """The words of two letters and more that can be read over touching tiles, each tile at most once.

    ``pieces``: at most 120 tiles ``(letter or 0, x, y, width, height)`` on at most 64 × 64 squares, in whose order they
    are numbered from 0. Tiles touch along their edges, with ``corners`` also there. ``through``: tiles of which a word
    must use one, if any are named. ``written``: words with the tiles that the same word may not use again.

    Returns words as ``(codes, numbers of its tiles)``, both bytes, in order of codes, each with its first path; whether
    these are all; and how many steps that took. ``limit`` as in `walks`.

    With ``codes`` of letters by other values, words written down are told in these values and with the first squares
    ``(x, y)`` of their tiles; one with a letter that has no code is passed over, a square that isn't the first one of a
    letter is a KeyError. With ``names`` words are told so: what makes one of its letters and its tiles, in tuples; a
    value for each code, 0 included; and one for each tile.
    """

def layings(
    word_graph: WordGraph,
    pieces: Sequence[_Piece],
    letters: Sequence[tuple[int, int, int, bool]],
    *,
    written: Sequence[tuple[Iterable[object], Iterable[object]]],
    size: tuple[int, int],
    scoring: Literal["words", "letters", "bonus"],
    most: int,
    most_free: int,
    anywhere: bool,
    turning: bool,
    swaps: bool,
    limit: Limit | None = None,
    codes: dict[Any, int] | None = None,
    names: _Names | None = None,
) -> tuple[list[tuple[list[_Laid], int, int, tuple[Any, ...]]], tuple[Any, ...], bool, int]:
    """The best ways to lay at most one own letter and ``most_free`` (0 to 3) free ones on a board of a ``size``.

    ``letters``: at most 120 as ``(letter, width, height, whether it is free)``. Each must hang together with what lies
    there and be used by a new word; with ``anywhere`` not so the own one. With ``turning`` tiles may be turned by a
    quarter, with ``swaps`` an own letter may cover squares of a tile without a letter, which is then taken away.

    Returns at most ``most`` layings, no two alike but for the squares, the best first: ``(letters laid, worth of all
    new words then, what decides between equals, words through the letters laid)``; the new words that need no laying;
    whether all layings were tried; and how many steps that took. A letter laid is ``(letter, x, y, width, height,
    whether it was free, number of the tile that it took the place of)``; in words it has that number, and letters laid
    on free squares have the next numbers, in the order told. ``limit`` as in `walks`, ``codes`` and ``names`` as in
    `path_words`; in words the square stands for a letter laid.
    """
