"""Pages that replace the game's page: help, a rule, the score sheet, the tiles that a player can't see."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import zip_longest

from rich.text import Text

from rekje.drawing.hint import may_look_up
from rekje.games.registry import get_game
from rekje.locale.numbers import plain
from rekje.locale.rulebook import rule_texts
from rekje.model.edition import Premium
from rekje.model.state import SheetLine, State
from rekje.model.tiles import BLANK, Tiles, letters, split_tiles
from rekje.referee.vacation import has_vacation
from rekje.referee.view import Seen
from rekje.terminal import look
from rekje.terminal.panel import move_text, score_text, shortened
from rekje.terminal.playing.actions import ACTIONS, action_word
from rekje.terminal.screen import HeldMarkdown, Screen
from rekje.terminal.signs import wide_sign

Lines = list[Text | str]
LEAST_COLUMN = 18
"""The fewest columns of the terminal for a seat on the score sheet."""
_UNBROKEN = 10_000
"""The columns in which a paragraph stays on one line."""
_TAKES = {"exchange": " AB", "buy": " 2", "word": " …", "hand": " 2 …", "save": " …", "rules": " …", "vacation": " 3"}
_OF_SOME_GAMES = ("exchange", "buy")
"""Actions that not every game has."""


def how_lines(screen: Screen, state: State) -> Lines:
    """How to type a play."""
    lines: Lines = [Text(screen.say("screen-help-title"), look.TITLE)]
    how = screen.say_in(state.config.game, "screen-help-play")
    lines += screen.wrapped(how if screen.by_ear else f"{how} {screen.say('screen-help-signs')}")
    legend = "" if screen.by_ear else _legend(screen, state)
    return [*lines, *(screen.wrapped(legend) if legend else ()), ""]


def command_lines(screen: Screen, state: State, apart: Collection[str] = ()) -> dict[str, Lines]:
    """What each command does, but for those that are explained ``apart``."""
    return {
        name: screen.explained(
            action_word(name, screen.language) + _TAKES.get(name, ""), screen.say(f"screen-help-{name}")
        )
        for name in actions_at(state)
        if name not in apart
    }


def actions_at(state: State) -> list[str]:
    """The actions available at a table, without those of other games and those that its options rule out."""
    off = {name for name in _OF_SOME_GAMES if name not in get_game(state.config.game).handlers}
    off |= set() if state.option("judging") == "challenge" else {"challenge", "accept"}
    off |= set() if has_vacation(state) else {"vacation"}
    off |= set() if may_look_up(state) else {"hint", "word"}
    return [name for name in ACTIONS if name not in off]


def _legend(screen: Screen, state: State) -> str:
    """What the coloured squares do, if the board has others than double and triple letters and words."""
    kinds = state.edition.premiums.values()
    if not any(kind.lay > 1 or kind.start for kind in kinds):
        return ""
    told = [f"{wide_sign(kind, screen.language)}: {_effect(screen, kind)}" for kind in kinds]
    return f"{'; '.join(told)}."


def _effect(screen: Screen, kind: Premium) -> str:
    if kind.effect is None:
        return screen.say("screen-counts-start")
    what, factor = kind.effect
    return screen.say(f"screen-counts-{what}", factor=factor)


def sheet_lines(screen: Screen, view: Seen, spelled: Callable[[Tiles], str]) -> Lines:
    """The score sheet: a column for each seat, a line for each round, the total last. Seats that don't fit side by side
    follow below.

    ``spelled`` gives a word's spelling where its tiles don't show it.
    """
    room = screen.width - 1
    beside = min(len(view.seats), max(1, room // LEAST_COLUMN))
    lines: Lines = []
    for first in range(0, len(view.seats), beside):
        seats = range(first, min(first + beside, len(view.seats)))
        lines += [*([""] if lines else []), *_sheet_of(screen, view, seats, room // beside, spelled)]
    return lines


def _sheet_of(screen: Screen, view: Seen, seats: Sequence[int], width: int, spelled: Callable[[Tiles], str]) -> Lines:
    columns = [[line for line in view.sheet if line.seat == seat] for seat in seats]
    names = [shortened(view.seats[seat].name, width - 2) for seat in seats]
    lines: Lines = [Text("".join(_cell(name, width) for name in names), look.TITLE)]
    for row in zip_longest(*columns):
        lines.append("".join(_cell(_sheet_text(screen, line, width - 2, spelled), width) for line in row))
    totals = [plain(view.seats[seat].score).rjust(width - 2) for seat in seats]
    lines.append(Text("".join(_cell(total, width) for total in totals), look.TITLE))
    return lines


def _sheet_text(screen: Screen, line: SheetLine | None, width: int, spelled: Callable[[Tiles], str]) -> str:
    if line is None:
        return ""
    score = score_text(line)
    room = width - len(score)
    what = move_text(line, screen.language)
    meant = spelled(letters(split_tiles(line.word))) if line.kind == "play" else ""
    if meant and len(what) + len(meant) + 3 <= room:
        what = f"{what} ({meant.upper()})"
    return what[:room].ljust(room) + score


def _cell(text: str, width: int) -> str:
    return text[: width - 1].ljust(width)


def unseen_title(screen: Screen, view: Seen) -> str:
    """How many tiles are unseen, and how many of them are in the bag; where that is all of them, only that."""
    count = view.unseen.total()
    code = "screen-bag" if count == view.bag else "screen-unseen-title"
    return screen.say_in(view.config.game, code, count=count, bag=view.bag)


def unseen_lines(screen: Screen, view: Seen) -> Lines:
    """The tiles in the bag and on the others' racks together, letter by letter."""
    unseen = view.unseen
    lines: Lines = [Text(unseen_title(screen, view), look.TITLE), ""]
    counted = [f"{'?' if tile == BLANK else tile} ×{unseen[tile]}" for tile in view.letter_set.sort(unseen)]
    lines += _in_columns(counted, 9, 8)
    return lines


def rule_lines(screen: Screen, page: str, rule: str) -> Lines:
    """A rule as its page has it, in the reader's language."""
    text = HeldMarkdown(rule_texts(page, screen.language)[rule], screen.language)
    width = _UNBROKEN if screen.by_ear else screen.width - 1
    drawn = screen.console.render_lines(text, screen.console.options.update(width=width), pad=False)
    return [Text.assemble(*((part.text, part.style or "") for part in line)) for line in drawn]


def _in_columns(texts: Iterable[str], width: int, columns: int) -> list[str]:
    cells = [text.ljust(width) for text in texts]
    return ["  " + "".join(cells[i : i + columns]).rstrip() for i in range(0, len(cells), columns)]
