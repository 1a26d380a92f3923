"""A player for games that are a race: it looks at what its play leaves to the others, and to itself."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rekje.games.registry import get_game
from rekje.model.families import AnyCommand
from rekje.model.state import State
from rekje.players.base import Budget
from rekje.players.greedy import Greedy
from rekje.players.ports import Candidate, Knowledge
from rekje.players.steps import carry_out
from rekje.players.walk.simulation import Imagined, best_reply, imagine, next_to_play
from rekje.referee.view import Seen

CONSIDERED = 32
"""Plays that it thinks through where its budget doesn't say."""
SHORTER = 5
"""Plays whose scores are below the best by so much or more aren't considered."""
AHEAD = 4
"""The turns that it simulates, of all seats together. Considering more plays gains more than looking further ahead."""
A_WIN = 1000


class Racer(Greedy):
    """Wins at once if it can. Otherwise it simulates the game after each of its best plays: hidden tiles are dealt
    at random, and every seat makes its highest-scoring play. It chooses the play after which it comes home first, or
    is farthest ahead."""

    name = "racer"

    def find_play(
        self, view: Seen, seat: int, knowledge: Knowledge, budget: Budget, chance: Random
    ) -> AnyCommand | None:
        """The play after which the race goes best."""
        goal = get_game(view.config.game).goal(view.config)
        if goal is None:
            return super().find_play(view, seat, knowledge, budget, chance)
        plays = knowledge.plays(view, seat, self.level)
        if not plays:
            return None
        if view.seats[seat].score + plays[0].score >= goal:
            return plays[0].command
        table, facts = imagine(view, chance)
        most = CONSIDERED if budget.plays is None else max(1, budget.plays)
        worth = worth_a_thought(plays, opening=view.turn is None)[:most]
        return max(worth, key=lambda play: race(table, seat, play.command, facts, knowledge, goal)).command


def worth_a_thought(plays: Sequence[Candidate], *, opening: bool) -> list[Candidate]:
    """The longest; in an opening, which the longest word wins, only words as long as the first."""
    least = plays[0].score if opening else plays[0].score - SHORTER + 1
    return [play for play in plays if play.score >= least]


def race(
    state: State, seat: int, command: AnyCommand, facts: Imagined, knowledge: Knowledge, goal: int, turns: int = AHEAD
) -> int:
    """How far a seat is ahead once somebody is home, or after some turns, if it begins with a command."""
    mover, score = seat, 0
    for _ in range(turns):
        state = carry_out(state, command, facts).state
        mover_next = next_to_play(state)
        if mover_next is None:
            break
        mover = mover_next
        command, score = best_reply(state, mover, knowledge)
        if state.seats[mover].score + score >= goal:
            break
    totals = [one.score for one in state.seats]
    if state.outcome is None:
        totals[mover] += score
    lead = totals[seat] - max(total for other, total in enumerate(totals) if other != seat)
    home = max(totals) >= goal
    return lead + (A_WIN if lead > 0 else -A_WIN) * home
