"""What a player of one's own may ask about the position before it, answered from the knowledge of its table."""

from __future__ import annotations

from itertools import islice

from rekje.games.registry import get_game
from rekje.model.problems import FormError
from rekje.model.tiles import letters, split_tiles
from rekje.own_players.messages import (
    Advice,
    AskAdvice,
    AskPlays,
    AskWords,
    FoundPlays,
    FoundWords,
    HostProblem,
    Lookup,
    LookupAnswer,
)
from rekje.players.base import open_commands
from rekje.players.ports import Knowledge
from rekje.players.registry import PLAYERS
from rekje.referee.view import Seen

ANSWERS = frozenset({"accept", "challenge", "vote", "knock"})
"""The commands by which a seat answers what another has done."""


def commands_for(view: Seen, seat: int) -> frozenset[str]:
    """The commands that a player of one's own may give for a seat: those that our players give, and to resign. As long
    as it is asked about another's play it answers that, and doesn't begin its own turn."""
    names = open_commands(view, seat)
    if names & {"accept", "vote"}:
        names &= ANSWERS
    resigns = any("resign" in one.commands for one in view.awaiting if one.seat == seat)
    return names | {"resign"} if names and resigns else names


def look_up(asked: Lookup, view: Seen, seat: int, knowledge: Knowledge) -> LookupAnswer:
    """The answer, by what the seat may see and all words of the table's list."""
    try:
        if isinstance(asked, AskPlays):
            may = commands_for(view, seat)
            plays = (play for play in knowledge.plays(view, seat, None) if play.command.kind in may)
            return FoundPlays(plays=tuple(islice(plays, asked.top)))
        if isinstance(asked, AskWords):
            return FoundWords(valid=tuple(_is_word(word, knowledge) for word in asked.words))
        return _advice(asked, view, seat, knowledge)
    except FormError as error:
        return HostProblem(code=error.code)


def _is_word(word: str, knowledge: Knowledge) -> bool:
    try:
        return knowledge.is_word(letters(split_tiles(word)))
    except FormError:
        return False


def _advice(asked: AskAdvice, view: Seen, seat: int, knowledge: Knowledge) -> LookupAnswer:
    player = PLAYERS.get(asked.player)
    if player is None:
        return HostProblem(code="engine-player-unknown")
    try:
        return Advice(command=player.of(get_game(view.config.game)).choose(view, seat, knowledge))
    except ValueError:
        # Nothing is awaited that a computer player gives.
        return HostProblem(code="turn-other")
