"""Woordenspel / Jeu de mots by the printed sheet (rules W1–W9, docs/rules/woordenspel.md)."""

from __future__ import annotations

from collections.abc import Mapping

from rekje.board.crossword.squares import CrosswordFacts
from rekje.games.base import COMMON_NEWS, CanPlay, Draft, Ending, Facts
from rekje.games.crossword.game import COMMON_FLAWS, CrosswordGame, edition_facts, no_play_left
from rekje.games.drawing import first_out
from rekje.games.options import COMMON, Option
from rekje.games.playout import EndRules, PlayoutRules
from rekje.lexicon.folding import Digraph
from rekje.model.commands import Buy
from rekje.model.edition import Edition, OptionValue, Premium
from rekje.model.event import Event
from rekje.model.events import Bought, Config, LotDrawn, Passed, PlayLaid
from rekje.model.problems import Flaw, Refusal
from rekje.model.state import State
from rekje.model.tiles import UNKNOWN, Tiles, join_tiles, split_tiles

MOST_BOUGHT = 3
OUT_BONUS = 25
MOST_SEARCHED = 31
"""The largest rack that a search accepts. The rules set no limit, because a seat may buy in any number of turns."""


class Woordenspel(CrosswordGame):
    """16×16 board, racks of 10, no blanks, no refill: tiles are bought, and only the tiles laid score."""

    id = "woordenspel"
    sheet: Mapping[str, OptionValue] = {"judging": "agree"}
    seats = (2, 6)
    out_rule = "W9"
    draw_rule = "W5"
    shuffle_rule = "W2"
    stop_rule = "W9"
    out_bonus = OUT_BONUS
    refills = False
    options = (
        *COMMON,
        Option("lookup", "bool", True, off_when=("judging", "challenge")),
        Option("prove_end", "bool", True),
        Option("first_word", "choice", "begins", ("begins", "covers")),
        Option("buy_when", "choice", "claimed", ("claimed", "proven")),
    )
    edition_rules = (Option("ij", "choice", "IJ", ("IJ", "Y")),)
    flaws: Mapping[str, str] = {
        **COMMON_FLAWS,
        "play-blank-unnamed": "C8",
        "play-first-short": "W3",
        "play-first-covers": "W3",
        "play-first-begins": "W3",
        "play-nothing-laid": "W4",
        "play-empty": "W4",
        "play-not-whole": "W4",
        "play-apart": "W4",
        "play-no-word": "W6",
        "play-no-word-ij": "W6",
        "buy-nothing": "W5",
        "buy-too-many": "W5",
        "buy-lid": "W5",
        "buy-can-play": "W5",
    }

    news_rules: Mapping[type[Event] | str, str] = {
        **COMMON_NEWS,
        LotDrawn: "W2",
        PlayLaid: "W7",
        "play": "W7",
        Bought: "W5",
        "buy": "W5",
        Passed: "W5",
        "pass": "W5",
    }

    def __init__(self) -> None:
        self.handlers = {"play": self.play, "buy": self.buy, "pass": self.pass_turn}

    def premium_rule(self, premium: Premium) -> str:
        """W8."""
        return "W8" if max(premium.letter, premium.lay) > 1 else ""

    def make_facts(self, edition: Edition, options: Mapping[str, OptionValue]) -> CrosswordFacts:
        """W3 (four tiles, from a yellow square), W7 and W8 as facts."""
        return edition_facts(
            edition,
            scoring="tiles",
            bonus=(0,) * (MOST_SEARCHED + 1),
            start_rule="begins" if options["first_word"] == "begins" else "covers",
            first_min=4,
            blank_word_most=1,
            most_held=MOST_SEARCHED,
        )

    def digraph(self, edition: Edition, options: Mapping[str, OptionValue]) -> Digraph:
        """W1: in Dutch, Y stands for IJ."""
        return "y" if edition.rules.get("ij") == "Y" else super().digraph(edition, options)

    def refill(self, draft: Draft, seat: int) -> None:
        """W5 (our reading): tiles are only bought, never drawn."""

    def buy(self, draft: Draft, command: Buy) -> Refusal | None:
        """W5: at most three tiles in a turn, while the lid has any; the turn goes on."""
        state = draft.state
        told = None if command.tiles is None else split_tiles(command.tiles)
        count = len(told) if told is not None else 1 if command.count is None else command.count
        flaw = self._may_buy(draft, command.seat, count) or self._not_in_lid(state, told)
        if flaw:
            return self.refuse(flaw)
        drawn, cursor = draft.facts.draw(state, count)
        tiles = told if told is not None and not state.config.known else drawn
        draft.emit(Bought(command.seat, join_tiles(tiles), cursor))
        return None

    def word_flaw(self, state: State, facts: Facts, unknown: tuple[Tiles, ...]) -> Flaw:
        """W6. If the only fault is an ij laid as I and J, the flaw says so (W1)."""
        for word in unknown if self.digraph(state.edition, state.config.options) == "y" else ():
            laid = _ij_as_y(word)
            if laid != word and facts.is_word(laid):
                return Flaw("play-no-word-ij", {"word": join_tiles(word), "laid": join_tiles(laid)})
        return super().word_flaw(state, facts, unknown)

    def most_held(self, edition: Edition) -> int:
        """W5: a seat may buy in every turn, so only the box limits a rack."""
        return edition.letter_set.box().total()

    def buyable(self, state: State, seat: int, facts: CanPlay) -> int:
        """W5: three in a turn, as far as the lid has tiles. If ``buy_when`` is ``proven``, none while the seat has
        a play."""
        turn = state.turn
        bought = turn.bought if turn and turn.seat == seat and not turn.over else 0
        count = max(0, min(MOST_BOUGHT - bought, state.bag))
        proven = state.option("buy_when") == "proven"
        return 0 if count and proven and facts.can_play(state, seat) else count

    def pass_ends(self, state: State) -> bool:
        """W9 (b): the others have just passed, and nothing was bought in this turn. A play that can still be taken back
        stands then."""
        bought = state.turn is not None and not state.turn.over and state.turn.bought > 0
        return state.pending is None and not bought and state.passes + 1 >= len(state.active)

    def rehearsal(self, config: Config) -> PlayoutRules:
        """W5 and W9, with every seat buying as much as it may when its turn begins."""
        return PlayoutRules(
            seats=len(config.seats),
            exchange_min=1,
            pass_rounds=1,
            pass_rounds_empty=1,
            scoreless_rounds=1,
            prove_end=False,
            subtract_rest=True,
            out_gains=False,
            rack=config.edition.rack,
            buys=MOST_BOUGHT,
            out_bonus=OUT_BONUS,
        )

    def _may_buy(self, draft: Draft, seat: int, count: int) -> Flaw | None:
        state = draft.state
        assert state.turn is not None
        if count < 1:
            return Flaw("buy-nothing")
        if state.turn.bought + count > MOST_BOUGHT:
            return Flaw("buy-too-many", {"most": MOST_BOUGHT, "bought": state.turn.bought})
        if count > state.bag:
            return Flaw("buy-lid", {"count": count, "bag": state.bag})
        if state.option("buy_when") == "proven" and draft.facts.can_play(state, seat):
            return Flaw("buy-can-play")
        return None

    def _not_in_lid(self, state: State, told: Tiles | None) -> Flaw | None:
        """The flaw if an open record tells tiles bought that the box can't still hold."""
        if told is None or state.config.known:
            return None
        for tile in told:
            if tile == UNKNOWN or told.count(tile) > state.unseen[tile]:
                return Flaw("play-box", {"tile": join_tiles((tile,))})
        return None

    def ending(self, state: State, facts: Facts) -> Ending | None:
        """W9: a seat is out and the lid is empty (a); nobody lays or buys any more (b)."""
        empty = [seat for seat in state.active if not state.seats[seat].rack]
        if not state.bag and (out := first_out(state, empty)) is not None:
            return Ending("out", "W9", out)
        if state.passes >= len(state.active):
            return Ending("passes", "W9")
        if state.option("prove_end") and state.option("judging") != "agree" and no_play_left(state, facts):
            return Ending("no-play", "W9")
        return None

    def end_rules(self, edition: Edition) -> EndRules:
        """W9 for two players once nothing is left to buy: the player who is out gains 25, and nothing for the other's
        tiles."""
        return EndRules(passes=2, subtract_rest=True, out_times=0, out_bonus=OUT_BONUS)

    def settlement(self, state: State, ending: Ending) -> list[int]:
        """W9: each seat loses the value of its tiles. The seat that was out first gains 25."""
        adjustments = [-state.letter_set.worth(seat.rack) for seat in state.seats]
        if ending.out is not None:
            adjustments[ending.out] += OUT_BONUS
        return adjustments


def _ij_as_y(word: Tiles) -> Tiles:
    """A word with Y wherever I and J lie together (W1)."""
    return split_tiles(join_tiles(word).replace("IJ", "Y"))
