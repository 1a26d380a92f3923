"""Scrabble by the printed sheets (rules S0–S18, docs/rules/scrabble.md)."""

from __future__ import annotations

from collections.abc import Mapping

from rekje.board.crossword.squares import CrosswordFacts
from rekje.games.base import COMMON_NEWS, Draft, Ending, Facts, moment
from rekje.games.crossword.game import COMMON_FLAWS, CrosswordGame, edition_facts, no_play_left
from rekje.games.drawing import missing_tiles
from rekje.games.options import COMMON, Option, with_more
from rekje.games.playout import EndRules, PlayoutRules
from rekje.model.commands import Exchange
from rekje.model.edition import Edition, OptionValue, Premium
from rekje.model.event import Event
from rekje.model.events import Config, Exchanged, LotDrawn, Passed, PlayLaid
from rekje.model.problems import Flaw, Refusal
from rekje.model.state import State
from rekje.model.tiles import UNKNOWN, Tiles, join_tiles, split_tiles

ALL_TILES_BONUS = 50
CHALLENGE_BONUSES = ("bonus-5", "bonus-10", "bonus-5-word", "bonus-10-word")
DRY_ROUNDS = 3


def pass_rounds(edition: Edition) -> int:
    """How many rounds of passes end a game of this edition while tiles are in the bag (S9)."""
    return int(edition.rules.get("pass_rounds", 2))


def most_passes(state: State) -> int:
    """How many passes in succession end the game (S9)."""
    return len(state.active) * (pass_rounds(state.edition) if state.bag else 1)


