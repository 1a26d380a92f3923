"""What all events are made of."""

from __future__ import annotations

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="event", omit_defaults=True):
    """What all events have in common: their name, in the field ``event``."""
