"""Games of sized tiles at a terminal without a terminal: positions, hands and word lists as a test wants them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rekje.bootstrap import new_table, open_words
from rekje.engine.path.knowledge import PathKnowledge
from rekje.games.editions import builtin_edition
from rekje.games.options import resolve_options
from rekje.games.path.words import paper_of
from rekje.games.registry import get_game
from rekje.model.events import Config, Setup
from rekje.model.families import AnyEvent
from rekje.model.path.commands import Claim, Free, LayToken, Place, Swap
from rekje.model.sizes import size_name
from rekje.model.squares import square_name
from rekje.players import get_player
from rekje.storage.memory import EventMemory
from rekje.tables.ports import EventStore
from rekje.terminal.playing.host import Host
from rekje.terminal.start import make_host
from rekje.terminal.timing import Stopwatch
from tests.terminal.typed import Typed

NAMES = ("Anna", "Bram", "Cato", "Dirk", "Eefje", "Fatima")
WORDS = ("TEA", "EAT", "ATE", "EAR", "TEAR", "RATE", "ART", "RAT", "TAR", "AT", "DONE", "NO", "ON")
RACKS = ["[T1×2][T3×1][N1×1][O1×1]", "[R3×2][N1×3][D1×2]"]
STEPS = 200_000
"""The work of a search: nobody here needs the best play of all."""
TABLE = Setup(tiles={"H8": "[E2×2]", "H10": "[A3×2]"}, racks=RACKS)
"""E lies on A; Anna is on turn."""


def lay_host(
    typed: Typed,
    players: Sequence[str] = ("person", "person"),
    *,
    setup: Setup | None = TABLE,
    words: Sequence[str] | str = WORDS,
    options: dict[str, object] | None = None,
    store: EventStore | None = None,
    now: Callable[[], float] | None = None,
) -> Host:
    """A new table, hosted at a test's terminal."""
    edition = builtin_edition("letter", "en")
    resolved = resolve_options(get_game("letter").options, edition, options or {})
    listed = open_words(words if isinstance(words, str) else {"words": list(words)}, edition, resolved)
    names = NAMES[: len(players)]
    config = Config(
        game="letter", edition=edition, options=resolved, seats=names, lexicon=listed.name, setup=setup
    )  # fmt: skip
    table = new_table("t", config, listed, tuple(players), store or EventMemory(), seed=1)
    host = make_host(table, listed, typed.screen)
    assert isinstance(host.knowledge, PathKnowledge)
    host.knowledge.steps = STEPS
    if now:
        host.stopwatch = Stopwatch(table.state, now=now)
    return host


def events_of(host: Host, kind: type[AnyEvent]) -> list[AnyEvent]:
    """The events of a kind so far."""
    return [event for event in host.table.events if isinstance(event, kind)]


class Writer:
    """A typist who plays as well as the computer: types its lays, looks at them, sends them, and knocks for nothing."""

    def __init__(self) -> None:
        self._shown = False

    def __call__(self, host: Host) -> str:
        if self._shown or host.state.turn is None or paper_of(host.state).window:
            self._shown = False
            return ""
        line = best_line(host)
        self._shown = bool(line) and not line.startswith(("pass", "free"))
        return line


def best_line(host: Host) -> str:
    """What a good player types in a turn."""
    assert host.state.turn is not None
    seat = host.state.turn.seat
    command = get_player("greedy").choose(host.view(seat), seat, host.knowledge)
    match command:
        case Place(tile=str(tile), at=at, size=size) | Swap(tile=tile, at=at, size=size) if at and size:
            own = _typed(tile, size, at)
            free = [_typed(f"+{one.tile}", one.size, one.at) for one in command.tiles]
            return " ".join([own, *free, *command.words])
        case Place():
            laid = [_typed(f"{'+' if one.free else ''}{one.tile}", one.size, one.at) for one in command.tiles]
            return " ".join([*laid, *command.words])
        case Claim():
            return " ".join(command.words)
        case LayToken():
            return f"blank {size_name(command.size)} {square_name(command.at)}"
        case Free():
            return f"free {command.tile}"
        case _:
            return "pass"


def _typed(tile: str, size: tuple[int, int], at: tuple[int, int]) -> str:
    return f"{tile}{size_name(size)} {square_name(at)}"
