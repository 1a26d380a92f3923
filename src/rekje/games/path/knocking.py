"""Knocking: after a turn other seats may claim words that its player overlooked, and then have the next turn
(L14–L17)."""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Collection, Sequence

from msgspec.structs import replace

from rekje.games.base import Draft, Phase, moment
from rekje.games.path.doubting import Doubting, doubts
from rekje.games.path.knock_evolve import to_vote_on
from rekje.games.path.knock_rules import dice_flaw, order_of, same_moment, told_dice, why_no_knock
from rekje.games.path.naming import Naming
from rekje.games.path.owing import is_live
from rekje.games.path.words import KnockWindow, paper_of
from rekje.model.commands import TimeUp
from rekje.model.families import AnyCommand
from rekje.model.path.commands import Knock
from rekje.model.path.events import DiceThrown, KnockBid, KnockMade, Named
from rekje.model.problems import Dropped, Flaw, Refusal
from rekje.model.state import State


class Knocking(Doubting):
    """A game whose turns are followed by a window for knocks."""

    @abstractmethod
    def naming(self, draft: Draft, words: Sequence[str]) -> Naming:
        """The result of naming words that may lie anywhere on the board."""

    @abstractmethod
    def named(self, state: State, seat: int, naming: Naming) -> tuple[tuple[Named, ...], tuple[Dropped, ...], int]:
        """The words that a seat would write down, those that don't count, and the points."""

    @abstractmethod
    def turns_of(self, state: State, seat: int) -> tuple[str, ...]:
        """The commands with which a seat may begin its turn."""

    @abstractmethod
    def goes_on(self, state: State) -> bool:
        """Whether there will be another turn if the window is closed now."""

    @abstractmethod
    def close(self, draft: Draft, now: int, told_by: int | None = None) -> None:
        """Close the window: the turn is over for good."""

    # Who may do what

    def decline(self, seat: int, awaited: Collection[str]) -> AnyCommand | None:
        """As in every game; a seat that must name words after its knock names none."""
        nothing = super().decline(seat, awaited)
        return Knock(seat=seat, words=[]) if nothing is None and "knock" in awaited else nothing

    def window_phase(self, state: State, window: KnockWindow, coming: int) -> Phase:
        """What is awaited after a turn: knocks, answers to words in doubt, and the next turn's first command."""
        if window.owed:
            return self._owed_phase(state, window, coming)
        if window.order:
            return self._floor_phase(state, window)
        if window.bids:
            return self._bid_phase(state, window)
        commands = {seat: self._window_commands(state, window, seat) for seat in state.active}
        # With the glass, the next turn begins when the window closes, because its time must begin at a known moment.
        begins = not state.config.known or (self.goes_on(state) and not self.glass(state))
        if begins:
            commands[coming] = (*commands.get(coming, ()), *self.turns_of(state, coming))
        # In a game that is only written down nobody watches the time between turns.
        ends = state.config.known and (self.glass(state) or not self.goes_on(state))
        limits = dict.fromkeys(state.active, self.window_ends(state)) if ends else {}
        return Phase({seat: names for seat, names in commands.items() if names}, window.since, limits)

    def _owed_phase(self, state: State, window: KnockWindow, coming: int) -> Phase:
        """Owed letters are chosen before anything else. In a record the next move may come instead."""
        owing = self.owing_phase(state)
        if is_live(state):
            return owing
        found = self.window_phase(state, replace(window, owed=()), coming)
        commands = dict(found.commands)
        told = ("free", "time-up") if owing.limits else ("free",)
        for seat in owing.commands:
            commands[seat] = tuple(dict.fromkeys((*told, *commands.get(seat, ()))))
        return Phase(commands, found.since, found.limits)

    def _floor_phase(self, state: State, window: KnockWindow) -> Phase:
        """A seat that has knocked names words. In a game written down that may be left out."""
        glass = self.glass(state)
        limits = {window.order[0]: window.floor_since + glass * 1000} if glass else {}
        commands: dict[int, tuple[str, ...]] = {window.order[0]: ("knock",)}
        if not state.config.known:
            commands = {seat: ("knock", *self.turns_of(state, seat)) for seat in state.active}
        return Phase(commands, window.floor_since, limits)

    def _bid_phase(self, state: State, window: KnockWindow) -> Phase:
        """A seat has knocked. For a moment other seats may knock as well, or say that they won't."""
        bidders = [seat for seat, _ in window.bids]
        commands: dict[int, tuple[str, ...]] = {
            seat: ("knock",) if seat in (*window.accepted, *window.still) else ("accept", "knock")
            for seat in state.active
            if seat not in bidders and why_no_knock(state, window, seat) is None
        }
        commands.update(dict.fromkeys(bidders, ("time-up",)))
        return Phase(commands, window.since, dict.fromkeys(bidders, window.bids[0][1] + same_moment(state)))

    def _window_commands(self, state: State, window: KnockWindow, seat: int) -> tuple[str, ...]:
        names: list[str] = []
        judging = state.option("judging")
        if judging == "agree" and to_vote_on(paper_of(state), seat):
            names.append("vote")
        elif seat not in window.accepted and self._asked(state, window, seat):
            names.append("accept")
        if judging == "challenge" and doubts(state, seat):
            names.append("challenge")
        if why_no_knock(state, window, seat) is None:
            names.append("knock")
        return tuple(names)

    def _asked(self, state: State, window: KnockWindow, seat: int) -> bool:
        """Whether the window waits for a seat to say that it has nothing to add."""
        judged = state.option("judging") == "challenge"
        return why_no_knock(state, window, seat) is None or (judged and doubts(state, seat))

    def waits_for(self, state: State, window: KnockWindow) -> tuple[int, ...]:
        """The seats that may still add something and haven't said that they won't."""
        paper = paper_of(state)
        voting = state.option("judging") == "agree"
        return tuple(
            seat
            for seat in state.active
            if (seat not in window.accepted and self._asked(state, window, seat))
            or (voting and (act := to_vote_on(paper, seat)) and not act.settled)
        )

    def window_ends(self, state: State) -> int:
        """The moment (ms) from which the next player may act, because the window has been open long enough."""
        window = paper_of(state).window
        assert window is not None
        return window.since + state.milliseconds("knock_window")

    def too_late(self, command: AnyCommand) -> Refusal:
        """L14: a late knocker is refused by the rule of knocks."""
        return Refusal("L14", "paper-knock-over") if isinstance(command, Knock) else super().too_late(command)

    def grace(self, state: State, command: AnyCommand) -> int:
        """L15: the seat that threw highest names words first, though it may have knocked after another that was just in
        time. In a record an owed letter may be chosen after the time for knocks, which then begins again."""
        if self.pays(state, command) and not is_live(state):
            return self.glass(state) * 1000
        return same_moment(state) if isinstance(command, Knock) and command.dice else 0

    # What is done there

    def knock(self, draft: Draft, command: Knock) -> Refusal | None:
        """A knock is always carried out (C3), unless the seat may not knock now. At a live table it is a bid first,
        because others may knock at the same moment. In a record it has its words."""
        state = draft.state
        window = paper_of(state).window
        assert window is not None
        live = is_live(state)
        flaw = why_no_knock(state, window, command.seat)
        if not flaw and (command.dice or (live and command.named_ms is not None)):
            flaw = Flaw("paper-dice-now") if live else dice_flaw(draft, window, command)
        bids = state.config.known and (live or command.words is None or window.bids) and not command.dice
        if not flaw and bids and not window.order:
            return self._bid(draft, window, command)
        if flaw:
            return self.refuse(flaw)
        if command.words and self._is_late(state, command):
            return self.too_late(command)
        if command.dice and not window.order:
            draft.emit(told_dice(draft, command))
        self._make_knock(draft, command.seat, command.words or [], command.ms, moment(state, command))
        return None

    def _bid(self, draft: Draft, window: KnockWindow, command: Knock) -> Refusal | None:
        """A seat knocks. It names words when its turn to do so comes (L15)."""
        state, now = draft.state, moment(draft.state, command)
        if window.bids:
            first, since = window.bids[0]
            if now > since + same_moment(state):
                return self.refuse(Flaw("paper-knock-late", {"name": state.seats[first].name}))
            if draft.facts.throw(state, (first, command.seat)) is None:
                return self.refuse(Flaw("paper-dice-now"))
        draft.emit(KnockBid(command.seat, now))
        return None

    def _make_knock(self, draft: Draft, seat: int, words: Sequence[str], knocked: int | None, named: int) -> None:
        """Write down the words of a knock. The knock counts from the moment of its bid."""
        good, bad, score = self.named(draft.state, seat, self.naming(draft, words))
        window = paper_of(draft.state).window
        assert window is not None
        came = dict(window.bids).get(seat, named if knocked is None else knocked)
        said = max(came, named)
        timed_out = knocked is not None and said >= self._names_until(draft.state, seat, came)
        draft.emit(KnockMade(seat, good, bad, score, came, said))
        if not good:
            self.owe(draft, seat, "knock", said, timed_out=timed_out)

    def _is_late(self, state: State, command: Knock) -> bool:
        """Whether a knocker named words too late. False if the moments aren't known."""
        if command.ms is None or command.came is None:
            return False
        return command.came > self._names_until(state, command.seat, command.ms) + self.grace(state, command)

    def _names_until(self, state: State, seat: int, knocked: int) -> float:
        """L14: the moment until which a knocker may name words with the glass. The glass runs from the knock, or from
        when the knocker before has named words."""
        window = paper_of(state).window
        if window is None or not self.glass(state):
            return math.inf
        since = max(window.floor_since, knocked) if seat in window.order else knocked
        return since + self.glass(state) * 1000

    def settle_bids(self, draft: Draft, window: KnockWindow) -> None:
        """The moment for knocks is over. A single knocker names words; several throw dice (L15)."""
        seats = tuple(sorted(seat for seat, _ in window.bids))
        if len(seats) == 1:
            draft.emit(DiceThrown((), seats, draft.state.cursor))
            return
        thrown = draft.facts.throw(draft.state, seats)
        assert thrown is not None, "bids of several are only taken where dice can be thrown"
        rounds, cursor = thrown
        draft.emit(DiceThrown(rounds, order_of(draft.state, rounds[-1]), cursor))

    def window_time_up(self, draft: Draft, command: TimeUp, now: int) -> None:
        """A time limit in the window has passed: for choosing an owed letter, for knocking at the same moment, for a
        knocker to name words, or for the window itself."""
        window = paper_of(draft.state).window
        assert window is not None
        if self.pays(draft.state, command):
            self.settle(draft, now, command.seat)
        elif window.order:
            self._make_knock(draft, window.order[0], (), now, now)
        elif window.bids:
            self.settle_bids(draft, window)
        else:
            self.close(draft, now, command.seat)

    def proceed_window(self, draft: Draft, window: KnockWindow, now: int) -> None:
        """Close the window once no seat has anything to add, or a letter to pay."""
        if window.order or window.owed:
            return
        waiting = self.waits_for(draft.state, window)
        quiet = [*window.still, *(seat for seat, _ in window.bids)]
        if window.bids and not [seat for seat in waiting if seat not in quiet]:
            self.settle_bids(draft, window)
        elif not window.bids and not waiting:
            self.close(draft, now)
