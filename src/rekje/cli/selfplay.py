"""``rekje selfplay``: games between computer players, to measure them and how fast they are."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable
from pathlib import Path

import click
import msgspec

from rekje.cli.jobs.engine_option import engine_option, tell_problems
from rekje.cli.jobs.series import PlayedGame, SeriesJob, played_games, series_between
from rekje.cli.jobs.series_file import MOST_SEED, series_file
from rekje.cli.jobs.think_options import think_options
from rekje.cli.jobs.work_options import progress_of, work_options
from rekje.cli.parts.editions import edition_options, find_edition
from rekje.cli.parts.files import STANDARD, check_is_file, write_bytes
from rekje.cli.parts.help import TranslatedCommand
from rekje.locale import say, ui_language
from rekje.locale.numbers import decimal
from rekje.players.thinking import read_budget
from rekje.work.choosing import executor_for
from rekje.work.executor import Executor

EPILOG = """JSON: {"games", "seconds", "games_per_second", "mean_turns", "seed", "edition", "lexicon", "by", "seats":
[{"player", "mean_score", "wins", "shared", "lost"}, …]} (docs/commands.md)"""


class SeatResult(msgspec.Struct):
    """The result of one seat's player: mean final score, games won alone, games won together with others. ``lost``
    counts the turns that a player of one's own has lost (C14), by the reason."""

    player: str
    mean_score: float = 0.0
    wins: int = 0
    shared: int = 0
    lost: dict[str, int] = {}


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
@engine_option
@think_options("help-think")
@edition_options()
@click.option("--lexicon", metavar="help-value-list", help="help-lexicon")
@click.option("--seed", type=click.IntRange(0, MOST_SEED), help="help-selfplay-seed")
@work_options
@click.option("--json", "as_json", is_flag=True, help="help-json")
@click.option("--emit", type=click.Path(path_type=Path), metavar="help-value-out", help="help-selfplay-emit")
def selfplay(
    games: int,
    players: str,
    think: str | None,
    depth: int | None,
    game: str | None,
    edition: str,
    lexicon: str | None,
    seed: int | None,
    threads: int | None,
    ray: str | None,
    as_json: bool,
    emit: Path | None,
) -> None:
    """Let computer players play, each seeing only its own rack."""
    check_is_file("--emit", emit)
    tell_problems()
    budget = read_budget(think, depth)
    job = series_between(players, find_edition(edition, game), lexicon, records=emit is not None, budget=budget)
    with executor_for(ray, threads) as executor:
        result = _run(job, games, seed, emit, executor)
    if as_json:
        write_bytes(STANDARD, msgspec.json.encode(result) + b"\n")
    else:
        show(result)


def _run(job: SeriesJob, games: int, seed: int | None, emit: Path | None, executor: Executor) -> SeriesResult:
    job.series.prepare()
    if emit is None:
        seed = secrets.randbelow(MOST_SEED) if seed is None else seed
        return _counted(job, games, seed, executor.map_unordered(job, job.chunks(games, seed)))
    with series_file(emit, job, games, seed) as file:
        results = file.results(executor)
        return _counted(job, games, file.seed, results, file.done, stopped="work-stopped")


def _counted(
    job: SeriesJob,
    games: int,
    seed: int,
    results: Iterable[tuple[int, bytes]],
    before: int = 0,
    stopped: str | None = None,
) -> SeriesResult:
    """The results of all chunks together. Of these games ``before`` were played by an earlier run."""
    seats = [SeatResult(player.name) for player in job.players]
    turns = 0
    began = time.perf_counter()
    with progress_of("engine-selfplay-playing", games, stopped=stopped) as advance:
        for _, result in results:
            played = played_games(result)
            for game in played:
                _count(seats, game)
                turns += game.turns
            advance(len(played))
    seconds = time.perf_counter() - began
    for seat in seats:
        seat.mean_score = round(seat.mean_score / games, 2)
    return SeriesResult(
        games=games,
        seconds=round(seconds, 4),
        games_per_second=round((games - before) / seconds, 2),
        mean_turns=round(turns / games, 2),
        seed=seed,
        edition=job.config.edition.name,
        lexicon=job.config.lexicon,
        by=job.series.by,
        seats=seats,
    )


def _count(seats: list[SeatResult], game: PlayedGame) -> None:
    for seat, score in zip(seats, game.scores, strict=True):
        seat.mean_score += score
    for at, why in game.lost:
        seats[at].lost[why] = seats[at].lost.get(why, 0) + 1
    for winner in game.winners:
        seats[winner].wins += len(game.winners) == 1
        seats[winner].shared += len(game.winners) > 1


def show(result: SeriesResult) -> None:
    """Print a series: how fast it was, and a line for each seat."""
    language = ui_language()
    click.echo(
        say(
            "engine-selfplay-speed",
            games=result.games,
            seconds=decimal(result.seconds, language),
            speed=decimal(result.games_per_second, language),
            seed=str(result.seed),
        )
    )
    for seat in result.seats:
        mean = decimal(seat.mean_score, language)
        click.echo(say("engine-selfplay-seat", player=seat.player, mean=mean, wins=seat.wins, shared=seat.shared))
        for why, count in seat.lost.items():
            click.echo(say("engine-selfplay-lost", player=seat.player, count=count, why=say(why)))
