"""An opening in which all seats choose a word in secret at the same time; the longest word is laid (K2)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Sequence

import msgspec

from rekje.board.walk.walk import Walk
from rekje.games.base import Draft, Ending, Facts, Phase
from rekje.games.drawing import draw, draw_lots
from rekje.games.formed import FORMS, Formed, FormedWord
from rekje.games.walk.choices import Opening, choices_of, longest
from rekje.games.walk.game import WalkingGame
from rekje.games.walk.heap import Heap, heap_of
from rekje.model.by_event import ByEvent
from rekje.model.commands import TimeUp
from rekje.model.events import TilesReturned, TurnBegan
from rekje.model.families import AnyCommand, AnyEvent
from rekje.model.problems import Flaw, Refusal
from rekje.model.squares import Square
from rekje.model.state import Own, State
from rekje.model.tiles import Tiles, join_tiles, split_tiles
from rekje.model.walk.commands import Open
from rekje.model.walk.events import ChoicesShown, Chosen

ROUNDS = 3


class SecretOpening(WalkingGame):
    """A game that begins with all seats choosing a word in secret. The game itself says which words are allowed."""

    @abstractmethod
    def allowed(self, draft: Draft, seat: int, word: Tiles, path: Sequence[Square] | None) -> Walk | Refusal:
        """The walk of a word that may be laid now."""

    @abstractmethod
    def lay(self, draft: Draft, seat: int, walk: Walk, ms: int) -> None:
        """Lay the word."""

    def hide(self, own: Own, reader: int | None) -> Own:
        """K2: nobody sees what the others have chosen until all have."""
        assert isinstance(own, Heap)
        return msgspec.structs.replace(own, opening=own.opening.seen_by(reader)) if own.opening else own

    forms = FORMS.joined(ByEvent({}, nothing=[Chosen, ChoicesShown]))

    def would_form(self, event: AnyEvent) -> Formed | None:
        """As in every game; a word chosen for the opening also forms that word, which scores its length."""
        if not isinstance(event, Chosen) or event.word is None:
            return super().would_form(event)
        length = len(split_tiles(event.word))
        return Formed(event.seat, (FormedWord(event.word, length, event.path),), length)

    def shows_choices(self, event: AnyEvent) -> bool:
        """K2: the words of all seats."""
        return isinstance(event, ChoicesShown)

    def deal(self, draft: Draft) -> None:
        """Deal a full rack to every seat in the game."""
        for seat in draft.state.active:
            draw(draft, seat, draft.state.edition.rack, open=self.open_racks(draft.state.config))

    def phase(self, state: State) -> Phase | None:
        """The phase in which all seats choose at the same time."""
        opening = heap_of(state).opening
        if opening is None:
            return None
        return Phase(dict.fromkeys(opening.missing(state.active), ("open",)), opening.since)

    def decline(self, seat: int, awaited: Collection[str]) -> AnyCommand | None:
        """As in every game; in the opening, no word."""
        return Open(seat=seat, words={}) if "open" in awaited else super().decline(seat, awaited)

    def open(self, draft: Draft, command: Open) -> Refusal | None:
        """A seat chooses a word that it could lay, or no word."""
        if any(key != str(command.seat) for key in command.words):
            return self.refuse(Flaw("walk-others-choice"))
        word = command.words.get(str(command.seat))
        if word is None:
            draft.emit(Chosen(command.seat))
            return None
        walk = self.allowed(draft, command.seat, split_tiles(word), command.path)
        if isinstance(walk, Refusal):
            return walk
        draft.emit(Chosen(command.seat, join_tiles(walk.word), walk.squares))
        return None

    def time_up(self, draft: Draft, command: TimeUp, now: int) -> None:
        """A seat that hasn't chosen in time opens with no word (C10). Any other turn becomes a pass."""
        if heap_of(draft.state).opening:
            draft.emit(Chosen(command.seat))
        else:
            super().time_up(draft, command, now)

    def proceed(self, draft: Draft, now: int) -> Ending | None:
        """Once all have chosen, the words are shown and the longest is laid. If nobody has a word, all draw again."""
        opening = heap_of(draft.state).opening
        if opening is None or opening.missing(draft.state.active):
            return None
        words = {seat: opening.choices[seat].word for seat in draft.state.active}
        draft.emit(ChoicesShown(words, now))
        if not any(words.values()):
            return self._draw_anew(draft, opening)
        told = self._told(draft.state, draft.facts)
        seat = draw_lots(draft, longest(words, draft.state.config.youngest, told))
        draft.emit(TurnBegan(seat, 1, now))
        choice = opening.choices[seat]
        walk = self.walk(draft.state, seat, split_tiles(choice.word or ""), choice.path)
        assert isinstance(walk, Walk), "it was checked when it was chosen"
        self.lay(draft, seat, walk, now)
        return None

    def _draw_anew(self, draft: Draft, opening: Opening) -> Ending | None:
        if opening.round == ROUNDS:
            return Ending("no-opening", "K2")
        draft.emit(TilesReturned())
        self.deal(draft)
        return None

    def _told(self, state: State, facts: Facts) -> int | None:
        """The seat on which the lot fell, in a record that doesn't tell lots."""
        return None if state.config.known else facts.first_seat()

    def commands_of(self, state: State, move: AnyCommand, facts: Facts) -> tuple[AnyCommand, ...]:
        """A record tells a whole round of choices in one move."""
        opening = heap_of(state).opening
        if not isinstance(move, Open) or opening is None:
            return (move,)

        def fits(seat: int, word: Tiles, path: Sequence[Square]) -> bool:
            return isinstance(self.walk(state, seat, word, path), Walk)

        return choices_of(state, opening, move, self._told(state, facts), fits)

    def first_seat(self, moves: Sequence[AnyCommand], seats: int) -> int:
        """The seat before that of the first turn after the opening."""
        turns = [move for move in moves if move.kind in self.handlers or move.kind == "time-up"]
        if not turns or not isinstance(turns[0], Open):
            return turns[0].seat if turns else 0
        later = next((move.seat for move in turns if not isinstance(move, Open)), turns[0].seat + 1)
        return (later - 1) % seats
