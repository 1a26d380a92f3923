"""Games of walks at a terminal without a terminal: small word lists, racks and heaps as a test wants them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations

from msgspec.structs import replace

from rekje.bootstrap import new_table, open_words
from rekje.games.editions import builtin_edition
from rekje.games.options import resolve_options
from rekje.games.registry import get_game
from rekje.model.commands import Play
from rekje.model.edition import Edition
from rekje.model.events import Config, Setup
from rekje.model.walk.commands import Open
from rekje.storage.memory import EventMemory
from rekje.tables.ports import EventStore
from rekje.terminal.playing.host import Host
from rekje.terminal.start import make_host
from rekje.terminal.timing import Stopwatch
from tests.terminal.typed import PRIVATE, Typed

NAMES = ("Anna", "Bram", "Cato", "Dirk", "Eefje", "Fatima")
WORDS = ("LEVEL", "LEVER", "LEVELS", "EVER", "PASS", "SPARE", "RED", "REED", "SEE", "EEL")


def walk_host(
    typed: Typed,
    players: Sequence[str] = ("person", "person"),
    *,
    edition: Edition | None = None,
    words: Sequence[str] = WORDS,
    setup: Setup | None = None,
    options: dict[str, object] | None = None,
    store: EventStore | None = None,
    now: Callable[[], float] | None = None,
) -> Host:
    """A new table, hosted at a test's terminal."""
    edition = edition or builtin_edition("koning", "en")
    resolved = resolve_options(get_game("koning").options, edition, options or {})
    listed = open_words({"words": list(words)}, edition, resolved)
    names = NAMES[: len(players)]
    config = Config(
        game="koning", edition=edition, options=resolved, seats=names, lexicon=listed.name, setup=setup
    )  # fmt: skip
    table = new_table("t", config, listed, tuple(players), store or EventMemory(), seed=1)
    host = make_host(table, listed, typed.screen)
    if now:
        host.stopwatch = Stopwatch(table.state, now=now)
    return host


def private_walk_edition() -> Edition:
    """An edition in which every tile has a face of its own that no sentence contains."""
    edition = builtin_edition("koning", "en")
    return replace(edition, name="private", letters=dict.fromkeys(PRIVATE, (0, 1)), blanks=0)


def private_walk_words() -> tuple[str, ...]:
    """All words of two and three private letters."""
    return tuple("".join(word) for length in (2, 3) for word in permutations(PRIVATE, length))


def best_word(host: Host) -> str:
    """What a good player types: the longest word, or what there is instead."""
    opening = host.state.turn is None
    seat = host.looking if host.looking is not None else host.persons[0]
    best = host.knowledge.best(host.view(seat), seat, None)
    match best.command if best else None:
        case Play(word=word):
            return word.upper()
        case Open(words=words):
            return (words[str(seat)] or "").upper()
        case _:
            return "/none" if opening else "/pass"


class Walker:
    """A typist who types the longest word, looks at its walk, and sends it."""

    def __init__(self) -> None:
        self._shown = False

    def __call__(self, host: Host) -> str:
        line = "" if self._shown else best_word(host)
        self._shown = bool(line) and not line.startswith("/")
        return line
