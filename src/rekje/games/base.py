"""What a game must define. The referee does everything else (turns, windows, clocks, hidden tiles) for every game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Protocol

import msgspec
from msgspec.structs import replace

from rekje.board.grid import Grid
from rekje.board.sums import Sum
from rekje.games.formed import FORMS, Formed, FormedWord, Undone
from rekje.games.options import Option
from rekje.games.playout import EndRules, PlayoutRules
from rekje.lexicon.folding import Digraph
from rekje.model.by_event import ByEvent
from rekje.model.commands import Command, End, TimeUp
from rekje.model.edition import Edition, OptionValue
from rekje.model.events import Config, Exchanged, Passed, PlayLaid, Setup
from rekje.model.families import AnyCommand, AnyEvent
from rekje.model.problems import Flaw, FormError, Refusal
from rekje.model.squares import Square, parse_square
from rekje.model.state import Own, State
from rekje.model.tiles import UNKNOWN, Tile, Tiles
from rekje.model.work import Work

DIE = 6
"""The sides of a die."""


class CanPlay(Protocol):
    """Who knows whether a seat has a play."""

    def can_play(self, state: State, seat: int) -> bool | None:
        """Whether a seat has any legal play; None where that can't be known."""


class Facts(CanPlay, Protocol):
    """What a decision needs besides rules and state: words, draws, dice, who begins. Every answer used is written into
    an event."""

    def is_word(self, word: Tiles) -> bool:
        """Whether the table's word list has a word, given as letters."""

    def draw(self, state: State, count: int, among: Tiles | None = None) -> tuple[Tiles, int]:
        """The next tiles from the bag (or of those of its tiles ``among`` which one draws), and the shuffle's place
        after drawing them."""

    def throw(self, state: State, seats: Sequence[int]) -> tuple[tuple[dict[int, int], ...], int] | None:
        """What these seats throw with a die, until no two have the same, and the shuffle's place after it; None where
        that isn't known."""

    def first_seat(self) -> int:
        """The seat that begins where no lot is drawn."""


class Draft(Protocol):
    """A decision being written: the state so far, and a way to add what happens next."""

    @property
    def state(self) -> State:
        """The state after the events emitted so far."""

    @property
    def facts(self) -> Facts:
        """The world's answers."""

    @property
    def work(self) -> Work:
        """What is left to spend on searching."""

    def emit(self, event: AnyEvent) -> None:
        """Add an event; `state` then includes it."""


class Ending(msgspec.Struct, frozen=True):
    """Why a game is over, and by which rule; ``out`` is the seat that went out, if one did."""

    reason: str
    rule: str
    out: int | None = None


class Phase(msgspec.Struct, frozen=True):
    """A part of a game with its own order: who may do what, and since when. ``limits`` says until when, by seat (ms
    since the start), where the clock doesn't."""

    commands: dict[int, tuple[str, ...]]
    since: int = 0
    limits: dict[int, int] = {}


class BareTable(msgspec.Struct, frozen=True):
    """A table without a board, on which tiles lie in a heap: the ``grid`` they lie by, and the last place of the
    ``track`` on which totals are the places of pieces."""

    grid: Grid
    track: int


def moment(state: State, command: Command) -> int:
    """When a command came, in ms since the start. If nobody measured it, it is the moment when the turn began."""
    if command.came is not None:
        return command.came
    return state.turn.ms if state.turn else 0


def refuse_minutes(command: AnyCommand) -> None:
    """Raise `FormError` for minutes over a clock told at the end, where they cost nothing then (C10)."""
    if isinstance(command, End) and command.minutes_over:
        raise FormError("form-field-unknown", where="end", what="minutes_over")


Handler = Callable[[Draft, Any], Refusal | None]
Evolve = Callable[[State, Any], State]


