"""Knocking: after a turn the others may claim words that its player overlooked, and go on with the game (L14–L17)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence

from rekje.games.base import DIE, Draft, Game, Phase, moment
from rekje.games.naming import Naming
from rekje.games.paper import Act, KnockWindow, Paper, paper_of
from rekje.games.paper_evolve import to_vote_on
from rekje.games.placing import spare_letter
from rekje.model.commands import Accept, Challenge, Knock, TimeUp, Vote
from rekje.model.events import Answered, Challenged, Verdict
from rekje.model.paper_events import ActStruck, DiceThrown, Dropped, KnockBid, KnockMade, LetterFreed, Named, TurnClosed
from rekje.model.problems import Flaw, Refusal
from rekje.model.seats import by_seat
from rekje.model.state import State
from rekje.model.tiles import split_tiles

SAME_MOMENT = 300
"""Knocks within so many ms of the first came at the same moment (L15)."""


class Knocking(Game):
    """A game whose turns are followed by a window for knocks, and whose ``state.own`` is a `Paper`."""

    @abstractmethod
    def naming(self, draft: Draft, words: Sequence[str]) -> Naming:
        """What comes of naming words that may lie anywhere."""

    @abstractmethod
    def named(self, state: State, naming: Naming) -> tuple[tuple[Named, ...], tuple[Dropped, ...], int]:
        """The words to write down, those that don't count, and the points."""

    @abstractmethod
    def turns_of(self, state: State, seat: int) -> tuple[str, ...]:
        """The commands with which a seat would begin its turn."""

    # Who may do what

    def window_phase(self, state: State, window: KnockWindow, coming: int) -> Phase:
        """What is awaited after a turn: knocks, answers to words in doubt, and the next turn's first command."""
        if window.order:
            return self._floor_phase(state, window)
        if window.bids:
            return self._bid_phase(state, window)
        commands = {seat: self._window_commands(state, window, seat) for seat in state.active}
        # With the glass the next turn begins when the window closes: its time must run from a moment known to all.
        begins = not state.config.known or (self.goes_on(state) and not self.glass(state))
        if begins:
            commands[coming] = (*commands.get(coming, ()), *self.turns_of(state, coming))
        limit = self.window_ends(state) if self.glass(state) or not self.goes_on(state) else None
        limits = {} if limit is None else dict.fromkeys(state.active, limit)
        return Phase({seat: names for seat, names in commands.items() if names}, window.since, limits)

    def _floor_phase(self, state: State, window: KnockWindow) -> Phase:
        """One of several who knocked at once names words; a game written down may also leave that out."""
        glass = self.glass(state)
        limits = {window.order[0]: window.floor_since + glass * 1000} if glass else {}
        commands: dict[int, tuple[str, ...]] = {window.order[0]: ("knock",)}
        if not state.config.known:
            commands = {seat: ("knock", *self.turns_of(state, seat)) for seat in state.active}
        return Phase(commands, window.floor_since, limits)

    def _bid_phase(self, state: State, window: KnockWindow) -> Phase:
        """Somebody has knocked: for a moment others may have done so as well."""
        bidders = [seat for seat, _ in window.bids]
        others = (seat for seat in state.active if seat not in bidders and self.may_knock(state, window, seat))
        until = window.bids[0][1] + SAME_MOMENT
        commands: dict[int, tuple[str, ...]] = {
            seat: ("knock", "accept") for seat in others if seat not in window.accepted
        }
        commands.update(dict.fromkeys(bidders, ("time-up",)))
        return Phase(commands, window.since, dict.fromkeys(bidders, until))

    def may_knock(self, state: State, window: KnockWindow, seat: int) -> bool:
        """L14, L16: whose turn it was only after another; who couldn't pay not again."""
        assert state.turn is not None
        if state.seats[seat].resigned or seat in window.barred:
            return False
        return seat != state.turn.seat or any(other != seat for other in window.knocked)

    def _window_commands(self, state: State, window: KnockWindow, seat: int) -> tuple[str, ...]:
        paper = paper_of(state)
        names: list[str] = []
        judging = state.option("judging")
        if judging == "agree" and to_vote_on(paper, seat):
            names.append("vote")
        elif seat not in window.accepted and self._asked(state, window, seat):
            names.append("accept")
        if judging == "challenge" and any(not act.settled and act.seat != seat for act in in_doubt(paper)):
            names.append("challenge")
        if self.may_knock(state, window, seat):
            names.append("knock")
        return tuple(names)

    def _asked(self, state: State, window: KnockWindow, seat: int) -> bool:
        """Whether the window waits for a seat to say that it has nothing to add."""
        if self.may_knock(state, window, seat):
            return True
        judged = state.option("judging") == "challenge"
        return judged and any(not act.settled and act.seat != seat for act in in_doubt(paper_of(state)))

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

    def glass(self, state: State) -> int:
        """The time for a turn or a knock in seconds, 0 without a glass (L13)."""
        return state.number("glass")

    def window_ends(self, state: State) -> int:
        """When the window has been open long enough for the next player to act (ms)."""
        window = paper_of(state).window
        assert window is not None
        return window.since + 1000 * state.number("knock_window")

    @abstractmethod
    def goes_on(self, state: State) -> bool:
        """Whether there will be another turn if the window is closed now."""

    # What is done there

    def accept(self, draft: Draft, command: Accept) -> Refusal | None:
        """This seat has nothing to add."""
        draft.emit(Answered(command.seat, True, ms=moment(draft.state, command)))
        return None

    def vote(self, draft: Draft, command: Vote) -> Refusal | None:
        """This seat agrees with the words, or objects; a majority of objections strikes them (C2)."""
        act = to_vote_on(paper_of(draft.state), command.seat)
        draft.emit(Answered(command.seat, command.yes, vote=True, ms=moment(draft.state, command)))
        if act is None or act.settled:
            return None
        asked = [seat for seat in draft.state.active if seat != act.seat]
        votes = [*act.votes.values(), command.yes]
        if 2 * votes.count(False) > len(asked):
            words = tuple(word.word for word in paper_of(draft.state).words_of(act))
            self._strike(draft, act, words)
        return None

    def challenge(self, draft: Draft, command: Challenge) -> Refusal | None:
        """All words in doubt are looked up, and those that are none struck (C2, L10, L16)."""
        paper = paper_of(draft.state)
        acts = [act for act in in_doubt(paper) if not act.settled]
        words = dict.fromkeys(word.word for act in acts for word in paper.words_of(act))
        verdicts = tuple(Verdict(word, draft.facts.is_word(split_tiles(word))) for word in words)
        bad = {verdict.word for verdict in verdicts if not verdict.valid}
        penalty = str(draft.state.option("challenge_penalty"))
        points = int(penalty) if not bad and penalty.isdecimal() else 0
        draft.emit(Challenged(command.seat, verdicts, bool(bad), points, int(not bad and penalty == "turn")))
        for act in acts:
            struck = tuple(word.word for word in paper.words_of(act) if word.word in bad)
            if struck:
                self._strike(draft, act, struck)
        return None

    def _strike(self, draft: Draft, act: Act, words: tuple[str, ...]) -> None:
        """Cross out words; a lay that has none left for a letter laid is taken back, a knock without any has failed,
        and either costs a letter (L10, L16)."""
        paper = paper_of(draft.state)
        kept = [word for word in paper.words_of(act) if word.word not in words]
        undone = bool(act.laid) and not paper.first_round and not _all_used(act, [word.tiles for word in kept])
        if undone:
            words = tuple(word.word for word in paper.words_of(act))
        draft.emit(ActStruck(act.number, words, undone))
        if undone or (act.knock and not kept):
            self.pay(draft, act.seat, "error" if undone else "knock")

    def pay(self, draft: Draft, seat: int, why: str) -> None:
        """One own letter goes to the free letters, if there is one."""
        spare = spare_letter(draft.state, seat)
        if spare is not None and not draft.state.seats[seat].resigned:
            draft.emit(LetterFreed(seat, spare, "error" if why == "error" else "knock"))

    def knock(self, draft: Draft, command: Knock) -> Refusal | None:
        """A knock is always carried out (C3), unless it wasn't this seat's moment."""
        state = draft.state
        window = paper_of(state).window
        assert window is not None
        if not self.may_knock(state, window, command.seat) and command.seat not in window.order:
            return Refusal("L14", "paper-knock-not-now")
        now = moment(state, command)
        if command.dice and (refusal := self._told_dice(draft, command, command.dice)):
            return refusal
        if command.words is None and command.seat not in window.order:
            draft.emit(KnockBid(command.seat, now))
            return None
        self._make_knock(draft, command.seat, command.words or [], now, command.named_ms)
        return None

    def _make_knock(self, draft: Draft, seat: int, words: Sequence[str], now: int, named_ms: int | None = None) -> None:
        """The words of a knock, which came when its bid came."""
        window = paper_of(draft.state).window
        assert window is not None
        knocked = dict(window.bids).get(seat, now)
        good, bad, score = self.named(draft.state, self.naming(draft, words))
        draft.emit(KnockMade(seat, good, bad, score, knocked, max(now, named_ms or 0)))
        if not good:
            self.pay(draft, seat, "knock")

    def _told_dice(self, draft: Draft, command: Knock, dice: Mapping[str, int]) -> Refusal | None:
        """L15: dice that a record tells: possible ones, no two alike, and the highest before the others."""
        state = draft.state
        window = paper_of(state).window
        assert window is not None
        told = {seat: n for seat, n in enumerate(by_seat(dict(dice), len(state.seats))) if n is not None}
        if window.order or window.bids or command.seat not in told:
            return self.refuse(Flaw("paper-dice-now"))
        if not all(1 <= n <= DIE for n in told.values()) or len(set(told.values())) < len(told):
            return self.refuse(Flaw("paper-dice-throws"))
        if not all(self.may_knock(state, window, seat) for seat in told):
            return self.refuse(Flaw("paper-knock-not-now"))
        if told[command.seat] < max(told.values()):
            return self.refuse(Flaw("paper-dice-order", {"name": state.seats[max(told, key=lambda s: told[s])].name}))
        thrown = draft.facts.throw(state, tuple(told))
        if thrown is not None and thrown[0][-1] != told:
            return self.refuse(Flaw("paper-dice-other"))
        rounds, cursor = thrown or ((told,), state.cursor)
        draft.emit(DiceThrown(rounds, by_throw(told), cursor))
        return None

    def settle_bids(self, draft: Draft, window: KnockWindow) -> None:
        """The moment is over: who was alone names words, several throw dice (L15)."""
        seats = tuple(sorted(seat for seat, _ in window.bids))
        if len(seats) == 1:
            draft.emit(DiceThrown((), seats, draft.state.cursor))
            return
        thrown = draft.facts.throw(draft.state, seats)
        assert thrown is not None, "a live table throws its dice"
        rounds, cursor = thrown
        draft.emit(DiceThrown(rounds, by_throw(rounds[-1]), cursor))

    def window_time_up(self, draft: Draft, command: TimeUp, now: int) -> None:
        """The moment for knocking at once is over, or the knocker's glass has run out, or the window's time."""
        window = paper_of(draft.state).window
        assert window is not None
        if window.order:
            self._make_knock(draft, window.order[0], (), now)
        elif window.bids:
            self.settle_bids(draft, window)
        else:
            draft.emit(TurnClosed(now, command.seat))

    def proceed_window(self, draft: Draft, window: KnockWindow, now: int) -> None:
        """Close the window once nobody has anything to add."""
        if window.order:
            return
        waiting = self.waits_for(draft.state, window)
        bidders = [seat for seat, _ in window.bids]
        if window.bids and not [seat for seat in waiting if seat not in bidders]:
            self.settle_bids(draft, window)
        elif not window.bids and not waiting:
            draft.emit(TurnClosed(now))


def by_throw(throws: Mapping[int, int]) -> tuple[int, ...]:
    """Seats by what they threw, the highest first."""
    return tuple(sorted(throws, key=lambda seat: -throws[seat]))


def in_doubt(paper: Paper) -> tuple[Act, ...]:
    """The acts that have words."""
    return tuple(act for act in paper.acts if paper.words_of(act))


def _all_used(act: Act, paths: Sequence[Sequence[tuple[int, int]]]) -> bool:
    used = {square for path in paths for square in path}
    return all(tile.square in used for tile in act.laid)
