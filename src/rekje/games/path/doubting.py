"""Words in doubt after a turn: challenges and votes, words crossed out, letters laid in error (C2, L10, L16)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from rekje.games.base import Draft, moment
from rekje.games.challenging import ChallengeCost, cost_of, looked_up
from rekje.games.path.owing import Owes
from rekje.games.path.placing import apart
from rekje.games.path.words import Act, paper_of, piece, pieces_of
from rekje.model.commands import Accept, Challenge, Vote
from rekje.model.events import Answered, Challenged
from rekje.model.path.events import ActStruck
from rekje.model.problems import Refusal
from rekje.model.squares import Square
from rekje.model.state import State


class Doubting(Owes):
    """A game in which other seats may doubt a seat's words."""

    def accept(self, draft: Draft, command: Accept) -> Refusal | None:
        """This seat has nothing to add."""
        draft.emit(Answered(command.seat, True, ms=moment(draft.state, command)))
        return None

    def vote(self, draft: Draft, command: Vote) -> Refusal | None:
        """This seat agrees with the words, or objects."""
        draft.emit(Answered(command.seat, command.yes, vote=True, ms=moment(draft.state, command)))
        return None

    def count_votes(self, draft: Draft, now: int) -> None:
        """Strike an act's words if a majority of the seats still in the game objects (C2)."""
        for act in paper_of(draft.state).acts:
            asked = [seat for seat in draft.state.active if seat != act.seat]
            objections = sum(not act.votes.get(seat, True) for seat in asked)
            words = words_of(draft.state, act)
            if words and not act.settled and 2 * objections > len(asked):
                self._strike(draft, act, words, now)

    def challenge(self, draft: Draft, command: Challenge) -> Refusal | None:
        """Look up all words in doubt, and strike those that aren't words (C2, L10, L16)."""
        acts = [act for act in paper_of(draft.state).acts if in_doubt(draft.state, act)]
        words = dict.fromkeys(word for act in acts for word in words_of(draft.state, act))
        verdicts = looked_up(draft, command, words).verdicts
        bad = {verdict.word for verdict in verdicts if not verdict.valid}
        cost = ChallengeCost() if bad else cost_of(draft.state, command, len(words))
        now = moment(draft.state, command)
        draft.emit(Challenged(command.seat, verdicts, bool(bad), cost.points, cost.turns, now))
        for act in acts:
            if struck := bad & set(words_of(draft.state, act)):
                self._strike(draft, act, struck, now)
        return None

    def _strike(self, draft: Draft, act: Act, words: Iterable[str], now: int) -> None:
        """Cross out words. A lay is taken back, with everything built on it, if no word is left for one of its letters.
        A knock fails if none of its words is left. Either costs a letter (L10, L16)."""
        state = draft.state
        words = set(words)
        kept = [word for word in words_of(state, act) if word not in words]
        undone = bool(act.laid) and not paper_of(state).first_round and not _still_used(state, act, words)
        freed = undone and state.edition.rules.get("error_frees") == "both"
        struck = replace(_struck(state, act, words, undone=undone), freed=freed)
        for event in [*reversed(_falling(state, act) if undone else []), struck]:
            draft.emit(event)
        if undone or (act.knock and not kept):
            self.owe(draft, act.seat, "error" if undone else "knock", now)


def words_of(state: State, act: Act) -> tuple[str, ...]:
    """The words of an act that are written down."""
    return tuple(word.word for word in paper_of(state).words_of(act))


def in_doubt(state: State, act: Act) -> bool:
    """Whether an act has words that haven't been looked up."""
    return not act.settled and bool(words_of(state, act))


def doubts(state: State, seat: int) -> bool:
    """Whether there are words of others that a seat could challenge."""
    return any(act.seat != seat and in_doubt(state, act) for act in paper_of(state).acts)


def _struck(state: State, act: Act, words: Iterable[str], *, undone: bool) -> ActStruck:
    """The event that strikes words of an act. If the act is ``undone``, it strikes all of its words."""
    return ActStruck(act.number, tuple(word for word in words_of(state, act) if undone or word in words), undone)


def _still_used(state: State, act: Act, without: set[str]) -> bool:
    paths = [word.tiles for word in paper_of(state).words_of(act) if word.word not in without]
    return all_used(act, paths)


def all_used(act: Act, paths: Sequence[Sequence[Square]]) -> bool:
    """Whether the paths together run through all tiles of a lay."""
    used = {square for path in paths for square in path}
    return all(tile.square in used for tile in act.laid)


def _falling(state: State, undone: Act) -> list[ActStruck]:
    """What falls with a lay that is taken back, in the order of the acts: words through its tiles, and lays of the same
    turn that can't stay without it. These weren't errors, so they cost nothing more."""
    paper = paper_of(state)
    gone = {tile.square for tile in undone.laid}
    falling = []
    for act in (one for one in paper.acts if one.number > undone.number and not one.undone):
        broken = {word.word for word in paper.words_of(act) if not gone.isdisjoint(word.tiles)}
        back = bool(act.laid) and not (_still_used(state, act, broken) and _still_lies(state, act, undone, gone))
        if back:
            gone |= {tile.square for tile in act.laid}
        if broken or back:
            falling.append(_struck(state, act, broken, undone=back))
    return falling


def _still_lies(state: State, act: Act, undone: Act, gone: set[Square]) -> bool:
    """Whether the tiles of a lay still touch others, and don't lie where a blank token has to come back."""
    mine = {tile.square for tile in act.laid}
    pieces = pieces_of(state)
    laid = [one for one in pieces if one.at in mine]
    lying = [one for one in pieces if one.at not in mine | gone]
    back = [piece(*undone.swapped)] if undone.swapped else []
    return not apart([*lying, *back], laid) and not any(one.overlaps(token) for one in laid for token in back)
