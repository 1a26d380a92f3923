"""A terminal without a terminal: games whose lines are typed by the test, and every page that was shown."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from io import StringIO
from itertools import chain, combinations, permutations

from msgspec.structs import replace
from rich.console import Console
from rich.text import Text

from rekje.bootstrap import new_table, open_words
from rekje.engine.lexicons import open_lexicon
from rekje.engine.words import Words
from rekje.games.editions import builtin_edition
from rekje.games.options import resolve_options
from rekje.games.registry import FIRST_GAME, get_game
from rekje.model.edition import Edition
from rekje.model.events import Config, LotDrawn
from rekje.model.state import State
from rekje.model.tiles import LetterSet
from rekje.storage.memory import EventMemory
from rekje.terminal.pages import command_lines, how_lines
from rekje.terminal.playing.host import Host
from rekje.terminal.playing.session import play_on
from rekje.terminal.screen import Screen
from rekje.terminal.start import make_host
from rekje.terminal.timing import Stopwatch

# Letters that no sentence, coordinate or sign of the screen contains, so that a leaked tile can be found.
PRIVATE = "БГДЖЗИЙЛПУФЦЧШЩЪЫЬЭЮЯΓΔΘΛΞΠΣΦΨΩԱ"

Typist = Callable[[Host], str]


class Typed:
    """The terminal of a test: ``lines`` are typed one after another, or ``typist`` thinks of each. When nothing is
    left to type, the keyboard is gone (EOFError). ``pages`` are what stood on the screen at each question."""

    def __init__(
        self,
        lines: Iterable[str] = (),
        typist: Typist | None = None,
        language: str = "en",
        width: int = 80,
        *,
        by_ear: bool = False,
    ) -> None:
        self.pages: list[str] = []
        self._lines = iter(lines)
        self._typist = typist
        self._file = StringIO()
        self.host: Host | None = None
        console = Console(width=width, height=24, file=self._file, color_system=None, force_terminal=False)
        self.screen = Screen(console, language, self._read, by_ear=by_ear)

    def _read(self, prompt: str) -> str:
        self.pages.append(self.shown() + prompt)
        line = next(self._lines, None)
        if line is None and self._typist and self.host:
            return self._typist(self.host)
        if line is None:
            raise EOFError
        return line

    def shown(self) -> str:
        """What was shown since this was last asked."""
        text = self._file.getvalue()
        self._file.seek(0)
        self._file.truncate()
        return text

    def play(self, host: Host) -> None:
        """Play until the game is over or the typing ends."""
        self.host = host
        try:
            play_on(host)
        except EOFError:
            return


def table_for(
    typed: Typed,
    players: tuple[str, ...] = ("person", "greedy"),
    *,
    edition: Edition | None = None,
    words: Sequence[str] = "any",
    seed: int | None = 1,
    options: dict[str, object] | None = None,
    hints: bool = False,
    now: Callable[[], float] | None = None,
) -> Host:
    """A new table in memory with a word list of a few words, hosted at a test's terminal."""
    edition = edition or builtin_edition("scrabble", "nl-early")
    resolved = resolve_options(get_game(edition.game).options, edition, options or {})
    listed = (
        open_words(words, edition, resolved) if isinstance(words, str) else _few_words(tuple(words), edition.letter_set)
    )
    names = tuple(f"{['Anna', 'Bram', 'Cato', 'Dirk'][i]}" for i in range(len(players)))
    config = Config(game=edition.game, edition=edition, options=resolved, seats=names, lexicon=listed.name)
    table = new_table("t", config, listed, players, EventMemory(), seed=seed)
    host = make_host(table, listed, typed.screen, hints=hints)
    if now:
        host.stopwatch = Stopwatch(table.state, now=now)
    return host


@lru_cache(maxsize=8)
def _few_words(words: tuple[str, ...], letters: LetterSet) -> Words:
    """A list of these words, made once for several tests."""
    return open_lexicon({"words": list(words)}, letters)


def private_edition(game: str = FIRST_GAME) -> Edition:
    """An edition in which every tile of the box has a face of its own."""
    edition = builtin_edition(game, "en")
    return replace(edition, name="private", letters=dict.fromkeys(PRIVATE, (1, 1)), blanks=0)


@cache
def private_words() -> tuple[str, ...]:
    """Many words of 2 to 5 private letters, so that there is nearly always something to lay."""
    short = (permutations(PRIVATE, length) for length in (2, 3))
    long = (combinations(PRIVATE[::step], length) for step, length in ((1, 4), (-1, 4), (2, 5), (-2, 5)))
    return tuple("".join(word) for words in (*short, *long) for word in words)


def remember_what_may_be_seen(typed: Typed, host: Host) -> list[set[str]]:
    """For each question that is going to be asked, the tiles that may then be in sight of the first seat: those of the
    lots, on the board, on its rack."""
    lots = {event.tile for event in host.table.events if isinstance(event, LotDrawn)}
    read = typed.screen._read
    may_see: list[set[str]] = []

    def remember(prompt: str) -> str:
        may_see.append(lots | set(host.state.seats[0].rack) | set(host.state.board.values()))
        return read(prompt)

    typed.screen._read = remember
    return may_see


def help_lines(screen: Screen, state: State) -> list[Text | str]:
    """What the help of a game on a board shows."""
    return [*how_lines(screen, state), *chain.from_iterable(command_lines(screen, state).values())]


def best_line(host: Host) -> str:
    """What a good player types: the best play, then Enter; a pass where there is none."""
    seat = host.looking if host.looking is not None else 0
    best = host.knowledge.best(host.view(seat), seat, None)
    return f"{best.command.at} {best.command.word}" if best else "pass"  # type: ignore[union-attr]


class Careful:
    """A typist who lays the best play, looks at it, and sends it."""

    def __init__(self) -> None:
        self._laid = False

    def __call__(self, host: Host) -> str:
        self._laid = not self._laid
        line = best_line(host) if self._laid else ""
        if line == "pass":
            self._laid = False
        return line
