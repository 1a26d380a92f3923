"""Who sits at the table: people by name, computer players by level."""

from __future__ import annotations

import getpass
import re
from collections.abc import Callable, Sequence

import msgspec

from rekje.locale import say
from rekje.model.problems import FormError
from rekje.own_players.found import own_players
from rekje.players import PLAYERS
from rekje.tables.names import clean_name, unused_name
from rekje.telling.players import player_name
from rekje.terminal.playing.host import PERSON

EVEN = "even"
"""The name on the command line for a computer player as strong as the person."""
_LIKE_A_LEVEL = re.compile(r"level-\d+")
"""No name of a person: a level that there isn't."""
_ADMINISTRATORS = ("root", "admin", "user", "")


class SeatedPlayers(msgspec.Struct, frozen=True):
    """Names in order of play, and who controls each seat."""

    names: tuple[str, ...]
    players: tuple[str, ...]
    youngest: int | None = None

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, player in enumerate(self.players) if player == PERSON)


def read_seats(text: str, language: str, limits: tuple[int, int], even: Callable[[], str]) -> SeatedPlayers:
    """Seats from text such as ``me,greedy`` or ``Anna,Bram``: levels in English or in the reader's language, ``me``,
    names of people, or ``even``, which is the computer player that ``even`` names.

    Raises `FormError` for a number of seats that the game doesn't allow.
    """
    wishes = [wish.strip() for wish in text.split(",") if wish.strip()]
    return seat_players(
        [_player(even() if wish.lower() == EVEN else wish, language) for wish in wishes], language, limits
    )


def seat_players(wishes: Sequence[tuple[str, str]], language: str, limits: tuple[int, int]) -> SeatedPlayers:
    """Seats for (name, player) pairs; no two get the same name. Raises `FormError` for too few or too many."""
    least, most = limits
    if not least <= len(wishes) <= most:
        raise FormError("screen-seats", count=len(wishes), least=least, most=most)
    names: list[str] = []
    for name, player in wishes:
        wanted = clean_name(name) or player_name(player, language)
        names.append(unused_name(wanted, names))
    return SeatedPlayers(tuple(names), tuple(player for _, player in wishes))


def computer(player: str, language: str) -> tuple[str, str]:
    """A computer player's seat, named by its level in the reader's language."""
    return player_name(player, language), player


def _player(wish: str, language: str) -> tuple[str, str]:
    levels = {player: player for player in PLAYERS}
    levels |= {say(f"screen-player-{player}", language).lower(): player for player in PLAYERS}
    if level := levels.get(wish.lower()):
        return computer(level, language)
    if wish in own_players().players or _LIKE_A_LEVEL.fullmatch(wish.lower()):
        return computer(own_players().find(wish).name, language)
    if wish.lower() in ("me", say("screen-me", language)):
        return own_name(language), PERSON
    return wish, PERSON


def own_name(language: str) -> str:
    """The name of the person at the keyboard: the login name, unless it is an administrator's."""
    try:
        login = getpass.getuser()
    except (OSError, KeyError, ImportError):
        login = ""
    if login in _ADMINISTRATORS:
        return say("screen-player-person", language)
    try:
        return clean_name(login.capitalize())
    except FormError:
        return say("screen-player-person", language)
