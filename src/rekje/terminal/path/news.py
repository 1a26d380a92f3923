"""What has happened where letters of many sizes are laid and words written down, in sentences for everybody."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from rekje.games.path.words import paper_of
from rekje.locale import say
from rekje.model.by_event import ByEvent
from rekje.model.events import TurnBegan
from rekje.model.families import AnyEvent
from rekje.model.path import events as ev
from rekje.model.sizes import face_of
from rekje.model.squares import square_name
from rekje.model.state import State
from rekje.terminal.path.hand import face_shown


def lay_sentence(state: State, event: AnyEvent, language: str) -> str:
    """A sentence for an event that only such a game has, told after it; nothing for all others."""
    tell = SENTENCES.get(event)
    return tell(state, event, language) if tell else ""


def _claim(state: State, event: ev.Claimed, language: str) -> str:
    words = _words(event.words)
    return say("lays-news-claim", language, name=_name(state, event.seat), words=words, score=event.score)


def _freed(state: State, event: ev.LetterFreed, language: str) -> str:
    tile = face_of(event.tile)
    return say(f"lays-news-free-{event.why}", language, name=_name(state, event.seat), tile=tile)


def _owed(state: State, event: ev.LetterOwed, language: str) -> str:
    return say("lays-news-owed", language, name=_name(state, event.seat))


def _token(state: State, event: ev.TokenLaid, language: str) -> str:
    return say("lays-news-token", language, name=_name(state, event.seat), square=square_name(event.square))


def _time_up(state: State, event: ev.TurnEnded, language: str) -> str:
    return say("lays-news-time-up", language, name=_name(state, event.seat)) if event.timed_out else ""


def _struck(state: State, event: ev.ActStruck, language: str) -> str:
    code = "lays-news-undone" if event.undone else "lays-news-struck"
    return say(code, language, words=", ".join(event.words))


def _passed_over(state: State, event: ev.PassedOver, language: str) -> str:
    return say("lays-news-over", language, name=_name(state, event.seat))


def _begins(state: State, event: TurnBegan, language: str) -> str:
    return say("screen-begins", language, name=_name(state, event.seat)) if event.number == 1 else ""


def _placed(state: State, event: ev.Placed, language: str) -> str:
    name, tiles = _name(state, event.seat), laid_text(event.laid)
    code = "lays-news-swap" if event.swapped else "lays-news-place"
    told = [say(code, language, name=name, tiles=tiles)]
    if event.words:
        told.append(_written(event.words, event.score, language))
    return " ".join(told)


def _knock(state: State, event: ev.KnockMade, language: str) -> str:
    name = _name(state, event.seat)
    if event.words:
        told = [say("lays-news-knock", language, name=name), _written(event.words, event.score, language)]
    else:
        told = [say("lays-news-knock-vain", language, name=name)]
    told += [why_not(state, dropped.word, dropped.code, language) + "." for dropped in event.dropped]
    return " ".join(told)


def _written(words: Sequence[ev.Named], score: int, language: str) -> str:
    return say("lays-news-words", language, words=_words(words), score=score)


def _words(words: Iterable[ev.Named]) -> str:
    return ", ".join(word.word for word in words)


def _dice(state: State, event: ev.DiceThrown, language: str) -> str:
    """Who threw what, round by round, and who comes first."""
    if not event.rounds:
        return ""
    rounds = [", ".join(f"{_name(state, seat)} {sides}" for seat, sides in thrown.items()) for thrown in event.rounds]
    return say("lays-news-dice", language, throws="; ".join(rounds), name=_name(state, event.order[0]))


def why_not(state: State, word: str, code: str, language: str) -> str:
    """Why a word doesn't count, in a few words: ``XYZ: not in the list``."""
    writers = dict.fromkeys(_name(state, one.seat) for one in paper_of(state).written if one.word == word)
    if code == "paper-again" and writers:
        return say("lays-why-again-by", language, word=word, names=", ".join(writers))
    return say(f"lays-why-{code.removeprefix('paper-')}", language, word=word)


def laid_text(laid: Iterable[ev.Laid]) -> str:
    """``R D4 +O F6``: letters with their squares."""
    return " ".join(f"{'+' * tile.free}{face_shown(tile.tile)} {square_name(tile.square)}" for tile in laid)


def _name(state: State, seat: int) -> str:
    return state.seats[seat].name


SENTENCES: ByEvent[Callable[[State, Any, str], str]] = ByEvent(
    {
        TurnBegan: _begins,
        ev.Placed: _placed,
        ev.Claimed: _claim,
        ev.LetterFreed: _freed,
        ev.LetterOwed: _owed,
        ev.TokenLaid: _token,
        ev.TurnEnded: _time_up,
        ev.DiceThrown: _dice,
        ev.KnockMade: _knock,
        ev.ActStruck: _struck,
        ev.PassedOver: _passed_over,
    },
    # The page shows what these change.
    nothing=[ev.DrawingBegan, ev.DrawTold, ev.KnockBid, ev.TurnClosed],
)
