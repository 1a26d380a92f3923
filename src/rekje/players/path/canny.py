"""A player for games with written words. It weighs what its turn leaves to the others."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from rekje.board.path.paths import Piece
from rekje.games.path.words import letters_held
from rekje.model.families import AnyCommand
from rekje.model.path.commands import Free, LayToken, Place, Swap
from rekje.model.sizes import face_of, size_of
from rekje.model.tiles import Tile
from rekje.players.base import open_commands
from rekje.players.path.material import token_lays
from rekje.players.path.ports import Continuation, PaperKnowledge
from rekje.players.path.standing import LAST_SHARE, spread_of, standing
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
A_LETTER = 0.5
"""The worth of keeping a letter for later, as a share of the best lay. On a fuller board a letter makes more words."""


KEPT = 0.2
"""What a letter is worth in the rest of the game counts by this share. It is learned from players who always lay for
the most words, and the turns thought ahead count much of it already."""


class Weigher(PathPlayer):
    """Takes the lay with the largest gain of its own less the gain of the others, and keeps the letters that will be
    worth more. It lays its blank token if that harms the others more than a lay would gain. A turn that ends the game
    is worth the whole game (L19), and a shared win a little less than a game that goes on."""

    weighs_kept = True

    def lay(self, view: Seen, seat: int, knowledge: PaperKnowledge) -> AnyCommand | None:
        """The best lay, or a blank token if that is better. Without a lay it is the blank token, or the letter given
        away, that is best."""
        lays = knowledge.plays(view, seat, self.level)[:CONSIDERED]
        waits = self._waits(view, seat, knowledge, lays)
        if not lays and not waits:
            return None
        kept = A_LETTER * lays[0].score if lays else 0.0
        besides = [-KEPT * spent for spent in letters_spent(view, seat, knowledge, lays)] + [kept] * len(waits)
        return self.best_act(view, seat, knowledge, [*lays, *waits], besides).command

    def _waits(self, view: Seen, seat: int, knowledge: PaperKnowledge, lays: Sequence[Candidate]) -> list[Candidate]:
        """The turns without a new word that it weighs: blank tokens, and the letters given away if there is no lay."""
        blocks = self._blocks(view, seat, knowledge)
        if not lays and "blank" in open_commands(view, seat):
            blocks = blocks or list(token_lays(view, seat))[:BLOCKS]
        given = [] if lays or "free" not in open_commands(view, seat) else letters_given(view, seat)
        waits: list[AnyCommand] = [*blocks, *given]
        return [Candidate(wait, 0, 0, 0) for wait in waits]

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
        if "blank" not in open_commands(view, seat):
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
        acts = [Candidate(given, 0, 0, 0) for given in letters_given(view, seat)]
        ranked = zip(held, act_values(view, seat, self.level, knowledge, acts), strict=True)
        return max(ranked, key=lambda pair: pair[1], default=(None, 0.0))[0]


def letters_spent(view: Seen, seat: int, knowledge: PaperKnowledge, lays: Sequence[Candidate]) -> list[float]:
    """By how much the own letters of each lay are worth more, in the rest of the game, than those that the seat holds
    on average."""
    held = [knowledge.worth_of(letter) for letter in letters_held(view, seat)]
    usual = fmean(held) if held else 0.0
    return [sum(knowledge.worth_of(letter) - usual for letter in _own_letters(lay.command)) for lay in lays]


def _own_letters(command: AnyCommand) -> list[Tile]:
    """The letters of a lay that were the seat's own."""
    match command:
        case Place(tiles=tiles):
            return [one.tile for one in tiles if not one.free]
        case Swap(tile=tile):
            return [tile]
    return []


def act_values(
    view: Seen, seat: int, level: int | None, knowledge: PaperKnowledge, acts: Sequence[Candidate]
) -> list[float]:
    """How a seat stands some turns after each act, if every seat then lays for the most words."""
    order = [seat, *order_after(view, seat)]
    scores = [view.seats[other].score for other in order]
    spread = spread_of(max(len(letters_held(view, other)) for other in order))
    return [_standing(scores, line, spread) for line in knowledge.ahead(view, seat, level, acts, AHEAD)]


def _standing(scores: Sequence[int], line: Continuation, spread: float) -> float:
    totals: list[float] = [*scores]
    for turn, gain in enumerate(line.gains):
        totals[turn % len(totals)] += gain * (1.0 if turn < AHEAD else LAST_SHARE)
    return standing(totals, 0, spread, over=line.over)


def letters_given(view: Seen, seat: int) -> list[Free]:
    """The ways to give a letter away (L8)."""
    held = dict.fromkeys(letters_held(view, seat))
    return [Free(seat=seat, tile=face_of(tile), size=size_of(tile)) for tile in held]


def order_after(view: Seen, seat: int) -> list[int]:
    """The other seats in the order of their turns."""
    count = len(view.seats)
    return [(seat + n) % count for n in range(1, count) if (seat + n) % count in view.active]


def _token(lay: LayToken) -> Piece:
    return Piece("", *lay.at, *lay.size)
