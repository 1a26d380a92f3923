"""Checks of the user's settings, and of the folder of word lists that they name."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from rekje.doctor.finding import Finding, Subject, problem, warning, well, wrong
from rekje.locale import LANGUAGES
from rekje.model.problems import FormError

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
    from importlib.metadata import entry_points

    from rekje.own_players.found import GROUP
    from rekje.storage.options.engines import kept_engines
    from rekje.storage.options.lobby import lobby_options
    from rekje.storage.options.mail import kept_mail_options
    from rekje.storage.options.serve import kept_serve_options
    from rekje.storage.settings import config_folder, kept_lexicons, settings_file, unknown_language

    try:
        kept = kept_serve_options()
        lobby_options(kept.lobby or "open", kept.lobby_word)
        kept_mail_options()
        kept_engines(entry_points(group=GROUP).names)
    except FormError as error:
        yield problem("settings", error, "serve-doctor-do-settings")
        return
    if (unknown := unknown_language()) is not None:
        known = ", ".join(LANGUAGES)
        yield wrong(
            "settings", "serve-doctor-language", None, language=unknown, file=str(settings_file()), languages=known
        )
        return
    named = os.environ.get(LEXICONS)
    lists = Path(named) if named else kept_lexicons()
    if lists is None:
        yield well("settings", "serve-doctor-settings", folder=str(config_folder()))
    else:
        yield from _lists(lists)


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
