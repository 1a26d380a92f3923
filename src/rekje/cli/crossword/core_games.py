"""Games between computer players, played whole by the core."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from rekje.bootstrap import leaves_for
from rekje.cli.family import CoreGames, Finished
from rekje.engine.crossword.family import player_engine
from rekje.engine.crossword.playout_rows import PlayoutRows
from rekje.engine.crossword.playouts import PlayoutTeller, core_leave_schedules, play_out
from rekje.engine.words import Words
from rekje.games.playout import PlayoutRules
from rekje.games.registry import get_game
from rekje.lexicon.simple import ANY
from rekje.lexicon.source import LANGUAGES
from rekje.model.events import Config
from rekje.players import Player

CORE_PLAYERS = frozenset({"greedy", "strong"})
"""The players that the core implements."""
BATCH = 256
"""Games in one call to the core: enough to keep many processor cores busy, and few enough to show progress."""


def core_games(config: Config, words: Words, players: Sequence[Player]) -> CoreGames | None:
    """`CommandFamily.core_games`."""
    if not all(player.name in CORE_PLAYERS for player in players):
        return None
    rules = get_game(config.game).playout(config)
    return None if rules is None else partial(_play, rules, config, words, players)


def _play(
    rules: PlayoutRules, config: Config, words: Words, players: Sequence[Player], games: int, seed: int
) -> Iterator[Finished]:
    engine = player_engine(words, config)
    strong = [player.name == "strong" for player in players]
    worths = leaves_for(config) if any(strong) else None
    leave_schedules = core_leave_schedules([worths if one else None for one in strong], config.edition)
    teller, rows = PlayoutTeller(engine, config), PlayoutRows(engine, config)
    lexicon = words.name if words.name in LANGUAGES else ANY
    for first in range(0, games, BATCH):
        count = min(BATCH, games - first)
        for game in play_out(engine, config.edition.letter_set, rules, count, seed + first, leave_schedules):
            top = max(game.scores)
            winners = [seat for seat, score in enumerate(game.scores) if score == top]
            record, told = partial(teller.record, game, lexicon), partial(rows.rows, game)
            yield Finished(game.scores, winners, len(game.turns), game.reason, record, told)
