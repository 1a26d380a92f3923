"""A player for games with written words. It weighs what its turn leaves to the others."""

from __future__ import annotations

from collections.abc import Sequence

from rekje.board.path.paths import Piece
from rekje.games.path.order import dry_now
from rekje.games.path.turns import in_first_round
from rekje.games.path.words import letters_held, paper_of
from rekje.model.families import AnyCommand
from rekje.model.path.commands import Free, LayToken, Place
from rekje.model.sizes import face_of, size_of
from rekje.players.path.material import token_lays
from rekje.players.path.ports import PaperKnowledge
from rekje.players.path.turns import PathPlayer
from rekje.players.ports import Candidate
from rekje.referee.view import Seen

CONSIDERED = 20
"""The number of lays that it examines."""
BLOCKS = 15
"""The number of ways to lay its blank token that it examines."""
AHEAD = 3
"""The number of turns that it looks ahead, of all seats together."""
BLOCKED = 3
"""The number of the next seat's best lays that it may block."""
A_GAME = 1000.0
"""The worth of winning the game: more than any act in it."""
A_LETTER = 0.5
"""The worth of keeping a letter for later, as a share of the best lay. On a fuller board a letter makes more words."""


class Weigher(PathPlayer):
    """Takes the lay with the largest gain of its own less the gain of the others. It lays its blank token if that harms
    the others more than a lay would gain. A token that ends the game is worth the whole game (L19)."""

    def lay(self, view: Seen, seat: int, knowledge: PaperKnowledge) -> AnyCommand | None:
        """The best lay, or a blank token if that is better."""
        lays = knowledge.plays(view, seat, self.level)[:CONSIDERED]
        if not lays:
            return None
        blocks = [Candidate(block, 0, 0, 0) for block in self._blocks(view, seat, knowledge)]
        acts, kept = [*lays, *blocks], A_LETTER * lays[0].score + ends_without_a_word(view, seat)
        besides = [0.0] * len(lays) + [kept] * len(blocks)
        return self.best_act(view, seat, knowledge, acts, besides).command

    def best_act(
        self,
        view: Seen,
        seat: int,
        knowledge: PaperKnowledge,
        acts: Sequence[Candidate],
        besides: Sequence[float],
    ) -> Candidate:
        """The act with the highest worth, what each is worth ``besides`` included."""
        worth = act_values(view, seat, self.level, knowledge, acts)
        ranked = zip(acts, worth, besides, strict=True)
        return max(ranked, key=lambda one: one[1] + one[2])[0]

    def _blocks(self, view: Seen, seat: int, knowledge: PaperKnowledge) -> list[LayToken]:
        """Ways to lay a blank token, if the seat may, on squares that the next seat's best lays need."""
        if not any(one.seat == seat and "blank" in one.commands for one in view.awaiting):
            return []
        places = self._next_places(view, seat, knowledge)
        lays = [lay for lay in token_lays(view, seat) if any(_token(lay).overlaps(place) for place in places)]
        step = -(-len(lays) // BLOCKS) or 1
        return lays[::step]

    def _next_places(self, view: Seen, seat: int, knowledge: PaperKnowledge) -> list[Piece]:
        """Where the next seat would lay its letters, as the board is now."""
        after = next((other for other in order_after(view, seat)), seat)
        plays = knowledge.plays(view, after, self.level)[:BLOCKED]
        tiles = (tile for play in plays if isinstance(play.command, Place) for tile in play.command.tiles)
        return [Piece(tile.tile, *tile.at, *tile.size) for tile in tiles]

    def lay_token(self, view: Seen, seat: int, knowledge: PaperKnowledge) -> LayToken | None:
        """The blank token that leaves the least to the others."""
        blocks = self._blocks(view, seat, knowledge) or list(token_lays(view, seat))[:BLOCKS]
        acts = [Candidate(block, 0, 0, 0) for block in blocks]
        ranked = zip(blocks, act_values(view, seat, self.level, knowledge, acts), strict=True)
        return max(ranked, key=lambda pair: pair[1], default=(None, 0.0))[0]

    def letter_to_give(self, view: Seen, seat: int, knowledge: PaperKnowledge) -> str | None:
        """The letter that is of the least use to the others."""
        held = list(dict.fromkeys(letters_held(view, seat)))
        acts = [Candidate(Free(seat=seat, tile=face_of(tile), size=size_of(tile)), 0, 0, 0) for tile in held]
        ranked = zip(held, act_values(view, seat, self.level, knowledge, acts), strict=True)
        return max(ranked, key=lambda pair: pair[1], default=(None, 0.0))[0]


def act_values(
    view: Seen, seat: int, level: int | None, knowledge: PaperKnowledge, acts: Sequence[Candidate]
) -> list[float]:
    """The worth of each act for a seat in the next turns: its own gains, less the average gain of the others."""
    order = [seat, *order_after(view, seat)]
    others = max(1, len(order) - 1)
    signs = [1.0 if n % len(order) == 0 else -1 / others for n in range(AHEAD + 1)]
    lines = knowledge.ahead(view, seat, level, acts, AHEAD)
    return [sum(sign * gain for sign, gain in zip(signs, line, strict=True)) for line in lines]


def ends_without_a_word(view: Seen, seat: int) -> float:
    """The worth for a seat of making no word in its turn. If that ends the game (L19), it is the whole game, won by the
    seat that leads. A seat that would share the win plays on."""
    paper = paper_of(view)
    before = dry_now(view) if paper.window else paper.dry
    if in_first_round(view) or len(before) + 1 < len(view.active):
        return 0.0
    others = [view.seats[other].score for other in view.active if other != seat]
    return A_GAME if others and view.seats[seat].score > max(others) else -A_GAME


def order_after(view: Seen, seat: int) -> list[int]:
    """The other seats in the order of their turns."""
    count = len(view.seats)
    return [(seat + n) % count for n in range(1, count) if (seat + n) % count in view.active]


def _token(lay: LayToken) -> Piece:
    return Piece("", *lay.at, *lay.size)
