"""``rekje selfplay``: games between computer players, to measure them and how fast they are."""

from __future__ import annotations

import os
import secrets
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import IO

import click
import msgspec

from rekje.bootstrap import open_words
from rekje.cli.family import Finished
from rekje.cli.parts.editions import edition_options, find_edition
from rekje.cli.parts.files import STANDARD, check_is_file, write_bytes
from rekje.cli.parts.help import TranslatedCommand
from rekje.cli.parts.positions import config_for
from rekje.cli.parts.series import SelfplaySeries
from rekje.games.registry import get_game
from rekje.locale import say
from rekje.model.edition import Edition
from rekje.model.problems import FormError, file_error
from rekje.players import get_player

MOST_SEED = 2**62
EPILOG = """JSON: {"games", "seconds", "games_per_second", "mean_turns", "seed", "edition", "lexicon", "by", "seats":
[{"player", "mean_score", "wins", "shared"}, …]} (docs/commands.md)"""


class SeatResult(msgspec.Struct):
    """The result of one seat's player: mean final score, games won alone, games won together with others."""

    player: str
    mean_score: float = 0.0
    wins: int = 0
    shared: int = 0


class SeriesResult(msgspec.Struct):
    """The result of a series: the number of games, the seconds it took, the mean number of turns, the seats.

    ``by`` is ``core`` if the native core played, ``referee`` if each command went through the referee.
    """

    games: int
    seconds: float
    games_per_second: float
    mean_turns: float
    seed: int
    edition: str
    lexicon: str
    by: str
    seats: list[SeatResult]


@click.command(cls=TranslatedCommand, help="help-selfplay", epilog=EPILOG)
@click.option("--games", type=click.IntRange(1, 10_000_000), default=100, show_default=True, help="help-selfplay-games")
@click.option(
    "--players", default="greedy,greedy", show_default=True, metavar="help-value-who", help="help-selfplay-players"
)
@edition_options()
@click.option("--lexicon", metavar="help-value-list", help="help-lexicon")
@click.option("--seed", type=click.IntRange(0, MOST_SEED), help="help-selfplay-seed")
@click.option("--threads", type=click.IntRange(1, 1024), help="help-selfplay-threads")
@click.option("--json", "as_json", is_flag=True, help="help-json")
@click.option("--emit", type=click.Path(path_type=Path), metavar="help-value-out", help="help-selfplay-emit")
def selfplay(
    games: int,
    players: str,
    game: str | None,
    edition: str,
    lexicon: str | None,
    seed: int | None,
    threads: int | None,
    as_json: bool,
    emit: Path | None,
) -> None:
    """Let computer players play, each seeing only its own rack."""
    if threads:
        # The core reads this once, when its threads are first needed.
        os.environ["RAYON_NUM_THREADS"] = str(threads)
    check_is_file("--emit", emit)
    seed = secrets.randbelow(MOST_SEED) if seed is None else seed
    series = _series(players.split(","), find_edition(edition, game), lexicon)
    result = _run(series, games, seed, emit)
    if as_json:
        write_bytes(STANDARD, msgspec.json.encode(result) + b"\n")
    else:
        _show(result)


def _series(names: list[str], edition: Edition, lexicon: str | None) -> SelfplaySeries:
    players = [get_player(name.strip(), get_game(edition.game)) for name in names]
    least, most = get_game(edition.game).seats
    if not least <= len(players) <= most:
        raise FormError("engine-selfplay-seats", count=len(players), least=least, most=most)
    # Without proof that nobody can play, all seats pass. The scores are the same, and the proof would take time.
    config = config_for(edition, len(players), prove_end=False)
    config = msgspec.structs.replace(config, seats=tuple(f"{p.name} {i}" for i, p in enumerate(players, 1)))
    return SelfplaySeries(config, open_words(lexicon, edition, config.options), players)


def _run(series: SelfplaySeries, games: int, seed: int, emit: Path | None) -> SeriesResult:
    series.prepare()
    seats = [SeatResult(player.name) for player in series.players]
    turns = 0
    with ExitStack() as stack:
        file = stack.enter_context(_opened(emit)) if emit else None
        began = time.perf_counter()
        for game in _with_progress(series.play(games, seed), games):
            _count(seats, game)
            turns += game.turns
            if file:
                file.write(msgspec.json.encode(game.record()) + b"\n")
        seconds = time.perf_counter() - began
    for seat in seats:
        seat.mean_score = round(seat.mean_score / games, 2)
    return SeriesResult(
        games=games,
        seconds=round(seconds, 4),
        games_per_second=round(games / seconds, 2),
        mean_turns=round(turns / games, 2),
        seed=seed,
        edition=series.config.edition.name,
        lexicon=series.words.name,
        by=series.by,
        seats=seats,
    )


def _opened(path: Path) -> IO[bytes]:
    try:
        return path.open("wb")
    except OSError as error:
        raise file_error("form-file-unwritable", path, error) from None


def _count(seats: list[SeatResult], game: Finished) -> None:
    for seat, score in zip(seats, game.scores, strict=True):
        seat.mean_score += score
    for winner in game.winners:
        seats[winner].wins += len(game.winners) == 1
        seats[winner].shared += len(game.winners) > 1


def _with_progress(games: Iterator[Finished], count: int) -> Iterator[Finished]:
    """The games as they are played. A progress bar is shown if stderr is a terminal."""
    if not sys.stderr.isatty():
        return games
    from rich.console import Console
    from rich.progress import track

    console = Console(stderr=True)
    return iter(track(games, say("engine-selfplay-playing"), count, console=console, transient=True))


def _show(result: SeriesResult) -> None:
    click.echo(
        say(
            "engine-selfplay-speed",
            games=result.games,
            seconds=f"{result.seconds:.1f}",
            speed=f"{result.games_per_second:.1f}",
            seed=str(result.seed),
        )
    )
    for seat in result.seats:
        mean = f"{seat.mean_score:.1f}"
        click.echo(say("engine-selfplay-seat", player=seat.player, mean=mean, wins=seat.wins, shared=seat.shared))
