"""``rekje engine``: players of one's own (docs/own-players.md)."""

from __future__ import annotations

import os
import shlex
import shutil

import click
import msgspec

from rekje.cli.parts.help import Group, TranslatedCommand
from rekje.games.registry import get_game
from rekje.locale import say
from rekje.locale.typography import printable
from rekje.model.problems import FormError
from rekje.storage.options.engines import LEAST_SECONDS, MOST_SECONDS, USUAL_SECONDS

NO = 1


@click.group(cls=Group, help="help-engine")
def engine() -> None:
    """Players of one's own."""


@engine.command("list", cls=TranslatedCommand, help="help-engine-list")
def list_engines() -> None:
    """List those that there are."""
    from rekje.cli.jobs.engine_option import tell_problems
    from rekje.own_players.found import own_players

    own = own_players()
    for name in own.usable():
        spec = own.players[name].spec
        games = ", ".join(own.games_of(name))
        command = shlex.join(spec.command)
        click.echo(say("engines-list-one", player=name, games=games, seconds=f"{spec.seconds:g}", command=command))
    tell_problems()
    if not own.players:
        click.echo(say("engines-list-none"))
    own.close()


@engine.command(cls=TranslatedCommand, help="help-engine-check")
@click.argument("command", nargs=-1, required=True, metavar="help-value-command")
@click.option(
    "--seconds",
    type=click.FloatRange(LEAST_SECONDS, MOST_SECONDS),
    default=USUAL_SECONDS,
    show_default=True,
    help="help-engine-seconds",
)
@click.option("--game", metavar="help-value-game", help="help-engine-game")
@click.option("--verbose", is_flag=True, help="help-engine-verbose")
@click.pass_context
def check(context: click.Context, command: tuple[str, ...], seconds: float, game: str | None, verbose: bool) -> None:
    """Try whether a program keeps to the protocol."""
    from rekje.cli.jobs.engine_checks import EngineCheck
    from rekje.own_players.player import EngineSpec

    if game is not None:
        get_game(game)
    words = _words(command)
    trial = EngineCheck(EngineSpec("checked", words, seconds), game, _tell if verbose else None)
    count = wrong = 0
    try:
        for point in trial.points():
            tried = say(point.code, **point.params)
            failed = point.why and say("engines-check-but", what=tried, why=say(point.why))
            click.echo(f"✗ {failed}" if failed else f"✓ {tried}")
            if verbose and point.broken:
                answer, refusal = point.broken
                _tell(msgspec.json.encode(answer).decode())
                _tell(f"{say(refusal.code, **refusal.params)} ({refusal.rule})")
            count, wrong = count + 1, wrong + (point.why is not None)
    finally:
        trial.close()
    if verbose:
        for line in trial.log():
            _tell(line)
    fine = say("engines-check-fine", count=count, games=", ".join(trial.played))
    if wrong and not verbose:
        click.echo(say("engines-check-verbose"))
    click.echo(say("engines-check-failed", count=wrong) if wrong else fine)
    context.exit(NO if wrong else 0)


def _words(command: tuple[str, ...]) -> tuple[str, ...]:
    """The command word by word. A single word may be the name of a player that is here, or a whole command line."""
    if len(command) > 1:
        return command
    from rekje.own_players.found import own_players

    known = own_players().players.get(command[0])
    if known:
        return known.spec.command
    try:
        words = tuple(shlex.split(command[0]))
    except ValueError:
        words = ()
    if not words:
        raise FormError("engines-form", text=command[0])
    if words == command:
        _check_there(command[0])
    return words


def _check_there(word: str) -> None:
    """Raise `FormError` for a word that names no program. That of one of our own players is told apart."""
    from rekje.own_players.found import own_players
    from rekje.players import PLAYERS

    if shutil.which(word) or os.path.exists(word):
        return
    if word in PLAYERS:
        raise FormError("engines-check-ours", player=word)
    known = own_players().players
    raise FormError("engines-check-nothing", text=word, count=len(known), known=", ".join(known))


def _tell(text: str) -> None:
    """What a program wrote, line by line."""
    for line in text.splitlines():
        click.echo(f"  {printable(line)}")
