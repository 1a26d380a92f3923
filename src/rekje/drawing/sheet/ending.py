"""The end of a game on its score sheet: who won and why, what was settled, and what it takes to check the shuffle."""

from __future__ import annotations

from collections.abc import Iterator

from rekje.drawing.svg import Markup, element, joined
from rekje.games.registry import get_game
from rekje.locale import say
from rekje.locale.numbers import plain, signed
from rekje.model.events import Outcome
from rekje.model.state import State
from rekje.model.tiles import join_tiles
from rekje.referee.shuffle import ALGORITHM, commitment
from rekje.referee.vacation import days_taken


def result(state: State, language: str) -> Iterator[Markup]:
    """The winners, the rule by which the game ended and everybody's points; while a game is on, the points so far."""
    outcome = state.outcome
    if outcome:
        names = ", ".join(state.seats[seat].name for seat in outcome.winners)
        reason = say(f"replay-reason-{outcome.reason}", language)
        count, rule = len(outcome.winners), outcome.rule
        won = say("replay-won", language, names=names, count=count, reason=reason, rule=rule)
        yield element("p", won, class_="result")
    else:
        yield element("p", _still_on(state, language), class_="result")
    yield element(
        "table",
        element("caption", say("after-sheet-scores" if outcome else "after-sheet-standing", language)),
        element("thead", element("tr", _head(state, language))),
        element("tbody", (element("tr", _row(state, seat, language)) for seat in range(len(state.seats)))),
        class_="scores",
    )


def _still_on(state: State, language: str) -> str:
    if state.turn is None:
        return say("after-sheet-on", language)
    return say("after-sheet-on-turn", language, name=state.seats[state.turn.seat].name, number=state.turn.number)


def _settles(state: State) -> bool:
    """Whether tiles left have counted at the end."""
    return get_game(state.config.game).settles_racks and state.outcome is not None


def _columns(state: State, language: str) -> Iterator[tuple[str, str | None]]:
    """The heads of the columns after the player's, and whether numbers stand below them."""
    if _settles(state):
        rule = get_game(state.config.game).stop_rule
        yield say("after-sheet-played", language), "number"
        yield say("after-sheet-left", language), None
        yield say("after-sheet-settled", language, rule=rule), "number"
    yield say("after-sheet-final" if state.outcome else "after-sheet-total", language), "number"


def _head(state: State, language: str) -> Iterator[Markup]:
    yield element("th", say("after-sheet-player", language), scope="col")
    for name, kind in _columns(state, language):
        yield element("th", name, scope="col", class_=kind)


def _row(state: State, seat: int, language: str) -> Iterator[Markup]:
    one, outcome = state.seats[seat], state.outcome
    won = outcome is not None and seat in outcome.winners
    notes = [say("after-sheet-winner", language)] if won else []
    if one.resigned:
        notes.append(say("replay-did-resign", language))
    if days := days_taken(one):
        notes.append(say("replay-did-vacation", language, count=days))
    note = element("span", f" ({', '.join(notes)})", class_="quiet") if notes else ""
    yield element("th", one.name, note, scope="row")
    # On a phone, without the columns' heads, a cell brings its own.
    for told, (name, kind) in zip(_cells(state, seat), _columns(state, language), strict=True):
        yield element("td", told, class_=kind, data_label=name)


def _cells(state: State, seat: int) -> Iterator[str]:
    one, outcome = state.seats[seat], state.outcome
    if outcome and _settles(state):
        change = outcome.adjustments[seat]
        yield plain(outcome.scores[seat] - change)
        yield join_tiles(one.rack) or "–"
        yield signed(change) if change else "0"
    yield element("strong", plain(_total(state, outcome, seat)))


def _total(state: State, outcome: Outcome | None, seat: int) -> int:
    return outcome.scores[seat] if outcome else state.seats[seat].score


def shuffle(state: State, checked: bool, language: str) -> Iterator[Markup]:
    """The proof that the tiles were drawn by chance, as far as it may be told yet; nothing of a game with a bag of its
    own, which is written down without draws."""
    if not (state.commit or state.config.known):
        return
    yield element("h2", say("after-sheet-shuffle", language))
    if not state.commit:
        yield element("p", say("replay-shuffle-none", language), class_="quiet")
        return
    code = "after-sheet-shuffle-later" if not state.secret else "replay-shuffle-holds" if checked else _matches(state)
    yield element("p", say(code, language))
    rows = [("after-sheet-commit", state.commit)]
    if state.secret:
        rows.append(("after-sheet-secret", state.secret))
    told = [(say(code, language), value) for code, value in rows]
    if state.outcome:
        told += [(seat.name, nonce) for seat, nonce in zip(state.seats, state.nonces, strict=False)]
    told.append((say("after-sheet-algorithm", language), ALGORITHM))
    yield element("dl", (joined((element("dt", name), element("dd", value))) for name, value in told), class_="proof")


def _matches(state: State) -> str:
    return "screen-proof-good" if commitment(state.secret) == state.commit else "screen-proof-bad"
