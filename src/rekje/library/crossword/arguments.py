"""Arguments of positions, checked before anything is done with them."""

from __future__ import annotations

from collections.abc import Sequence

from rekje.engine.crossword.native import ScoredPlay
from rekje.model.plain import plain_whole
from rekje.model.problems import FormError


def check_play(play: object, name: str = "play") -> ScoredPlay:
    """A play of a position. Raises `FormError` for what is none."""
    if not isinstance(play, ScoredPlay):
        raise FormError("form-argument", name=name, wanted="play")
    return play


def check_plays(plays: object) -> list[ScoredPlay]:
    """One or more plays of a position. Raises `FormError` for what are none."""
    if not isinstance(plays, Sequence) or isinstance(plays, str) or not plays:
        raise FormError("form-argument", name="plays", wanted="plays")
    return [check_play(play, f"plays[{place}]") for place, play in enumerate(plays)]


def check_scores(scores: object, most: int) -> tuple[int, ...]:
    """The points of one to ``most`` seats. Raises `FormError` for what are none."""
    told = tuple(map(plain_whole, scores)) if isinstance(scores, Sequence) and not isinstance(scores, str) else ()
    if not 1 <= len(told) <= most or None in told:
        raise FormError("form-argument", name="scores", wanted="scores")
    return tuple(score for score in told if score is not None)
