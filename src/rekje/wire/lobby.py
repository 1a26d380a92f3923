"""The bodies of requests and answers about the lobby (docs/wire.md). None of them can hold a tile."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from rekje.model.edition import OptionValue
from rekje.wire.bodies import Body, Name

Word = Annotated[str, msgspec.Meta(max_length=200)]


class SayWord(Body, frozen=True, kw_only=True):
    """The word that lets people into the lobby."""

    word: Word


class BeSeen(Body, frozen=True, kw_only=True):
    """The name by which I am seen in the lobby; empty: I am not."""

    name: Name = ""


class LobbyPlayer(msgspec.Struct, frozen=True):
    """A seat: its name and its player; ``free`` if anybody may take it."""

    name: str
    player: str
    free: bool


class LobbyOffer(msgspec.Struct, frozen=True):
    """A table that waits for people, and that its host has opened to everybody on this server: for those with a rating
    from ``least`` to ``most``, where these are given. ``host`` is the host's name, if they have a seat and gave one;
    ``host_id`` names them in requests, if it isn't me.
    ``watch``: anybody may also watch the game. ``mine``: I have a part in it; ``hosting``: I am its host. ``changes``
    counts how often it was changed what is played."""

    table: str
    game: str
    edition: str
    language: str
    lexicon: str
    options: dict[str, OptionValue]
    host: str | None
    host_id: str
    seats: tuple[LobbyPlayer, ...]
    least: int | None
    most: int | None
    watch: bool
    mine: bool
    hosting: bool
    changes: int


class LobbyGame(msgspec.Struct, frozen=True):
    """A game that is played and that everybody on this server may watch. ``began`` is in ms since 1970."""

    table: str
    game: str
    edition: str
    language: str
    seats: tuple[LobbyPlayer, ...]
    watching: int
    began: int
    mine: bool


class LobbyPerson(msgspec.Struct, frozen=True):
    """Somebody who is here and wants to be seen. ``id`` names them in requests; empty: it is me."""

    id: str
    name: str


class LobbyView(msgspec.Struct, frozen=True):
    """The lobby as one person sees it. ``state``: whether it is open to them, or what keeps them out; then all else is
    empty. The lists are limited; ``offered`` and ``played`` count all. ``people`` are those who want to be seen,
    ``here`` the number of all who are here, ``seen`` my name among them. ``mark`` names this answer: who asks again
    with it is answered once something is different."""

    state: Literal["open", "off", "word"]
    offers: tuple[LobbyOffer, ...] = ()
    offered: int = 0
    games: tuple[LobbyGame, ...] = ()
    played: int = 0
    people: tuple[LobbyPerson, ...] = ()
    here: int = 0
    seen: str = ""
    mark: str = ""


REQUESTS = (SayWord, BeSeen)
