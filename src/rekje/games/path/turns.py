"""Turns in games of written words: the lay, the words named with it, the window for knocks, the next turn."""

from __future__ import annotations

from collections.abc import Sequence

from rekje.games.base import Draft, Ending, Facts, GameDefinition, Phase, moment
from rekje.games.formed import FORMS, Undone
from rekje.games.path.formed import PATH_FORMS
from rekje.games.path.knock_rules import why_no_knock
from rekje.games.path.knocking import Knocking
from rekje.games.path.order import coming, next_in_order, solo_limit
from rekje.games.path.owing import debt_of, debts, is_live
from rekje.games.path.sized_drawing import SizedDrawing
from rekje.games.path.words import Paper, is_token, letters_held, paper_of
from rekje.model.events import TurnBegan
from rekje.model.families import AnyCommand, AnyEvent
from rekje.model.path.commands import Claim, Free, Knock, LayToken, Place, Swap
from rekje.model.path.events import (
    ActStruck,
    Claimed,
    LetterFreed,
    Placed,
    TokenLaid,
    TurnClosed,
    TurnEnded,
)
from rekje.model.problems import Flaw, Refusal
from rekje.model.sizes import size_name
from rekje.model.squares import Square, square_name
from rekje.model.state import State
from rekje.model.tiles import Tile

BEGINS = ("place", "swap", "free", "blank", "pass")
"""The commands with which a turn begins."""
ANSWERS = ("accept", "vote", "challenge")
"""The commands that answer another seat's words."""


