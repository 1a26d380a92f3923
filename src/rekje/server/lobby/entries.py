"""What of a table is shown in the lobby: of an open one, and nothing of what lies on it."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from rekje.model.events import Config
from rekje.referee.clock import DAY, counts_days
from rekje.server.live.table import Live, host_name
from rekje.storage.database.lobby import OpenedTable
from rekje.tables.about import PERSON, WATCHING, About, OpenAccess, Phase, phase_of
from rekje.wire.lobby import LobbyGame, LobbyOffer, LobbyPlayer


class Listed(msgspec.Struct, frozen=True):
    """A table in the lobby, with the people who decide who sees it: its ``host``, those who ``sit`` there, all who have
    a ``part`` in it, and who was ``removed``. It is either offered or played."""

    shown: LobbyOffer | LobbyGame
    host: bytes
    sit: frozenset[bytes]
    part: frozenset[bytes]
    removed: frozenset[bytes]


def entry_of(
    table: OpenedTable, live: Live | None, here: Collection[bytes], now: int, offer_days: int
) -> Listed | None:
    """The entry of an open table; None if it isn't shown now. ``live`` is the table in memory, if it is there; ``here``
    are the people who are here. An offer is shown while its host is here, and if its clock counts days, for
    ``offer_days`` besides. A game is shown while a player is at the table, or if its clock counts days."""
    about = live.about if live else table.row.about
    config = live.config if live else about.config
    if about.opening is None or config is None or not config.known:
        return None
    opening, host = about.opening, bytes.fromhex(about.host)
    held = live.attendance.holders if live else table.holders
    sit = frozenset(who for who, seat in held if seat != WATCHING)
    lasting = counts_days(config.options.get("clock"))
    phase: Phase = live.phase if live else phase_of(table.row.version, over=False)
    seats = _seats(table, live, {seat for _, seat in held}, waits=phase == "waiting")
    hosted = host_name([seat.name for seat in seats], {seat for who, seat in held if who == host})
    shown: LobbyOffer | LobbyGame
    if phase == "waiting":
        kept = host in here or (lasting and now - opening.since < offer_days * DAY)
        if not (opening.play and kept and any(seat.free for seat in seats)):
            return None
        shown = _offer(table.row.name, about, opening, config, seats, hosted)
    elif phase == "playing" and opening.watch and (lasting or (live is not None and live.attendance.here)):
        shown = LobbyGame(
            table=table.row.name,
            game=config.game,
            edition=config.edition.name,
            language=config.edition.language,
            seats=seats,
            watching=live.attendance.watching if live else 0,
            began=(live.began if live else table.row.began) or 0,
            mine=False,
        )
    else:
        return None
    return Listed(shown, host, sit, frozenset(who for who, _ in held), table.removed)


def _offer(
    name: str, about: About, opening: OpenAccess, config: Config, seats: tuple[LobbyPlayer, ...], host: str | None
) -> LobbyOffer:
    return LobbyOffer(
        table=name,
        game=config.game,
        edition=config.edition.name,
        language=config.edition.language,
        lexicon=config.lexicon,
        options=dict(config.options),
        host=host,
        host_id="",
        seats=seats,
        least=opening.least,
        most=opening.most,
        watch=opening.watch,
        mine=False,
        hosting=False,
        changes=about.changes,
    )


def _seats(table: OpenedTable, live: Live | None, taken: Collection[int], *, waits: bool) -> tuple[LobbyPlayer, ...]:
    standing = table.row.standing
    seats = (
        [(one.name, one.player) for one in live.people]
        if live
        else list(zip(standing.names, standing.players, strict=True))
    )
    return tuple(
        LobbyPlayer(name, player, waits and player == PERSON and seat not in taken)
        for seat, (name, player) in enumerate(seats)
    )