class Scrabble(CrosswordGame):
    """Scrabble: 15×15 board, racks of 7."""

    id = "scrabble"
    sheet: Mapping[str, OptionValue] = {"judging": "challenge"}
    seats = (2, 4)
    out_rule = "S9"
    stop_rule = "S18"
    draw_rule = "S2"
    shuffle_rule = "S0"
    options = (
        *with_more(COMMON, "challenge_penalty", CHALLENGE_BONUSES),
        Option("going_out", "choice", "both", ("both", "double"), modern=("double",)),
        Option("lookup", "bool", True, off_when=("judging", "challenge")),
        Option("prove_end", "bool", True),
        Option("blank_on_dark_red", "choice", "trebled", ("doubled", "trebled")),
        Option("y_is_ij", "bool", False),
    )
    edition_rules = (
        Option("pass_rounds", "choice", "2", tuple("123456789")),
        Option("exchange_bag", "int", 0),
    )
    flaws: Mapping[str, str] = {
        **COMMON_FLAWS,
        "play-blank-unnamed": "S6",
        "play-first-short": "S1",
        "play-first-covers": "S1",
        "play-nothing-laid": "S3",
        "play-empty": "S3",
        "play-not-whole": "S3",
        "play-apart": "S4",
        "play-no-word": "S8",
        "exchange-nothing": "S7",
        "exchange-bag": "S7",
        "exchange-which": "S7",
        "exchange-rack": "C8",
    }

    news_rules: Mapping[type[Event] | str, str] = {
        **COMMON_NEWS,
        LotDrawn: "S0",
        PlayLaid: "S11",
        "play": "S11",
        "all-tiles": "S17",
        Exchanged: "S7",
        "exchange": "S7",
        Passed: "S7",
        "pass": "S7",
    }

    def __init__(self) -> None:
        self.handlers = {"play": self.play, "exchange": self.exchange, "pass": self.pass_turn}

    def premium_rule(self, premium: Premium) -> str:
        """S12: letters; S13: words."""
        if premium.word > 1:
            return "S13"
        return "S12" if premium.letter > 1 else ""

    def doubles_rests(self, config: Config) -> bool:
        """S18: by option, as in tournaments."""
        return config.options.get("going_out") == "double"

    def make_facts(self, edition: Edition, options: Mapping[str, OptionValue]) -> CrosswordFacts:
        """S1 (two tiles, centre covered) and S11–S17 as facts. S15 limits the word factor for a blank."""
        return edition_facts(
            edition,
            scoring="words",
            bonus=(*[0] * edition.rack, ALL_TILES_BONUS),
            start_rule="covers",
            first_min=2,
            blank_word_most=2 if options["blank_on_dark_red"] == "doubled" else 9,
        )

    def exchange(self, draft: Draft, command: Exchange) -> Refusal | None:
        """S7: the new tiles are drawn first, then the old ones are mixed into the bag."""
        state = draft.state
        given = self._given(state, command)
        if isinstance(given, Flaw):
            return self.refuse(given)
        drawn, cursor = draft.facts.draw(state, len(given))
        draft.emit(Exchanged(command.seat, join_tiles(given), join_tiles(drawn), cursor, moment(state, command)))
        return None

    def _given(self, state: State, command: Exchange) -> Tiles | Flaw:
        rack = state.seats[command.seat].rack
        if command.tiles is not None:
            given = split_tiles(command.tiles)
            if foreign := next((tile for tile in given if not state.letter_set.knows(tile)), None):
                return Flaw("play-unknown-tile", {"tile": join_tiles((foreign,))})
        elif command.count == len(rack):
            given = rack
        elif state.config.known:
            return Flaw("exchange-which")
        else:
            given = (UNKNOWN,) * min(command.count or 0, len(rack) + 1)
        if not given:
            return Flaw("exchange-nothing")
        if len(given) > len(rack):
            return Flaw("exchange-rack", {"most": len(rack)})
        if UNKNOWN not in given and (flaw := missing_tiles(state, command.seat, given)):
            return flaw
        least = max(len(given), self.least_in_bag(state.edition))
        if least > state.bag:
            return Flaw("exchange-bag", {"least": least, "bag": state.bag})
        return given

    def least_in_bag(self, edition: Edition) -> int:
        """S7: as many tiles as are exchanged, or the edition's number."""
        return max(1, int(edition.rules.get("exchange_bag", 0)))

    def ending(self, state: State, facts: Facts) -> Ending | None:
        """S9: a seat is out and the bag is empty; rounds of passes; rounds without a play; no play left."""
        for seat in state.active:
            if self.goes_out(state, seat):
                return Ending("out", "S9", seat)
        if state.passes >= most_passes(state):
            return Ending("passes", "S9")
        if state.dry >= DRY_ROUNDS * len(state.active):
            return Ending("dry", "S9")
        if state.option("prove_end") and state.option("judging") != "agree" and no_play_left(state, facts):
            return Ending("no-play", "S9")
        return None

    def pass_ends(self, state: State) -> bool:
        """S9: it is the last of the rounds of passes, or of those without a play. A play that can still be taken back
        stands then."""
        last = state.passes + 1 >= most_passes(state) or state.dry + 1 >= DRY_ROUNDS * len(state.active)
        return last and state.pending is None

    def playout(self, config: Config) -> PlayoutRules:
        """S7 (exchange), S9 (the end) and S18 (settling), for the core."""
        return PlayoutRules(
            seats=len(config.seats),
            exchange_min=self.least_in_bag(config.edition),
            pass_rounds=pass_rounds(config.edition),
            pass_rounds_empty=1,
            scoreless_rounds=DRY_ROUNDS,
            prove_end=bool(config.options["prove_end"]) and config.options["judging"] != "agree",
            subtract_rest=True,
            out_gains=True,
            out_doubles=self.doubles_rests(config),
            rack=config.edition.rack,
        )

    def end_rules(self, edition: Edition) -> EndRules:
        """S9 and S18 for two players: a round of passes ends the game, and the player who goes out gains the value of
        the other's tiles. With ``double`` the difference is the same."""
        return EndRules(passes=2, subtract_rest=True, out_times=1, out_bonus=0)

    def passes_left(self, state: State) -> int:
        """S9: the rounds without a tile laid may end the game earlier."""
        return min(super().passes_left(state), DRY_ROUNDS * len(state.active) - state.dry)

    def settlement(self, state: State, ending: Ending) -> list[int]:
        """S18: each seat loses the value of its tiles. The seat that went out gains what the others lost, except those
        that left (C5). With ``double`` it gains twice that, and the others lose nothing."""
        held = [state.letter_set.worth(seat.rack) for seat in state.seats]
        adjustments = [-n for n in held]
        if ending.out is None:
            return adjustments
        gain = sum(held[seat] for seat in state.active)
        if self.doubles_rests(state.config):
            adjustments = [-n if seat.resigned else 0 for n, seat in zip(held, state.seats, strict=True)]
            gain *= 2
        adjustments[ending.out] += gain
        return adjustments
