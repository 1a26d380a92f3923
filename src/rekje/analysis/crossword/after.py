"""What a turn leaves where words lie in lines: the tiles kept, and the chance of winning."""

from __future__ import annotations

from rekje.analysis.chances import Chances, as_of_two, left_of
from rekje.analysis.judging import Judged
from rekje.analysis.moves import Move
from rekje.analysis.reasons import Difference, difference
from rekje.model.tiles import Tiles, as_held, split_tiles, without
from rekje.referee.view import Seen


def kept_difference(seen: Seen, mine: Judged, other: Judged) -> Difference | None:
    """What the tiles kept are worth; nothing is drawn any more for points that would be left on the rack."""
    if mine.worth is None or other.worth is None:
        return None
    if not seen.bag:
        return difference("rest", -mine.worth, -other.worth)
    known = all(one.move.kind != "exchange" or one.move.tiles for one in (mine, other))
    return difference("worth", mine.worth, other.worth, kept=(mine.kept, other.kept) if known else None)


def chance_after(chances: Chances | None, seen: Seen, seat: int, laid: int, equity: float) -> float | None:
    """A seat's chance of winning once it has laid so many tiles, which brought this equity; None if it isn't known."""
    if chances is None or (left := left_of(seen, seat)) is None:
        return None
    scores: list[float] = [one.score for one in seen.seats]
    scores[seat] += equity
    after = (seat + 1) % len(scores)
    # The tiles that the next seat doesn't see: all except the board and its own rack.
    more = len(seen.seats[seat].rack) - len(seen.seats[after].rack) - laid
    return chances.of_seat(seat, scores, max(0, left + as_of_two(more, len(scores))), after)


def kept_after(seen: Seen, seat: int, move: Move) -> Tiles:
    """The tiles that stay on the rack after a move."""
    laid = (as_held(tile) for _, tile in move.laid) if move.kind == "play" else ()
    return seen.letter_set.sort(without(seen.seats[seat].rack, (*split_tiles(move.tiles), *laid)))
