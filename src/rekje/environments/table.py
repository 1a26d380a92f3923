"""What an environment is played with: the rules, the words, how actions and observations are numbered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from operator import index

from rekje.bootstrap import live_facts, pin_words
from rekje.environments.families import ENVIRONMENTS
from rekje.environments.family import MODES, Mode, TableActions
from rekje.games.base import GameDefinition
from rekje.games.registry import get_game
from rekje.library.arguments import text, whole
from rekje.library.rules import Rules, RulesSource, resolve_rules
from rekje.library.words import Lexicon, LexiconLike, lexicon_for
from rekje.model.edition import OptionValue
from rekje.model.events import Config
from rekje.model.problems import FormError
from rekje.model.tiles import Tile

MOST_PLAYS = 100_000
USUAL_PLAYS = 500
UNTIMED: Mapping[str, OptionValue] = {"judging": "referee", "clock": "none", "glass": None, "solo_time": None}
"""The options with which environments are played, where a game has them: the referee judges, and no time passes."""


PARAMETERS = (
    "actions",
    "most",
    "rewards",
    "max_cycles",
    "illegal",
    "texts",
    "render_mode",
    "seats",
    "games",
    "threads",
)
"""What the environments take besides the options of the game, each some of them."""


def rules_for(edition: RulesSource, options: Mapping[str, OptionValue]) -> Rules:
    """The rules with options of the game. Raises `FormError`, also for a parameter that only other environments
    have."""
    for name in options:
        if name in PARAMETERS:
            raise FormError("environments-other", name=name)
    return resolve_rules(edition, options)


def check_choice(name: str, value: object, allowed: Sequence[str]) -> None:
    """Raise `FormError` for a value that an argument can't have."""
    if value not in allowed:
        raise FormError("environments-choice", name=name, allowed=", ".join(allowed))


def action_number(action: object) -> int:
    """An action as a number. Raises `FormError` for what is no whole number."""
    try:
        return index(action)  # type: ignore[arg-type]
    except TypeError:
        raise FormError("form-argument", name="action", wanted="whole") from None


class EnvironmentTable:
    """A table for games of one kind: ``edition``, ``lexicon`` and ``options`` as for `rekje.Game`; ``actions`` are
    ``"plays"`` or ``"steps"``; ``most`` plays are listed.

    Raises `FormError` for what there isn't, and for options by which players judge words or time passes.
    """

    def __init__(
        self,
        edition: RulesSource,
        seats: int,
        lexicon: LexiconLike | None,
        actions: str,
        most: int,
        options: Mapping[str, OptionValue],
    ) -> None:
        if text("actions", actions) not in MODES:
            raise FormError("environments-actions", actions=actions)
        by = rules_for(edition, options)
        for name, value in UNTIMED.items():
            if by.options.get(name, value) != value:
                raise FormError("environments-option", option=name)
        self.game: GameDefinition = get_game(by.game)
        least, largest = self.game.seats
        seats = whole("seats", seats, 0)
        if not least <= seats <= largest:
            raise FormError("form-seats", game=by.game, count=seats, least=least, most=largest)
        self.lexicon: Lexicon = lexicon_for(lexicon, by)
        self._made_of = by, seats, self.lexicon, actions, most
        names = tuple(f"player_{seat}" for seat in range(seats))
        words = self.lexicon.words
        self.config: Config = pin_words(Config(by.game, by.edition, by.options, names, self.lexicon.name), words)
        self.mode: Mode = "steps" if actions == "steps" else "plays"
        self.most: int = whole("most", most, 1, MOST_PLAYS)
        self.moves: TableActions = ENVIRONMENTS[self.game.family].moves(words, self.config, self.mode, self.most)
        self.facts = live_facts(words, self.config)

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.config.seats)

    @cached_property
    def kinds(self) -> Mapping[Tile, int]:
        """The place of each kind of tile in counts of tiles: letters in the order of the alphabet, then blanks."""
        edition = self.config.edition
        tiles = edition.letter_set.sort(self.game.box(edition))
        return {tile: place for place, tile in enumerate(tiles)}

    def __deepcopy__(self, memo: object) -> EnvironmentTable:
        """A table doesn't change."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled, it is the same table, made once in each process."""
        return _table_again, self._made_of


@lru_cache(maxsize=16)
def _table_again(by: Rules, seats: int, lexicon: Lexicon, actions: str, most: int) -> EnvironmentTable:
    return EnvironmentTable(by, seats, lexicon, actions, most, {})
