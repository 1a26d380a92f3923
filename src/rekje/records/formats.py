"""The formats of files that hold a game or positions: Rekje's own record, GCG, CGP.

A format is one `Format` value in `FORMATS`: of games those in `GAMES`, of positions `CGP`. Which one a file has, and
which one a name or an address asks for, only the functions of this module say.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

import msgspec

from rekje.games.editions import named_edition
from rekje.games.registry import game_name, get_game
from rekje.lexicon.source import LANGUAGES
from rekje.model.edition import Edition
from rekje.model.problems import FormError
from rekje.records.cgp import CgpPosition, read_cgp, write_cgp
from rekje.records.gcg.gcg import GCG_GAME, GcgGame
from rekje.records.gcg.read import read_gcg
from rekje.records.gcg.record import to_record
from rekje.records.gcg.write import from_events, write_gcg
from rekje.records.record import ANY, Record, check_record, read_record, write_record
from rekje.records.text import decode_utf8
from rekje.referee.view import SeenEvents

DEFAULT_EDITION = "en"
"""The edition of a file that says nothing of its tiles."""

T = TypeVar("T")

EditionNamed = Callable[[str | None], Edition]
"""Gives the edition that the reader of a file names besides, of the game given (None: of any). Raises `FormError`."""


class GameFile(msgspec.Struct, frozen=True):
    """A game as a file holds it.

    ``record`` is the game; in an open one the moves carry the racks. ``gcg`` keeps the lines of a GCG file as they
    stand, since no move says a note, a running total or points that the referee doesn't give: remarks compare them with
    the replay, and saving gives them back. ``events`` are those of the refereed game, as the file's reader may see
    them; GCG takes scores and totals from them.
    """

    record: Record
    gcg: GcgGame | None = None
    events: SeenEvents | None = None

    def rack_after(self, seat: int) -> str:
        """The rack told for the moment after the last move; "" where none is told."""
        return self.gcg.racks[seat] if self.gcg and self.gcg.racks else ""


class Format(msgspec.Struct, Generic[T], frozen=True):
    """How a file holds a ``T``.

    ``name`` is what addresses call the format, ``extension`` how file names end (without the dot). ``claims`` says
    whether a file looks like one of this format. ``read`` and ``write`` are inverse; ``read`` raises `FormError`.
    """

    name: str
    extension: str
    media_type: str
    claims: Callable[[bytes], bool]
    read: Callable[[bytes, EditionNamed | None], T]
    write: Callable[[T], bytes]


_BOM = b"\xef\xbb\xbf"


def _first(data: bytes) -> bytes:
    return data.removeprefix(_BOM).lstrip()[:1]


def _has_gcg_line(data: bytes) -> bool:
    """Whether a line is one that only GCG has. In CGP ``#`` begins a remark."""
    lines = (line.lstrip() for line in data.removeprefix(_BOM).splitlines())
    return any(line.startswith((b"#player", b">")) for line in lines)


def _read_json(data: bytes, named: EditionNamed | None) -> GameFile:
    if named:
        # One that there isn't is the greater error.
        named(None)
        raise FormError("form-edition-record")
    return GameFile(read_record(data))


def _read_gcg(data: bytes, named: EditionNamed | None) -> GameFile:
    game = read_gcg(data, edition_told=named is not None)
    # A word list or an edition named in a file is never a path to another file.
    lexicon = game.lexicon if game.lexicon in LANGUAGES else ANY
    edition = named(GCG_GAME) if named else named_edition(game.edition or DEFAULT_EDITION, GCG_GAME)
    record = to_record(game, edition, lexicon)
    check_record(record)
    return GameFile(record, game)


def _write_gcg(file: GameFile) -> bytes:
    """A game that came as GCG keeps its racks, notes and totals."""
    record = file.record
    if file.gcg:
        edition = record.edition if isinstance(record.edition, str) else ""
        return write_gcg(msgspec.structs.replace(file.gcg, edition=edition))
    assert file.events is not None, "a game is refereed before it is written as GCG"
    return write_gcg(from_events(file.events, record.lexicon if isinstance(record.lexicon, str) else ""))


def _read_cgp(data: bytes, named: EditionNamed | None) -> list[CgpPosition]:
    """Raises `FormError` also for a file without positions, and for a game whose board CGP can't tell."""
    edition = named(None) if named else None
    if edition and not get_game(edition.game).lays_lines:
        raise FormError("engine-cgp-game", game=game_name(edition.game))
    found = read_cgp(decode_utf8(data), edition)
    if not found:
        raise FormError("engine-cgp-empty")
    return found


def _write_cgp(positions: list[CgpPosition]) -> bytes:
    return "".join(f"{write_cgp(position)}\n" for position in positions).encode()


_TEXT = "text/plain; charset=utf-8"

REKJE = Format[GameFile](
    name="rekje",
    extension="json",
    media_type="application/json",
    claims=lambda data: _first(data) in (b"{", b"["),
    read=_read_json,
    write=lambda file: write_record(file.record),
)
GCG = Format[GameFile](
    name="gcg",
    extension="gcg",
    media_type=_TEXT,
    claims=_has_gcg_line,
    read=_read_gcg,
    write=_write_gcg,
)
CGP = Format[list[CgpPosition]](
    name="cgp",
    extension="cgp",
    media_type=_TEXT,
    claims=lambda data: game_or_positions(data) is None,
    read=_read_cgp,
    write=_write_cgp,
)

GAMES: tuple[Format[GameFile], ...] = (REKJE, GCG)
"""The formats of whole games."""

FORMATS: tuple[Format[Any], ...] = (*GAMES, CGP)


def game_format(data: bytes) -> Format[GameFile]:
    """The format of a file that is to hold a game: GCG begins with ``#`` or ``>``, and JSON as it does. Raises
    `FormError` for any other."""
    first = _first(data)
    if first in (b"#", b">"):
        return GCG
    if first and first not in b'{["':
        raise FormError("form-no-game")
    return REKJE


def game_or_positions(data: bytes) -> Format[GameFile] | None:
    """The format of a file that may hold a game; None where it holds positions."""
    return next((one for one in GAMES if one.claims(data)), None)


def game_named(name: str) -> Format[GameFile] | None:
    """The format of games that addresses call by this name."""
    return next((one for one in GAMES if one.name == name), None)


def saved_as(name: str) -> Format[GameFile]:
    """The format in which a game goes to a file of this name: Rekje's own, unless the name ends otherwise."""
    return next((one for one in GAMES if name.lower().endswith(f".{one.extension}")), REKJE)
