"""The HTTP requests about the person who asks: name, devices, ways back, settings, everything as a file, deletion."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec
from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath

from rekje.model.problems import FormError
from rekje.server.decency.muting import hear_again, muted_by
from rekje.server.http.answers import answer, nothing
from rekje.server.http.asking import Asked, cookie_of, known
from rekje.server.http.site import Site, site_of
from rekje.server.keys import hashed
from rekje.server.limits.addresses import address_of
from rekje.server.limits.callers import device_of, who_of
from rekje.server.persons.codes import CODE_SECONDS
from rekje.server.persons.credentials import PasskeySite
from rekje.server.persons.passkeys import passkey_site
from rekje.server.persons.ways import Asker, Ways, device_id, passkey_id
from rekje.storage.database.persons import Known
from rekje.tables.names import clean_name
from rekje.wire.codec import decode_body
from rekje.wire.me import (
    SETTINGS_BYTES,
    JoinPerson,
    KeepSettings,
    LookAtCode,
    MakePasskey,
    Me,
    MyCode,
    MyCodeWish,
    MyDevice,
    MyPasskey,
    MySettings,
    NameMe,
    PasskeyOptions,
    PasskeyUsed,
    UsePasskey,
)

NewCode = Callable[[Ways, Asker, str, str], Awaitable[str]]
_settings = msgspec.json.Decoder(dict[str, str])


def asker_of(request: Asked) -> Asker:
    """Who asks, as they are known so far."""
    return Asker(who_of(request.scope), device_of(request.scope), address_of(request))


def _here(request: Asked) -> tuple[Site, Asker]:
    return site_of(request), asker_of(request)


def _place(request: Asked) -> PasskeySite:
    """Where the asking page is. The guard has made sure that it is one of this site's."""
    return passkey_site(request.headers.get("origin", ""))


def _told(known: Known | None, device: bytes) -> Me:
    if known is None:
        return Me(False, "", (), (), None)
    devices = (
        MyDevice(device_id(one.device), one.name, one.added, one.seen, one.device == device) for one in known.devices
    )
    passkeys = (MyPasskey(passkey_id(one.id), one.name, one.added, one.used) for one in known.passkeys)
    return Me(True, known.name, tuple(devices), tuple(passkeys), known.recovery_made)


@get("/api/me")
async def get_me(request: Asked) -> Response[bytes]:
    """What the server knows of me."""
    site, asker = _here(request)
    return answer(_told(await site.ways.known(asker), asker.device))


def _remembered(request: Asked) -> tuple[Site, Asker, Cookie]:
    """Who asks, and the cookie by which they are known from now on."""
    who, cookie = known(request)
    return site_of(request), Asker(who, hashed(str(cookie.value)), address_of(request)), cookie


@post("/api/me")
async def post_me(request: Asked) -> Response[bytes]:
    """My name."""
    wish = decode_body(await request.body(), NameMe)
    site, asker, cookie = _remembered(request)
    site.charge("codes", request, asker.who)
    await site.ways.rename(asker, wish.name, wish.device)
    return answer(_told(await site.ways.known(asker), asker.device), cookies=[cookie])


async def _new_code(request: Asked, make: NewCode, seconds: int | None) -> Response[bytes]:
    """A code for the asker, good for some seconds, or (None) until another is made."""
    wish = decode_body(await request.body(), MyCodeWish)
    site, asker, cookie = _remembered(request)
    site.charge("codes", request, asker.who)
    code = await make(site.ways, asker, wish.name, wish.device)
    url = f"{site.address(request)}/me/add"
    return answer(MyCode(code, seconds, url, f"{url}#{code}"), cookies=[cookie])


@post("/api/me/code")
async def post_code(request: Asked) -> Response[bytes]:
    """A code for one more device of mine."""
    return await _new_code(request, Ways.code, CODE_SECONDS)


@post("/api/me/recovery")
async def post_recovery(request: Asked) -> Response[bytes]:
    """My recovery code, made anew."""
    return await _new_code(request, Ways.recovery, None)


@post("/api/me/look")
async def post_look(request: Asked) -> Response[bytes]:
    """Whose code it is."""
    wish = decode_body(await request.body(), LookAtCode)
    site, asker = _here(request)
    site.charge("joins", request, asker.who)
    return answer(await site.ways.look(asker, wish.code))


@post("/api/me/devices")
async def post_device(request: Asked) -> Response[bytes]:
    """Make this browser a device of the person whose code it is."""
    wish = decode_body(await request.body(), JoinPerson)
    site, asker = _here(request)
    site.charge("joins", request, asker.who)
    token = await site.ways.join(asker, wish.code, wish.device)
    device = hashed(token)
    now = Asker(site.registry.database.persons.of(device) or b"", device, asker.address)
    return answer(_told(await site.ways.known(now), device), cookies=[cookie_of(request, token)])


