"""What a person wishes of their alerts: in which hours none, and in which time zone those are."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import Annotated
from zoneinfo import ZoneInfo

import msgspec

DAY_MINUTES = 24 * 60
MARGIN_MS = 60_000
"""How long before quiet hours something is told that must be told before them: nothing is told on the dot."""
Minute = Annotated[int, msgspec.Meta(ge=0, lt=DAY_MINUTES)]


class Wishes(msgspec.Struct, frozen=True):
    """A person's wishes. ``quiet`` is the first minute of the day in which nothing may be told, and the first in which
    it may be told again; None if anything may be told at any time. ``zone`` is the name of their time zone."""

    quiet: tuple[Minute, Minute] | None = (22 * 60, 8 * 60)
    zone: str = "UTC"


@lru_cache(maxsize=256)
def is_zone(name: str) -> bool:
    """Whether this machine knows a time zone of that name."""
    try:
        ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return False
    return True


def quiet_span(wishes: Wishes, moment: int) -> tuple[int, int] | None:
    """The quiet hours in which a moment lies: their first moment, and the first after them (ms since 1970). None if the
    moment isn't in quiet hours."""
    if wishes.quiet is None or wishes.quiet[0] == wishes.quiet[1]:
        return None
    zone = ZoneInfo(wishes.zone) if is_zone(wishes.zone) else UTC
    here = datetime.fromtimestamp(moment / 1000, zone)
    first, last = wishes.quiet
    minute = here.hour * 60 + here.minute
    over_midnight = first > last
    if not (first <= minute or minute < last if over_midnight else first <= minute < last):
        return None
    midnight = here.replace(hour=0, minute=0, second=0, microsecond=0, fold=0)
    begins = midnight - timedelta(days=1) if over_midnight and minute < last else midnight
    ends = midnight + timedelta(days=1) if over_midnight and minute >= first else midnight
    # A day on which the clocks change is longer or shorter, but its hours have their names.
    return _at(begins, first), _at(ends, last)


def _at(day: datetime, minute: int) -> int:
    return round(day.replace(hour=minute // 60, minute=minute % 60).timestamp() * 1000)


def moment_for(wishes: Wishes, moment: int, deadline: int | None, now: int) -> int | None:
    """When to tell what is to be told at a moment: then, or after the quiet hours. If that would be after the deadline,
    before the quiet hours. None if that is over."""
    span = quiet_span(wishes, moment)
    if span is None:
        return moment
    before, after = span
    if deadline is None or after < deadline:
        return after
    return max(now, before - MARGIN_MS) if now < before else None
