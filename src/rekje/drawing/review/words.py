"""What a review says of a move and of a turn, in few words."""

from __future__ import annotations

from collections.abc import Sequence

from rekje.analysis.moves import Move
from rekje.analysis.review import Review, ReviewTurn
from rekje.locale import numbers, say
from rekje.model.sizes import face_of, size_name, size_of
from rekje.model.squares import square_name
from rekje.model.tiles import BLANK, split_tiles

MOST_WORDS = 4


def move_text(move: Move, language: str) -> str:
    """What was done, or could be: ``8D TAART``, a walk's word, letters with the words that they make, an exchange …"""
    if move.kind in ("play", "taken-back") and move.word:
        told = f"{move.at} {move.word}".strip()
        return f"{told} ({say('review-did-taken-back', language)})" if move.kind == "taken-back" else told
    if move.kind == "exchange":
        if move.tiles:
            return say("review-exchange", language, tiles=move.tiles)
        return say("review-did-exchange", language, count=move.count)
    if move.kind in ("place", "blank") and move.laid:
        letters = " + ".join(_letter(square, tile) for square, tile in move.laid)
        return f"{letters}: {words_text(move.words)}" if move.words else letters
    if move.kind == "knock" and move.words:
        return f"{say('review-knock', language)}{say('web-colon', language)} {words_text(move.words)}"
    return say(f"review-did-{move.kind}", language)


def _letter(square: tuple[int, int], tile: str) -> str:
    face, size = face_of(tile), size_of(tile)
    return f"{'□' if face == BLANK else face}{size_name(size) if size else ''} {square_name(square)}"


def words_text(words: Sequence[str], most: int = MOST_WORDS) -> str:
    """Some words, and a sign where there are more."""
    return " ".join([*words[:most], "…"] if len(words) > most else words)


def percent(value: float | None, language: str) -> str:
    """A chance in whole per cents; a dash where it isn't known."""
    return "–" if value is None else numbers.percent(value, language)


def cost_text(turn: ReviewTurn, language: str) -> str:
    """What a turn cost by the game's measure: nothing for the best, a dash where it couldn't be judged. Where turns are
    ranked by the chance to win, or nothing else was lost, it is that chance, or points if it is the same."""
    if turn.cost is None:
        return "–"
    if costs_chance_alone(turn):
        return numbers.percent(-(turn.cost.chance or 0.0), language)
    return "0" if turn.cost.equity == 0 else numbers.decimal(-turn.cost.equity, language)


def costs_chance_alone(turn: ReviewTurn) -> bool:
    """Whether a turn's cost is told as the chance of winning that it took, and as nothing else."""
    if turn.cost is None or not round(100 * (turn.cost.chance or 0.0)):
        return False
    return turn.choices[0].lead is not None or turn.cost.equity == 0


def scored_text(move: Move, language: str) -> str:
    """`move_text`, and the score where there is one."""
    return f"{move_text(move, language)} {move.score or ''}".strip()


def better_text(turn: ReviewTurn, language: str) -> str:
    """What would have been best in a turn; of the same word, that it lies another way."""
    best, did = turn.choices[0].move, turn.done
    told = move_text(best, language)
    same = best.path and (best.word, best.kind) == (did.word, did.kind)
    return say("review-otherwise", language, move=told) if same else told


def better_scored(turn: ReviewTurn, language: str) -> str:
    """`better_text`, and the score where there is one."""
    return f"{better_text(turn, language)} {turn.choices[0].move.score or ''}".strip()


def points_text(review: Review, turn: ReviewTurn) -> str:
    """What a turn scored; where words are written down, of how much that could be read then."""
    if review.measure == "words" and turn.played and turn.done.kind == "place":
        return f"{turn.done.score}/{turn.played.equity:.0f}"
    return numbers.plain(turn.done.score) if turn.done.score else ""


def rack_text(rack: str) -> str:
    """The tiles held, those with sizes one by one."""
    tiles = split_tiles(rack)
    return " ".join(tiles) if any(size_of(tile) for tile in tiles) else rack


def instead_text(turn: ReviewTurn, language: str) -> str:
    """What would have been best instead of what was done."""
    texts = {"best": better_scored(turn, language), "did": scored_text(turn.done, language)}
    return say("review-instead", language, **texts)


def chance_cost_text(turn: ReviewTurn, language: str) -> str:
    """What a turn cost in chance of winning; nothing where it cost no whole per cent or that isn't known."""
    lost = (turn.cost and turn.cost.chance) or 0.0
    return say("review-chance-cost", language, change=numbers.percent(-lost, language)) if round(100 * lost) else ""
