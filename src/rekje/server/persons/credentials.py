"""What browsers are asked about passkeys (WebAuthn), and what they answer, by the `webauthn` package. It takes a while
to load and to check, so that threads call all of this."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, TypeVar

import msgspec

from rekje.model.problems import FormError
from rekje.storage.sqlite.persons import Known, Passkey

if TYPE_CHECKING:
    from webauthn.authentication.verify_authentication_response import VerifiedAuthentication
    from webauthn.registration.verify_registration_response import VerifiedRegistration

T = TypeVar("T")


class PasskeySite(NamedTuple):
    """Where a browser is: the origin of its page, and the name for which its passkeys are made."""

    origin: str
    name: str


def wish_to_make(who: bytes, known: Known, place: PasskeySite, challenge: bytes) -> str:
    """What the browser's own interface wants in order to make a passkey, as JSON."""
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    wanted = AuthenticatorSelectionCriteria(
        resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
    )
    options = generate_registration_options(
        rp_id=place.name,
        rp_name="Rekje",
        user_id=hashlib.sha256(b"passkey" + who).digest(),
        user_name=known.name or "Rekje",
        challenge=challenge,
        authenticator_selection=wanted,
        exclude_credentials=[PublicKeyCredentialDescriptor(id=one.id) for one in known.passkeys],
    )
    return options_to_json(options)


def wish_to_use(place: PasskeySite, challenge: bytes) -> str:
    """What the browser's own interface wants in order to find a passkey for this site, as JSON."""
    from webauthn import generate_authentication_options, options_to_json
    from webauthn.helpers.structs import UserVerificationRequirement

    options = generate_authentication_options(
        rp_id=place.name, challenge=challenge, user_verification=UserVerificationRequirement.REQUIRED
    )
    return options_to_json(options)


def challenge_of(credential: str) -> bytes:
    """The challenge that a browser says it answers. Raises `FormError` where it says none."""

    def read() -> bytes:
        from webauthn import base64url_to_bytes

        data = base64url_to_bytes(msgspec.json.decode(credential)["response"]["clientDataJSON"])
        return base64url_to_bytes(msgspec.json.decode(data)["challenge"])

    return _good(read)


def id_of(credential: str) -> bytes:
    """The passkey that a browser says it has used. Raises `FormError` where it says none."""

    def read() -> bytes:
        from webauthn import base64url_to_bytes

        return base64url_to_bytes(msgspec.json.decode(credential)["id"])

    return _good(read)


def verified_new(credential: str, challenge: bytes, place: PasskeySite) -> VerifiedRegistration:
    """A passkey that a browser has made. Raises `FormError` for one that isn't what was asked for."""
    from webauthn import verify_registration_response

    return _good(
        lambda: verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=place.name,
            expected_origin=place.origin,
            require_user_verification=True,
        )
    )


def verified_use(credential: str, challenge: bytes, place: PasskeySite, kept: Passkey) -> VerifiedAuthentication:
    """The use of a passkey that is kept here. Raises `FormError` where it isn't that one."""
    from webauthn import verify_authentication_response

    return _good(
        lambda: verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=place.name,
            expected_origin=place.origin,
            credential_public_key=kept.key,
            credential_current_sign_count=kept.count,
            require_user_verification=True,
        )
    )


def _good(check: Callable[[], T]) -> T:
    """What a check of a browser's answer finds. A malformed one may fail in any way, which is always the same
    `FormError`."""
    try:
        return check()
    except Exception:
        raise FormError("serve-passkey-failed") from None
