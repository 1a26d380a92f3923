"""Whole games that the native core plays by itself, many a second; the referee can go over each afterwards."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from rekje.bootstrap import leaves_for, pin_words
from rekje.engine.crossword.family import player_engine
from rekje.engine.crossword.playouts import (
    CorePlayout,
    CoreSchedule,
    PlayoutTeller,
    core_leave_schedules,
    leave_schedule_of,
    play_out,
)
from rekje.games.registry import get_game
from rekje.lexicon.simple import ANY
from rekje.lexicon.source import LANGUAGES
from rekje.library.arguments import check_seed, check_threads, whole
from rekje.library.crossword.leaves import Leaves, leaves_under
from rekje.library.crossword.rating import LeavesLike, check_leaves
from rekje.library.rules import Rules, RulesSource, resolve_rules, rules
from rekje.library.words import LexiconLike, lexicon_for
from rekje.model.events import Config
from rekje.model.problems import FormError

MOST_GAMES = 100_000


class Playout:
    """A finished game: ``scores``, settled; how many ``turns`` it took; the ``reason`` why it ended (``out``,
    ``passes`` or ``scoreless``).

    >>> rekje.playouts(1, edition="en", seed=7)[0].reason
    'out'
    """

    def __init__(self, scores: Sequence[int], turns: int, reason: str, told: Callable[[], bytes]) -> None:
        self.scores: tuple[int, ...] = tuple(scores)
        self.turns: int = turns
        self.reason: str = reason
        self._told = told

    def to_json(self) -> bytes:
        """Its full record, every move and every draw, which `Game.from_record` goes over.

        >>> one = rekje.playouts(1, edition="en", seed=7)[0]
        >>> rekje.Game.from_record(one.to_json()).scores == one.scores
        True
        """
        return self._told()

    def __copy__(self) -> Playout:
        return self

    def __deepcopy__(self, _: object) -> Playout:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """With its record, a few KB."""
        return _playout_again, (self.scores, self.turns, self.reason, self.to_json())

    def __repr__(self) -> str:
        return f"<playout {'–'.join(map(str, self.scores))} in {self.turns} turns>"


def playouts(
    games: int,
    *,
    seats: int = 2,
    edition: RulesSource = "en",
    lexicon: LexiconLike | None = None,
    leaves: LeavesLike | None = None,
    seed: int = 0,
    threads: int | None = None,
) -> list[Playout]:
    """Games between equal players who lay the best play; with ``leaves``, as long as there are tiles to draw, by score
    and leave together, and they exchange where that is worth more; ``leaves="learned"`` are the values that computer
    players go by. A player without a play exchanges all tiles, or passes if an exchange isn't allowed. Coarse words are
    laid only by the option ``offensive`` of the edition's rules.

    Game n depends on ``seed + n`` alone, and is the one that ``rekje selfplay`` plays with that seed: without leaves
    between players ``greedy``, with those learned between ``strong``. All cores are used, or as many as ``threads``
    says. Raises `FormError` for invalid arguments, and for a game with other turns than plays, exchanges and passes.

    >>> [len(one.scores) for one in rekje.playouts(2, edition="en", seats=3)]
    [3, 3]
    """
    threads, seed = check_threads(threads), check_seed(seed)
    games = whole("games", games, 0, MOST_GAMES)
    by = _unproven(rules(edition))
    words = lexicon_for(lexicon, by)
    config = pin_words(Config(by.game, by.edition, by.options, _names(by, seats), words.name), words.words)
    course = get_game(by.game).playout(config)
    if course is None:
        raise FormError("engine-no-playouts", game=by.game)
    engine, leave_schedules = player_engine(words.words, config), _leave_schedules(leaves, config, by)
    try:
        played = play_out(engine, by.letters, course, games, seed, leave_schedules, threads=threads)
    except ValueError as error:
        raise FormError("engine-leaves", why=str(error)) from None
    teller = PlayoutTeller(engine, config)
    listed = words.name if words.name in LANGUAGES else ANY
    return [_playout_of(one, teller, listed) for one in played]


def _playout_of(played: CorePlayout, teller: PlayoutTeller, lexicon: str) -> Playout:
    """A game of the core; its record is told when it is asked for."""
    told = lambda: msgspec.json.encode(teller.record(played, lexicon))  # noqa: E731
    return Playout(played.scores, len(played.turns), played.reason, told)


def _playout_again(scores: tuple[int, ...], turns: int, reason: str, record: bytes) -> Playout:
    return Playout(scores, turns, reason, lambda: record)


def _leave_schedules(leaves: LeavesLike | None, config: Config, by: Rules) -> list[CoreSchedule]:
    check_leaves(leaves)
    if leaves is None:
        return []
    if isinstance(leaves, Leaves):
        return [leave_schedule_of(leaves_under(leaves, by))]
    return core_leave_schedules([leaves_for(config)], config.edition)


def _unproven(by: Rules) -> Rules:
    """Where nobody can play, all pass: the scores are the same as with a proof, which would only take time."""
    return resolve_rules(by, {"prove_end": False}) if "prove_end" in by.options else by


def _names(by: Rules, seats: int) -> tuple[str, ...]:
    least, most = get_game(by.game).seats
    if not least <= whole("seats", seats) <= most:
        raise FormError("engine-selfplay-seats", count=seats, least=least, most=most)
    return tuple(f"{seat + 1}" for seat in range(seats))
