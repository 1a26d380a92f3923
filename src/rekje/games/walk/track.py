"""Kings on a track of 60 places (K4, K12, K13). Place 0 is beside the track and holds any number of kings."""

from __future__ import annotations

from collections.abc import Mapping

END = 60

Places = Mapping[int, int]
"""The places of the kings on the track, by seat."""


def advance(places: Places, seat: int, steps: int, finish: str) -> dict[int, int]:
    """All places after a king has advanced. A king that comes home sends no other king back (K13)."""
    target = min(places[seat] + steps, END)
    after = {**places, seat: target}
    bumped = [other for other in places if other != seat and places[other] == target]
    if not bumped or gets_home(places[seat], steps, finish):
        return after
    return {**after, bumped[0]: free_place(after, bumped[0], target - 1)}


def gets_home(place: int, steps: int, finish: str) -> bool:
    """Whether a king wins by these steps. By ``finish`` it must reach the end, or pass it."""
    return place + steps >= END if finish == "reach" else place + steps > END


def free_place(places: Places, seat: int, place: int) -> int:
    """The first place from here backwards without another king (K12)."""
    taken = {other for seated, other in places.items() if seated != seat}
    while place > 0 and place in taken:
        place -= 1
    return max(0, place)
