"""Turns among people who write down words: the lay, the words named with it, the window for knocks, who goes on."""

from __future__ import annotations

from rekje.games.base import Draft, Ending, Facts, Phase, moment
from rekje.games.knocking import Knocking
from rekje.games.paper import Paper, is_token, letters_held, paper_of
from rekje.games.sized_drawing import SizedDrawing
from rekje.model.commands import AnyCommand, Place
from rekje.model.events import TurnBegan
from rekje.model.paper_events import PassedOver, TurnClosed, TurnEnded
from rekje.model.problems import Refusal
from rekje.model.state import State

BEGINS = ("draw", "place", "swap", "free", "blank", "pass")
"""The commands with which a turn begins."""


class PaperTurns(SizedDrawing, Knocking):
    """A game in which a turn is a lay with its words, and is over for good when nobody knocks any more."""

    def phase(self, state: State) -> Phase | None:
        """The drawing, the turn, and the window after it."""
        paper = paper_of(state)
        if state.turn is None:
            return self.drawing_phase(state)
        if paper.window:
            return self.window_phase(state, paper.window, self._upcoming(state))
        return None if state.turn.over else self._turn_phase(state, paper)

    def _turn_phase(self, state: State, paper: Paper) -> Phase:
        assert state.turn is not None
        seat = state.turn.seat
        commands = {seat: self._mid_turn(state, paper) if paper.acts else self.turns_of(state, seat)}
        limit = self._turn_limit(state)
        if not state.config.known:
            commands |= self._others_in_a_written_game(state, paper, commands)
        return Phase(commands, state.turn.ms, {} if limit is None else {seat: limit})

    def turns_of(self, state: State, seat: int) -> tuple[str, ...]:
        """What a seat may begin its turn with (L5, L8, L9, L11, L12)."""
        letters, free = letters_held(state, seat), paper_of(state).free
        names = ["place"] if letters or free else []
        names += ["swap"] if letters and any(map(is_token, state.board.values())) else []
        names += ["free"] if letters else []
        names += ["blank"] if any(map(is_token, state.seats[seat].rack)) else []
        told = () if state.config.known else ("time-up", *(() if state.board else ("draw",)))
        return (*names, "pass", *told)

    def _mid_turn(self, state: State, paper: Paper) -> tuple[str, ...]:
        """After a lay: more words, more letters (one own at most), and the end."""
        assert state.turn is not None
        own_left = all(act.free_lay for act in paper.acts) and letters_held(state, state.turn.seat)
        more = ("place",) if not paper.first_round and (paper.free or own_left) else ()
        return ("claim", *more, "pass", *(() if state.config.known else ("time-up",)))

    def _others_in_a_written_game(
        self, state: State, paper: Paper, commands: dict[int, tuple[str, ...]]
    ) -> dict[int, tuple[str, ...]]:
        """In an open record the next seat's move, or a knock, ends the turn before it, once something was laid. The
        next seat may be the same again, alone or where all others are passed over."""
        seat = next(iter(commands))
        if not state.board:
            return {other: ("draw",) for other in state.active if other != seat}
        if not paper.acts:
            return {}
        doubts = {"challenge": ("challenge", "accept"), "agree": ("vote", "accept")}
        names = ("knock", *doubts.get(str(state.option("judging")), ("accept",)))
        others = {other: names for other in state.active if other != seat}
        coming = self.coming(state)[0]
        if coming is not None:
            before = commands[seat] if coming == seat else names
            others[coming] = tuple(dict.fromkeys((*before, *self.turns_of(state, coming))))
        return others

    def _turn_limit(self, state: State) -> int | None:
        """L13, L20: when the glass has run out, or the time of a game alone."""
        assert state.turn is not None
        if len(state.seats) == 1 and (seconds := state.option("solo_time")):
            return int(seconds) * 1000
        glass = self.glass(state)
        return state.turn.ms + glass * 1000 if glass else None

    def before(self, draft: Draft, command: AnyCommand) -> Refusal | None:
        """What a command closes: in a game written down the turn before it, and the window where the next turn
        begins (L14)."""
        state = draft.state
        if state.turn is None or command.kind in ("resign", "end"):
            return None
        now = moment(state, command)
        if paper_of(state).window is None and self._ends_the_turn_before(state, command):
            draft.emit(TurnEnded(state.turn.seat, now))
        told_out = command.kind == "time-up" and not state.config.known and command.seat == self._upcoming(draft.state)
        if paper_of(draft.state).window is None or not (command.kind in BEGINS or told_out):
            return None
        if state.config.known and command.ms is not None and command.ms < self.window_ends(draft.state):
            return Refusal("L14", "paper-window-open", {"seconds": state.number("knock_window")})
        self._close(draft, now)
        return None

    def _ends_the_turn_before(self, state: State, command: AnyCommand) -> bool:
        """In a game written down: whether a move is another seat's, or the same seat's in its next turn."""
        assert state.turn is not None
        if state.config.known or command.kind == "draw":
            return False
        if command.seat != state.turn.seat:
            return True
        paper = paper_of(state)
        if not paper.acts or self.coming(state)[0] != command.seat:
            return False
        if isinstance(command, Place):
            own = command.tile is not None or any(not tile.free for tile in command.tiles)
            return own and not all(act.free_lay for act in paper.acts)
        return command.kind in ("swap", "free", "blank")

    def proceed(self, draft: Draft, now: int) -> Ending | None:
        """What follows by itself: the first turn after the drawing, the end of a window in which nobody is left to
        speak."""
        state = draft.state
        if state.turn is None:
            first = paper_of(state).drawing
            if first is not None and self.drawer(state) is None:
                draft.emit(TurnBegan(first, 1, now))
            return None
        if window := paper_of(state).window:
            self.proceed_window(draft, window, now)
        if state.turn.over and paper_of(draft.state).window is None:
            self._pass_over(draft)
        return None

    def silence(self, draft: Draft) -> None:
        """A record stops: nobody has knocked, so the game is over if that was the last turn."""
        over = paper_of(draft.state).window and not self.goes_on(draft.state)
        if draft.state.turn and over:
            self._close(draft, draft.state.turn.ms)

    def _close(self, draft: Draft, now: int) -> None:
        draft.emit(TurnClosed(now))
        self._pass_over(draft)

    def _pass_over(self, draft: Draft) -> None:
        """L18: seats without letters, where no free ones lie, are passed over."""
        for seat in self.coming(draft.state)[1]:
            draft.emit(PassedOver(seat))

    def coming(self, state: State) -> tuple[int | None, tuple[int, ...]]:
        """The seat that goes on after this turn, and those passed over before it; no seat where the game is over."""
        assert state.turn is not None
        paper = paper_of(state)
        open_now = paper.window is not None or not state.turn.over
        seat = self._after(state, paper)
        dry = self._dry_at_close(state) if open_now else paper.dry
        over: list[int] = []
        free = paper.free
        while dry < len(state.active):
            if state.seats[seat].resigned:
                seat = (seat + 1) % len(state.seats)
            elif letters_held(state, seat) or free:
                return seat, tuple(over)
            else:
                over.append(seat)
                dry += 1
                seat = (seat + 1) % len(state.seats)
        return None, tuple(over)

    def _after(self, state: State, paper: Paper) -> int:
        """Who goes on, of those with letters or without (L4, L17)."""
        assert state.turn is not None
        after = paper.after
        if paper.window and all(seat in paper.opened for seat in state.active):
            after = paper.last_knocker
        return (state.turn.seat + 1) % len(state.seats) if after is None else after

    def _dry_at_close(self, state: State) -> int:
        """The turns in succession without a new word, once this turn is closed (L19)."""
        paper = paper_of(state)
        assert state.turn is not None
        if any(paper.words_of(act) for act in paper.acts):
            return 0
        return paper.dry + (not paper.first_round and not state.seats[state.turn.seat].resigned)

    def goes_on(self, state: State) -> bool:
        """Whether another turn would follow if nobody knocked."""
        return self.coming(state)[0] is not None

    def next_seat(self, state: State) -> int:
        """Who has the next turn."""
        return self._upcoming(state)

    def _upcoming(self, state: State) -> int:
        """Who would have the next turn, even where the game ends before it."""
        coming = self.coming(state)[0]
        return self._after(state, paper_of(state)) if coming is None else coming

    def ending(self, state: State, facts: Facts) -> Ending | None:
        """L19: a whole round without a new word."""
        return Ending("dry", "L19") if paper_of(state).dry >= len(state.active) else None
