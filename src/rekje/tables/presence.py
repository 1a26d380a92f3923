"""Who is connected to a table by one process, for the others that serve the same tables."""

from __future__ import annotations

import msgspec


class PersonHere(msgspec.Struct, frozen=True):
    """A person, over how many connections, and whether any of these is a page that can be seen."""

    who: bytes
    connections: int
    looking: bool


class Here(msgspec.Struct, frozen=True):
    """The people at a table. ``opened`` are its free seats to which somebody has opened a link."""

    people: tuple[PersonHere, ...] = ()
    opened: tuple[int, ...] = ()


THE_LOBBY = ""
"""In place of a table's name: the lobby."""
Elsewhere = dict[str, tuple[Here, ...]]
"""By table, who is there by each other process."""
