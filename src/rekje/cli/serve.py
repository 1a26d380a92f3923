"""``rekje serve``: the table in a browser."""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import sys
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any

import click
import msgspec
from click.core import ParameterSource

from rekje.cli import sentence
from rekje.cli.jobs.engine_option import engine_option, tell_problems
from rekje.cli.jobs.think_options import think_options
from rekje.cli.parts.databases import chosen_database, database_option
from rekje.cli.parts.help import TranslatedCommand
from rekje.locale import say
from rekje.model.problems import FormError
from rekje.players.thinking import read_budget
from rekje.storage.club_lists import NO_LISTS, ClubLists, read_club_lists
from rekje.storage.files import data_folder
from rekje.storage.options.lobby import Mode, lobby_options
from rekje.storage.options.mail import kept_mail_options
from rekje.storage.options.serve import (
    FEWEST,
    LOCAL,
    MOST,
    USUAL_CONNECTIONS,
    USUAL_PORT,
    Detail,
    is_ip_address,
    kept_serve_options,
)
from rekje.storage.options.top import check_top
from rekje.storage.settings import kept_lexicons

if TYPE_CHECKING:
    from rekje.own_players.found import OwnPlayers
    from rekje.server.settings import Settings


class KeptOptions(TranslatedCommand):
    """A command whose options may stand in the settings. What is typed goes before."""

    def invoke(self, ctx: click.Context) -> Any:
        """Take from the settings what wasn't typed. Raises `FormError` if something is wrong with the settings."""
        check_top()
        for name, value in msgspec.structs.asdict(kept_serve_options()).items():
            if value is not None and ctx.get_parameter_source(name) is ParameterSource.DEFAULT:
                ctx.params[name] = value
        return super().invoke(ctx)


pace_option = click.option(
    "--pace", default=0.7, show_default=True, type=click.FloatRange(0, 60), help="help-serve-pace"
)
lexicons_option = click.option(
    "--lexicons",
    type=click.Path(path_type=Path),
    envvar="REKJE_LEXICONS",
    metavar="help-value-folder",
    help="help-serve-lexicons",
)


@click.command(cls=KeptOptions, help="help-serve")
@click.option("--host", default=LOCAL, show_default=True, metavar="help-value-address", help="help-serve-host")
@click.option("--port", type=click.IntRange(0, 65535), help="help-serve-port")
@click.option("--public-url", metavar="help-value-url", help="help-serve-public-url")
@click.option("--data", type=click.Path(path_type=Path), metavar="help-value-folder", help="help-data")
@database_option
@click.option("--page", type=click.Path(path_type=Path), metavar="help-value-folder", help="help-serve-page")
@click.option("--origin", "origins", multiple=True, metavar="help-value-url", help="help-serve-origin")
@click.option("--accept-host", "hosts", multiple=True, metavar="help-value-name", help="help-serve-accept-host")
@click.option("--proxy", "proxies", multiple=True, metavar="help-value-address", help="help-serve-proxy")
@pace_option
@think_options("help-think")
@lexicons_option
@engine_option
@click.option(
    "--connections",
    type=click.IntRange(FEWEST, MOST),
    default=USUAL_CONNECTIONS,
    show_default=True,
    envvar="REKJE_CONNECTIONS",
    help="help-serve-connections",
)
@click.option(
    "--log", "detail", type=click.Choice(("info", "debug")), default="info", show_default=True, help="help-serve-log"
)
@click.option(
    "--lobby",
    type=click.Choice(("open", "off", "word")),
    default="open",
    show_default=True,
    help="help-serve-lobby",
)
@click.option("--lobby-word", metavar="help-value-word", help="help-serve-lobby-word")
@click.option("--open/--no-open", "opens", default=False, help="help-serve-open")
def serve(
    host: str,
    port: int | None,
    public_url: str | None,
    data: Path | None,
    database: str | None,
    page: Path | None,
    origins: tuple[str, ...],
    hosts: tuple[str, ...],
    proxies: tuple[str, ...],
    pace: float,
    think: str | None,
    depth: int | None,
    lexicons: Path | None,
    connections: int,
    detail: Detail,
    lobby: Mode,
    lobby_word: str | None,
    opens: bool,
) -> None:
    """Play in the browser: at this computer, at home, or with friends anywhere."""
    import uvicorn

    from rekje.server.app import make_app
    from rekje.server.limits.doors import serving_options
    from rekje.server.limits.hosts import EVERYWHERE, http_address
    from rekje.server.logs import start_logging
    from rekje.server.opened import CLOSING, OpenedServer
    from rekje.server.pages.parts import INDEX
    from rekje.server.settings import BUILT_PAGE, Limits, Settings
    from rekje.server.work.garbage import rare_collections

    port = usual_port(host) if port is None else named_port(host, port, data or data_folder())
    clubs = club_lists(lexicons)
    settings = Settings(
        data=data or data_folder(),
        host=host,
        port=port,
        public_url=public_url,
        origins=_origins(public_url, origins),
        hosts=hosts,
        proxies=_proxies(public_url, proxies),
        page=page or BUILT_PAGE,
        pace=pace,
        budget=read_budget(think, depth),
        prepared=True,
        clubs=clubs,
        mail=kept_mail_options(),
        database=chosen_database(database),
        lobby=lobby_options(lobby, lobby_word),
        limits=Limits(connections=connections),
        thinkers=max(1, min(4, (os.cpu_count() or 2) - 1)),
        # Their processes are started when nothing else can be wrong any more.
        own=own_players_here(),
    )
    # An error about the folder is told in a sentence, before anything else is printed or logged.
    app = make_app(settings)
    start_logging(settings.data, level=logging.DEBUG if detail == "debug" else logging.INFO)
    address = public_url or http_address(LOCAL if host in EVERYWHERE else host, port)
    there = (settings.page / INDEX).is_file()

    def opened() -> None:
        for line in _welcome(settings, address) if there else [say("serve-unbuilt", address=address)]:
            click.echo(line)
        click.echo(say("serve-stop"))
        if opens and there and _has_browser():
            # A thread of its own, because a browser may take long to start and would block the server's loop.
            Thread(target=webbrowser.open, args=[address], daemon=True).start()

    # The server closes everything in good order and then raises the signal again. All that is left is to exit.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with contextlib.suppress(KeyboardInterrupt), rare_collections(measured=app.metrics.garbage):
        config = uvicorn.Config(app, timeout_graceful_shutdown=CLOSING, **serving_options(settings, app.metrics))
        OpenedServer(config, opened, app.leave).run()


