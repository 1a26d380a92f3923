"""What the learned leave values are worth: ``python bench/leaves.py [SHUFFLES [GAME/EDITION …]] [--against FILE]``.

In each edition where words lie in lines, `strong` with the values that come with Rekje plays `strong` with those that
the letters tell (Woordenspel by the course of the games that its values are learned from). Every shuffle is played
twice, with the seats exchanged. Share of the games won and margin, with intervals of 95 %. It is the same on every
machine.

With ``--against`` the other player's values are those of a text file with a line for each set of tiles: the set, a
space, its worth (``QU 2.265``, a blank is ``?``). They are also played against without what the tiles unseen change,
so that it is seen what that brings.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from statistics import mean

from against import in_percent, interval

from rekje._core import LeaveSchedule as CoreLeaveSchedule
from rekje.cli.learn import learned_for
from rekje.engine.crossword.equity import core_leaves, leaves_of_sets
from rekje.engine.crossword.family import player_engine
from rekje.engine.crossword.native import NativeEngine
from rekje.engine.crossword.playouts import core_leave_schedules, leave_schedule_of, play_out
from rekje.games.editions import builtin_edition, edition_names
from rekje.games.playout import PlayoutRules
from rekje.games.registry import GAMES, get_game
from rekje.model.tiles import LetterSet, split_tiles
from rekje.players.derived_leaves import derive_leave_values
from rekje.storage.leave_files import SHIPPED, find_leaves

FROM = 20_000_001
"""Seeds of the games, away from those that are learned from."""


def main(shuffles: str = "2000", *named: str) -> None:
    """Play and tell."""
    asked, other = [*named], None
    if "--against" in asked:
        asked, other = asked[: asked.index("--against")], asked[asked.index("--against") + 1]
    for name in asked or [f"{game}/{edition}" for game in GAMES for edition in edition_names(game)]:
        tell(name, int(shuffles), other)


def tell(name: str, shuffles: int, other: str | None) -> None:
    """One edition, if the core can play it and something is learned for it."""
    edition = builtin_edition(*name.split("/"))
    if (found := learned_for(edition, None)) is None:
        return
    config, words = found
    rules, learned = get_game(config.game).rehearsal(config), find_leaves(config, [SHIPPED])
    if rules is None or learned is None:
        return
    engine = player_engine(words, config)
    play = partial(duel, name, engine, edition.letter_set, rules, shuffles)
    if other is None:
        play("", core_leave_schedules([learned.worths, derive_leave_values(edition)], edition))
        return
    lines = (line.split() for line in Path(other).read_text("utf-8").splitlines())
    sets = {split_tiles(kept): float(worth) for kept, worth in lines}
    most = edition.rack - 1
    against = leave_schedule_of(leaves_of_sets(edition.letter_set, most, sets))
    play("", [*core_leave_schedules([learned.worths], edition), against])
    core = core_leaves(learned.worths, edition.letter_set, most)
    codes = {kept: engine.alphabet.rack(kept) for kept in sets}
    still = {kept: core.value(held.ljust(edition.rack, held[:1]), held) for kept, held in codes.items()}
    play(" by a table alone", [leave_schedule_of(leaves_of_sets(edition.letter_set, most, still)), against])


def duel(
    name: str,
    engine: NativeEngine,
    letters: LetterSet,
    rules: PlayoutRules,
    shuffles: int,
    how: str,
    schedules: list[CoreLeaveSchedule],
) -> None:
    """Play every shuffle twice and tell how often the first one won."""
    orders = (schedules, schedules[::-1])
    first, second = (list(play_out(engine, letters, rules, shuffles, FROM, order)) for order in orders)
    pairs = [
        (one.scores[0] - one.scores[1], other.scores[1] - other.scores[0])
        for one, other in zip(first, second, strict=True)
    ]
    won = [mean((lead > 0) + (lead == 0) / 2 for lead in pair) for pair in pairs]
    margins = [mean(pair) for pair in pairs]
    print(f"{name + how:32} {in_percent(won)}, margin {mean(margins):+.1f} ± {interval(margins):.1f}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
