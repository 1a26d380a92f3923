"""Puts the parts of alerting together, with the keys that are made at the first start."""

from __future__ import annotations

import asyncio
import secrets

from rekje.server.alerts.encryption import new_key
from rekje.server.alerts.mail import Mailer
from rekje.server.alerts.notifier import Notifier
from rekje.server.alerts.push import Push
from rekje.server.limits.hosts import EVERYWHERE, http_address, lan_address
from rekje.server.live.registry import TableRegistry
from rekje.server.settings import Settings

PUSH_KEY, MAIL_KEY = "push", "mail"
"""The names of the keys in the database. Whoever has the first can send in this server's name to browsers that it
knows; whoever has the second can make the tokens of mails."""
_SECRET_BYTES = 32


async def open_notifier(registry: TableRegistry) -> Notifier:
    """The notifier, running. It is told of the tables of the registry from now on."""
    store, settings, metrics = registry.database.alerts, registry.settings, registry.metrics
    key = await asyncio.wrap_future(store.secret(PUSH_KEY, new_key))

    async def forget(device: bytes) -> None:
        await asyncio.wrap_future(store.drop_device(device))

    retries = settings.limits.retries
    push = Push(
        key, _subject(settings), forget, metrics, registry.clock.now_ms, retries, anywhere=settings.push_anywhere
    )
    mailer = None
    if settings.mail:
        mail_key = await asyncio.wrap_future(store.secret(MAIL_KEY, lambda: secrets.token_bytes(_SECRET_BYTES)))
        mailer = Mailer(settings.mail, own_address(settings), mail_key, metrics, retries)
    notifier = Notifier(registry, push, mailer)
    registry.tell_of = notifier.look
    await notifier.start()
    return notifier


def own_address(settings: Settings) -> str:
    """This site's address, for links that nobody has asked for just now."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    return http_address(lan_address() if settings.host in EVERYWHERE else settings.host, settings.port)


def _subject(settings: Settings) -> str:
    """Where a push service can reach the operator: by mail or, if that isn't set up, at the site's address."""
    if settings.mail:
        return f"mailto:{settings.mail.address}"
    return own_address(settings) if settings.secure else "mailto:rekje@localhost"
