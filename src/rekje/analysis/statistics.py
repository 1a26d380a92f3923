"""A player's statistics from many games: by game, by opponent, and over time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Literal, TypeVar

import msgspec

from rekje.analysis.summary import SeatSummary, Summary

Result = Literal["won", "shared", "lost", "alone"]
T = TypeVar("T")


class MyGame(msgspec.Struct, frozen=True):
    """A game that is over: its ``table``, when it ``began`` (ms since 1970), my ``seat``, everybody's ``names``."""

    table: str
    began: int
    seat: int
    names: tuple[str, ...]
    summary: Summary

    @property
    def mine(self) -> SeatSummary:
        """My part of the summary."""
        return self.summary.seats[self.seat]

    @property
    def result(self) -> Result:
        """How the game ended for me. A player alone neither wins nor loses."""
        if len(self.names) == 1:
            return "alone"
        if not self.mine.won:
            return "lost"
        return "shared" if sum(seat.won for seat in self.summary.seats) > 1 else "won"


class Played(msgspec.Struct, frozen=True):
    """One game in the course of time. ``others`` are the names of the other players."""

    table: str
    began: int
    game: str
    scoring: str
    score: int
    result: Result
    others: tuple[str, ...]


class Peak(msgspec.Struct, frozen=True):
    """A record of mine, and its table: a score, a turn's score with its word, or the length of a word."""

    table: str
    score: int
    word: str = ""


class GameStatistics(msgspec.Struct, frozen=True):
    """My games of one kind: of one ``game``, scored in the same way (``scoring``). ``race``: totals are places on a
    track. ``average`` is the mean score; ``per_turn`` is the mean of a turn, without the final settling. ``best`` is
    the highest score, ``best_turn`` the best turn and ``longest`` the longest word; None if there is none."""

    game: str
    scoring: str
    race: bool
    played: int
    won: int
    shared: int
    lost: int
    alone: int
    average: float
    per_turn: float
    bingos: int
    best: Peak | None
    best_turn: Peak | None
    longest: Peak | None


class Against(msgspec.Struct, frozen=True):
    """My results against an opponent: the numbers of games in which I was ahead, behind, or level. ``player`` is
    ``person`` or a computer's level. People are distinguished by their names alone."""

    name: str
    player: str
    played: int
    ahead: int
    behind: int
    level: int


class Statistics(msgspec.Struct, frozen=True):
    """My statistics: the games counted, in the order in which they began; by kind; and by opponent, the most frequent
    first. ``uncounted`` is the number of games in which I had several seats, that I only wrote down, or that a computer
    finished for me."""

    played: tuple[Played, ...]
    games: tuple[GameStatistics, ...]
    opponents: tuple[Against, ...]
    uncounted: int


def statistics_of(games: Iterable[MyGame], uncounted: int = 0) -> Statistics:
    """The statistics of games that are over, in any order."""
    mine = sorted(games, key=lambda one: (one.began, one.table))
    kinds = _grouped(mine, lambda one: (one.summary.game, one.summary.scoring))
    return Statistics(
        played=tuple(map(_played, mine)),
        games=tuple(_statistics(kind) for kind in sorted(kinds, key=lambda kind: -len(kind))),
        opponents=tuple(sorted(_opponents(mine), key=lambda one: (-one.played, one.name))),
        uncounted=uncounted,
    )


def _grouped(games: Iterable[T], key: Callable[[T], object]) -> list[list[T]]:
    groups: dict[object, list[T]] = {}
    for game in games:
        groups.setdefault(key(game), []).append(game)
    return list(groups.values())


def _played(game: MyGame) -> Played:
    others = tuple(name for seat, name in enumerate(game.names) if seat != game.seat)
    summary = game.summary
    return Played(game.table, game.began, summary.game, summary.scoring, game.mine.score, game.result, others)


def _statistics(games: Sequence[MyGame]) -> GameStatistics:
    first = games[0].summary
    results = [game.result for game in games]
    turns = sum(game.mine.turns for game in games)
    return GameStatistics(
        game=first.game,
        scoring=first.scoring,
        race=first.race,
        played=len(games),
        won=results.count("won"),
        shared=results.count("shared"),
        lost=results.count("lost"),
        alone=results.count("alone"),
        average=sum(game.mine.score for game in games) / len(games),
        per_turn=sum(game.mine.played for game in games) / turns if turns else 0.0,
        bingos=sum(game.mine.bingos for game in games),
        best=_best(Peak(game.table, game.mine.score) for game in games),
        best_turn=_best(Peak(game.table, best.score, best.word) for game in games if (best := game.mine.best)),
        longest=_best(Peak(game.table, len(word), word) for game in games if (word := game.mine.longest)),
    )


def _best(peaks: Iterable[Peak]) -> Peak | None:
    """The highest; among equal ones the earliest."""
    return max(peaks, key=lambda peak: peak.score, default=None)


def _opponents(games: Iterable[MyGame]) -> Iterable[Against]:
    met: dict[tuple[str, str], list[int]] = {}
    for game in games:
        for seat in range(len(game.names)):
            if seat != game.seat:
                player = game.summary.players[seat]
                name = game.names[seat] if player == "person" else ""
                met.setdefault((name, player), []).append(_compared(game, seat))
    for (name, player), found in met.items():
        ahead, behind = sum(one > 0 for one in found), sum(one < 0 for one in found)
        yield Against(name, player, len(found), ahead, behind, len(found) - ahead - behind)


def _compared(game: MyGame, other: int) -> int:
    """Above 0 if I was ahead of another seat, below 0 if I was behind."""
    mine, theirs = game.mine.standing, game.summary.seats[other].standing
    return (mine > theirs) - (mine < theirs)
