"""The end of a game: the settlement seat by seat, the winners, why it ended, the proof of the shuffle."""

from __future__ import annotations

from rich.text import Text

from rekje.bootstrap import is_foretold
from rekje.games.path.words import Paper
from rekje.games.registry import get_game
from rekje.locale.numbers import plain, signed
from rekje.model.events import Outcome
from rekje.model.state import State
from rekje.model.tiles import join_tiles
from rekje.players.ports import Knowledge
from rekje.referee.shuffle import commitment
from rekje.terminal import look
from rekje.terminal.files import save_record
from rekje.terminal.host import Host
from rekje.terminal.panel import shortened
from rekje.terminal.path.ending import lay_ending
from rekje.terminal.screen import Screen
from rekje.terminal.walk.news import track_ending

Lines = list[Text | str]


def ending_lines(screen: Screen, state: State, knowledge: Knowledge | None = None) -> Lines:
    """What is told of a game that is over; with knowledge also what could still have been found, where that is told."""
    outcome = state.outcome
    assert outcome is not None
    if isinstance(state.own, Paper):
        found = lay_ending(screen, state, outcome, knowledge)
        return [*found, *(_proof(screen, state) if state.commit else [])]
    if get_game(state.config.game).bare_table(state.config):
        return [*track_ending(screen, state, outcome), *(_proof(screen, state) if state.commit else [])]
    reason = screen.say(f"screen-reason-{outcome.reason}")
    lines: Lines = [Text(f"{reason} ({outcome.rule})", look.TITLE), ""]
    lines += _settlement(screen, state, outcome)
    if bonus := _out_bonus(screen, state, outcome):
        lines += ["", *screen.wrapped(bonus)]
    lines += ["", Text(_winners(screen, state, outcome), look.GOOD), ""]
    return lines + (_proof(screen, state) if state.commit else [])


def show_ending(host: Host) -> None:
    """Show how the game ended, and the last board where it isn't in sight any more."""
    if host.screen.in_place or host.persons:
        host.screen.tell(host.page(None, None, host.take_news()[-2:]))
    host.screen.tell(["", *ending_lines(host.screen, host.state, host.knowledge)])


def offer_record(host: Host) -> None:
    """Ask for a file to save the record in; nothing typed, nothing saved."""
    saved = False
    while not saved and (name := host.screen.ask(host.screen.say("screen-ask-save"))):
        saved, told = save_record(host.screen, host.table, host.words, name)
        host.screen.tell(host.screen.wrapped(told))


def _settlement(screen: Screen, state: State, outcome: Outcome) -> Lines:
    heads = [screen.say(f"screen-column-{name}") for name in ("player", "points", "rest", "settled", "total")]
    lines: Lines = [Text(_row(*heads), look.QUIET)]
    for seat, score, change in zip(state.seats, outcome.scores, outcome.adjustments, strict=True):
        rest = join_tiles(seat.rack) or "–"
        lines.append(_row(seat.name, plain(score - change), rest, signed(change), plain(score)))
    return lines


def _out_bonus(screen: Screen, state: State, outcome: Outcome) -> str:
    """Who got the points for being out first, in a game that has such a bonus."""
    bonus = get_game(state.config.game).out_bonus
    out = outcome.adjustments.index(max(outcome.adjustments))
    if not bonus or outcome.reason != "out":
        return ""
    return screen.say("screen-out-bonus", name=state.seats[out].name, bonus=bonus)


def _row(name: str, points: str, rest: str, change: str, total: str) -> str:
    return f"  {shortened(name, 20):<20} {points:>8}  {rest[:18]:<18} {change:>10} {total:>8}"


def _winners(screen: Screen, state: State, outcome: Outcome) -> str:
    names = [state.seats[seat].name for seat in outcome.winners]
    score = outcome.scores[outcome.winners[0]]
    if len(names) == 1:
        return screen.say("screen-winner", name=names[0], score=score)
    return screen.say("screen-winners", names=", ".join(names), score=score)


def _proof(screen: Screen, state: State) -> Lines:
    if is_foretold(state):
        return [*screen.wrapped(screen.say("screen-proof-seed"))]
    good = commitment(state.secret) == state.commit
    told = screen.say("screen-proof-good" if good else "screen-proof-bad")
    return [*screen.wrapped(told), Text(state.secret, look.QUIET)]
