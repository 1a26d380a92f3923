"""Koning by the printed sheet (rules K1–K13, docs/rules/koning.md): words as snakes, their length moves a king."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rekje.board.grid import GRIDS
from rekje.board.walk.find import find_walk
from rekje.board.walk.walk import LIES_THERE, Walk, WalkTable, check_walk
from rekje.games.base import COMMON_NEWS, BareTable, Draft, Ending, Facts, moment, refuse_minutes
from rekje.games.drawing import draw
from rekje.games.options import COMMON, Option
from rekje.games.walk.choices import Opening
from rekje.games.walk.heap import EVOLVES, Heap, all_passed, changes, heap_of, kings, passed_lately, used_for
from rekje.games.walk.race_rules import RaceRules
from rekje.games.walk.secret_opening import SecretOpening
from rekje.games.walk.track import END, free_place
from rekje.model.commands import Pass, Play
from rekje.model.edition import Edition
from rekje.model.event import Event
from rekje.model.events import Config, LotDrawn, Passed, PlayLaid, Setup, WordScore
from rekje.model.families import AnyCommand
from rekje.model.problems import Flaw, FormError, Refusal
from rekje.model.seats import by_seat
from rekje.model.squares import Square, check_square, parse_square, square_name
from rekje.model.state import State
from rekje.model.tiles import BLANK, Tiles, join_tiles, split_tiles
from rekje.model.walk.commands import Open
from rekje.model.walk.events import ChoicesShown
from rekje.model.work import Work

DRAWN = 2
FARTHEST = 999


class Koning(SecretOpening):
    """Tiles on the bare table, a track of 60 places, racks of 10 that grow and shrink."""

    id = "koning"
    seats = (2, 6)
    out_rule = "K13"
    stop_rule = "K13"
    draw_rule = "K5"
    shuffle_rule = "K1"
    youngest_matters = True
    race = True
    own_type = Heap
    options = (
        *(Option("overtime", "int", 1) if option.name == "overtime" else option for option in COMMON),
        Option("open_tiles", "bool", True),
        Option("blank", "choice", "fixed", ("fixed", "free")),
        Option("finish", "choice", "reach", ("reach", "pass")),
        Option("grid", "choice", "square", tuple(GRIDS)),
    )
    flaws: Mapping[str, str] = {
        "walk-others-choice": "C6",
        "walk-taken": "C7",
        "walk-empty": "C7",
        "play-unknown-tile": "C8",
        "play-not-held": "C8",
        "play-rack-short": "C8",
        "play-box": "C8",
        "walk-gap-opening": "K3",
        "walk-length": "K6",
        "walk-gap": "K6",
        "walk-none": "K6",
        "walk-give-path": "K6",
        "walk-nothing-new": "K7",
        "walk-apart": "K7",
        "walk-same-tile": "K8",
        "walk-unnamed": "K9",
        "walk-no-word": "K10",
        "walk-again": "K10",
        "walk-blank-unnamed": "K11",
        "walk-blank-twice": "K11",
        "walk-blanks-touch": "K11",
    }

    news_rules: Mapping[type[Event] | str, str] = {
        **COMMON_NEWS,
        ChoicesShown: "K2",
        LotDrawn: "K2",
        PlayLaid: "K4",
        "play": "K4",
        Passed: "K5",
        "pass": "K5",
    }

    def __init__(self) -> None:
        self.handlers = {"open": self.open, "play": self.play, "pass": self.pass_turn}
        self.evolves = EVOLVES

    def check_edition(self, edition: Edition) -> None:
        """K3: raise `FormError` for an edition with a board."""
        if edition.board:
            raise FormError("walk-edition-board", edition=edition.name)

    def check_setup(self, edition: Edition, setup: Setup, seats: int) -> None:
        """Raise `FormError` unless kings stand on different places of the track (K12), and squares are within
        bounds."""
        kings = [place or 0 for place in by_seat(setup.kings or setup.scores, seats)]
        on_track = [place for place in kings if place]
        if not all(0 <= place <= END for place in kings) or len(set(on_track)) < len(on_track):
            raise FormError("walk-setup-kings", end=END)
        for name in setup.tiles:
            if max(map(abs, parse_square(name))) > FARTHEST:
                raise FormError("walk-setup-square", square=name, most=FARTHEST)

    def check_form(self, command: AnyCommand, seats: int) -> None:
        """Raise `FormError` unless words are in tile notation, choices are of existing seats, and squares are within
        bounds."""
        if isinstance(command, Play):
            split_tiles(command.word)
        elif isinstance(command, Open):
            for word in by_seat(command.words, seats):
                split_tiles(word or "")
        refuse_minutes(command)
        if isinstance(command, Play | Open):
            for square in command.path or ():
                check_square(square)

    def most_held(self, edition: Edition) -> int:
        """K5: a rack grows if its seat lays one tile and draws two."""
        return sum(edition.letter_set.box().values())

    def open_racks(self, config: Config) -> bool:
        """K1: tiles may lie open."""
        return bool(config.options["open_tiles"])

    def bare_table(self, config: Config) -> BareTable:
        """K3, K4: a heap on the bare table, and the track beside it."""
        return BareTable(GRIDS[str(config.options["grid"])], END)

    def fresh(self, config: Config) -> Heap:
        """The game begins with its opening, unless tiles lie on the table already."""
        return Heap(None if config.setup and config.setup.tiles else Opening())

    def begin(self, draft: Draft) -> int | None:
        """K1: everybody draws 10 tiles."""
        state = draft.state
        if not state.config.setup:
            self.deal(draft)
        return None if heap_of(state).opening else draft.facts.first_seat()

    # K5–K11: a turn

    def turn_commands(self, state: State) -> tuple[str, ...]:
        """K5: with an empty rack and an empty pot a seat can only pass."""
        assert state.turn is not None
        return ("play", "pass") if state.bag or state.seats[state.turn.seat].rack else ("pass",)

    def ground(self, state: State, seat: int) -> WalkTable:
        """The tiles on the table and on the rack, the grid (K3), what a blank is (K11)."""
        grid = GRIDS[str(state.option("grid"))]
        return WalkTable(state.board, state.held(seat), grid, state.option("blank") == "free")

    def walk(
        self, state: State, seat: int, word: Tiles, path: Sequence[Square] | None, work: Work | None = None
    ) -> Walk | Flaw:
        """The walk that a seat means: along its path, or the one with the fewest new tiles (K6–K8, K10, K11)."""
        special = (LIES_THERE, BLANK)
        if unknown := next((t for t in word if t not in special and not state.letter_set.knows(t)), None):
            return Flaw("play-unknown-tile", {"tile": join_tiles((unknown,))})
        ground = self.ground(state, seat)
        if path is None:
            return find_walk(ground, word, used_for(state, word), work)
        return check_walk(ground, word, path, used_for(state, _read_off(state, word, path)))

    def play(self, draft: Draft, command: Play) -> Refusal | None:
        """Decide a word: how it is walked, whether it is valid, where the kings go."""
        walk = self.allowed(draft, command.seat, split_tiles(command.word), command.path)
        if isinstance(walk, Refusal):
            return walk
        self.lay(draft, command.seat, walk, moment(draft.state, command))
        return None

    def allowed(self, draft: Draft, seat: int, word: Tiles, path: Sequence[Square] | None) -> Walk | Refusal:
        """The walk of a word that may be laid, or the refusal. The word list is asked before a long search for a
        walk."""
        spelled = word and path is None and BLANK not in word and all(map(draft.state.letter_set.knows, word))
        if spelled and (refusal := self.judged(draft.state, draft.facts, [word])):
            return refusal
        walk = self.walk(draft.state, seat, word, path, draft.work)
        if isinstance(walk, Flaw):
            return self.refuse(walk)
        return self.judged(draft.state, draft.facts, [walk.word]) or walk

    def lay(self, draft: Draft, seat: int, walk: Walk, ms: int) -> None:
        """K4, K9: as many places as the word has letters."""
        word = join_tiles(walk.word)
        draft.emit(
            PlayLaid(
                seat=seat,
                at="",
                word=word,
                tiles={square_name(square): tile for square, tile in walk.new.items()},
                words=(WordScore(word, len(walk.word)),),
                score=len(walk.word),
                ms=ms,
                path=walk.squares,
                changes=changes(draft.state, seat, len(walk.word)),
            )
        )

    def pass_turn(self, draft: Draft, command: Pass) -> Refusal | None:
        """K5 (our reading): a pass is allowed, and the seat then draws nothing."""
        draft.emit(Passed(command.seat, moment(draft.state, command)))
        return None

    def refill(self, draft: Draft, seat: int) -> None:
        """K5: after the opening word draw up to 10 tiles; after every later word draw 2, however many were laid."""
        state = draft.state
        opening = heap_of(state).made[-1].opening
        count = state.edition.rack - len(state.seats[seat].rack) if opening else DRAWN
        draw(draft, seat, count, open=self.open_racks(state.config))

    # K12, K13: the kings

    def penalty(self, state: State, seat: int, points: int) -> int:
        """A king that goes back for an unfounded challenge must end on a free place (C2, K12)."""
        place = state.seats[seat].score
        return place - free_place(kings(state), seat, max(0, place - points))

    def goal(self, config: Config) -> int:
        """K13: the end of the track, or one place more."""
        return END if config.options["finish"] == "reach" else END + 1

    def race_rules(self, config: Config) -> RaceRules:
        """K5, K11, K13."""
        finish, free = str(config.options["finish"]), config.options["blank"] == "free"
        return RaceRules(config.edition.rack, DRAWN, self.goal(config), finish, free)

    def goes_out(self, state: State, seat: int) -> bool:
        """K13: its king has come home."""
        return heap_of(state).home == seat

    def ending(self, state: State, facts: Facts) -> Ending | None:
        """K13: a king has come home, or all seats have passed in succession."""
        home = heap_of(state).home
        if home is not None:
            return Ending("reached", "K13", home)
        return Ending("passes", "K13") if all_passed(state) else None

    def pass_ends(self, state: State) -> bool:
        """K13: all others have just passed."""
        return state.turn is not None and (passed_lately(state) | {state.turn.seat}).issuperset(state.active)

    def winners(self, state: State, ending: Ending, scores: Sequence[int]) -> tuple[int, ...]:
        """K13: the seat whose king came home, or else the foremost. A game that nobody could open is shared (K2)."""
        if ending.out is not None:
            return (ending.out,)
        return state.active if ending.reason == "no-opening" else super().winners(state, ending, scores)

    def settlement(self, state: State, ending: Ending) -> list[int]:
        """Kings stay where they are."""
        return [0] * len(state.seats)

    def overtime(self, state: State, minutes: int) -> int:
        """C10: in this game overtime costs passes, not places."""
        return 0

    def overrun(self, state: State, minutes: int) -> int:
        """C10: a number of passes for each begun minute."""
        return minutes * state.number("overtime")


def _read_off(state: State, word: Tiles, path: Sequence[Square]) -> Tiles:
    """A word with each ``.`` replaced by the letter on the table."""
    return tuple(
        state.board.get(square, face) if face == LIES_THERE else face for face, square in zip(word, path, strict=False)
    )
