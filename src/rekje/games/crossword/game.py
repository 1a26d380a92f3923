"""What the crossword games share: laying tiles in a line on a board, drawing. Each game says what differs."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Literal

from rekje.board.crossword.placement import Placement, first_play_flaw, read_placement, touches
from rekje.board.crossword.squares import CrosswordFacts
from rekje.board.crossword.words import Scored, score_placement, sums_of, words_formed
from rekje.board.sums import Sum
from rekje.games.base import Draft, Facts, GameDefinition, moment
from rekje.games.drawing import beginner, draw, missing_tiles
from rekje.games.formed import FormedWord
from rekje.games.options import resolve_options
from rekje.model.commands import Pass, Play
from rekje.model.edition import Edition, OptionValue
from rekje.model.events import Passed, PlayLaid
from rekje.model.families import AnyCommand, AnyEvent
from rekje.model.problems import Flaw, FormError, Refusal
from rekje.model.squares import parse_at, parse_square, square_name
from rekje.model.state import State
from rekje.model.tiles import Tiles, as_held, join_tiles, letters, split_tiles


def edition_facts(
    edition: Edition,
    *,
    scoring: Literal["words", "tiles"],
    bonus: tuple[int, ...],
    start_rule: Literal["covers", "begins"],
    first_min: int,
    blank_word_most: int,
    most_held: int | None = None,
) -> CrosswordFacts:
    """An edition's board and values as rule facts.

    ``blank_word_most`` is the largest word factor for a blank on a premium square (S15). ``most_held`` is the largest
    rack, if a seat may hold more than a full one.
    """
    kinds = [edition.premium((x, y)) for y in range(edition.height) for x in range(edition.width)]
    words = tuple(kind.word if kind else 1 for kind in kinds)
    starts = (parse_square(name) for name in edition.start)
    return CrosswordFacts(
        width=edition.width,
        height=edition.height,
        values=edition.letter_set.values,
        letter_factor=tuple(kind.letter if kind else 1 for kind in kinds),
        word_factor=words,
        blank_word_factor=tuple(min(n, blank_word_most) for n in words),
        lay_factor=tuple(kind.lay if kind else 1 for kind in kinds),
        scoring=scoring,
        bonus=bonus,
        start=tuple(y * edition.width + x for x, y in starts),
        start_rule=start_rule,
        first_min=first_min,
        rack_size=most_held or edition.rack,
    )


def _has_room(facts: CrosswordFacts, square: int) -> bool:
    """Whether the shortest first word fits on, or from, a start square."""
    y, x = divmod(square, facts.width)
    taken = (x, y) if facts.start_rule == "begins" else (0, 0)
    return max(facts.width - taken[0], facts.height - taken[1]) >= facts.first_min


COMMON_FLAWS: Mapping[str, str] = {
    "play-off-board": "C7",
    "play-taken": "C7",
    "play-unknown-tile": "C8",
    "play-not-held": "C8",
    "play-rack-short": "C8",
    "play-box": "C8",
}
"""The flaws of a play that break a rule of the common ground."""


MOST_KINDS = 64


class CrosswordGame(GameDefinition):
    """A game in which words cross on a board of squares."""

    family = "crossword"
    begins_in_turn = True
    weighs_leaves = True
    lays_lines = True
    _facts_of: Mapping[tuple[int, int], tuple[Edition, Mapping[str, OptionValue], CrosswordFacts]] = {}
    """Rule facts by the identity of edition and options. The objects are kept beside them, so that the identity stays
    unique."""

    @abstractmethod
    def make_facts(self, edition: Edition, options: Mapping[str, OptionValue]) -> CrosswordFacts:
        """The rule facts of an edition under a table's options."""

    def check_rules(self, edition: Edition) -> None:
        """As in every game; also raise `FormError` for a board on which no first word fits."""
        super().check_rules(edition)
        facts = self.make_facts(edition, resolve_options(self.options, edition, {}))
        if not any(_has_room(facts, square) for square in facts.start):
            raise FormError("form-edition-start-room", edition=edition.name, least=facts.first_min)

    def words_read(self, state: State, event: AnyEvent) -> tuple[FormedWord, ...]:
        """The words in lines through the tiles laid."""
        if not isinstance(event, PlayLaid):
            return ()
        start, across = parse_at(event.at)
        laid = {parse_square(name): tile for name, tile in event.tiles.items()}
        lines = words_formed(state.board, Placement(laid, start, across, len(split_tiles(event.word))))
        words = zip(event.words, lines, strict=True)
        return tuple(FormedWord(one.word, one.score, line.squares) for one, line in words)

    def facts(self, state: State) -> CrosswordFacts:
        """The rule facts of a table."""
        edition, options = state.edition, state.config.options
        key = (id(edition), id(options))
        kept = self._facts_of.get(key)
        if kept is None:
            kept = (edition, options, self.make_facts(edition, options))
            # The mapping is replaced as a whole, because tables in other threads share this game.
            others = self._facts_of if len(self._facts_of) < MOST_KINDS else {}
            self._facts_of = {**others, key: kept}
        return kept[2]

    def check_edition(self, edition: Edition) -> None:
        """Raise `FormError` for an edition without a board."""
        if not edition.board:
            raise FormError("form-edition-board", edition=edition.name)

    def check_form(self, command: AnyCommand, seats: int) -> None:
        """Raise `FormError` for a play without a place or a word."""
        if isinstance(command, Play):
            parse_at(command.at or "")
            split_tiles(command.word)

    def place(self, state: State, seat: int, at: str, word: str) -> Placement | Flaw:
        """The placement of a play from the seat's rack, or the flaw if it may not lie there."""
        facts = self.facts(state)
        placement = read_placement(state.board, facts, state.letter_set, at, word)
        if isinstance(placement, Flaw):
            return placement
        flaw = missing_tiles(state, seat, tuple(map(as_held, placement.tiles.values())))
        if flaw:
            return flaw
        if not state.board:
            return first_play_flaw(placement, facts) or placement
        return placement if touches(state.board, placement) else Flaw("play-apart")

    def preview(self, state: State, seat: int, at: str, word: str) -> tuple[Placement, Scored] | Refusal:
        """What a play would form and score, without judging its words; or why it may not be laid."""
        placement = self.place(state, seat, at, word)
        if isinstance(placement, Flaw):
            return self.refuse(placement)
        return placement, score_placement(state.board, self.facts(state), state.letter_set, placement)

    def play(self, draft: Draft, command: Play) -> Refusal | None:
        """Decide a play: where it lies, which words it makes, what it scores."""
        state = draft.state
        at = command.at or ""
        seen = self.preview(state, command.seat, at, command.word)
        if isinstance(seen, Refusal):
            return seen
        placement, scored = seen
        if refusal := self.judged(state, draft.facts, [line.tiles for line in scored.lines]):
            return refusal
        draft.emit(
            PlayLaid(
                seat=command.seat,
                at=at.upper(),
                word=join_tiles(scored.lines[0].tiles) if placement.length > 1 else command.word,
                tiles={square_name(square): tile for square, tile in placement.tiles.items()},
                words=scored.words,
                score=scored.total,
                ms=moment(state, command),
                announced=command.score if command.score not in (None, scored.total) else None,
            )
        )
        return None

    def judged(self, state: State, facts: Facts, words: Sequence[Tiles]) -> Refusal | None:
        """The refusal of all words that the list lacks, if words are judged before they are laid (C2)."""
        if state.option("judging") != "referee":
            return None
        unknown = tuple(word for word in map(letters, words) if not facts.is_word(word))
        return self.refuse(self.word_flaw(state, facts, unknown)) if unknown else None

    def sums(self, state: State, play: PlayLaid) -> tuple[Sum, ...]:
        """S11–S16: a sum for each word; W7, W8: one sum for the tiles laid."""
        facts = self.facts(state)
        placement = read_placement(state.board, facts, state.letter_set, play.at, play.word)
        assert isinstance(placement, Placement)
        return tuple(sums_of(words_formed(state.board, placement), facts, state.letter_set, placement))

    def word_flaw(self, state: State, facts: Facts, unknown: tuple[Tiles, ...]) -> Flaw:
        """The flaw of words that the list lacks."""
        return Flaw("play-no-word", {"words": ", ".join(map(join_tiles, unknown)), "count": len(unknown)})

    def begin(self, draft: Draft) -> int:
        """Lots decide who begins, unless it was agreed (C12) or the record doesn't tell them. Then all seats draw full
        racks (S0, W2)."""
        config = draft.state.config
        count = len(config.seats)
        told = config.setup or not config.known
        first = draft.facts.first_seat() if told else beginner(draft, range(count))
        for seat in ((first + i) % count for i in range(count)):
            if not config.setup:
                draw(draft, seat, config.edition.rack)
        return first

    def pass_turn(self, draft: Draft, command: Pass) -> Refusal | None:
        """A pass is always allowed (S7, W5)."""
        draft.emit(Passed(command.seat, moment(draft.state, command)))
        return None

    def goes_out(self, state: State, seat: int) -> bool:
        """An empty rack with an empty bag ends the game once the play stands."""
        return not state.bag and not state.seats[seat].rack

    def refill(self, draft: Draft, seat: int) -> None:
        """Draw back to a full rack while the bag lasts."""
        draw(draft, seat, draft.state.edition.rack - len(draft.state.seats[seat].rack))

    def overtime(self, state: State, minutes: int) -> int:
        """C10: a number of points for each begun minute."""
        return minutes * state.number("overtime")


def no_play_left(state: State, facts: Facts) -> bool:
    """Whether it is proven that nobody can lay anything: the bag is empty, all racks are known, and none has a play."""
    if state.bag or not state.racks_known:
        return False
    return all(facts.can_play(state, seat) is False for seat in state.active)