class Game(ABC):
    """One game. ``flaws`` says for each flaw of a move which rule it breaks."""

    id: str
    family: ClassVar[str]
    """The family of games that it is one of: the key of each floor's `rekje.model.by_family.ByFamily`."""
    seats: tuple[int, int]
    options: tuple[Option, ...]
    out_rule: str
    """The rule by which a game ends when somebody has no tiles left."""
    stop_rule: str
    """The rule by which a cardboard game that stops is settled."""
    draw_rule: str
    """The rule by which tiles are drawn after a play."""
    shuffle_rule: str
    """The rule by which tiles are mixed before the game."""
    time_rule: str = "C10"
    """The rule by which time runs out."""
    settles_racks: bool = True
    """Whether tiles left on racks count at the end."""
    youngest_matters: bool = False
    """Whether it matters who is the youngest of the players."""
    weighs_leaves: bool = False
    """Whether a computer player can weigh what tiles kept for later turns are worth."""
    refills: bool = True
    """Whether racks are filled up again after a play."""
    needs_rack: bool = True
    """Whether nothing can be done that doesn't hang on one's rack."""
    always_timed: bool = False
    """Whether moments matter at a table without a clock, too."""
    race: bool = False
    """Whether it is a race: won at once by who comes to a total, its `goal`."""
    flaws: Mapping[str, str]
    out_bonus: int = 0
    """Points for having no tiles left when the game ends, besides what others' tiles bring."""
    edition_rules: tuple[Option, ...] = ()
    """What an edition's ``rules`` may say, and the defaults."""
    handlers: Mapping[str, Handler]
    """What may be done on one's turn, and how it is decided."""
    evolves: Mapping[type, Evolve] = {}
    """What events change beyond what they change in every game: above all in ``state.own``."""
    forms: ByEvent[Callable[[Any], Formed]] = FORMS
    """What events form; a family with events of its own adds theirs."""
    settling: tuple[type[AnyEvent], ...] = (PlayLaid, Exchanged, Passed)
    """The events with which a player settles what to do with a turn."""
    sheet: Mapping[str, OptionValue] = {}
    """The options with which the printed sheet is played, where that isn't the usual way here (C2)."""
    own_type: type[msgspec.Struct] | None = None
    """What ``state.own`` is, where this game has something of its own."""

    @property
    def editions(self) -> Path:
        """The folder of its built-in editions."""
        return Path(__file__).with_name("editions") / self.id

    def has_floor(self, state: State, seat: int) -> bool:
        """Whether a seat has interrupted the others and is to speak now."""
        return False

    def last_moment(self, state: State) -> int:
        """The last moment that a state tells, in ms since the start."""
        return state.turn.ms if state.turn else 0

    def awaited_since(self, state: State) -> int:
        """Since when the next command is awaited, in ms since the start."""
        return state.turn.ms if state.turn else 0

    def refuse(self, flaw: Flaw) -> Refusal:
        """A flaw as a refusal under this game's own rule."""
        return Refusal(self.flaws[flaw.code], flaw.code, flaw.params)

    def check_rules(self, edition: Edition) -> None:
        """Raise `FormError` for what an edition says in its ``rules`` and this game doesn't know."""
        known = {option.name: option for option in self.edition_rules}
        for name, value in edition.rules.items():
            if name not in known:
                raise FormError("form-edition-rule-unknown", edition=edition.name, rule=name)
            try:
                known[name].check(value)
            except FormError:
                allowed = known[name].allowed
                raise FormError("form-edition-rule-value", edition=edition.name, rule=name, allowed=allowed) from None

    def digraph(self, edition: Edition, options: Mapping[str, OptionValue]) -> Digraph:
        """How words with the Dutch ij are laid at a table (`rekje.lexicon.folding`)."""
        return "either" if options.get("y_is_ij") is True else "letters"

    def offered(self, edition: Edition, option: Option) -> tuple[str, ...]:
        """The values of a choice that screens offer with an edition: all that it has, where nothing else is said."""
        here = option.within(edition)
        return here.choices if here else ()

    def least_in_bag(self, edition: Edition) -> int:
        """How many tiles the bag must hold for anything to be exchanged."""
        return 1

    def buyable(self, state: State, seat: int, facts: CanPlay) -> int:
        """How many tiles a seat may still buy in the turn that it has, or is about to have."""
        return 0

    def pass_ends(self, state: State) -> bool:
        """Whether the game is over if the seat on turn passes now."""
        return False

    def turn_commands(self, state: State) -> tuple[str, ...]:
        """The commands that the seat on turn has."""
        return tuple(self.handlers)

    def most_held(self, edition: Edition) -> int:
        """The most tiles that one seat can hold."""
        return edition.rack

    def box(self, edition: Edition) -> Mapping[Tile, int]:
        """All tiles of a box, and how many there are of each."""
        return edition.letter_set.box()

    def knows(self, edition: Edition, tile: Tile) -> bool:
        """Whether a tile can be one of an edition's."""
        return edition.letter_set.knows(tile)

    def unknown_rack(self, config: Config) -> Tiles:
        """A full rack, as it looks where nobody knows its tiles."""
        return (UNKNOWN,) * config.edition.rack

    def open_racks(self, config: Config) -> bool:
        """Whether everybody sees everybody's tiles."""
        return False

    def bare_table(self, config: Config) -> BareTable | None:
        """What the table looks like where it has no board; None where the edition's board lies on it."""
        return None

    def fresh(self, config: Config) -> Own | None:
        """``state.own`` as the table opens."""
        return None

    def hide(self, own: Own, reader: int | None) -> Own:
        """What a seat (or a spectator, None) may see of ``state.own``."""
        return own

    def make_facts(self, edition: Edition, options: Mapping[str, OptionValue]) -> object | None:
        """The rules of an edition as a search reads them; None where letters and words are all that a search needs."""
        return None

    @abstractmethod
    def check_edition(self, edition: Edition) -> None:
        """Raise `FormError` for an edition that this game can't be played with."""

    def check_setup(self, edition: Edition, setup: Setup, seats: int) -> None:
        """Raise `FormError` for a position that this game can't begin with."""
        if setup.kings:
            raise FormError("form-field-unknown", where="setup", what="kings")

    @abstractmethod
    def check_form(self, command: AnyCommand, seats: int) -> None:
        """Raise `FormError` for a command that isn't written as this game writes it."""

    def commands_of(self, state: State, move: AnyCommand, facts: Facts) -> tuple[AnyCommand, ...]:
        """The commands that one move of a record stands for."""
        return (move,)

    def first_seat(self, moves: Sequence[AnyCommand], seats: int) -> int:
        """The seat that began, by the moves of a record that doesn't tell otherwise."""
        return moves[0].seat if moves else 0

    def why_not(self, state: State, command: AnyCommand) -> Refusal | None:
        """Why a command that isn't awaited is refused, where a rule of the game's own says so; else it is C6."""
        return None

    def phase(self, state: State) -> Phase | None:
        """The phase that the game is in, if it is one of the game's own."""
        return None

    def tried(self, state: State) -> State:
        """The state in which a command is tried out. Words aren't judged in it: an invalid word would have the whole
        play refused, but a preview shows the words of such a play too."""
        return replace(state, config=replace(state.config, options={**state.config.options, "judging": "agree"}))

    def emit_preview(self, draft: Draft, command: AnyCommand) -> Refusal | None:
        """Emit the events of a command for its preview: by default those that the command itself emits."""
        handler = self.handlers.get(command.kind)
        return handler(draft, command) if handler else None

    def formed(self, event: AnyEvent) -> Formed | None:
        """What an event forms; None for one that forms no words."""
        make = self.forms.get(event)
        return make(event) if make else None

    def would_form(self, event: AnyEvent) -> Formed | None:
        """What an event of a preview forms: by default the same as `formed` says."""
        return self.formed(event)

    def words_read(self, state: State, event: AnyEvent) -> tuple[FormedWord, ...]:
        """The words that an event forms, each with its squares in the state after it."""
        formed = self.formed(event)
        return formed.words if formed else ()

    def laid(self, event: AnyEvent) -> tuple[tuple[Square, Tile], ...]:
        """The tiles that an event lays, by their squares."""
        formed = self.formed(event)
        return tuple((parse_square(name), tile) for name, tile in formed.tiles.items()) if formed else ()

    def act_of(self, event: AnyEvent, before: State) -> int | None:
        """The number of the act to which the words of an event belong, where they can be crossed out later; ``before``
        is the state before the event."""
        return None

    def undone(self, event: AnyEvent) -> Undone | None:
        """What an event crosses out, where acts are numbered."""
        return None

    def shows_choices(self, event: AnyEvent) -> bool:
        """Whether an event shows the words that all seats chose in secret. The next play was then chosen before any
        turn."""
        return False

    def lacking(self, state: State, event: AnyEvent) -> tuple[Square, ...]:
        """The tiles of a previewed lay for which another word must be named before the lay is allowed."""
        return ()

    def before(self, draft: Draft, command: AnyCommand) -> Refusal | None:
        """What a command brings to an end before it is decided itself."""
        return None

    def silence(self, draft: Draft) -> None:
        """Emit what follows at the end of a record, when no more commands come."""
        return

    def next_seat(self, state: State) -> int | None:
        """The seat whose turn comes next, where that isn't simply the next one round the table."""
        return None

    def proceed(self, draft: Draft, now: int) -> Ending | None:
        """Emit what follows automatically after a command in one of the game's own phases."""
        return None

    def time_up(self, draft: Draft, command: TimeUp, now: int) -> None:
        """A turn whose time has run out is a pass, never a forced play (C10)."""
        draft.emit(Passed(command.seat, now, timed_out=True))

    def too_late(self, command: AnyCommand) -> Refusal:
        """By which rule a command comes too late, and what that means for its player."""
        return Refusal(self.time_rule, "turn-time-over")

    def grace(self, state: State, command: AnyCommand) -> int:
        """How many ms after its seat's deadline a command still counts."""
        return 0

    def overrun(self, state: State, minutes: int) -> int:
        """The turns that so many more begun minutes over the game clock cost at once (C10)."""
        return 0

    def penalty(self, state: State, seat: int, points: int) -> int:
        """What an unfounded challenge that should cost so many points costs a seat (C2)."""
        return points

    def winners(self, state: State, ending: Ending, scores: Sequence[int]) -> tuple[int, ...]:
        """The seats with the highest score among those still in the game (C5, C11)."""
        best = max(scores[seat] for seat in state.active)
        return tuple(seat for seat in state.active if scores[seat] == best)

    def sums(self, state: State, play: PlayLaid) -> tuple[Sum, ...]:
        """How a play laid in this state gets its score: one sum for each word that scores. Empty where a score only
        counts letters or words."""
        return ()

    @abstractmethod
    def begin(self, draft: Draft) -> int | None:
        """Draw lots and first tiles; the seat that begins, or None where a phase of the game's own comes first."""

    @abstractmethod
    def refill(self, draft: Draft, seat: int) -> None:
        """Draw what a seat draws once its play stands."""

    @abstractmethod
    def goes_out(self, state: State, seat: int) -> bool:
        """Whether the game ends as soon as this seat's last play stands."""

    @abstractmethod
    def ending(self, state: State, facts: Facts) -> Ending | None:
        """Whether the game is over after a turn, and why."""

    @abstractmethod
    def settlement(self, state: State, ending: Ending) -> list[int]:
        """What each seat's score gains or loses at the end."""

    def doubles_rests(self, config: Config) -> bool:
        """Whether the seat that goes out gains twice the value of the others' tiles, while the others lose nothing."""
        return False

    def goal(self, config: Config) -> int | None:
        """The total with which a seat has won at once, or None where the game is no race."""
        return None

    def playout(self, config: Config) -> PlayoutRules | None:
        """The course of a table's game for a search core, or None where it takes more than plays, exchanges, passes."""
        return None

    def end_rules(self, edition: Edition) -> EndRules | None:
        """How a game between two ends once the bag is empty. None where turns are then more than plays and passes."""
        return None

    def passes_left(self, state: State) -> int:
        """After how many more passes in a row the game is over, once the bag is empty."""
        return len(state.active) - state.passes

    def rehearsal(self, config: Config) -> PlayoutRules | None:
        """The course of games from which computer players learn what tiles are worth: as near to a table's game as a
        search core can play it. None where there is nothing to learn."""
        return self.playout(config)

    @abstractmethod
    def overtime(self, state: State, minutes: int) -> int:
        """What a number of begun minutes over the game clock costs in the end (C10)."""
