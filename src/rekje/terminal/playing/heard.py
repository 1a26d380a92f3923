"""What can be asked during a turn where nothing is drawn, in sentences. The page answers the same
(`web/src/spoken/answers`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from rich.text import Text

from rekje.games.base import GameDefinition
from rekje.games.registry import get_game
from rekje.locale import say
from rekje.model.events import PlayTakenBack
from rekje.model.families import AnyEvent
from rekje.referee.view import see_all
from rekje.terminal.families import SCREENS
from rekje.terminal.family import EarQuestion
from rekje.terminal.heard import held_text, tile_text, told_of
from rekje.terminal.news import news_of
from rekje.terminal.pages import unseen_title
from rekje.terminal.panel import on_turn
from rekje.terminal.playing.host import Host

Answer = Callable[[Host, int], str]


def heard_answers(host: Host, seat: int) -> Mapping[str, Callable[[str], list[Text | str]]]:
    """By command, what is answered to the person at ``seat``, given what was typed after it."""
    about_table = SCREENS[get_game(host.state.config.game).family].heard

    def ask_table(answer: Callable[[EarQuestion], str], typed: str) -> list[Text | str]:
        return [answer(EarQuestion(host.view(seat), typed, host.screen, host.shown))]

    def ask(answer: Answer, _: str) -> list[Text | str]:
        return [answer(host, seat)]

    general = {name: partial(ask, answer) for name, answer in _GENERAL.items()}
    return general | {name: partial(ask_table, answer) for name, answer in about_table.items()}


def _rack(host: Host, seat: int) -> str:
    return held_text(host.rack(seat), host.state.letter_set, host.screen.language)


def _last(host: Host, seat: int) -> str:
    """The last play that stands, and after it what has happened since that was news."""
    events = see_all(host.table.events, None)
    play = _standing(events, get_game(host.state.config.game))
    told = [*_told(host, play), *host.laid_lines()] if play else []
    latest = next((one for one in reversed(events) if _told(host, one)), None)
    told += _told(host, latest) if latest and latest is not play else []
    return " ".join(told) or say("web-sheet-empty", host.screen.language)


def _told(host: Host, event: AnyEvent) -> list[str]:
    """The news of an event that may be seen."""
    return news_of(host.view(None), see_all([event], None), host.screen.language, host.words.spelled)


def _standing(events: Iterable[AnyEvent], game: GameDefinition) -> AnyEvent | None:
    """The last play that wasn't taken back."""
    plays: list[AnyEvent] = []
    for event in events:
        undone = game.undone(event)
        if game.laid(event):
            plays.append(event)
        elif plays and (isinstance(event, PlayTakenBack) or (undone and undone.whole)):
            plays.pop()
    return plays[-1] if plays else None


def _score(host: Host, seat: int) -> str:
    language, race = host.screen.language, get_game(host.state.config.game).race
    told = []
    for one in host.view(seat).seats:
        stands = say("web-place-is" if race else "web-score-is", language, count=one.score)
        parts = [stands, say("web-tiles-held", language, count=len(one.rack))]
        parts += [say("web-resigned", language)] if one.resigned else []
        told.append(told_of(one.name, parts, language, ", "))
    return " ".join(told)


def _clock(host: Host, seat: int) -> str:
    """Whose turn it is, and how much time is left."""
    language, view = host.screen.language, host.view(seat)
    turn, moves = "", on_turn(view)
    if moves is not None:
        other = say("web-turn-of", language, name=view.seats[moves].name, count=1)
        turn = f"{say('web-your-turn', language) if moves == seat else other}. "
    clocks = [
        told_of(one.name, [say("web-time-left", language, time=left)], language)
        for one, left in zip(view.seats, host.stopwatch.readings(view), strict=False)
        if left
    ]
    left = host.stopwatch.seconds_left(host.state)
    if not clocks and left is not None:
        clocks = [f"{say('web-glass', language, seconds=max(0, int(left)))}."]
    return turn + " ".join(clocks or [say("spoken-no-clock", language)])


def _bag(host: Host, seat: int) -> str:
    """The tiles in the bag and on the others' racks together."""
    view, language = host.view(seat), host.screen.language
    unseen = view.unseen
    title = unseen_title(host.screen, view)
    tiles = view.letter_set.sort(unseen)
    counted = [say("web-times", language, tile=tile_text(tile, 0, language), count=unseen[tile]) for tile in tiles]
    return told_of(title, counted, language)


_GENERAL: dict[str, Answer] = {"rack": _rack, "last": _last, "score": _score, "clock": _clock, "bag": _bag}
