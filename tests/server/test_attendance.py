"""Who holds the seats of a table, who is connected, and for how long the others have been away."""

from __future__ import annotations

from rekje.model.problems import FormError
from rekje.server.live.attendance import Attendance
from rekje.storage.database.register import Holding
from rekje.tables.about import WATCHING
from rekje.tables.room import Step
from rekje.wire.messages import ServerMessage

ANN, BEN, LOOKER = b"ann", b"ben", b"looker"


class Connection:
    """A connection that counts how often it is asked whose it is."""

    def __init__(self, who: bytes) -> None:
        self._who = who
        self.asked = 0

    @property
    def who(self) -> bytes:
        self.asked += 1
        return self._who

    @who.setter
    def who(self, who: bytes) -> None:
        self._who = who

    def begun(self) -> None: ...

    def happened(self, step: Step) -> None: ...

    def tell(self, message: ServerMessage) -> None: ...

    def warn(self, problem: FormError) -> None: ...

    def leave(self, code: int) -> None: ...


class Clock:
    ms = 1_000_000

    def now_ms(self) -> int:
        return self.ms


def attended() -> tuple[Attendance, Clock]:
    clock = Clock()
    holdings = [Holding(ANN, 0, None), Holding(BEN, 1, clock.ms - 5_000), Holding(LOOKER, WATCHING, None)]
    return Attendance(holdings, clock.now_ms), clock


def test_who_has_gone_is_away_from_that_moment() -> None:
    attendance, clock = attended()
    assert attendance.away == {0: 0, 1: 5}
    ann, second, ben = Connection(ANN), Connection(ANN), Connection(BEN)
    for one in (ann, second, ben):
        attendance.came(one)
    assert attendance.here == {0, 1}
    assert not attendance.away
    attendance.left(ann)
    assert attendance.here == {0, 1}, "Ann is there on another device"
    clock.ms += 60_000
    attendance.left(second)
    clock.ms += 2_500
    assert (attendance.here, attendance.away) == ({1}, {0: 2})
    assert (attendance.is_there(ANN), attendance.is_there(BEN)) == (False, True)


def test_who_holds_only_the_right_to_look_on_watches() -> None:
    attendance, _ = attended()
    for who in (ANN, LOOKER, LOOKER):
        attendance.came(Connection(who))
    assert attendance.watching == 2
    assert attendance.here == {0}
    assert attendance.taken == {0, 1}
    attendance.add(LOOKER, 1)
    assert attendance.watching == 0
    assert attendance.held(LOOKER) == {WATCHING, 1}
    assert attendance.here == {0, 1}


def test_of_a_seat_that_is_freed_those_go_who_hold_nothing_else() -> None:
    attendance, _ = attended()
    attendance.add(LOOKER, 1)
    assert attendance.free(1) == {BEN}
    assert attendance.taken == {0}
    assert attendance.held(LOOKER) == {WATCHING}
    attendance.remove(LOOKER, WATCHING)
    assert attendance.holders == {(ANN, 0)}


def test_each_connection_is_looked_at_once_however_many_seats_there_are() -> None:
    clock = Clock()
    attendance = Attendance([Holding(bytes([seat]), seat, None) for seat in range(6)], clock.now_ms)
    crowd = [Connection(bytes([number])) for number in range(40)]
    for one in crowd:
        attendance.came(one)
    assert attendance.here == set(range(6))
    assert {one.asked for one in crowd} == {1}
