"""A refereed game, driven move by move from code."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import TYPE_CHECKING, overload

from rekje.analysis.judging import Judged
from rekje.analysis.review import check_over
from rekje.bootstrap import facts_of, judge_for, knowledge_for, live_facts, pin_words, shuffle_of
from rekje.drawing.board import draw_board
from rekje.games.registry import get_game
from rekje.lexicon.simple import AnyLexicon
from rekje.library.arguments import (
    Path,
    check_budget,
    check_command,
    check_seed,
    check_top,
    command_of,
    names,
    seat_at,
    squares,
    text,
    truth,
    whole,
)
from rekje.library.families import LIBRARY
from rekje.library.family import AnyPlay, LibraryFamily, known_rack
from rekje.library.here_player import HerePlayer
from rekje.library.picture import Picture
from rekje.library.recorded import (
    OpenedGame,
    RecordLike,
    Remarks,
    happened,
    open_gcg,
    open_record,
    pack,
    record_of,
    unpack,
    write_gcg,
)
from rekje.library.refused import Refused
from rekje.library.reviewing import CHOICES, GameReview, review_of
from rekje.library.rows import Rows
from rekje.library.rules import Rules, RulesSource, resolve_rules
from rekje.library.seat_view import OwnPlayer
from rekje.library.words import Lexicon, LexiconLike, lexicon_for
from rekje.model import commands as cmd
from rekje.model.edition import OptionValue
from rekje.model.events import Bought, Config, Outcome, PlayLaid
from rekje.model.families import AnyCommand, AnyEvent
from rekje.model.problems import FormError, Refusal
from rekje.model.state import Awaited, State
from rekje.model.tiles import join_tiles
from rekje.own_players.found import find_player
from rekje.players import Player
from rekje.players.base import NO_LIMIT, Budget
from rekje.players.lost_turn import LostTurn, NoCommand
from rekje.players.match import due, think
from rekje.players.ports import Knowledge
from rekje.records.record import Record, write_record
from rekje.records.replay import BrokenDraw, RecordFacts
from rekje.referee import begin, decide, replay, view
from rekje.referee.view import Seen
from rekje.tables.facts import LiveFacts

if TYPE_CHECKING:
    from rekje import Position


GameFacts = LiveFacts | RecordFacts


class Game:
    """A game with its referee. Moves that break a rule raise `Refused` and change nothing; `send` gives the refusal as
    a value instead.

    ``seats`` are names in the order of play; ``edition`` and ``lexicon`` as for `rekje.Position`; ``seed``, 0 to 2**62,
    makes the shuffle repeatable (None: it can't be foretold); options of the game by name, ``judging="challenge"``.
    Games with the same rules, words, seats, moves and draws are equal. A pickle takes a few KB: the word list is opened
    again by its name. Raises `FormError` for what there isn't.

    >>> game = rekje.Game(("Anna", "Bram"), edition="en", seed=7)
    >>> game.play("8G", "RED").score, game.scores, game.turn
    (8, (8, 0), 1)
    """

    def __init__(
        self,
        seats: Sequence[str] = ("A", "B"),
        *,
        edition: RulesSource = "en",
        lexicon: LexiconLike | None = None,
        seed: int | None = None,
        **options: OptionValue,
    ) -> None:
        by = resolve_rules(edition, options)
        named = names(seats)
        _check_seats(by.game, len(named))
        if seed is not None:
            seed = check_seed(seed)
        words = lexicon_for(lexicon, by)
        config = pin_words(Config(by.game, by.edition, by.options, named, words.name), words.words)
        facts = live_facts(words.words, config)
        secret, nonces = shuffle_of(len(named), seed)
        begun = begin(config, facts, secret=secret, nonces=nonces)
        self._start(words, facts, begun.events, begun.state, ())

    @classmethod
    def from_record(cls, record: RecordLike, *, lexicon: LexiconLike | None = None) -> Game:
        """A game from a record (a file's bytes, its text, or the document), refereed to its last move; it goes on from
        there.

        Raises `FormError` for what is no record, `Refused` for the first move that breaks a rule (its ``turn``).

        >>> game = rekje.Game(edition="en", seed=7)
        >>> game.resign(0)
        >>> rekje.Game.from_record(game.to_json()) == game
        True
        """
        return cls._opened(open_record(record, lexicon))

    @classmethod
    def from_gcg(
        cls, text: str | bytes, *, edition: RulesSource | None = None, lexicon: LexiconLike | None = None
    ) -> Game:
        """A game from the text of a GCG file, refereed to its last move; it goes on from there. Its words aren't judged
        again: the players agreed on them. Racks are known as far as the file tells them; notes aren't kept.
        `remarks` tells where the file's scores, totals and words aren't those of the referee and the list.

        ``edition`` is by default the one that the file names, else the English one; ``lexicon`` one of ours that it
        names, else the edition's own. Raises `FormError` naming line and column for what is no GCG, `Refused` for the
        first move that breaks a rule (its ``turn``).

        >>> game = rekje.Game.from_gcg("#player1 Ann Ann\\n#player2 Bob Bob\\n>Ann: ADEGRT? 8G TRADE +12 12\\n")
        >>> game.scores, game.turn
        ((12, 0), 1)
        """
        return cls._opened(open_gcg(text, edition, lexicon))

    @classmethod
    def _opened(cls, read: OpenedGame) -> Game:
        result = read.result
        assert result.state is not None, "a game that isn't broken has begun"
        moves = (result.begun, *result.ends)[: len(result.ends)]
        game = cls._of(read.words, read.facts, result.events, result.state, moves)
        game.remarks = read.remarks
        return game

    @classmethod
    def _of(
        cls, words: Lexicon, facts: GameFacts, events: Sequence[AnyEvent], state: State, moves: Sequence[int]
    ) -> Game:
        game = cls.__new__(cls)
        game._start(words, facts, events, state, moves)
        return game

    def _start(
        self, words: Lexicon, facts: GameFacts, events: Sequence[AnyEvent], state: State, moves: Sequence[int]
    ) -> None:
        self.lexicon = words
        self.rules: Rules = words.rules
        self.events: list[AnyEvent] = list(events)
        self.state: State = state
        self.remarks: tuple[tuple[int, str], ...] = ()
        """Where the file that the game was read from says something else than the referee: the turn (from 1; 0 for the
        whole game), and a sentence in the reader's language (docs/records.md)."""
        self._facts = facts
        # How many events there were before each move.
        self._moves = list(moves)
        self._knowledge: Knowledge | None = None

    @property
    def scores(self) -> tuple[int, ...]:
        """Everybody's points so far; settled once the game is over."""
        return self.state.outcome.scores if self.state.outcome else tuple(seat.score for seat in self.state.seats)

    @property
    def turn(self) -> int | None:
        """The seat that must act next: one asked about the last play, else the one on turn; None after the end."""
        return due(self.state)

    @property
    def awaiting(self) -> tuple[Awaited, ...]:
        """From which seats which commands are awaited."""
        return self.state.awaiting

    @property
    def outcome(self) -> Outcome | None:
        """Final scores, adjustments, winners, reason and rule; None while the game is on."""
        return self.state.outcome

    def rack(self, seat: int) -> str:
        """A seat's tiles, ``_`` for each that isn't known.

        >>> rekje.Game(edition="en", seed=7).rack(0)
        'RLGDEQT'
        """
        return join_tiles(self.state.seats[self._there(seat)].rack)

    def view(self, seat: int | None) -> Seen:
        """The state as a seat may see it; as a spectator may for None.

        >>> rekje.Game(edition="en", seed=7).view(None).seats[0].rack
        ('_', '_', '_', '_', '_', '_', '_')
        """
        return view(self.state, None if seat is None else self._there(seat))

    def position(self, seat: int | None = None) -> Position:
        """The board with a seat's rack (default: of the seat that must act), and everybody's points from that seat on.
        Raises `FormError` if the rack isn't known, and for a game in which words don't cross.

        >>> rekje.Game(edition="en", seed=7).position().best().word
        'DREG'
        """
        asked = self._turn() if seat is None else self._there(seat)
        return self._family.position(self.state, asked, self.lexicon)

    def plays(self, top: int | None = None, *, seat: int | None = None) -> Rows[AnyPlay]:
        """Legal plays of a seat (default: of the one that must act), best first. Where words cross all of them, or the
        first ``top``, as `Position.plays`; where they are walked the ``top`` (default 10) longest words, each in one
        way; where they are written down the ``top`` (default 10) best layings, whose ``command`` `send` takes. Raises
        `FormError` for a rack that isn't known.

        >>> [play.word for play in rekje.Game(edition="koning/en", seed=3).plays(top=2, seat=0)]
        ['mETASOmATOSES', 'TOASTmASTERS']
        """
        top = check_top(top)
        asked = self._turn() if seat is None else self._there(seat)
        return self._family.plays(self._known(), self.state, asked, top, self.lexicon)

    def choices(self, top: int = 5, *, budget: Budget = NO_LIMIT) -> Rows[Judged]:
        """The ``top`` best ways for the seat that must act to use its turn, as a review measures them: plays,
        exchanges, a pass.

        Each has its ``move``, its ``equity`` by the game's measure (points for plays and leaves; in Koning the chance
        of winning, told in places on the track; in Letter the worth of all words that can be read), and where that is
        known the tiles ``kept``, their ``worth`` in points, and the ``chance`` of winning, 0 to 1. Between two with an
        empty bag the end is worked out, and ``exact`` if it is proven. With a ``budget`` (Scrabble and Woordenspel),
        and in Scrabble between two with three or four tiles in the bag, the game is played on from the best ways: they
        are then ranked by their ``gain``, with ``error`` and ``samples`` ([how](review.md#by-playing-on)). Raises
        `FormError` for a rack that isn't known, and for a budget in other games; `Refused` once the game is over.

        >>> best, second = rekje.Game(edition="en", seed=7).choices(top=2)
        >>> best.equity >= second.equity, best.equity == round(best.move.score + best.worth, 2), 0 < best.chance < 1
        (True, True, True)
        """
        top = whole("top", top, 1)
        check_budget(budget)
        seat = self._turn()
        known_rack(self.state, seat)
        judge = judge_for(self.state.config, self._known(), top, budget)
        return Rows(judge.judge(view(self.state, seat), seat, None).choices, CHOICES)

    def review(self, lexicon: LexiconLike | None = None, *, budget: Budget = NO_LIMIT) -> GameReview:
        """The review of a finished game: what every turn could have brought, by equity and by chances of winning, as
        ``rekje review`` tells it; some tenths of a second a turn. ``lexicon`` are the words to judge by: by default
        the game's, or the edition's own where every word counts; ``budget`` is how much is played on from the best
        ways to use each turn, as in `choices`. Raises `FormError` while the game is on, and for a budget where that
        can't be.

        >>> game = rekje.Game(edition="en", seed=7)
        >>> moves = [game.ask("novice") for _ in range(4)]
        >>> game.resign(0)
        >>> game.review().misses[0].cost.equity > 0
        True
        """
        check_budget(budget)
        check_over(self.state)
        words = self.lexicon if lexicon is None else lexicon_for(lexicon, self.rules)
        if lexicon is None and isinstance(words.words, AnyLexicon):
            words = lexicon_for(None, self.rules)
        return review_of(self.record(), self.lexicon, words, budget)

    def picture(self) -> Picture:
        """The table as it lies: the board with its tiles, the heap, or letters of many sizes; nobody's rack. A notebook
        shows it.

        >>> rekje.Game(edition="koning/en", seed=3).picture()._repr_svg_().startswith("<svg")
        True
        """
        return Picture(draw_board(self.view(None)))

    def _repr_svg_(self) -> str:
        return str(self.picture())

    @overload
    def play(self, at: str, word: str, /, *, seat: int | None = None) -> PlayLaid: ...

    @overload
    def play(self, word: str, path: Path | None = None, /, *, seat: int | None = None) -> PlayLaid: ...

    def play(self, first: str, second: str | Path | None = None, /, *, seat: int | None = None) -> PlayLaid:
        """Lay tiles; what was laid, with every word formed and the score.

        Where words cross a place and a word, ``play("8D", "TAART")``. Where they are walked a word and its squares, a
        letter each, ``play("LEPEL", [(0, 0), (1, 0), (2, 0), (1, 0), (0, 0)])``; without squares the referee finds a
        walk with the fewest new tiles. Where they are written down a play is a command, which `do` takes. Raises
        `Refused`, and `FormError` for arguments that this game doesn't take.

        >>> rekje.Game(edition="en", seed=7).play("8G", "RED").words
        (WordScore(word='RED', score=8),)
        """
        command = self._family.play(self._seat("play", seat), first, second)
        return next(event for event in self.do(command) if isinstance(event, PlayLaid))

    def open(self, word: str | None, path: Path | None = None, *, seat: int | None = None) -> None:
        """Choose a word to open with in secret, or none; once all have chosen, the longest is laid (K2). Raises
        `Refused`.

        >>> game = rekje.Game(edition="koning/en", seed=3)
        >>> for seat in (0, 1):
        ...     game.open(game.plays(top=1, seat=seat)[0].word, seat=seat)
        >>> game.scores
        (0, 13)
        """
        by = self._seat("open", seat)
        chosen = None if word is None else text("word", word)
        self.do(command_of("open", seat=by, words={str(by): chosen}, path=squares(path)))

    def exchange(self, tiles: str, *, seat: int | None = None) -> None:
        """Exchange tiles, given in tile notation. Raises `Refused`.

        >>> game = rekje.Game(edition="en", seed=7)
        >>> game.exchange("QG")
        >>> game.turn
        1
        """
        self.do(cmd.Exchange(seat=self._seat("exchange", seat), tiles=text("tiles", tiles)))

    def buy(self, count: int = 1, *, seat: int | None = None) -> str:
        """Buy tiles, in a game where one may; those that were bought, in tile notation. Raises `Refused`.

        >>> game = rekje.Game(edition="woordenspel/nl", seed=7)
        >>> len(game.buy())
        1
        """
        events = self.do(cmd.Buy(seat=self._seat("buy", seat), count=whole("count", count)))
        return "".join(event.tiles for event in events if isinstance(event, Bought))

    def pass_turn(self, *, seat: int | None = None) -> None:
        """End the turn without laying anything. Raises `Refused`.

        >>> game = rekje.Game(edition="en", seed=7)
        >>> game.pass_turn()
        >>> game.turn, game.scores
        (1, (0, 0))
        """
        self.do(cmd.Pass(seat=self._seat("pass", seat)))

    def challenge(self, *, seat: int | None = None) -> bool:
        """Doubt the last play; whether it was taken back. Raises `Refused`.

        >>> game = rekje.Game(edition="en", seed=7, judging="challenge")
        >>> event = game.play("8G", "DRE")
        >>> game.challenge(), game.scores
        (True, (0, 0))
        """
        events = self.do(cmd.Challenge(seat=self._seat("challenge", seat)))
        return any(getattr(event, "upheld", False) for event in events)

    def accept(self, *, seat: int | None = None) -> None:
        """Say that one won't challenge the last play. Raises `Refused`.

        >>> game = rekje.Game(edition="en", seed=7, judging="challenge")
        >>> event = game.play("8G", "DRE")
        >>> game.accept()
        >>> game.scores
        (8, 0)
        """
        self.do(cmd.Accept(seat=self._seat("accept", seat)))

    def vote(self, yes: bool, *, seat: int | None = None) -> None:
        """Say whether the last play may stand. Raises `Refused`.

        >>> game = rekje.Game(edition="en", seed=7, judging="agree")
        >>> event = game.play("8G", "RED")
        >>> game.vote(True)
        >>> game.scores
        (8, 0)
        """
        self.do(cmd.Vote(seat=self._seat("vote", seat), yes=truth("yes", yes)))

    def resign(self, seat: int) -> None:
        """Leave the game. Raises `Refused`.

        >>> game = rekje.Game(edition="en", seed=7)
        >>> game.resign(0)
        >>> game.outcome.winners
        (1,)
        """
        self.do(cmd.Resign(seat=self._there(seat)))

    def ask(self, player: str | Player | OwnPlayer = "greedy", *, budget: Budget = NO_LIMIT) -> AnyCommand:
        """Let a computer player act for the seat that must; what it did. It sees that seat's view and no more. A player
        of your own can be given by the name under which it is installed, or as it is: then it plays in this process,
        and has a minute (`rekje.OwnPlayer`). ``budget`` is how much one of ours may think.

        Raises `FormError` for what is neither a player nor the name of one, for the name of one that doesn't play this
        game, and for one that gives no command, or not in its time (what its program says of itself is a note of the
        exception); `Refused` if what it does breaks a rule; what a player of your own that is given as it is raises
        comes through as it is. Nothing has changed then.

        >>> rekje.Game(edition="en", seed=7).ask("greedy").word
        'DREG'
        """
        check_budget(budget)
        chosen = find_player(player, get_game(self.rules.game)) if isinstance(player, str) else player
        if not isinstance(chosen, Player):
            chosen = HerePlayer(chosen)
        try:
            command = think(chosen, self.state, self._turn(), self._known(), budget)
        except LostTurn as lost:
            raise NoCommand.of(lost) from None
        self.do(command)
        return command

    def do(self, command: AnyCommand) -> tuple[AnyEvent, ...]:
        """Send any command; its events. Raises `Refused`, and `FormError` as `send`.

        >>> from rekje.model.commands import Pass
        >>> len(rekje.Game(edition="en", seed=7).do(Pass(seat=0)))
        2
        """
        answer = self.send(command)
        if isinstance(answer, Refusal):
            raise Refused(answer)
        return answer

    def send(self, command: AnyCommand) -> tuple[AnyEvent, ...] | Refusal:
        """Send any command; its events, or the refusal as a value. Raises `FormError` for one that this game doesn't
        write so, or whose seat isn't there.

        >>> from rekje.model.commands import Pass
        >>> rekje.Game(edition="en", seed=7).send(Pass(seat=1)).rule
        'C6'
        """
        check_command(command)
        self._there(command.seat)
        get_game(self.rules.game).check_form(command, len(self.state.seats))
        try:
            answer = decide(self.state, command, self._facts)
        except BrokenDraw as broken:
            return broken.refusal
        if isinstance(answer, Refusal):
            return answer
        self._moves.append(len(self.events))
        self.events += answer.events
        self.state = answer.state
        return answer.events

    def undo(self, moves: int = 1) -> None:
        """Take back the last move, or so many of the last ones (1 or more): what was sent, accepted or not, and all
        that followed from it. The same moves then lead to the same game again, draws included. Raises `FormError` if
        there are fewer.

        >>> game = rekje.Game(edition="en", seed=7)
        >>> before = game.copy()
        >>> game.pass_turn()
        >>> game == before
        False
        >>> game.undo()
        >>> game == before
        True
        """
        moves = whole("moves", moves, 1)
        if moves > len(self._moves):
            raise FormError("form-undo", count=len(self._moves))
        self.events = self.events[: self._moves[-moves]]
        self.state = replay(self.events)
        del self._moves[-moves:]
        if isinstance(self._facts, RecordFacts):
            self._facts = self._facts.after(self.events)

    def copy(self) -> Game:
        """The same game once more; each then goes on by itself. It takes microseconds: the word list is shared.

        >>> game = rekje.Game(edition="en", seed=7)
        >>> other = game.copy()
        >>> other.pass_turn()
        >>> game.turn, other.turn
        (0, 1)
        """
        made = self._of(self.lexicon, copy(self._facts), self.events, self.state, self._moves)
        made._knowledge, made.remarks = self._knowledge, self.remarks
        return made

    def record(self) -> Record:
        """The game as a record: full once it is over, open (without racks and draws) while it is on.

        >>> rekje.Game(edition="en", seed=7).record().seats
        ['A', 'B']
        """
        return record_of(self.events, self.lexicon)

    def to_json(self) -> bytes:
        """The record as the bytes of a file, which ``rekje replay`` and `Game.from_record` read.

        >>> rekje.Game(edition="en", seed=7).to_json()[:20]
        b'{\\n "format": "rekje-'
        """
        return write_record(self.record())

    def to_gcg(self) -> str:
        """The game as the text of a GCG file, with all racks once it is over. Raises `FormError` for another game than
        Scrabble.

        >>> game = rekje.Game(("Anna", "Bram"), edition="en", seed=7)
        >>> event = game.play("8G", "RED")
        >>> game.to_gcg().splitlines()[-1]
        '>Anna: DER 8G RED +8 8'
        """
        return write_gcg(self.events, self.state, self.lexicon)

    def _turn(self) -> int:
        seat = self.turn
        if seat is None:
            raise Refused(Refusal("C9", "turn-game-over"))
        return seat

    def _seat(self, kind: str, seat: int | None) -> int:
        """The seat that is meant: the given one, else the first from which such a command is awaited, else the one to
        act."""
        if seat is not None:
            return self._there(seat)
        able = (one.seat for one in self.state.awaiting if kind in one.commands)
        return next(able, self.turn or 0)

    def _there(self, seat: int) -> int:
        return seat_at(seat, len(self.state.seats))

    @property
    def _family(self) -> LibraryFamily:
        return LIBRARY[get_game(self.rules.game).family]

    def _known(self) -> Knowledge:
        if self._knowledge is None:
            self._knowledge = knowledge_for(self.lexicon.words, self.state.config)
        return self._knowledge

    def __eq__(self, other: object) -> bool:
        """Whether rules, words, seats, all moves and all draws are the same."""
        if not isinstance(other, Game):
            return NotImplemented
        return self is other or self._identity == other._identity

    @property
    def _identity(self) -> tuple[object, ...]:
        return self.rules, self.lexicon, happened(self.events, self.state)

    # A game changes.
    __hash__ = None  # type: ignore[assignment]

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, _: object) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """A few KB: what has happened, and which word list it was (`rekje.Lexicon` is opened again)."""
        record = self._facts.record if isinstance(self._facts, RecordFacts) else None
        return _game_again, (self.lexicon, pack(self.events, record), tuple(self._moves), self.remarks)

    def __repr__(self) -> str:
        return f"<game of {self.rules.game}, edition {self.rules.edition.name}, scores {self.scores}>"


def _game_again(words: Lexicon, packed: bytes, moves: tuple[int, ...], remarks: Remarks) -> Game:
    events, record = unpack(packed)
    state = replay(events)
    facts = facts_of(record, words.words).after(events) if record else live_facts(words.words, state.config)
    game = Game._of(words, facts, events, state, moves)
    game.remarks = remarks
    return game


def _check_seats(name: str, count: int) -> None:
    least, most = get_game(name).seats
    if not least <= count <= most:
        raise FormError("form-seats", game=name, count=count, least=least, most=most)
