"""What a choice with few tiles in the bag is worth in play: ``python bench/played_on.py BAG [POSITIONS [GAME/EDITION
[SEED [DEALS]]]]``.

`preendgames` weighs choices by the pre-endgame itself, in which both players see what will be drawn. Here the games go
on, by the referee, between two players ``expert`` who see their own racks alone. The positions are those of games of
two ``strong`` players, one of each game: the first turn with BAG tiles in the bag, if the seat on turn leads or trails
by 40 points or less. Three choose: ``strong``; ``expert`` by simulation; ``expert`` by every draw. Where they differ,
the game goes on from each choice, with DEALS deals of the unseen tiles, the same ones for each. Told is what share of
games one choice wins more than another, with 95 % intervals by positions. One core."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import combinations, count, islice
from random import Random
from statistics import fmean

from ahead import Look
from msgspec.structs import replace
from preendgames import CLOSE, mean_and_error
from rich.progress import track

from rekje.engine.crossword.preendgame import MOST_IN_BAG
from rekje.model.families import AnyCommand
from rekje.model.state import State
from rekje.players.base import Player
from rekje.players.crossword.expert import Expert
from rekje.players.crossword.strong import Strong
from rekje.players.match import due, think
from rekje.players.steps import carry_out

CHOOSE: dict[str, Player] = {
    "strong": Strong(),
    "every draw": Expert(most_drawn=MOST_IN_BAG),
    "simulation": Expert(most_drawn=0),
}
GOES_ON = Expert(nodes=20_000, drawn_nodes=30_000)


def positions(look: Look, bag: int, seed: int) -> Iterator[tuple[State, int]]:
    """The table before the first turn with so many tiles in the bag, of one game after another, if it is close; and the
    seat on turn."""
    for game in count(seed):
        few = (one for one in look.tables(game) if one[0].bag <= bag)
        for state, seat in islice(few, 1):
            if state.bag == bag and abs(state.seats[0].score - state.seats[1].score) <= CLOSE:
                yield state, seat


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


def shares(look: Look, state: State, seat: int, deals: int) -> dict[str, float]:
    """What each player's choice wins, in per cent of games; where all choose the same nothing is played."""
    choices = {name: think(player, state, seat, look.knowledge) for name, player in CHOOSE.items()}
    different = set(choices.values())
    if len(different) == 1:
        return dict.fromkeys(choices, 0.0)
    hands = [dealt(state, seat, deal) for deal in range(deals)]
    wins = {command: fmean(won(look, hand, seat, command) for hand in hands) for command in different}
    return {name: 100 * wins[command] for name, command in choices.items()}


def main(bag: int, most: int = 100, kind: str = "scrabble/en", seed: int = 1, deals: int = 12) -> None:
    """Measure and tell."""
    look = Look(kind)
    close = islice(positions(look, bag, seed), most)
    found = [shares(look, *one, deals) for one in track(close, "positions", total=most, transient=True)]
    print(f"{most} positions with {bag} in the bag, {deals} deals each")
    for one, other in combinations(reversed(CHOOSE), 2):
        print(f"{one} less {other}: {mean_and_error([each[one] - each[other] for each in found])}")


if __name__ == "__main__":
    bag, *rest = sys.argv[1:]
    main(int(bag), *(one if "/" in one else int(one) for one in rest))
