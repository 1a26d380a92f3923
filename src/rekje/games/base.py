"""What a game must define. The referee does everything else (turns, windows, clocks, hidden tiles) for every game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
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
from rekje.model.commands import Command, End, Pass, TimeUp
from rekje.model.edition import Edition, OptionValue, Premium
from rekje.model.event import Event
from rekje.model.events import (
    Answered,
    Challenged,
    Config,
    Exchanged,
    Passed,
    PlayLaid,
    PlayTakenBack,
    Resigned,
    SeatGiven,
    Setup,
    TurnSkipped,
    VacationTaken,
)
from rekje.model.families import AnyCommand, AnyEvent
from rekje.model.problems import Flaw, FormError, Refusal
from rekje.model.squares import Square, parse_square
from rekje.model.state import Own, State
from rekje.model.tiles import UNKNOWN, Tile, Tiles
from rekje.model.work import Work

DIE = 6
"""The sides of a die."""
COMMON_NEWS: Mapping[type[Event] | str, str] = {
    SeatGiven: "C5",
    Resigned: "C5",
    "resign": "C5",
    VacationTaken: "C13",
    "time-up": "C10",
    Challenged: "C2",
    Answered: "C2",
    PlayTakenBack: "C2",
    "taken-back": "C2",
    TurnSkipped: "C2",
}
"""The `GameDefinition.news_rules` of every game."""


class CanPlay(Protocol):
    """Knows whether a seat has a play."""

    def can_play(self, state: State, seat: int) -> bool | None:
        """Whether a seat has any legal play; None if that can't be known."""


class Facts(CanPlay, Protocol):
    """What a decision needs besides rules and state: words, draws, dice, who begins. Every answer that is used goes
    into an event."""

    def is_word(self, word: Tiles) -> bool:
        """Whether the table's word list has a word, given as letters."""

    def draw(self, state: State, count: int, among: Tiles | None = None) -> tuple[Tiles, int]:
        """The next ``count`` tiles from the bag, and the shuffle's place after them. With ``among``, only those tiles
        of the bag can be drawn."""

    def throw(self, state: State, seats: Sequence[int]) -> tuple[tuple[dict[int, int], ...], int] | None:
        """The throws of these seats with a die, round by round until no two are alike, and the shuffle's place after
        them; None if that isn't known."""

    def first_seat(self) -> int:
        """The seat that begins if no lot is drawn."""


class Draft(Protocol):
    """A decision being written: the state so far, and a way to add what happens next."""

    @property
    def state(self) -> State:
        """The state after the events emitted so far."""

    @property
    def facts(self) -> Facts:
        """The facts that decide what rules and state leave open."""

    @property
    def work(self) -> Work:
        """The work still allowed for searches."""

    def emit(self, event: AnyEvent) -> None:
        """Add an event; `state` then includes it."""


class Ending(msgspec.Struct, frozen=True):
    """Why a game is over, and by which rule. ``out`` is the seat that went out, if any."""

    reason: str
    rule: str
    out: int | None = None


class Phase(msgspec.Struct, frozen=True):
    """A part of a game with its own order: who may do what, and since when. ``limits`` has deadlines by seat (ms since
    the start) for seats whose deadline isn't the clock's."""

    commands: dict[int, tuple[str, ...]]
    since: int = 0
    limits: dict[int, int] = {}


class BareTable(msgspec.Struct, frozen=True):
    """A table without a board: tiles lie in a heap on a ``grid``. Totals are the places of pieces on a track; ``track``
    is its last place."""

    grid: Grid
    track: int


def moment(state: State, command: Command) -> int:
    """When a command came, in ms since the start. If that wasn't measured, the moment when the turn began."""
    if command.came is not None:
        return command.came
    return state.turn.ms if state.turn else 0


def refuse_minutes(command: AnyCommand) -> None:
    """Raise `FormError` if minutes over the clock are told at the end, in a game where they cost nothing then (C10)."""
    if isinstance(command, End) and command.minutes_over:
        raise FormError("form-field-unknown", where="end", what="minutes_over")


Handler = Callable[[Draft, Any], Refusal | None]
Evolve = Callable[[State, Any], State]


