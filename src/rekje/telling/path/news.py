"""What has happened where letters of many sizes are laid and words written down."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from rekje.games.path.words import paper_of
from rekje.model.by_event import ByEvent
from rekje.model.events import TurnBegan
from rekje.model.path import events as ev
from rekje.model.sizes import extent, face_of, size_name
from rekje.model.squares import square_name
from rekje.model.state import State
from rekje.model.tiles import Tile
from rekje.telling.family import Teller
from rekje.telling.message import CodedMessage, Messages, TellingContext, message


def why_not(state: State, word: str, code: str) -> CodedMessage:
    """Why a word doesn't count, in a few words: ``XYZ: not in the list``."""
    writers = dict.fromkeys(state.seats[one.seat].name for one in paper_of(state).written if one.word == word)
    if code == "paper-again" and writers:
        return message("lays-why-again-by", word=word, names=", ".join(writers))
    return message(f"lays-why-{code.removeprefix('paper-')}", word=word)


def laid_text(laid: Iterable[ev.Laid], face: Callable[[Tile], str]) -> str:
    """``R 3×2 D4, +O 1×1 F6``: letters with their sizes and squares."""
    return ", ".join(
        f"{'+' * one.free}{face(one.tile)} {size_name(extent(one.tile))} {square_name(one.square)}" for one in laid
    )


def _claim(context: TellingContext, event: ev.Claimed) -> Messages:
    words = _words(event.words)
    return (message("lays-news-claim", name=context.name(event.seat), words=words, score=event.score),)


def _freed(context: TellingContext, event: ev.LetterFreed) -> Messages:
    tile = face_of(event.tile)
    return (message(f"lays-news-free-{event.why}", name=context.name(event.seat), tile=tile),)


def _owed(context: TellingContext, event: ev.LetterOwed) -> Messages:
    return (message("lays-news-owed", name=context.name(event.seat)),)


def _token(context: TellingContext, event: ev.TokenLaid) -> Messages:
    return (message("lays-news-token", name=context.name(event.seat), square=square_name(event.square)),)


def _time_up(context: TellingContext, event: ev.TurnEnded) -> Messages:
    return (message("lays-news-time-up", name=context.name(event.seat)),) if event.timed_out else ()


def _struck(context: TellingContext, event: ev.ActStruck) -> Messages:
    code = "lays-news-undone" if event.undone else "lays-news-struck"
    return (message(code, words=", ".join(event.words)),)


def _passed_over(context: TellingContext, event: ev.PassedOver) -> Messages:
    return (message("lays-news-over", name=context.name(event.seat)),)


def _begins(context: TellingContext, event: TurnBegan) -> Messages:
    return (message("screen-begins", name=context.name(event.seat)),) if event.number == 1 else ()


def _placed(context: TellingContext, event: ev.Placed) -> Messages:
    code = "lays-news-swap" if event.swapped else "lays-news-place"
    placed = message(code, name=context.name(event.seat), tiles=laid_text(event.laid, context.face))
    return (placed, *_written(event.words, event.score))


def _knock(context: TellingContext, event: ev.KnockMade) -> Messages:
    code = "lays-news-knock" if event.words else "lays-news-knock-vain"
    dropped = (why_not(context.state, dropped.word, dropped.code) for dropped in event.dropped)
    ended = (CodedMessage(why.code, why.params, end=".") for why in dropped)
    return (message(code, name=context.name(event.seat)), *_written(event.words, event.score), *ended)


def _dice(context: TellingContext, event: ev.DiceThrown) -> Messages:
    """Who threw what, round by round, and who comes first."""
    if not event.rounds:
        return ()
    rounds = [", ".join(f"{context.name(seat)} {sides}" for seat, sides in thrown.items()) for thrown in event.rounds]
    return (message("lays-news-dice", throws="; ".join(rounds), name=context.name(event.order[0])),)


def _written(words: Sequence[ev.Named], score: int) -> Messages:
    return (message("lays-news-words", words=_words(words), score=score),) if words else ()


def _words(words: Iterable[ev.Named]) -> str:
    return ", ".join(word.word for word in words)


TELLER: Teller = ByEvent(
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
