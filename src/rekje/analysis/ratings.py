"""Ratings of people from results, by openskill's Plackett–Luce model, shown on the scale of chess ratings. Also the
computer player nearest in strength.

The ratings of computer players are fixed (`rekje.storage.ratings`). They come from games among them, by the same scale
(`bench/ratings.py`). A person's rating is computed from the games against them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import exp, log, sqrt
from typing import TYPE_CHECKING

import msgspec

from rekje.analysis.summary import Summary
from rekje.players import PLAYERS
from rekje.players.registry import player_now

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

ANCHOR = "greedy"
"""A computer player that every game has; its rating is 1500 in each."""
USUAL = "level-5"
"""The opponent for a player without a rating, whose strength is assumed to be the same."""
MU, SIGMA, BETA = 25.0, 25 / 3, 25 / 6
SPREAD = BETA * sqrt(2)
"""The difference in openskill's units at which the stronger player wins e times as often as they lose."""
TOLD = 1500
PER_UNIT = 400 / (SPREAD * log(10))
"""On the chess scale a lead of 400 means odds of ten to one."""
ENOUGH = 3
"""The number of games against computers after which a person's rating is shown."""


class Rating(msgspec.Struct, frozen=True):
    """A player's strength (``mu``) and its uncertainty (``sigma``, a standard deviation), in openskill's units, from a
    number of ``games``."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0

    @property
    def told(self) -> int:
        """The rating on the scale of chess."""
        return round(TOLD + PER_UNIT * (self.mu - MU))

    @property
    def told_spread(self) -> int:
        """The standard deviation of the rating, on the same scale."""
        return round(PER_UNIT * self.sigma)

    def chance(self, other: Rating) -> float:
        """The chance of winning against another player. A shared win counts half."""
        return 1 / (1 + exp((other.mu - self.mu) / SPREAD))


class RatedResult(msgspec.Struct, frozen=True):
    """How a person ended a ``game`` against computer players: the person's ``own`` place, and the place of each of the
    ``others``, by level. 0 is the best place; a shared win gives the same place."""

    game: str
    own: int
    others: tuple[tuple[str, int], ...]


class OwnRating(msgspec.Struct, frozen=True):
    """A person's rating in a ``game``, on the chess scale, from a number of ``games`` against computers. ``even`` is
    the computer player nearest in strength."""

    game: str
    rating: int
    games: int
    even: str


def result_of(summary: Summary, own: int) -> RatedResult | None:
    """The result of a person's seat in a game that is over; None where no computer player took part."""
    places = sorted({seat.standing for seat in summary.seats}, reverse=True)
    told = [places.index(seat.standing) for seat in summary.seats]
    met = zip(summary.players, told, strict=True)
    others = tuple((player_now(name), place) for name, place in met if name in PLAYERS)
    return RatedResult(summary.game, told[own], others) if others else None


def rate_person(results: Iterable[RatedResult], computers: Mapping[str, Rating]) -> Rating:
    """A person's rating from results of one game, the oldest first. Computers without a rating don't count."""
    # A person learns, so old games count less.
    model = _model(tau=MU / 300)
    own = model.rating(mu=computers[USUAL].mu if USUAL in computers else MU, sigma=SIGMA)
    played = 0
    for one in results:
        known = [(computers[now], place) for name, place in one.others if (now := player_now(name)) in computers]
        if known:
            teams = [[own], *([model.rating(mu=other.mu, sigma=other.sigma)] for other, _ in known)]
            own = model.rate(teams, ranks=[float(one.own), *(float(place) for _, place in known)])[0][0]
            played += 1
    return Rating(own.mu, own.sigma, played)


def even_with(own: Rating, computers: Mapping[str, Rating]) -> str:
    """The computer player whose rating is nearest."""
    return min(computers, key=lambda name: abs(computers[name].mu - own.mu))


def own_ratings(results: Iterable[RatedResult], computers: Mapping[str, Mapping[str, Rating]]) -> tuple[OwnRating, ...]:
    """A person's ratings in the games played often enough, those most played first. ``computers`` are the ratings of
    computer players by game."""
    of_game: dict[str, list[RatedResult]] = {}
    for one in results:
        of_game.setdefault(one.game, []).append(one)
    found = []
    for game, mine in of_game.items():
        if len(mine) < ENOUGH:
            continue
        known = computers.get(game, {})
        own = rate_person(mine, known)
        if own.games >= ENOUGH:
            found.append(OwnRating(game, own.told, own.games, even_with(own, known)))
    return tuple(sorted(found, key=lambda one: -one.games))


def _model(tau: float = 0.0) -> PlackettLuce:
    # Imported here because the import is slow and most commands don't need it.
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA, tau=tau)
