"""Problems and refusals as sentences in the reader's language."""

from __future__ import annotations

from rekje.locale import FALLBACK, LANGUAGES, say, say_in, ui_language
from rekje.model.problems import FormError, Refusal
from rekje.referee.preview import TurnPreview
from rekje.wire.messages import DroppedWord, Preview, RefusedMessage


def refusal_sentence(game: str, refusal: Refusal, language: str) -> str:
    """Why a rule refuses a command. Commands that are allowed instead are named in words."""
    params = dict(refusal.params)
    if allowed := str(params.get("allowed", "")):
        params["allowed"] = ", ".join(say(f"serve-do-{name}", language) for name in allowed.split(", "))
    return say_in(game, refusal.code, language, **params)


def refused_message(message_id: str, game: str, refusal: Refusal, language: str) -> RefusedMessage:
    """A rule's refusal as a message, with its sentence."""
    sentence = refusal_sentence(game, refusal, language)
    return RefusedMessage(
        id=message_id, rule=refusal.rule, code=refusal.code, params=dict(refusal.params), sentence=sentence
    )


def preview_message(message_id: str, seen: TurnPreview, language: str) -> Preview:
    """A preview as a message, with the reason for each named word that doesn't count."""
    dropped = (DroppedWord(one.word, one.rule, say(one.code, language, **one.params)) for one in seen.dropped)
    return Preview(
        id=message_id,
        words=seen.words,
        score=seen.score,
        tiles=seen.tiles,
        path=seen.words[0].path if len(seen.words) == 1 else (),
        dropped=tuple(dropped),
        changes=seen.changes,
        lacking=seen.lacking,
    )


def problem_sentence(error: FormError, language: str) -> str:
    """A form error as a sentence."""
    return say(error.code, language, **error.params)


def wished_language(wish: str | None, accepted: str | None) -> str:
    """The language that the page asks for, else the first one that the browser accepts and Rekje has, else English."""
    if wish and wish[:2].lower() in LANGUAGES:
        return ui_language(wish)
    for part in (accepted or "").split(",")[:20]:
        code = part.strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return FALLBACK