def _welcome(settings: Settings, address: str) -> Iterator[str]:
    """The lines that tell the address: for people at this machine, and for others."""
    from rekje.server.limits.hosts import EVERYWHERE, http_address, lan_address

    yield say("serve-address", address=address)
    if settings.host in EVERYWHERE and not settings.public_url:
        yield say("serve-address-others", address=http_address(lan_address(), settings.port))


def club_lists(folder: Path | None) -> ClubLists:
    """The word lists of a folder, or else of the folder that the settings name. A file that isn't a list is reported in
    a sentence, and the others are used. Raises `FormError` for a folder that can't be read."""
    folder = folder or kept_lexicons()
    if folder is None:
        return NO_LISTS
    lists, problems = read_club_lists(folder)
    for problem in problems:
        click.echo(sentence(problem), err=True)
    click.echo(say("serve-lexicons", count=len(lists.lists), folder=str(folder)))
    return lists


def own_players_here() -> OwnPlayers:
    """The players of one's own that this process offers. Each greets once; one that doesn't is reported in a sentence,
    and the others are used."""
    from rekje.own_players.found import own_players

    own = own_players()
    names = own.usable()
    tell_problems()
    if names:
        click.echo(say("serve-own-players", names=", ".join(names)))
    return own


def usual_port(host: str) -> int:
    """The usual port, or another where that is taken."""
    try:
        return free_port(host, USUAL_PORT)
    except FormError as problem:
        if problem.code != "serve-port":
            raise
        return free_port(host, 0)


def named_port(host: str, port: int, folder: Path) -> int:
    """The port that was named, if it is free. A server that already serves the folder there is what is told of."""
    from rekje.storage.sqlite.hold import held_by, holder_of

    try:
        return free_port(host, port)
    except FormError as problem:
        if problem.code == "serve-port" and (holder := holder_of(folder)):
            raise held_by(folder, holder) from None
        raise


def free_port(host: str, port: int) -> int:
    """The port, if it is free; for 0, any free port. Raises `FormError` if it is taken, or if we may not use it."""
    import socket

    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except socket.gaierror:
            raise FormError("serve-host", host=host) from None
        except OSError:
            raise FormError("serve-port", host=host, port=str(port)) from None
        return int(probe.getsockname()[1])


def _origins(public_url: str | None, origins: tuple[str, ...]) -> tuple[str, ...]:
    from rekje.server.limits.hosts import netloc

    named = []
    for url in (*((public_url,) if public_url else ()), *origins):
        scheme = url.partition(":")[0].lower()
        if scheme not in ("http", "https") or not netloc(url):
            raise FormError("serve-url", url=url)
        named.append(f"{scheme}://{netloc(url)}")
    return tuple(named)


def _proxies(public_url: str | None, proxies: tuple[str, ...]) -> tuple[str, ...]:
    """The proxies as named. If there is a public address, the default is a proxy on this machine."""
    for address in proxies:
        if not is_ip_address(address):
            raise FormError("serve-proxy", address=address)
    return proxies or (("127.0.0.1", "::1") if public_url else ())


def _has_browser() -> bool:
    """Whether this machine has a screen, so that a browser can be opened."""
    shown = sys.platform == "darwin" or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return sys.stdout.isatty() and bool(shown)
