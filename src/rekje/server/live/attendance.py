"""The holders of a table's seats: who is connected, and for how long the others have been away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence

from rekje.server.live.listener import Listener
from rekje.storage.database.register import Holding
from rekje.tables.about import WATCHING
from rekje.tables.presence import Here, PersonHere


class Attendance:
    """The holders and the connections of one table: those of this process, and what is known of those of others.
    ``now`` is ms since 1970. If the store doesn't know when a person was last there, their absence began when the table
    was read from the store. ``changed`` is called when others should know who is here."""

    def __init__(self, holdings: Iterable[Holding], now: Callable[[], int]) -> None:
        self._now = now
        self._read = now()
        self._holders: set[tuple[bytes, int]] = set()
        self._listeners: set[Listener] = set()
        self._elsewhere: tuple[Here, ...] = ()
        self._away_since: dict[int, int] = {}
        self.changed: Callable[[], None] = lambda: None
        self.take_holders(holdings)

    # Who holds what

    @property
    def holders(self) -> frozenset[tuple[bytes, int]]:
        """All holders, each with their seat (`WATCHING` for a spectator)."""
        return frozenset(self._holders)

    @property
    def taken(self) -> frozenset[int]:
        """The seats that are held."""
        return frozenset(seat for _, seat in self._holders if seat != WATCHING)

    def held(self, who: bytes) -> frozenset[int]:
        """The seats of a person."""
        return frozenset(seat for holder, seat in self._holders if holder == who)

    def holders_of(self, seat: int) -> frozenset[bytes]:
        """The people who hold a seat: one, unless several devices do."""
        return frozenset(who for who, held in self._holders if held == seat)

    def take_holders(self, holdings: Iterable[Holding]) -> None:
        """Take in who holds what, as it is stored. Absences that are known here stay as they are."""
        self._holders.clear()
        since: dict[int, int] = {}
        for one in holdings:
            self._holders.add((one.who, one.seat))
            moment = self._read if one.seen is None else one.seen
            since[one.seat] = max(moment, since.get(one.seat, moment))
        self._away_since = since | {seat: at for seat, at in self._away_since.items() if seat in since}

    def add(self, who: bytes, seat: int) -> None:
        """A person holds a seat from now on."""
        self._holders.add((who, seat))

    def remove(self, who: bytes, seat: int) -> None:
        """A person no longer holds a seat."""
        self._holders.discard((who, seat))

    def free(self, seat: int) -> frozenset[bytes]:
        """Nobody holds a seat any more. Returns those of its holders who now hold nothing."""
        gone = {who for who, held in self._holders if held == seat}
        self._holders = {(who, held) for who, held in self._holders if held != seat}
        return frozenset(gone - {who for who, _ in self._holders})

    def renumber(self, seats: Mapping[int, int]) -> None:
        """Seats have other numbers from now on: the new ones by the old ones. Of those left out nobody holds any."""
        self._holders = {(who, seats.get(seat, seat)) for who, seat in self._holders}
        self._away_since = {seats[seat]: since for seat, since in self._away_since.items() if seat in seats}
        for listener in self._listeners:
            listener.moved(seats)

    # Who is connected

    @property
    def listeners(self) -> tuple[Listener, ...]:
        """The present connections of this process."""
        return tuple(self._listeners)

    def __contains__(self, listener: Listener) -> bool:
        return listener in self._listeners

    def came(self, listener: Listener) -> None:
        """Somebody is connected."""
        self._listeners.add(listener)
        self.changed()

    def left(self, listener: Listener) -> None:
        """Somebody has disconnected. Their seats without another connection are empty from this moment."""
        self._listeners.discard(listener)
        self._away_since |= dict.fromkeys(self.held(listener.who) - self.here, self._now())
        self.changed()

    def local(self, opened: tuple[int, ...]) -> Here:
        """Who is connected by this process. ``opened``: the seats to which somebody has opened a link here."""
        connections = Counter(listener.who for listener in self._listeners)
        looking = {listener.who for listener in self._listeners if not listener.hidden}
        people = (PersonHere(who, count, who in looking) for who, count in sorted(connections.items()))
        return Here(tuple(people), opened)

    def take_elsewhere(self, elsewhere: Sequence[Here]) -> bool:
        """Take in who is connected by each other process. Returns whether anybody sees a difference."""
        before = (self.here, self.watching, self.opened_elsewhere)
        self._elsewhere = tuple(elsewhere)
        here = self.here
        self._away_since |= dict.fromkeys(before[0] - here, self._now())
        return before != (here, self.watching, self.opened_elsewhere)

    @property
    def opened_elsewhere(self) -> frozenset[int]:
        """The seats to which somebody has opened a link by another process."""
        return frozenset(seat for there in self._elsewhere for seat in there.opened)

    @property
    def people(self) -> frozenset[bytes]:
        """Everybody who is connected."""
        return frozenset(listener.who for listener in self._listeners) | {one.who for one in self._others()}

    def _others(self) -> Iterable[PersonHere]:
        return (one for there in self._elsewhere for one in there.people)

    def is_there(self, who: bytes) -> bool:
        """Whether a person is connected."""
        return who in self.people

    def is_looking(self, who: bytes) -> bool:
        """Whether a person is connected by a page that can be seen."""
        here = any(listener.who == who and not listener.hidden for listener in self._listeners)
        return here or any(one.who == who and one.looking for one in self._others())

    @property
    def here(self) -> frozenset[int]:
        """The seats of connected people."""
        people = self.people
        return frozenset(seat for who, seat in self._holders if who in people and seat != WATCHING)

    @property
    def connections(self) -> int:
        """How many connections there are."""
        return len(self._listeners) + sum(one.connections for one in self._others())

    @property
    def watching(self) -> int:
        """The number of connections of people without a seat."""
        seated = {who for who, seat in self._holders if seat != WATCHING}
        others = sum(one.connections for one in self._others() if one.who not in seated)
        return others + sum(listener.who not in seated for listener in self._listeners)

    @property
    def away(self) -> dict[int, int]:
        """For each held seat without a connection, for how long (s) it has had none."""
        now = self._now()
        empty = self.taken - self.here
        return {seat: max(0, now - self._away_since.get(seat, self._read)) // 1000 for seat in empty}
