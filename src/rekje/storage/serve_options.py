"""The options of ``rekje serve`` that stand in ``settings.toml``, in the table ``[serve]``."""

from __future__ import annotations

import tomllib
from typing import Annotated, Any

import msgspec

from rekje.model.problems import FormError, file_error
from rekje.storage.settings import settings_file

LOCAL = "127.0.0.1"
USUAL_PORT = 8000
"""Where the server listens unless it is told otherwise."""
TABLE = "serve"
_NAMES = {"public_url": "public-url", "origins": "origin", "hosts": "accept-host", "proxies": "proxy"}
_EXAMPLES = {
    "host": 'host = "0.0.0.0"',
    "port": f"port = {USUAL_PORT}",
    "public-url": 'public-url = "https://rekje.example.org"',
    "origin": 'origin = ["https://club.example.org"]',
    "accept-host": 'accept-host = ["rekje.local"]',
    "proxy": 'proxy = ["192.0.2.1"]',
    "pace": "pace = 0.7",
}


class ServeOptions(msgspec.Struct, frozen=True, kw_only=True, rename=_NAMES, forbid_unknown_fields=True):
    """The options. Each has the name and the meaning of the option on the command line; None is one that isn't set."""

    host: str | None = None
    port: Annotated[int, msgspec.Meta(ge=0, le=65_535)] | None = None
    public_url: str | None = None
    origins: tuple[str, ...] | None = None
    hosts: tuple[str, ...] | None = None
    proxies: tuple[str, ...] | None = None
    pace: Annotated[float, msgspec.Meta(ge=0, le=60)] | None = None


def kept_serve_options() -> ServeOptions:
    """The options in the file; none of them if there is no file. Raises `FormError` if something is wrong with it."""
    file = settings_file()
    try:
        table = tomllib.loads(file.read_text("utf-8")).get(TABLE, {})
    except FileNotFoundError:
        return ServeOptions()
    except OSError as error:
        raise file_error("form-file-unreadable", file, error) from None
    except ValueError as error:
        raise FormError("serve-settings-toml", file=str(file), problem=str(error)) from None
    if not isinstance(table, dict):
        raise FormError("serve-settings-value", file=str(file), name=TABLE, example=f"[{TABLE}]")
    for name in table:
        if name not in _EXAMPLES:
            raise FormError("serve-settings-name", file=str(file), name=name, known=", ".join(_EXAMPLES))
    for name, value in table.items():
        if not _fits(name, value):
            raise FormError("serve-settings-value", file=str(file), name=name, example=_EXAMPLES[name])
    return msgspec.convert(table, ServeOptions)


def _fits(name: str, value: Any) -> bool:
    try:
        msgspec.convert({name: value}, ServeOptions)
    except msgspec.ValidationError:
        return False
    return True
