"""The rules of a table: a game, one of its editions, and the options. Resolved once, used by many positions and
games."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from os import PathLike, fspath
from typing import Any

import msgspec

from rekje.games.editions import edition_from_dict, named_edition
from rekje.games.options import resolve_options
from rekje.games.registry import FIRST_GAME, get_game
from rekje.model.edition import Edition, OptionValue
from rekje.model.plain import plain_whole
from rekje.model.problems import FormError
from rekje.model.tiles import LetterSet
from rekje.records.record import edition_field
from rekje.storage.edition_files import SUFFIX, read_edition


class Rules(msgspec.Struct, frozen=True, eq=False):
    """What `rules` makes: the game's name, the edition whole, every option with its value, the rule facts. Rules of the
    same game, edition and options are equal.

    ``facts`` is what a search needs where words cross: board, premiums, values, bonuses
    (`rekje.board.crossword.squares.CrosswordFacts`); None for a game in which they don't.

    >>> rekje.rules("en") == rekje.rules("scrabble/en"), rekje.rules("koning/en").facts
    (True, None)
    """

    game: str
    edition: Edition
    options: dict[str, OptionValue]
    facts: Any

    @property
    def letters(self) -> LetterSet:
        """The tiles of the box: faces, values, counts, blanks."""
        return self.edition.letter_set

    def __eq__(self, other: object) -> bool:
        """Whether game, edition and every option are the same."""
        if not isinstance(other, Rules):
            return NotImplemented
        return self is other or self._identity == other._identity

    def __hash__(self) -> int:
        return hash((self.game, self.edition.name))

    @property
    def _identity(self) -> tuple[str, Edition, dict[str, OptionValue]]:
        return self.game, self.edition, self.options

    def __deepcopy__(self, _: object) -> Rules:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """A built-in edition goes by its name."""
        return _make_again, (self.game, edition_field(self.edition), self.options)

    def __repr__(self) -> str:
        return f"<rules of {self.game}, edition {self.edition.name}>"


RulesSource = str | PathLike[str] | Edition | Mapping[str, Any] | Rules


def rules(edition: RulesSource = "en", *, game: str | None = None, **options: OptionValue) -> Rules:
    """The rules of an edition: a built-in one by its name (``rekje games`` lists them; of the first game unless
    ``game`` or ``game/edition`` says otherwise), or one of your own: the path of its TOML file, an `Edition`, or the
    mapping that a record would hold. Options are given by name, ``blank_on_dark_red="doubled"``.

    Raises `FormError` for a game, edition, option or value that there isn't.

    >>> rekje.rules("en", judging="challenge").options["judging"]
    'challenge'
    """
    return resolve_rules(edition, options, game)


def resolve_rules(edition: RulesSource, options: Mapping[str, OptionValue], game: str | None = None) -> Rules:
    """`rules`, with the options as a mapping."""
    options = {name: _plain(value) for name, value in options.items()}
    if not isinstance(edition, Rules | str | PathLike | Mapping | Edition):
        raise FormError("form-argument", name="edition", wanted="text")
    if isinstance(edition, Rules):
        return _make(edition.edition, edition.game, {**edition.options, **options}) if options else edition
    if isinstance(edition, PathLike) or (isinstance(edition, str) and edition.endswith(SUFFIX)):
        edition = read_edition(fspath(edition), game)
    elif isinstance(edition, str):
        if all(isinstance(value, OptionValue) for value in options.values()):
            return _builtin(edition, game, tuple(sorted(options.items())))
        edition = named_edition(edition, game)
    if isinstance(edition, Mapping):
        edition = edition_from_dict({"game": game or FIRST_GAME, **edition})
    return _make(edition, edition.game, options)


def _plain(value: OptionValue) -> OptionValue:
    """A value with numbers of Python's own."""
    number = plain_whole(value)
    return value if number is None else number


@lru_cache(maxsize=64)
def _builtin(edition: str, game: str | None, options: tuple[tuple[str, OptionValue], ...]) -> Rules:
    found = named_edition(edition, game)
    return _make(found, found.game, dict(options))


def _make_again(game: str, edition: str | dict[str, Any], options: dict[str, OptionValue]) -> Rules:
    return resolve_rules(edition, options, game)


def _make(edition: Edition, name: str, options: Mapping[str, OptionValue]) -> Rules:
    game = get_game(name)
    resolved = resolve_options(game.options, edition, dict(options))
    return Rules(name, edition, resolved, game.make_facts(edition, resolved))
