"""Alerts over HTTP (docs/wire.md): how somebody wants to be told when the page is closed."""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.params import FromPath

from rekje.locale import ui_language
from rekje.server.alerts.personal import PersonalAlerts
from rekje.server.http.answers import answer, nothing
from rekje.server.http.asking import Asked, known, language_of, mine
from rekje.server.http.site import Site, site_of
from rekje.server.limits.addresses import address_of
from rekje.server.limits.callers import device_of, who_of
from rekje.wire.alerts import AlertWishes, DeviceGone, DeviceWish, MailToken, MailWish, TableAlerts
from rekje.wire.codec import decode_body


def _changing(request: Asked) -> tuple[Site, PersonalAlerts]:
    """The site, and what people say of their alerts; counted as one more change."""
    site = site_of(request)
    site.charge("alerts", request, who_of(request.scope))
    return site, site.alerts


@get("/api/alerts")
async def get_alerts(request: Asked) -> Response[bytes]:
    """How I am alerted."""
    return answer(await site_of(request).alerts.settings(who_of(request.scope)))


@post("/api/alerts")
async def post_alerts(request: Asked) -> Response[None]:
    """Quiet hours."""
    wish = decode_body(await request.body(), AlertWishes)
    _, alerts = _changing(request)
    who, cookie = known(request)
    await alerts.wish(who, wish)
    return nothing(cookie)


@post("/api/alerts/devices")
async def post_device(request: Asked) -> Response[None]:
    """Alert me on this device."""
    wish = decode_body(await request.body(), DeviceWish)
    _, alerts = _changing(request)
    who, cookie = known(request)
    await alerts.subscribe(who, device_of(request.scope) or who, wish, _language(request, wish.language))
    return nothing(cookie)


@delete("/api/alerts/devices", status_code=204)
async def delete_device(request: Asked) -> None:
    """Alert me on this device no more."""
    wish = decode_body(await request.body(), DeviceGone)
    _, alerts = _changing(request)
    if who := who_of(request.scope):
        await alerts.unsubscribe(who, wish.endpoint)


@get("/api/tables/{name:str}/alerts")
async def get_table_alerts(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """Whether I am alerted of this table."""
    site, live, who = await mine(request, name)
    return answer(TableAlerts(on=not await site.alerts.is_muted(who, live.name)))


@post("/api/tables/{name:str}/alerts")
async def post_table_alerts(request: Asked, name: FromPath[str]) -> Response[None]:
    """Alert me of this table, or not."""
    wish = decode_body(await request.body(), TableAlerts)
    _, alerts = _changing(request)
    _, live, who = await mine(request, name)
    await alerts.mute(who, live.name, wish.on)
    return nothing()


@post("/api/mail")
async def post_mail(request: Asked) -> Response[None]:
    """Send alerts to my address, once I have said so from there."""
    wish = decode_body(await request.body(), MailWish)
    site, alerts = _changing(request)
    who, cookie = known(request)
    site.check("mails", request, who)
    await alerts.ask_mail(who, wish.address, _language(request, wish.language))
    site.charge("mails", request, who)
    return nothing(cookie)


@delete("/api/mail", status_code=204)
async def delete_mail(request: Asked) -> None:
    """Send no more alerts to my address."""
    _, alerts = _changing(request)
    if who := who_of(request.scope):
        await alerts.drop_mail(who)


@post("/api/mail/confirm")
async def confirm_mail(request: Asked) -> Response[None]:
    """The link in the question that was sent to an address."""
    wish = decode_body(await request.body(), MailToken)
    _, alerts = _token_asked(request)
    await alerts.confirm_mail(wish.token)
    return nothing()


@post("/api/mail/stop")
async def stop_mail(request: Asked) -> Response[None]:
    """The link at the end of every mail. Mail programs ask for it by themselves, with the token in the address
    (RFC 8058)."""
    token = request.query_params.get("token") or decode_body(await request.body(), MailToken).token
    _, alerts = _token_asked(request)
    await alerts.stop_mail(token)
    return nothing()


def _token_asked(request: Asked) -> tuple[Site, PersonalAlerts]:
    """As `_changing`, counted by address alone: the asker may be a mail program."""
    site = site_of(request)
    site.registry.quotas.charge("alerts", address=address_of(request))
    return site, site.alerts


def _language(request: Asked, wish: str | None) -> str:
    return ui_language(wish) if wish else language_of(request)


ALERTS = (
    get_alerts, post_alerts, post_device, delete_device, get_table_alerts, post_table_alerts, post_mail, delete_mail,
    confirm_mail, stop_mail,
)  # fmt: skip
"""All of them."""
