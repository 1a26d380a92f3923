"""What has happened at the table, as sentences in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rekje.locale import say
from rekje.model.problems import Refusal
from rekje.model.tiles import BLANK, Tiles
from rekje.referee.view import Seen, SeenEvents
from rekje.telling import news
from rekje.telling.message import CodedMessage, TellingContext
from rekje.terminal.playing.actions import ACTIONS, action_word
from rekje.terminal.signs import face_shown


def news_of(
    state: Seen, events: SeenEvents, language: str, spelled: Callable[[Tiles], str] = lambda word: ""
) -> list[str]:
    """A sentence for each event worth telling. ``spelled`` gives a word's spelling where its tiles don't show it."""
    return [sentence(told, language) for told in news.news_of(TellingContext(state, spelled, face_shown), events)]


def opening_news(
    state: Seen,
    events: SeenEvents,
    language: str,
    spelled: Callable[[Tiles], str] = lambda word: "",
    *,
    by_ear: bool = False,
) -> list[str]:
    """How the game began: the lots, who begins, the shuffle's fingerprint (S0), whose 64 signs nobody wants to hear.
    Later in the game, the last events."""
    fingerprint = [say("screen-commit", language), state.commit] if state.commit and not by_ear else []
    if state.turn is None and not state.outcome:
        return fingerprint
    if state.turn is None or state.turn.number > 1 or state.pending:
        return news_of(state, events, language, spelled)[-1:]
    began = news.opening_of(TellingContext(state, spelled, face_shown), events, state.turn.seat)
    return [sentence(began, language), *fingerprint]


def sentence(told: Iterable[CodedMessage], language: str) -> str:
    """Messages as one line of text."""
    return " ".join(say(one.code, language, **one.params) + one.end for one in told)


def refusal_text(refusal: Refusal, language: str, *, by_ear: bool = False) -> str:
    """A refusal as a sentence with the rule's ID; ``by_ear`` that is a sentence of its own, because a square may sound
    alike, and a blank is called one. It names the allowed commands as they are typed."""
    params = dict(refusal.params)
    if by_ear and params.get("tile") == BLANK:
        params["tile"] = say("web-tile-blank", language)
    if allowed := str(params.get("allowed", "")):
        params["allowed"] = ", ".join(typed(name, language) for name in allowed.split(", "))
    rule = say("spoken-rule", language, rule=refusal.rule) if by_ear else f"({refusal.rule})"
    return f"{say(refusal.code, language, **params)} {rule}"


def typed(command: str, language: str) -> str:
    """What a player types for a command: its word in their language, or an example of a play. What no word alone does
    is described."""
    if command in ACTIONS:
        return action_word(command, language)
    return say("screen-example" if command == "play" else f"serve-do-{command}", language)
