"""The terminal: shows pages and asks for lines, either with colour or without any escape code."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from threading import Timer
from types import FrameType

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.markdown import Markdown
from rich.segment import Segment
from rich.text import Text

from rekje.locale import say, say_in
from rekje.locale.typography import set_spaces
from rekje.model.problems import FormError

PAGE_LINES = 23
"""The lines of a page on a screen of 24 lines, prompt included. The last line of the screen is left for input."""


MOST_NARROW = 10
"""The fewest columns for an explanation."""

_HELD = {0xA0: "\ue000", 0x202F: "\ue001"}
_SPACES = {ord(stand_in): chr(space) for space, stand_in in _HELD.items()}

_UNSEEN = (*range(0x09), *range(0x0B, 0x20), *range(0x7F, 0xA0), *range(0x202A, 0x202F), *range(0x2066, 0x206A))
_STEERING = dict.fromkeys(_UNSEEN, "\ufffd")
"""Characters that steer a terminal, or turn the direction of its text; tabs and ends of lines are none."""

_SOON = 0.7
"""The seconds after which somebody who waits wonders whether anything happens."""

_EARLY = 0.002
"""The seconds by which a signal may come too early."""


class TimeIsUp(Exception):
    """The time given to `Screen.ask` passed before an answer came."""


def wants_colour(no_color: bool) -> bool:
    """Whether to use colour: not if ``--no-color``, ``NO_COLOR`` or the terminal rules it out, or if the output isn't a
    terminal."""
    asked = not no_color and not os.environ.get("NO_COLOR")
    return asked and os.environ.get("TERM") != "dumb" and sys.stdout.isatty()


class PlainPipes(Console):
    """A console that leaves a closed pipe to the command line, and prints no control character out of a file."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """What is drawn, without characters that would steer the terminal."""
        for part in super().render(renderable, options):
            yield part if part.control else Segment(part.text.translate(_STEERING), part.style)

    def on_broken_pipe(self) -> None:
        """Raise the BrokenPipeError again."""
        raise


def standard_console(colour: bool) -> Console:
    """A console on standard output. Without colour it writes plain text only.

    Raises `FormError` if the output takes only ASCII, because a board would be all question marks.
    """
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    if "é".encode(encoding, "replace") == b"?":
        raise FormError("usage-encoding", encoding=encoding.upper())
    with suppress(AttributeError, ValueError):
        sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]
    if colour:
        return PlainPipes(highlight=False)
    return PlainPipes(color_system=None, force_terminal=False, highlight=False, emoji=False)


def lines_of(text: Text | str, console: Console, width: int) -> list[Text]:
    """A text in lines of at most ``width`` columns, never broken at a space that must hold (“12 %” in French)."""
    whole = Text(text) if isinstance(text, str) else text.copy()
    # Rich breaks at every space, so these aren't spaces while it does.
    whole.plain = whole.plain.translate(_HELD)
    lines = list(whole.wrap(console, width))
    for line in lines:
        line.plain = line.plain.translate(_SPACES)
        line.rstrip()
    return lines


class HeldMarkdown:
    """A text in Markdown, typed with plain spaces, whose lines never break at one that must hold in its language."""

    def __init__(self, text: str, language: str) -> None:
        self._markdown = Markdown(set_spaces(text, language).translate(_HELD), hyperlinks=False)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The text as Rich draws it."""
        for part in console.render(self._markdown, options):
            yield Segment(part.text.translate(_SPACES), part.style, part.control)


