"""Passkeys (WebAuthn): how one is made, and how a new device comes back with it. The checks are the `webauthn`
package's."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec

from rekje.model.problems import FormError
from rekje.storage.database.persons import Known, Passkey, Persons

GOOD_FOR = 300.0
"""Seconds for which a challenge is good."""
MOST_OPEN = 2_000
"""Challenges that are open at a time; the oldest make room."""
MOST_EACH = 10


class PasskeySite(NamedTuple):
    """Where a browser is: the origin of its page, and the name for which its passkeys are made."""

    origin: str
    name: str


def passkey_site(origin: str) -> PasskeySite:
    """The place of a page. Raises `FormError` where browsers have no passkeys: not over http, and at no bare
    address."""
    try:
        told = urlsplit(origin)
        name = told.hostname or ""
    except ValueError:
        name = ""
    local = name == "localhost" or name.endswith(".localhost")
    if not name or _is_address(name) or not (told.scheme == "https" or (told.scheme == "http" and local)):
        raise FormError("serve-passkey-address")
    return PasskeySite(origin, name)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class Passkeys:
    """The passkeys of all people. A challenge is answered once; it doesn't outlive the server."""

    def __init__(self, persons: Persons, now: Callable[[], float] = time.monotonic) -> None:
        self._persons = persons
        self._now = now
        self._open: OrderedDict[bytes, tuple[bytes, float]] = OrderedDict()

    def to_make(self, who: bytes, known: Known, place: PasskeySite) -> str:
        """What the browser's own interface wants in order to make a passkey, as JSON. Raises `FormError` for a person
        with too many."""
        from webauthn import generate_registration_options, options_to_json
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        if len(known.passkeys) >= MOST_EACH:
            raise FormError("serve-passkeys-many", most=MOST_EACH)
        wanted = AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
        )
        options = generate_registration_options(
            rp_id=place.name,
            rp_name="Rekje",
            user_id=hashlib.sha256(b"passkey" + who).digest(),
            user_name=known.name or "Rekje",
            challenge=self._challenge(who),
            authenticator_selection=wanted,
            exclude_credentials=[PublicKeyCredentialDescriptor(id=one.id) for one in known.passkeys],
        )
        return options_to_json(options)

    async def make(self, who: bytes, credential: str, called: str, place: PasskeySite, now_ms: int) -> None:
        """Keep a passkey that a browser has made. Raises `FormError` for one that isn't what was asked for."""
        from webauthn import verify_registration_response

        challenge = self._answered(credential, who)
        try:
            made = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=place.name,
                expected_origin=place.origin,
                require_user_verification=True,
            )
        except Exception:
            # A malformed one may fail in any way.
            raise FormError("serve-passkey-failed") from None
        if self._persons.passkey(made.credential_id) is not None:
            raise FormError("serve-passkey-failed")
        key = Passkey(made.credential_id, who, made.credential_public_key, made.sign_count, called, now_ms, None)
        await asyncio.wrap_future(self._persons.add_passkey(key))

    def to_use(self, place: PasskeySite) -> str:
        """What the browser's own interface wants in order to find a passkey for this site, as JSON."""
        from webauthn import generate_authentication_options, options_to_json
        from webauthn.helpers.structs import UserVerificationRequirement

        options = generate_authentication_options(
            rp_id=place.name, challenge=self._challenge(b""), user_verification=UserVerificationRequirement.REQUIRED
        )
        return options_to_json(options)

    async def use(self, credential: str, place: PasskeySite) -> bytes:
        """The person whose passkey a browser has used. Raises `FormError` for one that isn't known here any more."""
        from webauthn import base64url_to_bytes, verify_authentication_response

        challenge = self._answered(credential, b"")
        try:
            kept = self._persons.passkey(base64url_to_bytes(msgspec.json.decode(credential)["id"]))
        except (ValueError, TypeError, KeyError):
            raise FormError("serve-passkey-failed") from None
        if kept is None:
            raise FormError("serve-passkey-unknown")
        try:
            used = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=place.name,
                expected_origin=place.origin,
                credential_public_key=kept.key,
                credential_current_sign_count=kept.count,
                require_user_verification=True,
            )
        except Exception:
            raise FormError("serve-passkey-failed") from None
        await asyncio.wrap_future(self._persons.use_passkey(kept.id, used.new_sign_count))
        return kept.who

    def _challenge(self, who: bytes) -> bytes:
        challenge = secrets.token_bytes(32)
        self._open[challenge] = (who, self._now() + GOOD_FOR)
        while len(self._open) > MOST_OPEN:
            self._open.popitem(last=False)
        return challenge

    def _answered(self, credential: str, who: bytes) -> bytes:
        """The challenge that a browser says it answers. It is used up. Raises `FormError` if it isn't open for this
        person."""
        from webauthn import base64url_to_bytes

        try:
            data = base64url_to_bytes(msgspec.json.decode(credential)["response"]["clientDataJSON"])
            challenge = base64url_to_bytes(msgspec.json.decode(data)["challenge"])
            whose, until = self._open.pop(challenge)
        except (ValueError, TypeError, KeyError):
            raise FormError("serve-passkey-failed") from None
        if whose != who or until <= self._now():
            raise FormError("serve-passkey-failed")
        return challenge
