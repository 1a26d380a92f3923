"""The sentence that says why one way to use a turn is better than another. Every figure in it is one of the analysis
(`rekje.analysis.reasons`)."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor

from msgspec.structs import replace

from rekje.analysis.moves import Move
from rekje.analysis.reasons import Difference, Why
from rekje.drawing.review.words import move_text
from rekje.locale import say
from rekje.locale.numbers import decimal, percent
from rekje.model.tiles import split_tiles

MOST_FOR, MOST_AGAINST = 3, 2
"""So many reasons fit into one sentence; those that the analysis puts first. Against a move that is better one is
enough."""
_DIRECTED = frozenset({"score", "result", "outlook", "played_on", "places", "ahead", "tiles"})
"""Features of which only the difference is told, as more or as less. Of the others both figures are told."""


def why_text(why: Why, move: Move, other: Move, language: str) -> str:
    """The sentence about a ``move``, compared with an ``other`` that the reader knows."""
    subject = _subject(move, other, language)
    if not (move.word and subject.startswith(move.word)):
        # A small letter at the beginning of a word is a blank.
        subject = subject[:1].upper() + subject[1:]
    pros = [_clause(one, language) for one in why.differences if one.speaks_for][:MOST_FOR]
    most = 1 if why.verdict == "better" else MOST_AGAINST
    cons = [_clause(one, language) for one in why.differences if not one.speaks_for][:most]
    if not pros and not cons:
        return say("why-same", language, move=subject)
    what = _joined(pros or cons, language)
    if pros and cons:
        what = say("why-but", language, pros=what, cons=_joined(cons, language))
    return say(f"why-{why.verdict}", language, move=subject, what=what)


def why_instead_text(why: Why, move: Move, other: Move, language: str) -> str:
    """The sentence about a ``move`` that is advised, after a word on the ``other`` that it is compared with."""
    if why.verdict in ("even", "unclear") and not any(one.speaks_for for one in why.differences):
        # What speaks against it alone would be told as the reason to take it.
        why = replace(why, differences=())
    named = _subject(other, move, language)
    return say("why-instead", language, other=named, why=why_text(why, move, other, language))


def _subject(move: Move, beside: Move, language: str) -> str:
    """A move as what a sentence is about."""
    if move.kind == "pass":
        return say("why-pass", language)
    if move.kind == "exchange":
        return say("why-exchange", language, tiles=move.tiles)
    if move.path and (move.kind, move.word) == (beside.kind, beside.word):
        return say("why-otherwise", language, word=move.word)
    return move_text(replace(move, words=()), language)


def _joined(clauses: Sequence[str], language: str) -> str:
    *first, last = clauses
    return say("why-and", language, first=", ".join(first), last=last) if first else last


def _clause(one: Difference, language: str) -> str:
    """What a sentence says of a move because of one difference."""
    code = f"why-{one.feature.replace('_', '-')}"
    match one.feature:
        case "chance":
            return say(code, language, mine=percent(one.mine, language), other=percent(one.other, language))
        case "worth":
            return _worth_clause(one, language)
        case _ if one.feature in _DIRECTED:
            more = "more" if one.mine > one.other else "less"
            return say(f"{code}-{more}", language, by=_whole(abs(one.mine - one.other)))
        case "back":
            return say(code, language, mine=_whole(one.mine))
        case _:
            return say(code, language, mine=_whole(one.mine), other=_whole(one.other))


def _worth_clause(one: Difference, language: str) -> str:
    mine, other = (decimal(value, language) for value in (one.mine, one.other))
    if one.kept is None:
        return say("why-worth-plain", language, mine=mine, other=other)
    kept, left = one.kept
    counts = {"count": len(split_tiles(kept)), "others": len(split_tiles(left))}
    return say("why-worth", language, kept=kept, left=left, mine=mine, other=other, **counts)


def _whole(value: float) -> int:
    """The nearest whole number; halves go up, so that figures that are 1 apart stay apart."""
    return floor(value + 0.5)
