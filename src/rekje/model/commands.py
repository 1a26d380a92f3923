"""What a seat can ask for. In a record each is a move: ``{"seat": 0, "do": "play", "at": "8D", "word": "TAART"}``.

``ms`` is the moment, in milliseconds since the start, where somebody measured it.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Self

import msgspec
from msgspec.structs import replace

from rekje.model.squares import Square

Minutes = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Moment = Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class Command(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", omit_defaults=True):
    """What all commands have: the seat that asks, and when."""

    scores: ClassVar[bool] = False
    """Whether it has a score, also where that is 0."""
    bets: ClassVar[bool] = False
    """Whether it is a bet on its words, so that nobody hears beforehand whether they are words (L16)."""

    joint: ClassVar[bool] = False
    """Whether a record tells it once for all seats together, so that its seat means nothing."""

    seat: int
    ms: Moment | None = None

    @property
    def kind(self) -> str:
        """The command's name, as in a record."""
        return str(self.__struct_config__.tag)

    @property
    def came(self) -> int | None:
        """When all of it was said."""
        return self.ms

    @property
    def laid(self) -> int:
        """How many letters it lays that it names one by one."""
        return 0

    @property
    def unplaced(self) -> str | None:
        """The word that it lays without saying where, if any."""
        return None

    def with_word(self, word: str) -> Self:
        """The same command with another word in place of `unplaced`."""
        return self


class Play(Command, tag="play", frozen=True, kw_only=True):
    """Lay tiles: ``word`` is the whole word in tile notation, ``score`` the total the player announced, if any (S2),
    ``rack`` what an open record knows of the tiles held before it, which nothing is checked against.

    Where words lie in lines, ``at`` says where: ``8D`` (across) or ``D8`` (down). Where they are walks, ``path`` is one
    square a letter; without it the referee finds a walk (K6).
    """

    scores = True

    at: str | None = None
    path: list[Square] | None = None
    word: str
    score: int | None = None
    rack: str | None = None

    @property
    def unplaced(self) -> str | None:
        """Its word, where it says neither line nor path."""
        return self.word if self.at is None and self.path is None else None

    def with_word(self, word: str) -> Self:
        """The same with another word."""
        return replace(self, word=word)


class Exchange(Command, tag="exchange", frozen=True, kw_only=True):
    """Exchange tiles: which ones, or (where racks aren't known) how many; ``rack`` as in `Play`."""

    tiles: str | None = None
    count: int | None = None
    rack: str | None = None


class Buy(Command, tag="buy", frozen=True, kw_only=True):
    """Draw more tiles during one's turn: how many, or (where racks aren't known) which ones they were."""

    tiles: str | None = None
    count: int | None = None


class Pass(Command, tag="pass", frozen=True, kw_only=True):
    """End the turn without laying anything; ``rack`` as in `Play`."""

    rack: str | None = None


class Resign(Command, tag="resign", frozen=True, kw_only=True):
    """Leave the game (C5)."""


class Vacation(Command, tag="vacation", frozen=True, kw_only=True):
    """Stop one's clock for so many days from now on (C13); 0 days: come back before they are over."""

    days: Annotated[int, msgspec.Meta(ge=0, le=1000)]


class Challenge(Command, tag="challenge", frozen=True, kw_only=True):
    """Doubt the words of the last play (C2); ``words`` names those meant, all of the play's are checked.

    An open record may tell what came of it at the table: whether it was ``upheld``, and of ``count`` words (where it
    isn't known which).
    """

    words: list[str] = []
    count: Annotated[int, msgspec.Meta(ge=1)] | None = None
    upheld: bool | None = None


class Accept(Command, tag="accept", frozen=True, kw_only=True):
    """Say that one won't challenge the last play (C2)."""


class Vote(Command, tag="vote", frozen=True, kw_only=True):
    """Where the table agrees on words: yes, the play stands; no, it doesn't (C2)."""

    yes: bool


class TimeUp(Command, tag="time-up", frozen=True, kw_only=True):
    """The time for this seat's turn has run out (C10)."""


class End(Command, tag="end", frozen=True, kw_only=True):
    """A cardboard game stops here: the tiles left, per seat (a list, or a map from seat to tiles), and likewise the
    begun minutes over a game clock (C10)."""

    seat: int = 0
    racks: list[str | None] | dict[str, str | None] | None = None
    minutes_over: list[Minutes] | dict[str, Minutes] | None = None
