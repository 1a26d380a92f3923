"""What a person has played on this server: statistics, and series of games of the same people."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from rekje.analysis.ratings import own_ratings, result_of
from rekje.analysis.statistics import MyGame, Statistics, statistics_of
from rekje.analysis.summary import Summary, summary_of
from rekje.model.problems import UNREADABLE
from rekje.referee import replay
from rekje.server.live.registry import TableRegistry
from rekje.storage.database.register import TableRow
from rekje.storage.ratings import computer_ratings
from rekje.tables.about import PERSON, WATCHING
from rekje.wire.bodies import Ratings, Series, SeriesGame

_summary = msgspec.json.Decoder(Summary)

Rows = Sequence[tuple[TableRow, tuple[int, ...]]]


class PlayerStatistics:
    """Statistics of one person, ``who``: the hash of a cookie. For a finished game only its summary is read."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._database = registry.database
        self._pools = registry.pools

    async def statistics(self, who: bytes) -> Statistics:
        """My games that are over."""
        return await self._pools.aside(who, self._statistics, who)

    async def ratings(self, who: bytes) -> Ratings:
        """How strong I am in the games that I have played against computers."""
        return await self._pools.aside(who, self._ratings, who)

    async def series(self, who: bytes, table: str) -> Series:
        """The series of games that a table belongs to, without those in which I had no part."""
        return await self._pools.aside(who, self._series, who, table)

    def _statistics(self, who: bytes) -> Statistics:
        counted, uncounted = self._counted(who)
        return statistics_of(counted, uncounted)

    def _ratings(self, who: bytes) -> Ratings:
        games = sorted(self._counted(who)[0], key=lambda one: one.began)
        results = (result_of(game.summary, game.seat) for game in games)
        return Ratings(own_ratings((one for one in results if one), computer_ratings()))

    def _counted(self, who: bytes) -> tuple[list[MyGame], int]:
        """My games that are over, and how many don't count."""
        rows = [(row, _sat(held)) for row, held in self._database.register.mine(who) if row.over]
        rows = [(row, seats) for row, seats in rows if seats or row.about.host == who.hex()]
        summaries = self._summaries(who, [row for row, _ in rows])
        games = [(row, seats, summaries[row.name]) for row, seats in rows if row.name in summaries]
        # A table that I only made for others was no game of mine, unless I wrote the game down.
        games = [game for game in games if game[1] or not game[2].known]
        counted = [
            MyGame(row.name, row.began or row.created, seats[0], row.standing.names, summary)
            for row, seats, summary in games
            if len(seats) == 1 and summary.known and summary.players[seats[0]] == PERSON
        ]
        return counted, len(games) - len(counted)

    def _series(self, who: bytes, table: str) -> Series:
        chain = in_chain(self._database.register.mine(who), table)
        summaries = self._summaries(who, [row for row in chain if row.over])
        games = tuple(_told(row, summaries.get(row.name)) for row in chain)
        alone = [game.winners[0] for game in games if len(game.winners) == 1]
        won = tuple(alone.count(seat) for seat in range(max((len(game.names) for game in games), default=0)))
        return Series(games, won, sum(len(game.winners) > 1 for game in games))

    def _summaries(self, who: bytes, rows: Iterable[TableRow]) -> dict[str, Summary]:
        """The summaries by table. A table whose log is damaged has none."""
        kept = _decoded(self._database.register.summaries(who))
        found = {row.name: kept.get(row.name) or self._look_back(row) for row in rows}
        return {name: summary for name, summary in found.items() if summary}

    def _look_back(self, row: TableRow) -> Summary | None:
        """The summary of a game that ended before summaries were kept. It is computed and stored."""
        try:
            summary = summary_of(replay(self._database.events.load(row.name)))
        except Exception as error:
            self._registry.aside.put(row.name, error)
            return None
        self._database.register.add_summary(row.name, row.version, msgspec.json.encode(summary)).result()
        return summary


def _decoded(kept: Mapping[str, bytes]) -> dict[str, Summary]:
    found = {}
    for table, data in kept.items():
        try:
            found[table] = _summary.decode(data)
        except UNREADABLE:
            # Another version wrote it. It is computed again.
            continue
    return found


def _sat(held: Iterable[int]) -> tuple[int, ...]:
    """The seats that a person holds, without `WATCHING`."""
    return tuple(seat for seat in held if seat != WATCHING)


def in_chain(rows: Rows, table: str) -> list[TableRow]:
    """Those of a person's tables that belong to the same series as ``table``, the first one first."""
    of_name = {row.name: row for row, _ in rows}
    before = {row.about.rematch: row.name for row, _ in rows if row.about.rematch}
    first = table
    while first in before:
        first = before[first]
    chain: list[TableRow] = []
    following: str | None = first
    while following in of_name:
        chain.append(of_name[following])
        following = chain[-1].about.rematch
    return chain


def _told(row: TableRow, summary: Summary | None) -> SeriesGame:
    standing = row.standing
    winners = tuple(seat for seat, one in enumerate(summary.seats) if one.won) if summary else ()
    return SeriesGame(row.name, row.began, standing.phase, standing.names, standing.scores, winners)
