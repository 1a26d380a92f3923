"""What a choice with few tiles in the bag is worth in play: ``python bench/played_on.py BAG [POSITIONS [GAME/EDITION
[SEED [DEALS]]]]``.

`preendgames` weighs choices by the pre-endgame itself, in which both players see what will be drawn. Here the games go
on, by the referee, between two players ``expert`` who see their own racks alone. The positions are those of games of
two ``strong`` players, one of each game: the first turn with BAG tiles in the bag, if the seat on turn leads or trails
by 40 points or less. Three choose: ``strong``; ``expert`` by simulation; ``expert`` by every draw. Where they differ,
the game goes on from each choice, with DEALS deals of the unseen tiles, the same ones for each. Told is what share of
games each wins more than the choice of ``strong``, with 95 % intervals by positions. One core."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from math import sqrt
from random import Random
from statistics import fmean, stdev

from ahead import Look
from msgspec.structs import replace
from preendgames import CLOSE
from rich.progress import Progress

from rekje.engine.crossword.preendgame import MOST_IN_BAG
from rekje.model.families import AnyCommand
from rekje.model.state import State
from rekje.players import get_player
from rekje.players.base import Player
from rekje.players.crossword.expert import Expert
from rekje.players.crossword.strong import Strong
from rekje.players.match import due, play_match, think
from rekje.players.steps import carry_out

CHOOSE: dict[str, Player] = {
    "strong": Strong(),
    "by simulation": Expert(most_drawn=0),
    "by every draw": Expert(most_drawn=MOST_IN_BAG),
}
GOES_ON = Expert(nodes=20_000, drawn_nodes=30_000)


def positions(look: Look, bag: int, seed: int) -> Iterator[State]:
    """The table before the first turn with so many tiles in the bag, of one game after another, if it is close."""
    while True:
        players, nonces = [get_player("strong")] * 2, tuple(f"{n:032x}" for n in range(2))
        for step in play_match(look.config, look.facts, look.knowledge, players, f"{seed:064x}", nonces):
            state = step.state
            if state.turn and 0 < state.bag <= bag:
                if state.bag == bag and abs(state.seats[0].score - state.seats[1].score) <= CLOSE:
                    yield state
                break
        seed += 1


def dealt(state: State, seat: int, deal: int) -> State:
    """The same table to the seat on turn, with what it doesn't see dealt anew."""
    hidden = state.letter_set.sort([*state.seats[1 - seat].rack, *state.unseen.elements()])
    rack = Random(deal).sample(hidden, len(state.seats[1 - seat].rack))
    seats = tuple(one if i == seat else replace(one, rack=tuple(rack)) for i, one in enumerate(state.seats))
    return replace(state, seats=seats, secret=f"{deal:064x}")


def won(look: Look, state: State, seat: int, command: AnyCommand) -> float:
    """What a seat wins of a game that goes on with a command of its."""
    state = carry_out(state, command, look.facts).state
    while (mover := due(state)) is not None:
        state = carry_out(state, think(GOES_ON, state, mover, look.knowledge), look.facts).state
    assert state.outcome
    return (seat in state.outcome.winners) / len(state.outcome.winners)


def gained(look: Look, state: State, deals: int) -> dict[str, float]:
    """What each player's choice wins more than that of `strong`, in per cent of games."""
    assert state.turn
    seat = state.turn.seat
    choices = {name: think(player, state, seat, look.knowledge) for name, player in CHOOSE.items()}
    shares = {str(one): 0.0 for one in choices.values()}
    if len(shares) > 1:
        for command in {str(one): one for one in choices.values()}.values():
            games = (won(look, dealt(state, seat, deal), seat, command) for deal in range(deals))
            shares[str(command)] = 100 * fmean(games)
    return {name: shares[str(one)] - shares[str(choices["strong"])] for name, one in choices.items()}


def main(bag: int, count: int = 100, kind: str = "scrabble/en", seed: int = 1, deals: int = 12) -> None:
    """Measure and tell."""
    look = Look(kind)
    found: list[dict[str, float]] = []
    with Progress(transient=True) as progress:
        task = progress.add_task("positions", total=count)
        for state in positions(look, bag, seed):
            found.append(gained(look, state, deals))
            progress.update(task, completed=len(found))
            if len(found) == count:
                break
    print(f"{count} positions with {bag} in the bag, {deals} deals each")
    differences = {name: [one[name] for one in found] for name in list(CHOOSE)[1:]}
    differences["simulation less every draw"] = [one["by simulation"] - one["by every draw"] for one in found]
    for name, some in differences.items():
        print(f"{name}: {fmean(some):+.2f} ± {1.96 * stdev(some) / sqrt(len(some)):.2f}")


if __name__ == "__main__":
    bag, *rest = sys.argv[1:]
    main(int(bag), *(one if "/" in one else int(one) for one in rest))
