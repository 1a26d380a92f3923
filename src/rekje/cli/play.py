"""``rekje play``: a game at the terminal, or a demonstration where there is no terminal."""

from __future__ import annotations

import os
import sys
import time
from typing import TypedDict

import click

from rekje.cli.jobs.engine_option import engine_option, tell_problems
from rekje.cli.jobs.think_options import think_options
from rekje.cli.parts.editions import find_edition
from rekje.cli.parts.help import SpeakingCommand, language_option
from rekje.cli.parts.option_lines import option_lines
from rekje.games.registry import FIRST_GAME, get_game
from rekje.locale import LANGUAGES, say, ui_language
from rekje.model.edition import Edition
from rekje.model.problems import FormError
from rekje.players.base import Budget
from rekje.players.thinking import read_budget
from rekje.storage.files import EventFiles
from rekje.storage.memory import EventMemory
from rekje.storage.settings import keep_language
from rekje.tables.ports import DatedStore, StaleVersion
from rekje.terminal import setup
from rekje.terminal.ending import offer_record, show_ending
from rekje.terminal.playing.host import Host
from rekje.terminal.playing.person import Leave
from rekje.terminal.playing.session import play_on
from rekje.terminal.screen import Screen, prepare_typing, standard_console, wants_colour
from rekje.terminal.seating import read_seats
from rekje.terminal.start import Wish, make_host, resume_game, start_game, unfinished
from rekje.terminal.strength import even_player, note_result, own_rating

