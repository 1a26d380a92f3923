"""An alert in words: what is asked, in which game and with whom. It names no tile, and nothing that isn't public at the
table."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import msgspec

from rekje.locale import say
from rekje.server.alerts.moments import Occasion
from rekje.server.live.table import Live
from rekje.tables.about import WATCHING
from rekje.tables.wishes import is_zone

MOST_NAMED = 120
"""The most letters of all names together."""


class AlertText(msgspec.Struct, frozen=True):
    """An alert in somebody's language: its title, and a line that says where."""

    title: str
    body: str


def words_of(live: Live, who: bytes, asked: Occasion, kind: str, language: str, zone: str) -> AlertText:
    """What a person is told. ``kind`` is that of what is asked, or ``reminder``; times are told in their ``zone``."""
    title = say(f"alert-title-{kind}", language)
    game = say(f"screen-game-{live.config.game}", language)
    names = _others(live, who, language)
    about = say("alert-with", language, game=game, names=names) if names else game
    if asked.deadline is not None and kind in ("turn", "reminder", "answer", "vote"):
        return AlertText(title, say("alert-until", language, about=about, when=_when(asked.deadline, language, zone)))
    return AlertText(title, about)


def _others(live: Live, who: bytes, language: str) -> str:
    from babel.lists import format_list

    mine = live.attendance.held(who) - {WATCHING}
    names = [one.name for seat, one in enumerate(live.people) if seat not in mine and one.name]
    told = format_list(names, locale=language) if names else ""
    return told if len(told) <= MOST_NAMED else f"{told[: MOST_NAMED - 1]}…"


def _when(moment: int, language: str, zone: str) -> str:
    from babel.dates import format_date, format_time

    here = datetime.fromtimestamp(moment / 1000, ZoneInfo(zone) if is_zone(zone) else UTC)
    return f"{format_date(here, 'medium', locale=language)}, {format_time(here, 'short', locale=language)}"
