"""By which options a GCG game was scored: what its lines after challenges and at the end add up to."""

from __future__ import annotations

from math import gcd

from rekje.games.registry import get_game
from rekje.model.edition import Edition
from rekje.model.tiles import split_tiles
from rekje.records.gcg.gcg import GCG_GAME, LOST_CHALLENGE, GcgGame, GcgTurn

_A_MINUTE = 10
_MOST_A_MINUTE = 1000
_RULES = {
    "double": "turn",
    "5-point": "bonus-5",
    "5-point-word": "bonus-5-word",
    "10-point": "bonus-10",
    "10-point-word": "bonus-10-word",
}
"""What ``#challenge-rule`` may say, with ``single`` and ``void``, by which a challenge costs nothing."""


def options_for(game: GcgGame, edition: Edition) -> dict[str, object]:
    """The options of the record that a game makes, as far as they aren't the usual ones and the edition has them.

    Nothing is judged again: the record tells each challenge with what came of it (C2), and whether anything could still
    be laid the players decided (S9).
    """
    told: dict[str, object] = {
        "challenge_penalty": challenge_penalty(game),
        "going_out": going_out(game, edition),
        "overtime": a_minute(game),
    }
    offered = [here for option in get_game(GCG_GAME).options if (here := option.within(edition))]
    unusual = {
        option.name: told[option.name]
        for option in offered
        if option.name in told
        and told[option.name] != edition.options.get(option.name, option.default)
        and (not option.choices or told[option.name] in option.choices)
    }
    return {"judging": "challenge", "prove_end": False, **unusual}


def after_play(game: GcgGame, index: int) -> GcgTurn | None:
    """The play that a line follows at once, if it does."""
    before = game.turns[index - 1] if index else None
    return before if before and before.kind == "play" else None


def lost_turn(game: GcgGame, index: int) -> bool:
    """Whether a pass says that a challenge of the play before it has lost the turn."""
    turn, play = game.turns[index], after_play(game, index)
    told = turn.kind == "pass" and turn.note.startswith(LOST_CHALLENGE)
    return told and play is not None and play.seat != turn.seat


def unfounded(game: GcgGame, index: int) -> int:
    """What a challenge of the play before it gave its player, or (negative) cost the challenger; 0 where it is none."""
    turn, play = game.turns[index], after_play(game, index)
    own = play is not None and play.seat == turn.seat
    return turn.score if turn.kind == "challenge" and play and own == (turn.score > 0) else 0


def challenge_penalty(game: GcgGame) -> str:
    """What unfounded challenges cost (C2): what the file says if its lines agree, else what its lines say."""
    points = {unfounded(game, index) for index in range(len(game.turns))} - {0}
    said = _RULES.get(dict(game.pragmas).get("challenge-rule", "").lower().replace("_", "-"), "none")
    if not points:
        return "turn" if any(lost_turn(game, index) for index in range(len(game.turns))) else said
    fitting = [value for value, fits in _fitting(points).items() if fits]
    return said if said in fitting else next(iter(fitting), "none")


def _fitting(points: set[int]) -> dict[str, bool]:
    gained = all(n > 0 for n in points)
    return {
        **{str(n): points == {-n} for n in (5, 10)},
        **{f"bonus-{n}": points == {n} for n in (5, 10)},
        **{f"bonus-{n}-word": gained and all(each % n == 0 for each in points) for n in (10, 5)},
    }


def going_out(game: GcgGame, edition: Edition) -> str:
    """Whether who went out gained the others' tiles once, or twice with nothing taken off (S18)."""
    out = next((turn for turn in game.turns if turn.kind == "out"), None)
    held = [turn for turn in game.turns if turn.kind == "left"]
    if out is None or any(turn.score for turn in held):
        return "both"
    tiles = split_tiles(out.text)
    if not all(edition.letter_set.knows(tile) for tile in tiles):
        return "both"
    worth = edition.letter_set.worth(tiles)
    once = out.score == worth if worth else bool(held)
    return "both" if once else "double"


def minutes_over(game: GcgGame) -> list[int]:
    """The begun minutes that each seat's clock was over, by what they cost (C10)."""
    return [points // a_minute(game) for points in _time_lost(game)]


def a_minute(game: GcgGame) -> int:
    """What a begun minute cost: ten points, as everywhere, or what goes into all penalties."""
    lost = [points for points in _time_lost(game) if points]
    if all(points % _A_MINUTE == 0 for points in lost):
        return _A_MINUTE
    most = gcd(*lost)
    return most if most <= _MOST_A_MINUTE else 1


def _time_lost(game: GcgGame) -> list[int]:
    seats = range(len(game.players))
    return [
        max(0, -sum(turn.score for turn in game.turns if (turn.seat, turn.kind) == (seat, "time"))) for seat in seats
    ]