DEMO_SEATS = "level-7,greedy"
DEMO_PACE = 1.0
_LANGUAGE_SETTINGS = ("REKJE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


class Running(TypedDict):
    """How a table is run (`rekje.terminal.playing.host.Host`)."""

    hints: bool
    pace: float
    budget: Budget


class PlayCommand(SpeakingCommand):
    """A command whose help also lists the values of ``--option``."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Each option with the games that have it, its values, and what it is about."""
        with formatter.section(say("screen-games-options")):
            formatter.write_dl(
                [
                    (
                        one.name,
                        f"{one.meaning}: {one.allowed} [{say('help-default', value=one.default)}]{_of(one.games)}",
                    )
                    for one in option_lines()
                ]
            )


def _of(games: tuple[str, ...]) -> str:
    return f" ({', '.join(games)})" if games else ""


@click.command(cls=PlayCommand, help="help-play")
@click.argument("game", required=False, metavar="help-value-game")
@click.option("--edition", metavar="help-value-edition", help="help-edition")
@click.option("--lexicon", metavar="help-value-list", help="help-lexicon")
@click.option("--seats", metavar="help-value-who", help="help-play-seats")
@engine_option
@think_options("help-think")
@click.option("--option", "options", multiple=True, metavar="help-value-setting", help="help-play-option")
@language_option
@click.option("--seed", type=click.IntRange(min=0), help="help-play-seed")
@click.option("--resume/--new", default=None, help="help-play-resume")
@click.option("--no-color", is_flag=True, help="help-no-color")
@click.option("--by-ear", is_flag=True, help="help-play-by-ear")
@click.option("--hints", is_flag=True, help="help-play-hints")
@click.option("--demo", is_flag=True, help="help-play-demo")
@click.option("--pace", type=click.FloatRange(0, 60), help="help-play-pace")
def play(
    game: str | None,
    edition: str | None,
    lexicon: str | None,
    seats: str | None,
    think: str | None,
    depth: int | None,
    options: tuple[str, ...],
    seed: int | None,
    resume: bool | None,
    no_color: bool,
    by_ear: bool,
    hints: bool,
    demo: bool,
    pace: float | None,
) -> None:
    """Play in the terminal against computer players or each other."""
    if game is not None:
        get_game(game)
    tell_problems()
    wish = Wish(game, edition, lexicon, seats, dict(map(read_option, options)), seed)
    screen = Screen(standard_console(wants_colour(no_color or by_ear)), ui_language(), by_ear=by_ear)
    if pace is None:
        pace = DEMO_PACE if sys.stdout.isatty() else 0.0
    running: Running = {"hints": hints, "pace": pace, "budget": read_budget(think, depth)}
    try:
        if demo or not sys.stdin.isatty():
            demonstrate(screen, wish, running, wished=demo)
        else:
            prepare_typing()
            at_terminal(screen, wish, resume, running)
    except StaleVersion:
        raise FormError("screen-stale") from None


def read_option(text: str) -> tuple[str, object]:
    """``clock=turn:60`` as a name and a value of the right type. Raises `FormError` where there is no ``=``."""
    name, equals, value = text.partition("=")
    if not (name and equals):
        raise FormError("screen-option-form", text=text)
    if value.lower() in ("true", "false", "null"):
        return name, {"true": True, "false": False}.get(value.lower())
    return name, int(value) if value.isascii() and value.isdecimal() and len(value) < 10 else value


def demonstrate(screen: Screen, wish: Wish, running: Running, *, wished: bool) -> None:
    """A game between computer players, shown turn by turn; it needs no answer and isn't stored. Where it
    wasn't wished, a sentence says why there is nothing else."""
    edition = find_edition(wish.edition or _usual(wish.game or FIRST_GAME, screen), wish.game)
    seating = read_seats(
        wish.seats or DEMO_SEATS,
        screen.language,
        get_game(edition.game).seats,
        lambda: even_player(own_rating(edition.game)),
    )
    if seating.people:
        raise FormError("screen-no-terminal", names=", ".join(seating.names[seat] for seat in seating.people))
    table, words = start_game(wish, edition, seating, EventMemory())
    host = make_host(table, words, screen, **running)
    if not wished:
        screen.tell([*screen.wrapped(screen.say("screen-only-demo")), ""])
    try:
        with screen.full():
            host.show_move()
            play_on(host)
    except KeyboardInterrupt:
        screen.tell(["", screen.say("screen-bye")])
        return
    show_ending(host)


def _usual(game: str, screen: Screen) -> str:
    return f"{game}/{setup.usual_edition(game, screen.language)}"


def at_terminal(screen: Screen, wish: Wish, resume: bool | None, running: Running) -> None:
    """Ask which game to play, and play it. Leave the terminal clean, however the player leaves."""
    host: Host | None = None
    try:
        if not any(os.environ.get(name, "")[:2].lower() in LANGUAGES for name in _LANGUAGE_SETTINGS):
            screen.language = setup.ask_language(screen)
            os.environ["REKJE_LANG"] = screen.language
            keep_language(screen.language)
        host = _go_on(screen, wish, resume, running) or _new_game(screen, wish, running)
        with screen.full():
            play_on(host)
        show_ending(host)
        if host.keeps:
            note_result(screen, host.state)
        if host.had_persons:
            offer_record(host)
    except (Leave, KeyboardInterrupt, EOFError):
        kept = host is not None and host.keeps and not host.state.outcome
        again = "rekje play --by-ear" if screen.by_ear else "rekje play"
        screen.tell(["", screen.say("screen-saved", command=again) if kept else screen.say("screen-bye")])


def own_games() -> DatedStore:
    """Where the games are kept that are played in the terminal."""
    return EventFiles()


def _go_on(screen: Screen, wish: Wish, resume: bool | None, running: Running) -> Host | None:
    """The last unfinished game, if the player wants to go on with it."""
    asked_for_new = wish != Wish(wish.game) and not resume
    if resume is False or asked_for_new:
        return None
    store = own_games()
    mine = (found for found in unfinished(screen, store) if wish.game in (None, found[1].config.game))
    name, state = next(mine, (None, None))
    if name is None or state is None:
        if resume:
            raise FormError("screen-nothing-to-resume")
        return None
    if not resume and not setup.ask_resume(screen, state):
        return None
    table, words = resume_game(name, state.config, store)
    host = make_host(table, words, screen, away=time.time() - store.changed(name), **running)
    if words.sha256 != state.config.lexicon_sha256:
        host.news.append(screen.say("screen-list-changed"))
    return host


def _asked_edition(screen: Screen, game: str | None) -> Edition:
    game = game or setup.ask_game(screen)
    return find_edition(setup.ask_edition(screen, game), game)


def _new_game(screen: Screen, wish: Wish, running: Running) -> Host:
    """A new game. Whatever the command line doesn't say is asked."""
    edition = find_edition(wish.edition, wish.game) if wish.edition else _asked_edition(screen, wish.game)
    limits = get_game(edition.game).seats
    if wish.seats:
        seating = read_seats(wish.seats, screen.language, limits, lambda: even_player(own_rating(edition.game)))
    else:
        seating = setup.ask_seats(screen, limits, edition.game)
    if get_game(edition.game).youngest_matters:
        seating = setup.ask_youngest(screen, seating)
    try:
        table, words = start_game(wish, edition, seating, own_games())
    except FormError as error:
        if error.code != "screen-store-unwritable":
            raise
        table, words = start_game(wish, edition, seating, EventMemory())
        host = make_host(table, words, screen, **running)
        host.keeps = False
        host.news.append(screen.say("screen-not-kept", path=str(error.params["path"])))
        return host
    return make_host(table, words, screen, **running)
