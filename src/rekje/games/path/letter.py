"""Letter by the printed sheet (rules L1–L20, docs/rules/letter.md): tiles of many sizes, words written down, knocks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from rekje.board.path.paths import Piece
from rekje.games.base import COMMON_NEWS, Draft, Ending, refuse_minutes
from rekje.games.options import COMMON, Option
from rekje.games.path.evolve import EVOLVES
from rekje.games.path.lays import PathLays
from rekje.games.path.naming import Naming, dropped
from rekje.games.path.placing import no_place
from rekje.games.path.preview import emit_lay_preview, idle_letters
from rekje.games.path.word_scores import letters_used, scores_of, spelled
from rekje.games.path.words import Paper, paper_of, piece
from rekje.model.edition import Edition, OptionValue
from rekje.model.event import Event
from rekje.model.events import Config, LotDrawn, Passed, Setup
from rekje.model.families import AnyCommand, AnyEvent
from rekje.model.path.commands import Claim, Free, Knock, Place, Swap
from rekje.model.path.events import (
    ActStruck,
    Claimed,
    DiceThrown,
    KnockBid,
    KnockMade,
    LetterFreed,
    LetterOwed,
    Named,
    PassedOver,
    Placed,
    TokenLaid,
)
from rekje.model.problems import Dropped, FormError, Refusal
from rekje.model.seats import by_seat
from rekje.model.sizes import face_of, parse_size, sized
from rekje.model.squares import Square, parse_square
from rekje.model.state import State
from rekje.model.tiles import BLANK, Tile, split_tiles

COMMON_HERE = ("judging", "challenge_penalty", "more_time", "places", "sheet_words", "offensive")


class Letter(PathLays):
    """Letters of 1 to 9 squares on a squared board. A player who reads a new word on it writes it down."""

    id = "letter"
    sheet: Mapping[str, OptionValue] = {"judging": "agree"}
    seats = (1, 6)
    out_rule = "L19"
    stop_rule = "L19"
    draw_rule = "L1"
    shuffle_rule = "L1"
    time_rule = "L13"
    own_type = Paper
    begins_in_turn = True
    settles_racks = False
    options = (
        *(Option("places", "bool", True) if o.name == "places" else o for o in COMMON if o.name in COMMON_HERE),
        Option("glass", "seconds", None),
        Option("knock_window", "int", 5),
        Option("scoring", "choice", "words", ("words", "letters", "bonus", "distinct")),
        Option("turning", "bool", False),
        Option("blank_touches", "bool", True),
        Option("solo", "choice", "none", ("none", "1", "2")),
        Option("solo_letters", "int", 0),
        Option("solo_time", "seconds", None),
    )
    edition_rules = (
        Option("error_frees", "choice", "own", ("own", "both")),
        Option("counts_distinct", "bool", False),
    )
    flaws: Mapping[str, str] = {
        "paper-no-word": "C1",
        "paper-off-board": "C7",
        "paper-taken": "C7",
        "paper-on-token": "C7",
        "play-unknown-tile": "C8",
        "play-box": "C8",
        "paper-not-held": "C8",
        "paper-not-free": "C8",
        "paper-no-letter": "C8",
        "paper-no-token": "C8",
        "paper-size-gone": "L1",
        "paper-drawn-enough": "L1",
        "paper-size": "L3",
        "paper-first-one": "L4",
        "paper-first-instead": "L4",
        "paper-choose-first": "C6",
        "paper-others-choose": "C6",
        "paper-apart": "L5",
        "paper-one-own": "L5",
        "paper-nothing-laid": "L5",
        "paper-no-new-word": "L5",
        "paper-unused": "L5",
        "paper-no-claim": "L5",
        "paper-claim-first": "L5",
        "paper-short": "L6",
        "paper-not-readable": "L6",
        "paper-tile-twice": "L6",
        "paper-again": "L7",
        "paper-unused-free": "L9",
        "paper-no-swap": "L11",
        "paper-token-apart": "L12",
        "paper-knock-turn": "L14",
        "paper-knock-after": "L14",
        "paper-knock-late": "L15",
        "paper-knock-barred": "L16",
        "paper-dice-now": "L15",
        "paper-dice-throws": "L15",
        "paper-dice-order": "L15",
        "paper-dice-other": "L15",
    }

    news_rules: Mapping[type[Event] | str, str] = {
        **COMMON_NEWS,
        LotDrawn: "L1",
        Placed: "L5",
        "place": "L5",
        Claimed: "L5",
        "claim": "L5",
        LetterOwed: "L8",
        LetterFreed: "L8",
        "free": "L8",
        ActStruck: "L10",
        "struck": "L10",
        TokenLaid: "L12",
        "blank": "L12",
        "time-up": "L13",
        KnockBid: "L14",
        DiceThrown: "L15",
        KnockMade: "L16",
        "knock": "L16",
        PassedOver: "L18",
        Passed: "L8",
        "pass": "L8",
    }

    def __init__(self) -> None:
        self.handlers = {
            "draw": self.draw,
            "place": self.place,
            "claim": self.claim,
            "free": self.free,
            "blank": self.lay_token,
            "swap": self.swap,
            "knock": self.knock,
            "pass": self.pass_turn,
            "accept": self.accept,
            "vote": self.vote,
            "challenge": self.challenge,
        }
        self.evolves = EVOLVES

    # The box

    def box(self, edition: Edition) -> Mapping[Tile, int]:
        """All letters in their sizes, and the blank tokens."""
        letters = Counter(sized(face, parse_size(size)) for face, sizes in edition.sizes.items() for size in sizes)
        return letters + Counter(sized(BLANK, parse_size(size)) for size in edition.tokens)

    def knows(self, edition: Edition, tile: Tile) -> bool:
        """A letter or a token, with or without its size."""
        face = face_of(tile)
        return face == BLANK or face in edition.letters

    def check_edition(self, edition: Edition) -> None:
        """L3: raise `FormError` unless there is a board, and tiles with sizes."""
        if not edition.board or not edition.sizes:
            raise FormError("paper-edition", edition=edition.name)

    def check_setup(self, edition: Edition, setup: Setup, seats: int) -> None:
        """Raise `FormError` unless tiles lie inside the board and don't overlap."""
        super().check_setup(edition, setup, seats)
        lying: list[Piece] = []
        for name, tile in setup.tiles.items():
            here = piece(parse_square(name), split_tiles(tile)[0])
            if no_place(edition, here, lying):
                raise FormError("paper-setup-tile", tile=tile, square=name)
            lying.append(here)

    def check_form(self, command: AnyCommand, seats: int) -> None:
        """Raise `FormError` unless words are in tile notation, a lay names either one letter or a list, and dice are of
        existing seats."""
        if isinstance(command, Place):
            single = [part is not None for part in (command.tile, command.at, command.size)]
            if any(single) != all(single) or (any(single) and command.tiles):
                raise FormError("paper-one-or-list")
        for text in _tiles_and_words(command):
            split_tiles(text)
        refuse_minutes(command)
        if isinstance(command, Knock):
            by_seat(command.dice or {}, seats)

    def most_held(self, edition: Edition) -> int:
        """Nobody holds more than the whole box."""
        return sum(self.box(edition).values())

    def open_racks(self, config: Config) -> bool:
        """L1: letters lie open."""
        return True

    def fresh(self, config: Config) -> Paper:
        """The state at the start: no words. The first round is over if the setup has tiles."""
        begun = bool(config.setup and config.setup.tiles)
        return Paper(opened=tuple(range(len(config.seats))) if begun else ())

    def tried(self, state: State) -> State:
        """The same state. Words are judged one by one here, so a preview leaves out invalid words as a turn does."""
        return state

    def emit_preview(self, draft: Draft, command: AnyCommand) -> Refusal | None:
        """Emit the preview of a lay. It also shows words with which the lay would be refused."""
        if isinstance(command, Place | Swap | Claim | Knock):
            return emit_lay_preview(self, draft, command)
        return super().emit_preview(draft, command)

    def lacking(self, state: State, event: AnyEvent) -> tuple[Square, ...]:
        """L5, L9: the laid letters through which no named new word runs."""
        return idle_letters(state, event) if isinstance(event, Placed) else ()

    # Words and points

    def named(self, state: State, seat: int, naming: Naming) -> tuple[tuple[Named, ...], tuple[Dropped, ...], int]:
        """The words that a seat would write down with their scores, those that don't count, and the points."""
        words = [spelled(word) for word, _ in naming.good]
        scores = scores_of(str(state.option("scoring")), words, letters_used(paper_of(state), seat))
        pairs = zip(naming.good, scores, strict=True)
        good = tuple(Named(word, path, score) for (word, path), score in pairs)
        return good, dropped(naming.bad, self.flaws), sum(scores)

    def offered(self, edition: Edition, option: Option) -> tuple[str, ...]:
        """L19: scoring by different letters is offered only with editions whose sheet has it."""
        values = super().offered(edition, option)
        kept = option.name != "scoring" or edition.rules.get("counts_distinct") is True
        return values if kept else tuple(value for value in values if value != "distinct")

    def winners(self, state: State, ending: Ending, scores: Sequence[int]) -> tuple[int, ...]:
        """The seats with the best score. A tie is broken by the sum of letters; if that is the score, by the number of
        words (L19). A player alone who has left wins nothing (C5)."""
        words, letters = Counter[int](), Counter[int]()
        for written in paper_of(state).written:
            words[written.seat] += 1
            letters[written.seat] += len(written.tiles)
        ties = words if state.option("scoring") == "letters" else letters
        best = max(((scores[seat], ties[seat]) for seat in state.active), default=None)
        return tuple(seat for seat in state.active if (scores[seat], ties[seat]) == best)

    def settlement(self, state: State, ending: Ending) -> list[int]:
        """L19: letters left cost nothing."""
        return [0] * len(state.seats)

    def refill(self, draft: Draft, seat: int) -> None:
        """Nothing is drawn after the drawing phase (L1)."""

    def goes_out(self, state: State, seat: int) -> bool:
        """L18: a seat without letters stays in the game."""
        return False

    def overtime(self, state: State, minutes: int) -> int:
        """There is no game clock."""
        return 0


def _tiles_and_words(command: AnyCommand) -> Iterator[str]:
    """The parts of a command that are in tile notation."""
    if isinstance(command, Place | Claim | Swap | Knock):
        yield from command.words or ()
    if isinstance(command, Place | Swap):
        yield from (tile.tile for tile in command.tiles)
    if isinstance(command, Place | Swap | Free):
        yield command.tile or ""
