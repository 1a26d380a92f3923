"""What stands beside the board: the game, the scores, the bag, the last moves."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from rekje.games.registry import get_game
from rekje.locale import say, say_in
from rekje.locale.numbers import plain
from rekje.model.state import SheetLine
from rekje.model.tiles import join_tiles, letters, split_tiles
from rekje.referee.awaiting import upcoming
from rekje.referee.view import Seen
from rekje.terminal import look

NAME_LENGTH = 11
CHOSEN = "✓"


def shortened(name: str, most: int) -> str:
    """A name cut to at most ``most`` characters, with a sign for the missing rest."""
    return name if len(name) <= most else f"{name[: max(0, most - 1)].rstrip()}…"


def told_apart(names: Sequence[str], most: int) -> list[str]:
    """Names of at most ``most`` characters that stay distinct. Names that begin alike keep their ends; if that isn't
    enough, the seat's number follows the name."""
    short = [shortened(name, most) for name in names]
    if len(set(short)) == len(set(names)):
        return short
    ends = [name if len(name) <= most else f"{name[: most - 3]}…{name[-2:]}" for name in names]
    if len(set(ends)) == len(set(names)):
        return ends
    return [
        one if short.count(one) == 1 else f"{shortened(name, most - len(str(seat)))}{seat}"
        for seat, (one, name) in enumerate(zip(short, names, strict=True), 1)
    ]


def panel_lines(view: Seen, width: int, height: int, language: str, time_left: Sequence[str] = ()) -> list[Text]:
    """The panel: ``height`` lines of at most ``width`` columns. ``time_left`` has the clock's reading of each seat."""
    title = say(f"screen-game-{view.config.game}", language)
    lines = [Text(f"{title} · {view.edition.name}", look.TITLE), Text()]
    clocks = [*time_left, *[""] * len(view.seats)]
    lines += [seat_line(view, seat, clocks[seat], width) for seat in range(len(view.seats))]
    lines += [Text(), Text(say_in(view.config.game, "screen-bag", language, count=view.bag)), Text()]
    if view.sheet:
        lines.append(Text(say("screen-last-moves", language), look.QUIET))
        lines += [sheet_line(view, line, width, language) for line in view.sheet[len(lines) - height :]]
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines[:height]


def seat_line(view: Seen, number: int, clock: str, width: int, sign: str = "") -> Text:
    """A seat's points, tiles on the rack, and time left. ``sign`` is the sign of the seat's piece."""
    seat = view.seats[number]
    moves = number == on_turn(view)
    mark = "▸" if moves else "✗" if seat.resigned else CHOSEN if number in chosen_already(view) else " "
    right = f"{plain(seat.score):>5} ({len(seat.rack)})" + (f" {clock:>6}" if clock else "")
    room = max(0, width - len(right))
    name = f"{mark} {sign} {seat.name}" if sign else f"{mark} {seat.name}"
    return Text(shortened(name, room - 1).ljust(room) + right, look.TURN if moves else "")


def chosen_already(view: Seen) -> frozenset[int]:
    """The seats that have made their secret choice while others still choose (K2)."""
    phase = get_game(view.config.game).phase(view)
    return frozenset(view.active) - phase.commands.keys() if phase else frozenset()


def on_turn(view: Seen) -> int | None:
    """The seat that is to move; None before the game's first turn and after its end."""
    if view.turn is None or view.outcome:
        return None
    return upcoming(view) if view.window else view.turn.seat


def sheet_line(view: Seen, line: SheetLine, width: int, language: str) -> Text:
    """One line of the score sheet: who, where, what, and the score at the right."""
    what = move_text(line, language)
    score = score_text(line)
    room = max(0, width - len(score))
    longest = min(NAME_LENGTH, max(len(seat.name) for seat in view.seats))
    name = shortened(view.seats[line.seat].name, longest)
    return Text(f"{name:<{longest}} {what}"[:room].ljust(room) + score)


def score_text(line: SheetLine) -> str:
    """The points at the right of a line: those of a play, or of another change of the score."""
    return f"{plain(line.score):>4}" if line.kind == "play" or line.score else ""


def move_text(line: SheetLine, language: str) -> str:
    """What a seat did: a play as ``8D TAART``, anything else in words."""
    if line.kind == "play":
        return f"{line.at} {line.word}".strip()
    word = join_tiles(letters(split_tiles(line.word)))
    return say(f"screen-did-{line.kind}", language, count=line.count, play=f"{line.at} {word}".strip())
