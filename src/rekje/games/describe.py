"""Descriptions of the games, their editions and their options, as values for programs and screens."""

from __future__ import annotations

import msgspec

from rekje.games.base import GameDefinition
from rekje.games.editions import builtin_edition, edition_names
from rekje.games.options import MOST_SECONDS, Option, resolve_options
from rekje.games.registry import GAMES
from rekje.locale import LANGUAGES
from rekje.model.edition import Edition, OptionValue, Premium, RuleValue


class SeatLimits(msgspec.Struct, frozen=True):
    """The fewest and the most seats."""

    least: int
    most: int


class OptionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option. A choice or a bool has ``values``; a number has ``least`` and ``most`` (seconds may also be None: no
    limit); a clock has ``examples``."""

    name: str
    kind: str
    default: OptionValue
    values: tuple[OptionValue, ...] = ()
    least: int | None = None
    most: int | None = None
    examples: tuple[str, ...] = ()


class LetterInfo(msgspec.Struct, frozen=True):
    """A letter of the box: its points, and how many tiles carry it."""

    value: int
    count: int


class BoardInfo(msgspec.Struct, frozen=True):
    """A board: a text map with a line for each row, and the squares for the first word."""

    width: int
    height: int
    rows: tuple[str, ...]
    start: tuple[str, ...]


class EditionInfo(msgspec.Struct, frozen=True):
    """An edition. ``options`` are those that it offers, with their defaults here. ``premiums`` explain the signs on the
    board's map; a bare table has no board. ``sizes`` and ``tokens`` are as in the edition. ``offers`` has the values of
    a choice that make sense here, if not all of them do."""

    name: str
    printed: bool
    language: str
    lexicon: str
    rack: int
    tiles: int
    blanks: int
    letters: dict[str, LetterInfo]
    sizes: dict[str, tuple[str, ...]]
    tokens: tuple[str, ...]
    board: BoardInfo | None
    premiums: dict[str, Premium]
    options: dict[str, OptionValue]
    rules: dict[str, RuleValue]
    offers: dict[str, tuple[str, ...]]


class GameInfo(msgspec.Struct, frozen=True):
    """A game with its options and editions. ``sheet`` has the options of the printed sheet's way to play."""

    name: str
    seats: SeatLimits
    options: tuple[OptionInfo, ...]
    sheet: dict[str, OptionValue]
    editions: tuple[EditionInfo, ...]


class Catalogue(msgspec.Struct, frozen=True):
    """Everything there is."""

    languages: tuple[str, ...]
    games: tuple[GameInfo, ...]


def describe_all() -> Catalogue:
    """All games."""
    return Catalogue(LANGUAGES, tuple(map(describe_game, GAMES.values())))


def describe_game(game: GameDefinition) -> GameInfo:
    """One game."""
    editions = (builtin_edition(game.id, name) for name in edition_names(game.id))
    return GameInfo(
        game.id,
        SeatLimits(*game.seats),
        tuple(map(describe_option, game.options)),
        dict(game.sheet),
        tuple(describe_edition(game, edition) for edition in editions),
    )


def describe_option(option: Option) -> OptionInfo:
    """One option."""
    info = OptionInfo(option.name, option.kind, option.default)
    match option.kind:
        case "choice":
            return msgspec.structs.replace(info, values=option.choices)
        case "bool":
            return msgspec.structs.replace(info, values=(True, False))
        case "int":
            return msgspec.structs.replace(info, least=0, most=1000)
        case "seconds":
            return msgspec.structs.replace(info, least=1, most=MOST_SECONDS)
        case "clock":
            return msgspec.structs.replace(info, examples=tuple(option.allowed.split(", ")))


def describe_edition(game: GameDefinition, edition: Edition) -> EditionInfo:
    """One edition, built in or not."""
    return EditionInfo(
        name=edition.name,
        printed=edition.printed,
        language=edition.language,
        lexicon=edition.lexicon,
        rack=edition.rack,
        tiles=sum(game.box(edition).values()),
        blanks=edition.blanks,
        letters={face: LetterInfo(value, count) for face, (value, count) in edition.letters.items()},
        sizes=edition.sizes,
        tokens=edition.tokens,
        board=BoardInfo(edition.width, edition.height, edition.board, edition.start) if edition.board else None,
        premiums=edition.premiums,
        options=resolve_options(game.options, edition, {}),
        rules=edition.rules,
        offers={
            option.name: offered
            for option in game.options
            if (offered := game.offered(edition, option)) != option.choices
        },
    )
