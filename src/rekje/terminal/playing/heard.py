"""What can be asked during a turn where nothing is drawn, in sentences. The page answers the same
(`web/src/spoken/answers`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from rekje.games.registry import get_game
from rekje.locale import say
from rekje.referee.view import see_events
from rekje.terminal.families import SCREENS
from rekje.terminal.family import EarQuestion
from rekje.terminal.heard import tile_text
from rekje.terminal.news import news_of
from rekje.terminal.playing.host import Host

Answer = Callable[[Host, int], str]


def heard_answers(host: Host, seat: int) -> Mapping[str, Callable[[str], str]]:
    """By command, what is answered to the person at ``seat``, given what was typed after it."""
    about_table = SCREENS[get_game(host.state.config.game).family].heard

    def ask_table(answer: Callable[[EarQuestion], str], typed: str) -> str:
        return answer(EarQuestion(host.view(seat), typed, host.screen, host.shown))

    def ask(answer: Answer, _: str) -> str:
        return answer(host, seat)

    general = {name: partial(ask, answer) for name, answer in _GENERAL.items()}
    return general | {name: partial(ask_table, answer) for name, answer in about_table.items()}


def _last(host: Host, seat: int) -> str:
    """What has happened last that was news."""
    events = see_events(host.table.events, None, over=bool(host.state.outcome))
    told = news_of(host.view(None), events, host.screen.language, host.words.spelled)
    return told[-1] if told else say("line-board-empty", host.screen.language)


def _score(host: Host, seat: int) -> str:
    language, race = host.screen.language, get_game(host.state.config.game).race
    told = []
    for one in host.view(seat).seats:
        stands = say("web-place-is" if race else "web-score-is", language, count=one.score)
        parts = [stands, say("web-tiles-held", language, count=len(one.rack))]
        parts += [say("web-resigned", language)] if one.resigned else []
        told.append(say("spoken-did", language, name=one.name, what=", ".join(parts)))
    return " ".join(told)


def _clock(host: Host, seat: int) -> str:
    language, view = host.screen.language, host.view(seat)
    readings = host.stopwatch.readings(view)
    told = [
        say("spoken-did", language, name=one.name, what=say("web-time-left", language, time=left))
        for one, left in zip(view.seats, readings, strict=True)
        if left
    ]
    left = host.stopwatch.seconds_left(host.state)
    if not told and left is not None:
        told = [f"{say('web-glass', language, seconds=max(0, int(left)))}."]
    return " ".join(told or [say("spoken-no-clock", language)])


def _bag(host: Host, seat: int) -> str:
    """The tiles in the bag and on the others' racks together."""
    view, language = host.view(seat), host.screen.language
    unseen = view.unseen
    title = host.screen.say_in(view.config.game, "screen-unseen-title", count=unseen.total(), bag=view.bag)
    tiles = view.letter_set.sort(unseen)
    counted = (say("web-times", language, tile=tile_text(tile, 0, language), count=unseen[tile]) for tile in tiles)
    return say("spoken-did", language, name=title, what="; ".join(counted))


_GENERAL: dict[str, Answer] = {"last": _last, "score": _score, "clock": _clock, "bag": _bag}
