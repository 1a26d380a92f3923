"""Short refereed games that hold every kind of event that is told, and what the table is after each."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

from rekje.games.registry import get_game
from rekje.locale import MessageCode
from rekje.model import events as ev
from rekje.model.commands import Pass
from rekje.model.event import Event
from rekje.model.events import Verdict
from rekje.model.families import AnyEvent, Entered
from rekje.model.path import events as path
from rekje.model.state import State
from rekje.referee import replay, view
from rekje.referee.view import see_events
from rekje.telling.message import CodedMessage, TellingContext
from rekje.telling.news import tell
from tests.support import referee

GAMES = [
    "agree-four-seats-majority",
    "challenge-last-tile-upheld",
    "challenge-rejected-turn",
    "exchange-modern-seven-in-the-bag",
    "lots-with-a-tie-and-a-blank",
    "resigned-last-seat-wins",
    "settling-doubled",
    "time-up-is-a-pass",
    "woordenspel-cardboard-long-racks",
    "koning-challenge-restores-kings",
    "koning-opening-lot-by-going-on",
    "koning-opening-nobody-three-times",
    "koning-overtime-costs-passes",
    "letter-blank-swap",
    "letter-dice",
    "letter-end-not-after-a-knock",
    "letter-error-frees-both-fr",
    "letter-knock-fails",
    "letter-knock-some-words",
    "letter-solo-1",
]
"""Golden records that have between them every event that a record brings about."""
EACH: dict[str, type[Event]] = {
    "woordenspel-buy-three-one-by-one": ev.Bought,
    "koning-bumped-off-the-track": ev.PlayLaid,
    "koning-bumped-back": ev.PlayLaid,
}
"""Golden records of which every event of a type is a case: their messages differ in parameters alone."""
LINES: list[AnyEvent] = [
    ev.PlayLaid(1, "8D", "R[IJ]sT", {"8D": "R", "8E": "IJ", "8F": "s", "8G": "T"}, (), 9),
    ev.PlayTakenBack(1),
    ev.Challenged(0, (Verdict("R[IJ]sT", False), Verdict("AB", False), Verdict("OP", True)), True),
    ev.Challenged(1, (), False, bonus=10),
]
"""What a game on a board of squares brings about besides: blanks, tiles of two letters, a bonus."""
PAPER: list[AnyEvent] = [
    ev.ShuffleCommitted("c0", "5e"),
    ev.NoncesGiven(("00", "01")),
    ev.SecretRevealed("5e"),
    ev.SeatGiven(1, "greedy"),
    ev.VacationTaken(1, 3),
    ev.VacationTaken(1, 0),
    path.DrawingBegan(0),
    path.DrawTold(0, (1, 1)),
    path.KnockBid(1),
    path.DiceThrown((), (1,)),
    path.LetterFreed(0, "_1×1", "_1×1", "choice"),
    path.TurnEnded(1, timed_out=True),
    path.ActStruck(1, ("CAT", "AT")),
    path.ActStruck(1, ("CAT",), undone=True),
    path.PassedOver(0),
    Entered("a1", Pass(seat=0)),
    ev.Rewound(3),
]
"""What only a live game of written words brings about, or only the table itself."""

RECORDS = Path(__file__).parents[1] / "golden" / "records"


def recorded(name: str) -> Iterator[tuple[State, Sequence[AnyEvent]]]:
    """The events of each move of a golden record, with the table after it."""
    golden = json.loads((RECORDS / f"{name}.json").read_text("utf-8"))
    game = referee(golden["record"], golden.get("dictionary", ()))
    for since, to in pairwise((0, *game.ends)):
        yield replay(game.events[:to]), game.events[since:to]


def line(message: CodedMessage) -> str:
    """``screen-news-pass(name=Anna)``; a parameter that is a message itself stands in braces."""
    said = {
        name: f"{{{value}()}}" if isinstance(value, MessageCode) else value for name, value in message.params.items()
    }
    params = (f"{name}={value}" for name, value in said.items())
    return f"{message.code}({', '.join(sorted(params))}){message.end}"


def _plain(event: AnyEvent) -> dict[str, Any]:
    """An event as it is sent, but for the edition, of which nothing is told."""
    sent = msgspec.json.decode(msgspec.json.encode(event))
    return {name: value for name, value in sent.items() if name != "config"}


def case(state: State, event: AnyEvent) -> dict[str, Any]:
    """An event, what a teller asks of the table after it, and what the Python teller makes of it."""
    [seen] = see_events([event], None, over=bool(state.outcome))
    told = tell(TellingContext(view(state, None)), seen)
    return {
        "table": {
            "track": get_game(state.config.game).bare_table(state.config) is not None,
            "seats": {seat.name: seat.score for seat in state.seats},
            "last": state.sheet[-1].seat if state.sheet else None,
        },
        "event": _plain(seen),
        "told": [line(one) for one in told],
    }


def cases() -> Iterator[dict[str, Any]]:
    """The first event of each kind in each family that is told in other messages."""
    met: set[tuple[str, ...]] = set()
    for name in GAMES:
        for state, events in recorded(name):
            family = get_game(state.config.game).family
            for event in events:
                found = case(state, event)
                codes = [told.partition("(")[0] for told in found["told"]]
                key = (family if codes else "", found["event"]["event"], *codes)
                if key not in met:
                    met.add(key)
                    yield found
    for name, kind in EACH.items():
        for state, events in recorded(name):
            yield from (case(state, event) for event in events if isinstance(event, kind))
    for name, made in {"challenge-rejected-turn": LINES, "letter-dice": PAPER}.items():
        *_, (state, _) = recorded(name)
        yield from (case(state, event) for event in made)
