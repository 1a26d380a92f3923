"""Rekje's own record: one JSON document with the game, its options and its moves (docs/records.md)."""

from __future__ import annotations

from typing import Any

import msgspec

from rekje.games.editions import builtin_edition, edition_from_dict, edition_names
from rekje.games.options import resolve_options
from rekje.games.registry import game_name, get_game
from rekje.model.commands import Buy, End, Exchange, Pass, Play
from rekje.model.edition import Edition
from rekje.model.events import Config, Setup
from rekje.model.families import AnyCommand
from rekje.model.problems import FormError
from rekje.model.seats import by_seat, check_seat
from rekje.model.shapes import shape_error
from rekje.model.squares import parse_square
from rekje.model.tiles import split_tiles
from rekje.records.text import check_text, json_error
from rekje.referee.opening import check_setup

FORMAT = "rekje-record/1"
ANY = "any"


class WordList(msgspec.Struct, frozen=True):
    """A word list inside a record: exactly these words, written as on the tiles."""

    words: list[str]


class Drawn(msgspec.Struct, frozen=True, omit_defaults=True):
    """Tiles that a seat drew, in order; ``lot`` where they decided who begins and went back (S0)."""

    seat: int
    tiles: str
    lot: bool = False


class Proof(msgspec.Struct, frozen=True):
    """What it takes to check the shuffle (docs/shuffle.md)."""

    commit: str
    secret: str
    nonces: list[str]
    algorithm: str


class Record(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A record as it stands in a file. It is *full* where it has draws, *open* where it hasn't."""

    format: str
    game: str
    edition: str | dict[str, Any]
    lexicon: str | WordList
    seats: list[str]
    moves: list[AnyCommand]
    options: dict[str, Any] = {}
    setup: Setup | None = None
    youngest: int | None = None
    begins: int | None = None
    made_by: str | None = None
    rules: int = 1
    draws: list[Drawn] | None = None
    proof: Proof | None = None

    @property
    def config(self) -> Config:
        """What the table pins: edition, options resolved, seats. Raises `FormError` for what doesn't exist."""
        game = get_game(self.game)
        edition = self._edition()
        options = resolve_options(game.options, edition, self.options)
        setup = self.setup
        if setup:
            check_setup(edition, setup, len(self.seats))
            edition = edition.with_premiums({parse_square(name): kind for name, kind in setup.premiums.items()})
        return Config(
            game=self.game,
            edition=edition,
            options=options,
            seats=tuple(self.seats),
            lexicon=self.lexicon if isinstance(self.lexicon, str) else "",
            known=self.draws is not None,
            rules=self.rules,
            youngest=self.youngest,
            begins=self.begins,
            setup=setup,
        )

    def _edition(self) -> Edition:
        if isinstance(self.edition, str):
            return builtin_edition(self.game, self.edition)
        edition = edition_from_dict(self.edition)
        if edition.game != self.game:
            raise FormError("form-edition-game", edition=edition.name, game=game_name(self.game))
        return edition


def read_record(data: bytes) -> Record:
    """A record from a file's bytes, checked in form. Raises `FormError` (no JSON, wrong types, unknown names …)."""
    record = _decode(data)
    check_record(record)
    return record


def check_record(record: Record) -> None:
    """Raise `FormError` for a record with unknown names or with seats, squares or moves that can't be."""
    if record.format != FORMAT:
        raise FormError("form-format", format=record.format, known=FORMAT)
    game = get_game(record.game)
    least, most = game.seats
    if not least <= len(record.seats) <= most:
        raise FormError("form-seats", game=game_name(record.game), count=len(record.seats), least=least, most=most)
    for seat in (record.youngest, record.begins):
        if seat is not None:
            check_seat(seat, len(record.seats))
    for number, move in enumerate(record.moves, 1):
        check_move(record.game, len(record.seats), move, number)
    for draw in record.draws or ():
        check_seat(draw.seat, len(record.seats))
    record.config  # noqa: B018  (raises for an unknown edition, option or square)


def edition_field(edition: Edition) -> str | dict[str, Any]:
    """An edition as a record tells it: a built-in one by its name, another whole."""
    names = edition_names(edition.game)
    if edition.name in names and builtin_edition(edition.game, edition.name) == edition:
        return edition.name
    return dict(msgspec.to_builtins(edition))


def write_record(record: Record) -> bytes:
    """A record as the bytes of a file."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def _decode(data: bytes) -> Record:
    data = check_text(data)
    try:
        return msgspec.json.decode(data, type=Record)
    except msgspec.ValidationError as error:
        raise shape_error(str(error), "record") from None
    except msgspec.DecodeError as error:
        raise json_error(data, str(error)) from None


def check_move(game: str, seats: int, move: AnyCommand, number: int = 1) -> None:
    """Raise `FormError` for a move that isn't written as this game writes it. ``number`` is its place in the record,
    from 1."""
    if not 0 <= move.seat < seats:
        raise FormError("form-move-seat", move=number, seat=move.seat, seats=seats)
    get_game(game).check_form(move, seats)
    if isinstance(move, Exchange | Buy):
        if (move.tiles is None) == (move.count is None):
            raise FormError("form-which-or-count", move=number)
        split_tiles(move.tiles or "")
    elif isinstance(move, End):
        by_seat(move.minutes_over or [], seats)
        for rack in by_seat(move.racks or [], seats):
            split_tiles(rack or "")
    if isinstance(move, Play | Exchange | Pass):
        split_tiles(move.rack or "")
