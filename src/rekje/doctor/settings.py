"""Checks of the user's settings, and of the folder of word lists that they name."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING

from rekje.doctor.finding import Finding, Subject, problem, warning, well
from rekje.model.problems import FormError

if TYPE_CHECKING:
    from rekje.storage.options.engines import EngineOptions

LEXICONS = "REKJE_LEXICONS"


def as_served(subject: Subject) -> Subject:
    """The subject, with what the settings say of the server. What is asked for goes before."""
    from rekje.storage.options.serve import ServeOptions, kept_serve_options

    try:
        kept = kept_serve_options()
    except FormError:
        # `check_settings` says so.
        kept = ServeOptions()
    return Subject(
        subject.data,
        subject.host or kept.host,
        subject.port or kept.port or None,
        subject.public_url if subject.public_url is not None else kept.public_url,
        subject.database or kept.database,
    )


def check_settings(subject: Subject) -> Iterator[Finding]:
    """Whether the settings can be read, and the lists of the folder that they name."""
    from rekje.own_players.found import GROUP
    from rekje.players.thinking import read_budget
    from rekje.storage.options.engines import kept_engines
    from rekje.storage.options.lobby import lobby_options
    from rekje.storage.options.mail import kept_mail_options
    from rekje.storage.options.serve import kept_serve_options
    from rekje.storage.options.top import check_top
    from rekje.storage.settings import config_folder, kept_lexicons

    try:
        check_top()
        kept = kept_serve_options()
        read_budget(kept.think, kept.depth)
        lobby_options(kept.lobby or "open", kept.lobby_word)
        kept_mail_options()
        engines = kept_engines(entry_points(group=GROUP).names)
    except FormError as error:
        yield problem("settings", error, "serve-doctor-do-settings")
        return
    yield from _players(engines)
    named = os.environ.get(LEXICONS)
    lists = Path(named) if named else kept_lexicons()
    if lists is None:
        yield well("settings", "serve-doctor-settings", folder=str(config_folder()))
    else:
        yield from _lists(lists)


def _players(engines: Mapping[str, EngineOptions]) -> Iterator[Finding]:
    """Which players of one's own the server couldn't offer. Each is started and greets, as when the server starts."""
    from rekje.own_players.found import GROUP, OwnPlayers

    own = OwnPlayers(entry_points(group=GROUP), engines, {})
    try:
        own.usable()
    finally:
        own.close()
    for one in own.problems:
        yield warning("settings", one.code, None, **one.params)


def _lists(folder: Path) -> Iterator[Finding]:
    from rekje.storage.club_lists import read_club_lists

    try:
        found, problems = read_club_lists(folder)
    except FormError as error:
        yield problem("settings", error, "serve-doctor-do-lists")
        return
    for one in problems:
        yield warning("settings", one.code, None, **one.params)
    yield well("settings", "serve-doctor-lists", count=len(found.lists), folder=str(folder))
