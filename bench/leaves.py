"""What the learned leave values are worth: ``python bench/leaves.py [SHUFFLES [GAME/EDITION …]]``.

In each edition where words lie in lines, `strong` with the values that come with Rekje plays `strong` with those that
the letters tell (Woordenspel by the course of the games that its values are learned from). Every shuffle is played
twice, with the seats exchanged. Share of the games won and margin, with intervals of 95 %. It is the same on every
machine.
"""

from __future__ import annotations

import sys
from statistics import mean

from against import in_percent, interval

from rekje.cli.learn import learned_for
from rekje.engine.crossword.family import player_engine
from rekje.engine.crossword.playouts import core_leave_schedules, play_out
from rekje.games.editions import builtin_edition, edition_names
from rekje.games.registry import GAMES, get_game
from rekje.players.derived_leaves import derive_leave_values
from rekje.storage.leave_files import SHIPPED, find_leaves

FROM = 20_000_001
"""Seeds of the games, away from those that are learned from."""


def main(shuffles: str = "2000", *named: str) -> None:
    """Play and tell."""
    for name in named or [f"{game}/{edition}" for game in GAMES for edition in edition_names(game)]:
        tell(name, int(shuffles))


def tell(name: str, shuffles: int) -> None:
    """One edition, if the core can play it and something is learned for it."""
    edition = builtin_edition(*name.split("/"))
    if (found := learned_for(edition, None)) is None:
        return
    config, words = found
    rules, learned = get_game(config.game).rehearsal(config), find_leaves(config, [SHIPPED])
    if rules is None or learned is None:
        return
    schedules = core_leave_schedules([learned.worths, derive_leave_values(edition)], edition)
    engine = player_engine(words, config)
    orders = (schedules, schedules[::-1])
    first, second = (list(play_out(engine, edition.letter_set, rules, shuffles, FROM, order)) for order in orders)
    pairs = [
        (one.scores[0] - one.scores[1], other.scores[1] - other.scores[0])
        for one, other in zip(first, second, strict=True)
    ]
    won = [mean((lead > 0) + (lead == 0) / 2 for lead in pair) for pair in pairs]
    margins = [mean(pair) for pair in pairs]
    print(f"{name:18} {in_percent(won)}, margin {mean(margins):+.1f} ± {interval(margins):.1f}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
