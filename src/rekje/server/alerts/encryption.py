"""What web push asks of a sender: messages encrypted for one browser (RFC 8291), and a signature by which push services
know this server again (VAPID, RFC 8292). The cryptography itself is the library's."""

from __future__ import annotations

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import TYPE_CHECKING

import msgspec

from rekje.model.problems import FormError

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric import ec

POINT, AUTH = 65, 16
"""The lengths (bytes) of a browser's public key and of its secret."""
MOST_TEXT = 3_000
"""The most bytes of a message. Push services needn't take more than 4096, encrypted."""
_RECORD = 4096
_SALT = 16
_VALID_SECONDS = 12 * 3600


def base64url(data: bytes) -> str:
    """Bytes as Base64 for addresses, without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    """The bytes. Raises ValueError if the text isn't Base64."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> bytes:
    """A new private key on P-256: 32 bytes."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big")


def public_of(private: bytes) -> bytes:
    """The public key of a private one, as browsers are told it: an uncompressed point."""
    return _point(_private(private).public_key())


def check_keys(public: bytes, auth: bytes) -> None:
    """Raise `FormError` unless these can be a browser's keys."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        if len(public) != POINT or len(auth) != AUTH:
            raise ValueError
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), public)
    except ValueError:
        raise FormError("alert-keys") from None


def encrypt(text: bytes, public: bytes, auth: bytes, *, own: bytes | None = None, salt: bytes | None = None) -> bytes:
    """A message for the browser with these keys, in the coding ``aes128gcm`` (RFC 8188, one record). ``own`` is a key
    for this message alone, and ``salt`` is random; a test may name both."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    assert len(text) <= MOST_TEXT
    mine = _private(own or new_key())
    salt = salt or os.urandom(_SALT)
    sender = _point(mine.public_key())
    shared = mine.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), public))
    secret = _derived(auth, shared, b"WebPush: info\0" + public + sender, 32)
    key = _derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    head = salt + _RECORD.to_bytes(4, "big") + bytes([len(sender)]) + sender
    # The byte 2 says that no record follows.
    return head + AESGCM(key).encrypt(nonce, text + b"\x02", None)


def signature(private: bytes, origin: str, subject: str, now: float) -> str:
    """The header ``Authorization`` for a push service at an origin. ``subject`` is where its operator can reach ours,
    by ``mailto:`` or ``https:``; ``now`` is in seconds since 1970."""
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

    claims = {"aud": origin, "exp": int(now) + _VALID_SECONDS, "sub": subject}
    signed = ".".join(base64url(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    key = _private(private)
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    token = f"{signed}.{base64url(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return f"vapid t={token}, k={base64url(_point(key.public_key()))}"


def _private(value: bytes) -> ec.EllipticCurvePrivateKey:
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(value, "big"), ec.SECP256R1())


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), length, salt, info).derive(secret)
