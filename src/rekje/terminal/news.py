"""What has happened at the table, in sentences that everybody may read: no faces of tiles but those on the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rekje.games.registry import get_game
from rekje.locale import say
from rekje.model import events as ev
from rekje.model.by_event import ByEvent
from rekje.model.families import AnyEvent, Entered
from rekje.model.problems import Refusal
from rekje.model.state import State
from rekje.model.tiles import BLANK, Tiles, join_tiles, letters, split_tiles
from rekje.terminal.families import SCREENS
from rekje.terminal.playing.actions import ACTIONS, action_word

Spelled = Callable[[Tiles], str]


def news_of(
    state: State, events: Sequence[AnyEvent], language: str, spelled: Callable[[Tiles], str] = lambda word: ""
) -> list[str]:
    """A sentence for each event worth telling; ``spelled``: how a word is spelled where its tiles don't show it."""
    family = SCREENS[get_game(state.config.game).family]
    told = [family.sentence(state, event, language) or _sentence(state, event, language, spelled) for event in events]
    return [sentence for sentence in told if sentence]


def opening_news(
    state: State, events: Sequence[AnyEvent], language: str, spelled: Callable[[Tiles], str] = lambda word: ""
) -> list[str]:
    """How the game began (the lots, who begins, the shuffle's fingerprint: S0); later on, what happened last."""
    if state.turn is None and not state.outcome:
        return [say("screen-commit", language), state.commit] if state.commit else []
    if state.turn is None or state.turn.number > 1 or state.pending:
        return news_of(state, events, language, spelled)[-1:]
    lots = [_lot(state, event, language) for event in events if isinstance(event, ev.LotDrawn)]
    begins = say("screen-begins", language, name=_name(state, state.turn.seat))
    fingerprint = [say("screen-commit", language), state.commit] if state.commit else []
    return [" ".join([*lots, begins]), *fingerprint]


def _lot(state: State, event: ev.LotDrawn, language: str) -> str:
    tile = say("screen-blank", language) if event.tile == BLANK else event.tile
    return say("screen-lot", language, name=_name(state, event.seat), tile=tile)


def refusal_text(refusal: Refusal, language: str) -> str:
    """A refusal as a sentence with the rule's ID; what is allowed instead is named as it is typed."""
    params = dict(refusal.params)
    if allowed := str(params.get("allowed", "")):
        params["allowed"] = ", ".join(typed(name, language) for name in allowed.split(", "))
    return f"{say(refusal.code, language, **params)} ({refusal.rule})"


def typed(command: str, language: str) -> str:
    """What a player types for a command: its word in their language, or an example of a play."""
    if command in ACTIONS:
        return action_word(command, language)
    return say("screen-example", language) if command == "play" else command


def with_spelling(word: str, spelled: Callable[[Tiles], str]) -> str:
    """A word as it lies, in tile notation, and how it is spelled where that is something else: ``RYST (RIJST)``."""
    meant = spelled(letters(split_tiles(word)))
    return f"{word} ({meant.upper()})" if meant else word


def _sentence(state: State, event: AnyEvent, language: str, spelled: Spelled) -> str:
    tell = SENTENCES.get(event)
    return tell(state, event, language, spelled) if tell else ""


def _play(state: State, event: ev.PlayLaid, language: str, spelled: Spelled) -> str:
    word = with_spelling(event.word, spelled)
    params: dict[str, str | int] = {"at": event.at, "word": word, "score": event.score}
    return say("screen-news-play", language, name=_name(state, event.seat), **params)


def _exchange(state: State, event: ev.Exchanged, language: str, spelled: Spelled) -> str:
    count = len(split_tiles(event.given))
    return say("screen-news-exchange", language, name=_name(state, event.seat), count=count)


def _buy(state: State, event: ev.Bought, language: str, spelled: Spelled) -> str:
    count = state.turn.bought if state.turn else 0
    return say("screen-news-buy", language, name=_name(state, event.seat), count=count)


def _pass(state: State, event: ev.Passed, language: str, spelled: Spelled) -> str:
    code = "screen-news-time-up" if event.timed_out else "screen-news-pass"
    return say(code, language, name=_name(state, event.seat))


def _resigned(state: State, event: ev.Resigned, language: str, spelled: Spelled) -> str:
    return say("screen-news-resign", language, name=_name(state, event.seat))


def _skipped(state: State, event: ev.TurnSkipped, language: str, spelled: Spelled) -> str:
    return say("screen-news-skipped", language, name=_name(state, event.seat))


def _taken_back(state: State, event: ev.PlayTakenBack, language: str, spelled: Spelled) -> str:
    return say("screen-news-taken-back", language, name=_name(state, event.seat))


def _answer(state: State, event: ev.Answered, language: str, spelled: Spelled) -> str:
    return "" if event.yes else say("screen-news-objects", language, name=_name(state, event.seat))


def _challenge(state: State, event: ev.Challenged, language: str, spelled: Spelled) -> str:
    name = _name(state, event.seat)
    wrong = [join_tiles(letters(split_tiles(verdict.word))) for verdict in event.verdicts if not verdict.valid]
    if event.upheld:
        return say("screen-news-upheld", language, name=name, words=", ".join(wrong), count=len(wrong))
    # What is challenged is the last thing on the sheet.
    gainer = _name(state, state.sheet[-1].seat if state.sheet else event.seat)
    cost = {"points": event.points, "turns": event.turns, "bonus": event.bonus}
    return say("screen-news-unfounded", language, name=name, gainer=gainer, **cost)


def _name(state: State, seat: int) -> str:
    return state.seats[seat].name


# fmt: off
SENTENCES: ByEvent[Callable[[State, Any, str, Spelled], str]] = ByEvent(
    {
        ev.PlayLaid: _play,
        ev.Exchanged: _exchange,
        ev.Bought: _buy,
        ev.Passed: _pass,
        ev.Resigned: _resigned,
        ev.TurnSkipped: _skipped,
        ev.PlayTakenBack: _taken_back,
        ev.Challenged: _challenge,
        ev.Answered: _answer,
    },
    nothing=[
        # The page shows what these change.
        ev.SeatGiven, ev.TilesDrawn, ev.TilesReturned, ev.TurnBegan, ev.WindowOpened, ev.PlayStood, ev.Overran,
        ev.RacksShown, ev.Ended,
        # `opening_news` tells of these.
        ev.LotDrawn, ev.ShuffleCommitted,
        ev.TableOpened, ev.NoncesGiven, ev.SecretRevealed, ev.RackTold, Entered, ev.Rewound,
    ],
)
# fmt: on
"""What is said of common events, where the family doesn't tell them in its own way."""
