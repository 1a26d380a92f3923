"""The bodies about a person: their devices, the ways back to them, their settings (docs/wire.md)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from rekje.wire.bodies import Body, Name

Code = Annotated[str, msgspec.Meta(max_length=60)]
Credential = Annotated[str, msgspec.Meta(max_length=12_000)]
Ident = Annotated[str, msgspec.Meta(max_length=40)]
Setting = Annotated[str, msgspec.Meta(max_length=160_000)]

MOST_SETTINGS = 16
SETTINGS_BYTES = 200_000
"""All settings of a person together. The words to study need most: 400 cards of some 300 bytes."""


class NameMe(Body, frozen=True, kw_only=True):
    """My name from now on. ``device`` is what this device is called, if the server doesn't know it yet."""

    name: Name
    device: Name = ""


class MyCodeWish(Body, frozen=True, kw_only=True):
    """A code for another device of mine, or a recovery code. My name, and what this device is called, count where the
    server doesn't know them yet."""

    name: Name = ""
    device: Name = ""


class MyCode(msgspec.Struct, frozen=True):
    """A code by which another device becomes mine too. It is good for ``seconds`` (None: until a new one is made) and
    is entered at ``url``; ``link`` leads there and brings the code along."""

    code: str
    seconds: int | None
    url: str
    link: str


class LookAtCode(Body, frozen=True, kw_only=True):
    """A code, to see whose it is."""

    code: Code


class Joining(msgspec.Struct, frozen=True):
    """Whose code it is: their name, at how many tables they are, what their devices are called. ``same``: this device
    is theirs already. The rest is what the asking browser would bring along: the name of its person, how many tables,
    how many further devices."""

    name: str
    games: int
    devices: tuple[str, ...]
    same: bool
    own_name: str
    own_games: int
    own_devices: int


class JoinPerson(Body, frozen=True, kw_only=True):
    """Make this browser a device of the person whose code it is. ``device`` is what it is called."""

    code: Code
    device: Name = ""


class MyDevice(msgspec.Struct, frozen=True):
    """A device of mine. ``here``: it is the one that asks. Times are ms since 1970."""

    id: str
    name: str
    added: int
    seen: int
    here: bool


class MyPasskey(msgspec.Struct, frozen=True):
    """A passkey of mine. Times are ms since 1970."""

    id: str
    name: str
    added: int
    used: int | None


class Me(msgspec.Struct, frozen=True):
    """What the server knows of me besides my games. ``known`` is false while I am only a name on one device.
    ``recovery_made``: when my recovery code was made (ms since 1970), if there is one."""

    known: bool
    name: str
    devices: tuple[MyDevice, ...]
    passkeys: tuple[MyPasskey, ...]
    recovery_made: int | None


class MutedPerson(msgspec.Struct, frozen=True):
    """Somebody whom I have muted: ``id`` names them in requests, ``name`` is what they were called then, if it is
    known."""

    id: str
    name: str


class MutedPeople(msgspec.Struct, frozen=True):
    """Everybody whom I have muted, at a table or in the lobby."""

    people: tuple[MutedPerson, ...]


class PasskeyOptions(msgspec.Struct, frozen=True):
    """What the browser's interface for passkeys wants, as JSON text."""

    options: str


class MakePasskey(Body, frozen=True, kw_only=True):
    """A new passkey, as the browser made it (JSON text). ``name`` is what it is called."""

    credential: Credential
    name: Name = ""


class UsePasskey(Body, frozen=True, kw_only=True):
    """What the browser answers with a passkey (JSON text)."""

    credential: Credential


class PasskeyUsed(msgspec.Struct, frozen=True):
    """A code of the person whose passkey it is (`LookAtCode`, `JoinPerson`)."""

    code: str


class MySettings(msgspec.Struct, frozen=True):
    """What my browsers keep, by name. ``version`` counts the changes; 0 if nothing is kept."""

    version: int
    values: dict[str, str]


class KeepSettings(Body, frozen=True, kw_only=True):
    """What my browsers are to keep; in place of what is there."""

    values: Annotated[dict[Ident, Setting], msgspec.Meta(max_length=MOST_SETTINGS)]


REQUESTS = (NameMe, MyCodeWish, LookAtCode, JoinPerson, MakePasskey, UsePasskey, KeepSettings)
"""The bodies that a browser posts."""

Answer = MyCode | Joining | Me | MutedPeople | PasskeyOptions | PasskeyUsed | MySettings
"""The bodies that the server answers with."""