class PathTurns(SizedDrawing, Knocking):
    """A game in which a turn is a lay with its words. The turn is closed when nobody knocks any more."""

    family = "path"
    needs_rack = False
    infers_racks = False
    prints_values = False
    begins_on_start = False
    always_timed = True
    forms = FORMS.joined(PATH_FORMS)
    settling = (*GameDefinition.settling, Placed, LetterFreed, TokenLaid)

    def has_floor(self, state: State, seat: int) -> bool:
        """Whether a seat has knocked and must name words now (L14)."""
        window = paper_of(state).window
        return window is not None and seat in window.order[:1]

    def last_moment(self, state: State) -> int:
        """As in every game, with the moments of the window after a turn and of owed letters."""
        began, window = super().last_moment(state), paper_of(state).window
        if window is None:
            return began
        return max(began, window.since, window.floor_since, *(debt.since for debt in window.owed))

    def awaited_since(self, state: State) -> int:
        """The beginning or the end of the turn, or the moment since which a seat may name words or must choose a
        letter."""
        window = paper_of(state).window
        if window is None:
            return super().awaited_since(state)
        if window.owed:
            return min(debt.since for debt in window.owed)
        return window.floor_since if window.order else window.since

    def laid(self, event: AnyEvent) -> tuple[tuple[Square, Tile], ...]:
        """The letters of a lay, or a blank token."""
        return ((event.square, event.tile),) if isinstance(event, TokenLaid) else super().laid(event)

    def act_of(self, event: AnyEvent, before: State) -> int | None:
        """A lay and a knock are acts. Words claimed belong to the act before them."""
        if isinstance(event, Claimed):
            return paper_of(before).acts[-1].number
        return paper_of(before).count if self.forms.get(event) else None

    def undone(self, event: AnyEvent) -> Undone | None:
        """Words that were struck, or an act that was taken back."""
        return Undone(event.number, event.words, event.undone) if isinstance(event, ActStruck) else None

    def phase(self, state: State) -> Phase | None:
        """The drawing, the turn, and the window after it."""
        paper = paper_of(state)
        if state.turn is None:
            return self.drawing_phase(state)
        if paper.window:
            found = self.window_phase(state, paper.window, self.next_seat(state))
        elif state.turn.over:
            return None
        else:
            found = self._turn_phase(state, paper)
        # A game written down may tell what was drawn before its first lay.
        return found if state.config.known or state.board else also_draws(found, state.active)

    def _turn_phase(self, state: State, paper: Paper) -> Phase:
        assert state.turn is not None
        seat = state.turn.seat
        commands = {seat: self._mid_turn(state, paper) if paper.acts else self.turns_of(state, seat)}
        limit = self._turn_limit(state)
        if not state.config.known:
            commands |= self._others_in_a_written_game(state, paper, commands)
        return Phase(commands, state.turn.ms, {} if limit is None else {seat: limit})

    def turns_of(self, state: State, seat: int) -> tuple[str, ...]:
        """The commands with which a seat may begin its turn (L4, L5, L8, L9, L11, L12)."""
        letters, first = letters_held(state, seat), in_first_round(state)
        free = paper_of(state).free or debts(state)
        names = ["place"] if letters or (free and not first) else []
        names += ["swap"] if letters and not first and tokens_lie(state) else []
        names += ["free"] if letters and not first else []
        names += ["blank"] if not first and any(map(is_token, state.seats[seat].rack)) else []
        told = () if state.config.known else ("time-up",)
        return (*names, "pass", *told)

    def _mid_turn(self, state: State, paper: Paper) -> tuple[str, ...]:
        """The commands after a lay: more words, more letters (at most one own), and the end of the turn."""
        assert state.turn is not None
        own_left = all(act.free_lay for act in paper.acts) and letters_held(state, state.turn.seat)
        more = ["place"] if paper.free or own_left else []
        more += ["swap"] if own_left and tokens_lie(state) else []
        told = () if state.config.known else ("time-up",)
        return ("claim", *(() if paper.first_round else more), "pass", *told)

    def _others_in_a_written_game(
        self, state: State, paper: Paper, commands: dict[int, tuple[str, ...]]
    ) -> dict[int, tuple[str, ...]]:
        """Add the other seats' commands. In an open record a move of the next seat, or a knock, ends the turn before it
        once something was laid. The next seat may be the same one, in a game played alone or if all others are passed
        over."""
        seat = next(iter(commands))
        if not paper.acts:
            return {}
        doubts = {"challenge": ("challenge", "accept"), "agree": ("vote", "accept")}
        names = ("knock", *doubts.get(str(state.option("judging")), ("accept",)))
        others = {other: names for other in state.active if other != seat}
        upcoming = coming(state).seat
        if upcoming is not None:
            before = commands[seat] if upcoming == seat else names
            others[upcoming] = tuple(dict.fromkeys((*before, *self.turns_of(state, upcoming))))
        return others

    def why_not(self, state: State, command: AnyCommand) -> Refusal | None:
        """Why a command isn't allowed now, if a rule of this game says when it is."""
        flaw = self._why_wait(state, command.seat) or self._why_not(state, command) if state.turn else None
        return self.refuse(flaw) if flaw else None

    def _why_wait(self, state: State, seat: int) -> Flaw | None:
        """C6: an owed letter has to be chosen before anything else."""
        if not (is_live(state) and debts(state)):
            return None
        if debt_of(state, seat):
            return Flaw("paper-choose-first")
        return Flaw("paper-others-choose", {"name": state.seats[debts(state)[0].seat].name})

    def _why_not(self, state: State, command: AnyCommand) -> Flaw | None:
        paper = paper_of(state)
        assert state.turn is not None
        if isinstance(command, Knock):
            return why_no_knock(state, paper.window, command.seat)
        if not any("pass" in one.commands for one in state.awaiting if one.seat == command.seat):
            return None
        laid = bool(paper.acts) and paper.window is None and command.seat == state.turn.seat
        first_round = paper.first_round if laid else in_first_round(state)
        match command:
            case Claim():
                return Flaw("paper-claim-first")
            case Place() if first_round:
                return Flaw("paper-first-one")
            case Swap() | Free() | LayToken() if first_round:
                return Flaw("paper-first-instead")
            case Place() | Swap() if laid:
                return Flaw("paper-one-own")
            case Swap():
                return Flaw("paper-no-swap", {"square": square_name(command.at)})
            case LayToken() if not laid:
                return Flaw("paper-no-token", {"size": size_name(command.size)})
            case Free() if not laid:
                return Flaw("paper-no-letter", {"tile": command.tile})
        return None

    def _turn_limit(self, state: State) -> int | None:
        """L13, L20: when the glass runs out, or the time of a game played alone."""
        assert state.turn is not None
        glass, solo = self.glass(state), solo_limit(state)
        limits = [*([state.turn.ms + glass * 1000] if glass else []), *([] if solo is None else [solo])]
        return min(limits, default=None)

    def before(self, draft: Draft, command: AnyCommand) -> Refusal | None:
        """Before a command is decided, close the previous turn of a written game. If the next turn begins, close the
        window too (L14)."""
        state = draft.state
        if state.turn is None or command.kind in ("resign", "end"):
            return None
        now = moment(state, command)
        if self.pays(state, command) or (debts(state) and command.kind in ANSWERS):
            return None
        self.settle(draft, now)
        if paper_of(state).window is None and self._ends_the_turn_before(state, command):
            draft.emit(TurnEnded(state.turn.seat, now))
        told_out = command.kind == "time-up" and not state.config.known and command.seat == self.next_seat(draft.state)
        if paper_of(draft.state).window is None or not (command.kind in BEGINS or told_out):
            return None
        if state.config.known and command.ms is not None and command.ms < self.window_ends(draft.state):
            return Refusal("L14", "paper-window-open", {"seconds": state.milliseconds("knock_window") // 1000})
        self.close(draft, now)
        return None

    def _ends_the_turn_before(self, state: State, command: AnyCommand) -> bool:
        """In a game written down, whether a move belongs to a later turn, of another or the same seat."""
        assert state.turn is not None
        if state.config.known or command.kind == "draw":
            return False
        if command.seat != state.turn.seat:
            return True
        paper = paper_of(state)
        if not paper.acts or coming(state).seat != command.seat:
            return False
        if isinstance(command, Place | Swap):
            own = command.tile is not None or any(not tile.free for tile in command.tiles)
            return own and not all(act.free_lay for act in paper.acts)
        return command.kind in ("free", "blank")

    def proceed(self, draft: Draft, now: int) -> Ending | None:
        """Emit what follows automatically: the first turn after the drawing, and the end of a window in which no seat
        is left to speak."""
        state = draft.state
        if state.turn is None:
            first = self.first_to_lay(state)
            if first is not None and self.drawer(state) is None:
                draft.emit(TurnBegan(first, 1, now))
            return None
        if paper_of(state).window:
            self.count_votes(draft, now)
        if window := paper_of(draft.state).window:
            self.proceed_window(draft, window, now)
        return None

    def silence(self, draft: Draft) -> None:
        """A record ends here. The program chooses the owed letters, and nobody knocks. So the game is over if this was
        the last turn."""
        if draft.state.turn is None:
            return
        now = draft.state.turn.ms
        if debts(draft.state):
            self.settle(draft, now)
            self.proceed(draft, now)
        over = not draft.state.config.known and paper_of(draft.state).window and not self.goes_on(draft.state)
        if over:
            self.close(draft, now)

    def close(self, draft: Draft, now: int, told_by: int | None = None) -> None:
        """Close the window and the turn. Seats that can't act are passed over (L18)."""
        draft.emit(TurnClosed(now, told_by))
        for event in coming(draft.state).before:
            draft.emit(event)

    def goes_on(self, state: State) -> bool:
        """Whether another turn would follow if nobody knocked."""
        return coming(state).seat is not None

    def next_seat(self, state: State) -> int:
        """The seat that would have the next turn, even if the game ends before it."""
        seat = coming(state).seat
        return next_in_order(state) if seat is None else seat

    def ending(self, state: State, facts: Facts) -> Ending | None:
        """L19: a whole round without a new word. L20: the time of a game played alone is over."""
        if paper_of(state).time_over:
            return Ending("time", "L20")
        return Ending("no-new-word", "L19") if len(paper_of(state).dry) >= len(state.active) else None


def also_draws(phase: Phase, seats: Sequence[int]) -> Phase:
    """The same phase, in which these seats may also tell what they drew. No time runs yet."""
    return Phase({seat: (*phase.commands.get(seat, ()), "draw") for seat in seats}, phase.since)


def in_first_round(state: State) -> bool:
    """Whether the turn that begins now belongs to the first round (L4). If a turn is on, the next one is meant."""
    paper = paper_of(state)
    had = {*paper.opened, state.turn.seat} if state.turn and paper.acts else {*paper.opened}
    return not had.issuperset(state.active)


def tokens_lie(state: State) -> bool:
    """Whether a blank token lies on the board."""
    return any(map(is_token, state.board.values()))