@delete("/api/me/devices/{device:str}", status_code=204)
async def delete_device(request: Asked, device: FromPath[str]) -> None:
    """Revoke a device of mine."""
    site, asker = _here(request)
    await site.ways.revoke(asker, device)


# Whom I don't hear


@get("/api/me/muted")
async def get_muted(request: Asked) -> Response[bytes]:
    """Whom I have muted."""
    site, asker = _here(request)
    return answer(await muted_by(site.registry, asker.who))


@delete("/api/me/muted/{person:str}", status_code=204)
async def delete_muted(request: Asked, person: FromPath[str]) -> None:
    """Hear somebody again."""
    site, asker = _here(request)
    site.charge("mutes", request, asker.who)
    await hear_again(site.registry, asker.who, person)
    site.lobby.look_again()


# Passkeys


@post("/api/me/passkeys/new")
async def post_passkey_new(request: Asked) -> Response[bytes]:
    """What the browser needs to make a passkey for me."""
    wish = decode_body(await request.body(), MyCodeWish)
    place = _place(request)
    site, asker, cookie = _remembered(request)
    site.charge("codes", request, asker.who)
    person = await site.ways.enrol(asker, wish.name, wish.device)
    return answer(PasskeyOptions(await site.ways.passkeys.to_make(asker.who, person, place)), cookies=[cookie])


@post("/api/me/passkeys")
async def post_passkey(request: Asked) -> Response[bytes]:
    """Keep the passkey that the browser has made."""
    wish = decode_body(await request.body(), MakePasskey)
    site, asker = _here(request)
    site.charge("codes", request, asker.who)
    if await site.ways.known(asker) is None:
        raise FormError("serve-passkey-failed")
    now = site.registry.clock.now_ms()
    await site.ways.passkeys.make(asker.who, wish.credential, clean_name(wish.name), _place(request), now)
    return answer(_told(await site.ways.known(asker), asker.device))


@delete("/api/me/passkeys/{passkey:str}", status_code=204)
async def delete_passkey(request: Asked, passkey: FromPath[str]) -> None:
    """Delete a passkey of mine."""
    site, asker = _here(request)
    await site.ways.remove_passkey(asker, passkey)


@post("/api/me/passkeys/ask")
async def post_passkey_ask(request: Asked) -> Response[bytes]:
    """What the browser needs to find a passkey."""
    place = _place(request)
    site, asker = _here(request)
    site.charge("joins", request, asker.who)
    return answer(PasskeyOptions(await site.ways.passkeys.to_use(place)))


@post("/api/me/passkeys/use")
async def post_passkey_use(request: Asked) -> Response[bytes]:
    """A code of the person whose passkey the browser has used. The page then asks whether to join, as with any code."""
    wish = decode_body(await request.body(), UsePasskey)
    site, asker = _here(request)
    site.charge("joins", request, asker.who)
    who = await site.ways.passkeys.use(wish.credential, _place(request))
    return answer(PasskeyUsed(await site.ways.ticket(who)))


# Settings, everything, nothing


@get("/api/me/settings")
async def get_settings(request: Asked) -> Response[bytes]:
    """What my browsers keep."""
    site, asker = _here(request)
    version, kept = await site.registry.pools.reserved(site.registry.database.persons.settings, asker.who)
    return answer(MySettings(version, _settings.decode(kept) if kept else {}))


@post("/api/me/settings", request_max_body_size=2 * SETTINGS_BYTES)
async def post_settings(request: Asked) -> Response[bytes]:
    """What my browsers are to keep. A person who is only a name on one device keeps it there."""
    wish = decode_body(await request.body(), KeepSettings)
    site, asker = _here(request)
    site.charge("settings", request, asker.who)
    data = msgspec.json.encode(wish.values)
    if len(data) > SETTINGS_BYTES:
        raise FormError("serve-settings-long", most=SETTINGS_BYTES)
    version = await site.ways.keep_settings(asker, data)
    return answer(MySettings(version, wish.values))


@get("/api/me/data")
async def get_data(request: Asked) -> Response[bytes]:
    """Everything about me."""
    site, asker = _here(request)
    site.charge("files", request, asker.who)
    headers = {"content-disposition": 'attachment; filename="rekje-me.json"', "cache-control": "no-store"}
    return Response(await site.file.make(asker.who), media_type="application/json", headers=headers)


@delete("/api/me", status_code=204)
async def delete_me(request: Asked) -> Response[None]:
    """Delete me."""
    site, asker = _here(request)
    if asker.who:
        await site.ways.erase(asker.who)
        site.cleaning.due()
    return nothing()


ME = (
    get_me, post_me, post_code, post_recovery, post_look, post_device, delete_device, post_passkey_new, post_passkey,
    delete_passkey, post_passkey_ask, post_passkey_use, get_muted, delete_muted, get_settings, post_settings, get_data,
    delete_me,
)  # fmt: skip
"""All of them."""
