"""What has happened at the table, for everybody: no faces of tiles but those on the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rekje.games.registry import get_game
from rekje.model import events as ev
from rekje.model.by_event import ByEvent
from rekje.model.families import AnyEvent, Entered
from rekje.model.tiles import Tiles, join_tiles, letters, split_tiles
from rekje.referee.view import SeenEvents
from rekje.telling.blanks import blanks_of
from rekje.telling.families import TELLERS
from rekje.telling.family import Teller
from rekje.telling.lots import lot_message
from rekje.telling.message import Messages, TellingContext, message


def news_of(context: TellingContext, events: SeenEvents) -> list[Messages]:
    """The messages of each event worth telling."""
    return [told for event in events if (told := tell(context, event))]


def tell(context: TellingContext, event: AnyEvent) -> Messages:
    """The messages of an event; none where it is no news."""
    family = TELLERS[get_game(context.state.config.game).family]
    teller = family.get(event) or TELLER.get(event)
    return teller(context, event) if teller else ()


def opening_of(context: TellingContext, events: Sequence[AnyEvent], seat: int) -> Messages:
    """How a game began in which ``seat`` is first: the lots drawn, and who begins (S0)."""
    lots = (lot_message(context, event) for event in events if isinstance(event, ev.LotDrawn))
    return (*lots, message("screen-begins", name=context.name(seat)))


def with_spelling(word: str, spelled: Callable[[Tiles], str]) -> str:
    """A word as it lies, in tile notation, and how it is spelled where that is something else: ``RYST (RIJST)``."""
    meant = spelled(letters(split_tiles(word)))
    return f"{word} ({meant.upper()})" if meant else word


def _play(context: TellingContext, event: ev.PlayLaid) -> Messages:
    word = with_spelling(event.word, context.spelled)
    play = message("screen-news-play", name=context.name(event.seat), at=event.at, word=word, score=event.score)
    return (play, *blanks_of(event.tiles.values()))


def _exchange(context: TellingContext, event: ev.Exchanged) -> Messages:
    count = len(split_tiles(event.given))
    return (message("screen-news-exchange", name=context.name(event.seat), count=count),)


def _buy(context: TellingContext, event: ev.Bought) -> Messages:
    """How many tiles have been bought in this turn, all in all."""
    count = context.state.turn.bought if context.state.turn else 0
    return (message("screen-news-buy", name=context.name(event.seat), count=count),)


def _pass(context: TellingContext, event: ev.Passed) -> Messages:
    code = "screen-news-time-up" if event.timed_out else "screen-news-pass"
    return (message(code, name=context.name(event.seat)),)


def _resigned(context: TellingContext, event: ev.Resigned) -> Messages:
    return (message("screen-news-resign", name=context.name(event.seat)),)


def _vacation(context: TellingContext, event: ev.VacationTaken) -> Messages:
    code = "screen-news-vacation" if event.days else "screen-news-back"
    return (message(code, name=context.name(event.seat), days=event.days),)


def _skipped(context: TellingContext, event: ev.TurnSkipped) -> Messages:
    return (message("screen-news-skipped", name=context.name(event.seat)),)


def _taken_back(context: TellingContext, event: ev.PlayTakenBack) -> Messages:
    return (message("screen-news-taken-back", name=context.name(event.seat)),)


def _answer(context: TellingContext, event: ev.Answered) -> Messages:
    return () if event.yes else (message("screen-news-objects", name=context.name(event.seat)),)


def _challenge(context: TellingContext, event: ev.Challenged) -> Messages:
    name = context.name(event.seat)
    wrong = [join_tiles(letters(split_tiles(verdict.word))) for verdict in event.verdicts if not verdict.valid]
    if event.upheld:
        return (message("screen-news-upheld", name=name, words=", ".join(wrong), count=len(wrong)),)
    # What is challenged is the last thing on the sheet.
    sheet = context.state.sheet
    gainer = context.name(sheet[-1].seat if sheet else event.seat)
    cost = {"points": event.points, "turns": event.turns, "bonus": event.bonus}
    return (message("screen-news-unfounded", name=name, gainer=gainer, **cost),)


# fmt: off
TELLER: Teller = ByEvent(
    {
        ev.PlayLaid: _play,
        ev.Exchanged: _exchange,
        ev.Bought: _buy,
        ev.Passed: _pass,
        ev.Resigned: _resigned,
        ev.VacationTaken: _vacation,
        ev.TurnSkipped: _skipped,
        ev.PlayTakenBack: _taken_back,
        ev.Challenged: _challenge,
        ev.Answered: _answer,
    },
    nothing=[
        # The page shows what these change.
        ev.SeatGiven, ev.TilesDrawn, ev.TilesReturned, ev.TurnBegan, ev.WindowOpened, ev.PlayStood, ev.Overran,
        ev.RacksShown, ev.Ended,
        # `opening_of` tells of the lots; the terminal shows the shuffle's fingerprint.
        ev.LotDrawn, ev.ShuffleCommitted,
        ev.TableOpened, ev.NoncesGiven, ev.SecretRevealed, ev.RackTold, Entered, ev.Rewound,
    ],
)
# fmt: on
"""What is told of common events, where the family doesn't tell them in its own way."""