class Screen:
    """Pages and questions in one language. ``read`` asks for a line; it raises EOFError at the end of input.
    ``by_ear``: somebody listens, so nothing is drawn, no line is cut or empty, and nothing is said twice."""

    def __init__(
        self, console: Console, language: str, read: Callable[[str], str] = input, *, by_ear: bool = False
    ) -> None:
        self.console = console
        self.language = language
        self.by_ear = by_ear
        self.in_place = console.is_terminal and not by_ear
        self._read = read

    def say(self, code: str, /, **params: str | int) -> str:
        """A sentence in the reader's language."""
        return say(code, self.language, **params)

    def say_in(self, game: str, code: str, /, **params: str | int) -> str:
        """A sentence in the reader's language, in the game's own words if it has some."""
        return say_in(game, code, self.language, **params)

    @property
    def width(self) -> int:
        """The columns that may be filled."""
        return min(self.console.width, 100)

    def page(self, lines: Iterable[Text | str]) -> None:
        """Show a page in place of the last one, or below it if the terminal can't do that."""
        if self.in_place:
            self.console.clear()
        elif not self.by_ear:
            self.console.print()
        self.tell(lines)

    def tell(self, lines: Iterable[Text | str]) -> None:
        """Print lines as they are, none wider than the screen; by ear all that is said."""
        if self.by_ear:
            for said in filter(str.strip, map(str, lines)):
                self.console.print(" ".join(said.split()), soft_wrap=True, markup=False)
            return
        for line in lines:
            self.console.print(line, overflow="crop", no_wrap=True, crop=True, markup=False)

    def wrapped(self, text: Text | str) -> list[Text | str]:
        """A sentence in lines that fit; in one by ear."""
        return [text] if self.by_ear else list(lines_of(text, self.console, self.width - 1))

    def explained(self, typed: str, told: str, column: int = 16) -> list[Text | str]:
        """Text to type, with its explanation beside it from ``column`` on, in lines that fit."""
        if self.by_ear:
            return [self.say("line-explained", example=typed, about=told)]
        beside = lines_of(told, self.console, max(MOST_NARROW, self.width - column - 4))
        return [f"  {'' if place else typed:<{column}} {line.plain.rstrip()}" for place, line in enumerate(beside)]

    def put(self, line: int, column: int, text: str, style: str) -> None:
        """Overwrite a place of the page (line and column from 1), if the terminal can. The input line stays as it
        is."""
        if not self.in_place:
            return
        self.console.file.write(f"\x1b7\x1b[{line};{column}H")
        self.console.print(Text(text, style), end="")
        self.console.file.write("\x1b8")
        self.console.file.flush()

    def ask(self, prompt: str, seconds: float | None = None, tick: Callable[[], None] | None = None) -> str:
        """A line from the player, stripped. Raises EOFError, KeyboardInterrupt, and `TimeIsUp` after ``seconds``. While
        it waits, it calls ``tick`` every second."""
        *above, last = map(str, self.wrapped(prompt))
        self.tell(above)
        self.console.file.flush()
        try:
            with _alarm(seconds, tick) if seconds is not None else nullcontext():
                return self._read(f"{last.rstrip()} ").strip()
        except TimeIsUp:
            if not self.in_place:
                # What comes next isn't part of the line that was being typed.
                self.console.print()
            raise

    def pages(self, lines: list[Text | str], back: str) -> None:
        """Show lines, a screenful at a time, and wait for Enter after each; after the last one it leads ``back``. By
        ear they are said at once."""
        if self.by_ear:
            self.tell(lines)
            return
        size = PAGE_LINES - 1
        for start in range(0, len(lines), size):
            self.page(lines[start : start + size])
            self.ask(back if start + size >= len(lines) else self.say("screen-more"))

    @contextmanager
    def working(self, sign: str) -> Iterator[None]:
        """Show a sign where the cursor is within the context, if that takes longer than people notice and the next page
        takes its place."""
        if not self.in_place:
            yield
            return
        timer = Timer(_SOON, self.console.print, [Text(sign)], {"end": ""})
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()

    def hide(self) -> None:
        """Clear the last page from the screen, so that another player may look."""
        if not self.in_place:
            self.console.print("\n" * (self.console.height if self.by_ear else 50))
        forget_typed_lines()

    @contextmanager
    def full(self) -> Iterator[None]:
        """Use the whole terminal within the context, and restore its content afterwards."""
        if self.in_place:
            self.console.set_alt_screen(True)
        try:
            yield
        finally:
            if self.in_place:
                self.console.set_alt_screen(False)


@contextmanager
def _alarm(seconds: float, tick: Callable[[], None] | None) -> Iterator[None]:
    until = time.monotonic() + seconds

    def ring(number: int, frame: FrameType | None) -> None:
        if tick is None or time.monotonic() >= until - _EARLY:
            raise TimeIsUp
        tick()

    before = signal.signal(signal.SIGALRM, ring)
    first = max(_EARLY, seconds % 1 if tick else seconds)
    signal.setitimer(signal.ITIMER_REAL, first, 1 if tick else 0)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def prepare_typing() -> None:
    """Switch on line editing if the system has it, without the escape codes that it sends by default."""
    with suppress(ImportError):
        import readline

        for setting in ("enable-bracketed-paste off", "enable-meta-key off", "disable-completion on"):
            readline.parse_and_bind(f"set {setting}")


def forget_typed_lines() -> None:
    """Forget the lines typed so far: they may name tiles of a rack that the next player must not see."""
    if "readline" in sys.modules:
        sys.modules["readline"].clear_history()