class GameDefinition(ABC):
    """A game by its rules. ``flaws`` gives for each flaw of a move the rule that it breaks."""

    id: str
    family: ClassVar[str]
    """The game's family: the key of each floor's `rekje.model.by_family.ByFamily`."""
    seats: tuple[int, int]
    options: tuple[Option, ...]
    out_rule: str
    """The rule by which a game ends when a seat has no tiles left."""
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
    begins_in_turn: bool = False
    """Whether the next player in turn begins a rematch (C12); otherwise the game's rules decide it anew each time."""
    youngest_matters: bool = False
    """Whether the rules depend on who is the youngest player."""
    weighs_leaves: bool = False
    """Whether computer players can weigh the value of the tiles kept."""
    refills: bool = True
    """Whether racks are filled up again after a play."""
    needs_rack: bool = True
    """Whether every act depends on the seat's own rack."""
    infers_racks: bool = True
    """Whether all unseen tiles are known to be on a rack if no other place can hold them."""
    prints_values: bool = True
    """Whether a tile shows what it is worth."""
    lays_lines: bool = False
    """Whether words lie in the rows and columns of a board."""
    begins_on_start: bool = True
    """Whether the first word on a board covers one of its start squares."""
    always_timed: bool = False
    """Whether moments matter even at a table without a clock."""
    race: bool = False
    """Whether totals are places on a track, not points. The first seat that reaches the `goal` wins at once."""
    flaws: Mapping[str, str]
    news_rules: Mapping[type[Event] | str, str] = COMMON_NEWS
    """The rule behind what is told, by the type of an event or the kind of a line of the score sheet; ``all-tiles`` is
    a play of a whole rack where that counts more."""
    out_bonus: int = 0
    """Points for having no tiles left at the end, besides the points for the others' tiles."""
    edition_rules: tuple[Option, ...] = ()
    """What an edition may set in ``rules``, with the defaults."""
    handlers: Mapping[str, Handler]
    """The commands of a turn, each with the function that decides it."""
    evolves: Mapping[type, Evolve] = {}
    """What events change in this game besides what they change in every game, mostly in ``state.own``."""
    forms: ByEvent[Callable[[Any], Formed]] = FORMS
    """What events form. A family with its own events adds them."""
    settling: tuple[type[AnyEvent], ...] = (PlayLaid, Exchanged, Passed)
    """The events by which a player decides how to use a turn."""
    sheet: Mapping[str, OptionValue] = {}
    """The options of the printed sheet's way to play, where they differ from the defaults (C2)."""
    own_type: type[msgspec.Struct] | None = None
    """The type of ``state.own``; None if the game has none."""

    @property
    def editions(self) -> Path:
        """The folder of its built-in editions."""
        return Path(__file__).with_name("editions") / self.id

    def has_floor(self, state: State, seat: int) -> bool:
        """Whether a seat has interrupted the others and must speak now."""
        return False

    def last_moment(self, state: State) -> int:
        """The last moment that a state tells, in ms since the start."""
        return state.turn.ms if state.turn else 0

    def awaited_since(self, state: State) -> int:
        """The moment since which the next command is awaited, in ms since the start."""
        return state.turn.ms if state.turn else 0

    def refuse(self, flaw: Flaw) -> Refusal:
        """A flaw as a refusal under this game's own rule."""
        return Refusal(self.flaws[flaw.code], flaw.code, flaw.params)

    def premium_rule(self, premium: Premium) -> str:
        """The rule of a premium square; empty where it only marks where to begin."""
        return ""

    def check_rules(self, edition: Edition) -> None:
        """Raise `FormError` if an edition's ``rules`` have something that this game doesn't know."""
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
        """The values of a choice that screens offer with an edition. By default they are all of its values."""
        here = option.within(edition)
        return here.choices if here else ()

    def least_in_bag(self, edition: Edition) -> int:
        """The fewest tiles that the bag must hold for an exchange."""
        return 1

    def buyable(self, state: State, seat: int, facts: CanPlay) -> int:
        """How many tiles a seat may still buy in its present or next turn."""
        return 0

    def pass_ends(self, state: State) -> bool:
        """Whether the game is over if the seat on turn passes now."""
        return False

    def decline(self, seat: int, awaited: Collection[str]) -> AnyCommand | None:
        """The command by which a seat lays nothing, of the kinds that are awaited from it; None if none of them is."""
        return Pass(seat=seat) if "pass" in awaited else None

    def turn_commands(self, state: State) -> tuple[str, ...]:
        """The commands that the seat on turn may give."""
        return tuple(self.handlers)

    def with_blanks(
        self, state: State, seat: int, word: Tiles, work: Work, start: Square | None = None
    ) -> Tiles | None:
        """A word typed without its squares, or with the first one as ``start``, with those blanks in it that it can't
        be laid without; None where there are none, or all squares must be told. Raises `TooMuchWork`."""
        return None

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
        """A full rack of unknown tiles."""
        return (UNKNOWN,) * config.edition.rack

    def open_racks(self, config: Config) -> bool:
        """Whether all racks are open."""
        return False

    def bare_table(self, config: Config) -> BareTable | None:
        """The table if it has no board; None if the edition has a board."""
        return None

    def fresh(self, config: Config) -> Own | None:
        """``state.own`` when the table opens."""
        return None

    def hide(self, own: Own, reader: int | None) -> Own:
        """``state.own`` as a seat (or a spectator, None) may see it."""
        return own

    def make_facts(self, edition: Edition, options: Mapping[str, OptionValue]) -> object | None:
        """The rules of an edition as a search reads them; None if a search needs only letters and words."""
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
        """The seat that began, found from the moves of a record that doesn't say who began."""
        # A vacation can be taken before one's first turn (C13).
        return next((move.seat for move in moves if move.kind != "vacation"), 0)

    def why_not(self, state: State, command: AnyCommand) -> Refusal | None:
        """Why a command that isn't awaited is refused, if a rule of this game says so; None if C6 refuses it."""
        return None

    def phase(self, state: State) -> Phase | None:
        """The present phase, if it is one of the game's own."""
        return None

    def tried(self, state: State) -> State:
        """The state in which a command is tried out. Words aren't judged in it. Otherwise an invalid word would have
        the whole play refused, but a preview shows the words of such a play too."""
        return replace(state, config=replace(state.config, options={**state.config.options, "judging": "agree"}))

    def emit_preview(self, draft: Draft, command: AnyCommand) -> Refusal | None:
        """Emit the events of a command for its preview: by default those that the command itself emits."""
        handler = self.handlers.get(command.kind)
        return handler(draft, command) if handler else None

    def judged(self, state: State, facts: Facts, words: Sequence[Tiles]) -> Refusal | None:
        """Why the referee doesn't accept the words of a play (C2). None where it accepts them, doesn't judge words, or
        leaves out invalid words."""
        return None

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
        """End what a command ends, such as the turn before it, before the command itself is decided."""
        return None

    def silence(self, draft: Draft) -> None:
        """Emit what follows at the end of a record, when no more commands come."""
        return

    def next_seat(self, state: State) -> int | None:
        """The seat whose turn comes next; None if it is the next one round the table."""
        return None

    def proceed(self, draft: Draft, now: int) -> Ending | None:
        """Emit what follows automatically after a command in one of the game's own phases."""
        return None

    def time_up(self, draft: Draft, command: TimeUp, now: int) -> None:
        """A turn whose time has run out is a pass, never a forced play (C10)."""
        draft.emit(Passed(command.seat, now, timed_out=True))

    def too_late(self, command: AnyCommand) -> Refusal:
        """The refusal of a command that comes too late, with its rule."""
        return Refusal(self.time_rule, "turn-time-over")

    def grace(self, state: State, command: AnyCommand) -> int:
        """How many ms after its seat's deadline a command still counts."""
        return 0

    def overrun(self, state: State, minutes: int) -> int:
        """The turns that so many further begun minutes over the game clock cost at once (C10)."""
        return 0

    def penalty(self, state: State, seat: int, points: int) -> int:
        """The points that a seat really loses for an unfounded challenge that should cost ``points`` (C2)."""
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
        """Draw lots and first tiles. Returns the seat that begins, or None if a phase of the game's own comes first."""

    @abstractmethod
    def refill(self, draft: Draft, seat: int) -> None:
        """Draw the tiles that a seat gets once its play stands."""

    @abstractmethod
    def goes_out(self, state: State, seat: int) -> bool:
        """Whether the game ends as soon as this seat's last play stands."""

    @abstractmethod
    def ending(self, state: State, facts: Facts) -> Ending | None:
        """Whether the game is over after a turn, and why."""

    @abstractmethod
    def settlement(self, state: State, ending: Ending) -> list[int]:
        """The change of each seat's score at the end."""

    def doubles_rests(self, config: Config) -> bool:
        """Whether the seat that goes out gains twice the value of the others' tiles, while the others lose nothing."""
        return False

    def goal(self, config: Config) -> int | None:
        """The total that wins at once, or None if the game is no race."""
        return None

    def playout(self, config: Config) -> PlayoutRules | None:
        """The course of a table's game for a search core; None if it has more than plays, exchanges and passes."""
        return None

    def end_rules(self, edition: Edition) -> EndRules | None:
        """How a game between two ends once the bag is empty; None if turns are then more than plays and passes."""
        return None

    def passes_left(self, state: State) -> int:
        """How many more passes in a row end the game, once the bag is empty."""
        return len(state.active) - state.passes

    def rehearsal(self, config: Config) -> PlayoutRules | None:
        """The course of the games from which computer players learn leave values. It is as near to a table's game as a
        search core can play. None if there is nothing to learn."""
        return self.playout(config)

    @abstractmethod
    def overtime(self, state: State, minutes: int) -> int:
        """The points that so many begun minutes over the game clock cost at the end (C10)."""
