"""What a player of one's own sees of its table, and the commands that it can give (docs/own-players.md)."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Protocol

from rekje.library.arguments import Path, command_of, squares, text, whole, word_list
from rekje.library.rules import Rules, resolve_rules
from rekje.model.families import AnyCommand
from rekje.model.problems import FormError
from rekje.model.squares import Square, parse_square
from rekje.model.tiles import Tile, join_tiles
from rekje.own_players.messages import (
    MOST_PLAYS,
    MOST_WORDS,
    Advice,
    AskAdvice,
    AskPlays,
    AskWords,
    FoundPlays,
    FoundWords,
    HostProblem,
    LookupAnswer,
    ShowPosition,
)
from rekje.own_players.talk import Answer
from rekje.players import PLAYERS
from rekje.players.ports import Candidate
from rekje.players.registry import no_player
from rekje.wire.view import TableRules, View

if TYPE_CHECKING:
    from rekje import Position


class OwnPlayer(Protocol):
    """A computer player of one's own. A package names it under the entry point group ``rekje.players``: a class that
    is made without arguments, or an object. It may also have ``games``, the names of the games that it plays (else it
    plays all).

    >>> class First:
    ...     def choose(self, view):
    ...         plays = view.plays(top=1)
    ...         return plays[0].command if plays else view.decline()
    >>> rekje.Game(edition="en", seed=7).ask(First()).word
    'DREG'
    """

    def choose(self, view: SeatView) -> AnyCommand:
        """The command that the player gives: one of those that ``view.may`` names. It must come within
        ``view.seconds``.

        >>> class Mine:
        ...     def choose(self, view):
        ...         return view.decline()
        >>> type(rekje.Game(edition="en", seed=7).ask(Mine())).__name__
        'Pass'
        """


class SeatView:
    """A table as one seat may see it, when a command is awaited from it. Nothing else is hidden in it: the tiles of the
    others, and the order of the bag, aren't there. It never changes.

    >>> class Looker:
    ...     def choose(self, view):
    ...         print(view.game, view.seat, view.rack, view.scores, view.bag, sorted(view.may)[:2])
    ...         return view.exchange(view.rack[:2])
    >>> rekje.Game(edition="en", seed=7).ask(Looker()).tiles
    scrabble 0 RLGDEQT (0, 0) 86 ['exchange', 'pass']
    'RL'
    """

    def __init__(self, shown: ShowPosition, answer: Answer, seconds: float, seed: int = 0) -> None:
        self.seat: int = shown.seat
        """The player's own seat, from 0."""
        self.may: frozenset[str] = frozenset(shown.may)
        """The names of the commands that it may give now."""
        self.view: View = shown.view
        """All of it, as docs/wire.md describes it."""
        self.table_rules: TableRules = shown.rules
        """The rules of the table, likewise."""
        self.seed: int = seed
        """A number that depends on the position alone."""
        self._answer = answer
        self._until = time.monotonic() + seconds

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.table_rules.game

    @property
    def rules(self) -> Rules:
        """The rules, as `rekje.rules` makes them. Raises `FormError` for an edition that isn't built in."""
        edition = self.table_rules.edition.name
        return resolve_rules(f"{self.game}/{edition}", self.table_rules.options)

    @property
    def rack(self) -> str:
        """The player's own tiles, in tile notation."""
        return join_tiles(self.view.seats[self.seat].rack)

    @property
    def board(self) -> dict[Square, Tile]:
        """The tiles that lie on the table, by square."""
        return {parse_square(name): tile for name, tile in self.view.board.items()}

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all seats."""
        return tuple(one.name for one in self.view.seats)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of all seats; in a race, their places on the track."""
        return tuple(one.score for one in self.view.seats)

    @property
    def unseen(self) -> Mapping[Tile, int]:
        """The tiles that the player doesn't see, counted: in the bag and on the others' racks."""
        return self.view.unseen

    @property
    def bag(self) -> int:
        """How many tiles are still in the bag."""
        return self.view.bag

    @property
    def seconds(self) -> float:
        """The seconds left for the command."""
        return max(0.0, self._until - time.monotonic())

    @property
    def clock(self) -> float | None:
        """The seconds left on the seat's game clock when the view was made; None without one."""
        return self.view.clocks[self.seat].left / 1000 if self.view.clocks else None

    # What can be asked

    def plays(self, top: int = 10) -> tuple[Candidate, ...]:
        """Legal plays, the best first: ``top`` of them, 1000 at most. Each has its ``command``, its ``score``, how many
        tiles are ``laid``, and how many ``words`` it forms. Raises `FormError` for another number, and where there is
        no list to search.

        >>> class Mine:
        ...     def choose(self, view):
        ...         return view.plays(top=3)[2].command
        >>> rekje.Game(edition="en", seed=7).ask(Mine()).word
        'GLED'
        """
        found = self._answer(AskPlays(top=whole("top", top, 1, MOST_PLAYS)))
        if not isinstance(found, FoundPlays):
            raise _problem(found)
        return found.plays

    def valid(self, words: Iterable[str]) -> tuple[bool, ...]:
        """Whether each of some words (in capitals, as on tiles; 1000 at most) is in the table's list. Raises
        `FormError` for what is no list of words.

        >>> class Mine:
        ...     def choose(self, view):
        ...         print(view.valid(["DREG", "DGR"]))
        ...         return view.decline()
        >>> played = rekje.Game(edition="en", seed=7).ask(Mine())
        (True, False)
        """
        found = self._answer(AskWords(words=word_list("words", words, MOST_WORDS)))
        if not isinstance(found, FoundWords):
            raise _problem(found)
        return found.valid

    def advice(self, player: str = "greedy") -> AnyCommand:
        """What one of Rekje's own players would do here. Raises `FormError` for a name that none has.

        >>> class Mine:
        ...     def choose(self, view):
        ...         return view.advice()
        >>> rekje.Game(edition="en", seed=7).ask(Mine()).word
        'DREG'
        """
        if text("player", player) not in PLAYERS:
            raise no_player(player)
        found = self._answer(AskAdvice(player=player))
        if not isinstance(found, Advice):
            raise _problem(found)
        return found.command

    def position(self) -> Position:
        """The board and the rack as a `rekje.Position`, where words cross. Raises `FormError` elsewhere.

        >>> class Mine:
        ...     def choose(self, view):
        ...         best = view.position().best()
        ...         return view.play(best.at, best.word)
        >>> rekje.Game(edition="en", seed=7).ask(Mine()).word
        'DREG'
        """
        from rekje import Position

        scores = (*self.scores[self.seat :], *self.scores[: self.seat])
        return Position(self.rack, self.board, edition=self.rules, lexicon=self.table_rules.lexicon, scores=scores)

    # Commands

    def command(self, kind: str, **fields: object) -> AnyCommand:
        """Any command by its name, ``view.command("buy", count=1)``, with the fields that a record has for it. Raises
        `FormError` for another name, and for fields that it doesn't have so.

        >>> class Mine:
        ...     def choose(self, view):
        ...         return view.command("exchange", tiles="QT")
        >>> rekje.Game(edition="en", seed=7).ask(Mine()).tiles
        'QT'
        """
        return command_of(kind, **{"seat": self.seat, **fields})

    def play(self, at: str, word: str) -> AnyCommand:
        """To lay a word where words lie in lines, ``view.play("8D", "TAART")``.

        >>> class Mine:
        ...     def choose(self, view):
        ...         return view.play("8E", "DREG")
        >>> rekje.Game(edition="en", seed=7).ask(Mine()).at
        '8E'
        """
        return self.command("play", at=text("at", at), word=text("word", word))

    def walk(self, word: str, path: Path | None = None) -> AnyCommand:
        """To lay a word that is walked; without squares the referee finds a walk.

        >>> class Mine:
        ...     def choose(self, view):
        ...         print(view.walk("DREG").word)
        ...         return view.advice()
        >>> played = rekje.Game(edition="koning/en", seed=7).ask(Mine())
        DREG
        """
        return self.command("play", word=text("word", word), path=squares(path))

    def exchange(self, tiles: str) -> AnyCommand:
        """To exchange tiles.

        >>> class Mine:
        ...     def choose(self, view):
        ...         return view.exchange("QT")
        >>> rekje.Game(edition="en", seed=7).ask(Mine()).tiles
        'QT'
        """
        return self.command("exchange", tiles=text("tiles", tiles))

    def challenge(self) -> AnyCommand:
        """To doubt the last play.

        >>> class Mine:
        ...     def choose(self, view):
        ...         return view.challenge() if "challenge" in view.may else view.advice()
        >>> rekje.Game(edition="en", seed=7).ask(Mine()).word
        'DREG'
        """
        return self.command("challenge")

    def decline(self) -> AnyCommand:
        """To do as little as the rules allow: let a play stand, else pass, else what `advice` says.

        >>> class Mine:
        ...     def choose(self, view):
        ...         return view.decline()
        >>> type(rekje.Game(edition="en", seed=7).ask(Mine())).__name__
        'Pass'
        """
        if "accept" in self.may:
            return self.command("accept")
        if "vote" in self.may:
            return self.command("vote", yes=True)
        return self.command("pass") if "pass" in self.may else self.advice()


def _problem(answer: LookupAnswer) -> FormError:
    return FormError(answer.code if isinstance(answer, HostProblem) else "engines-too-late")
