"""How this server sends e-mail: the table ``[mail]`` of ``settings.toml``. Without it, it sends none."""

from __future__ import annotations

import os
from email.utils import parseaddr
from typing import Annotated, Literal

import msgspec

from rekje.model.problems import FormError
from rekje.storage.options.table import read_table
from rekje.storage.settings import settings_file

TABLE = "mail"
PASSWORD = "REKJE_MAIL_PASSWORD"
"""The variable that holds the password, for those who don't want it in a file."""
_EXAMPLES = {
    "host": 'host = "smtp.example.org"',
    "port": "port = 587",
    "security": 'security = "starttls"',
    "from": 'from = "Rekje <rekje@example.org>"',
    "user": 'user = "rekje"',
    "password": 'password = "…"',
}
_PORTS = {"starttls": 587, "tls": 465, "none": 25}


class MailOptions(msgspec.Struct, frozen=True, kw_only=True, rename={"sender": "from"}, forbid_unknown_fields=True):
    """A mail server, and the address from which mails come. ``security``: ``starttls``, ``tls`` from the beginning, or
    ``none``, for a server on the same machine."""

    host: Annotated[str, msgspec.Meta(min_length=1)]
    sender: Annotated[str, msgspec.Meta(min_length=3)]
    port: Annotated[int, msgspec.Meta(ge=1, le=65_535)] | None = None
    security: Literal["starttls", "tls", "none"] = "starttls"
    user: str = ""
    password: str = ""

    @property
    def usual_port(self) -> int:
        """The port: the one named, or else the usual one."""
        return self.port or _PORTS[self.security]

    @property
    def address(self) -> str:
        """The sender's address alone."""
        return parseaddr(self.sender)[1]


def kept_mail_options() -> MailOptions | None:
    """The options in the file; None if it has no such table. Raises `FormError` if something is wrong with it."""
    table = read_table(TABLE, MailOptions, _EXAMPLES)
    if not table:
        return None
    for needed in ("host", "from"):
        if needed not in table:
            raise FormError(
                "serve-settings-value", file=str(settings_file()), name=f"{TABLE}.{needed}", example=_EXAMPLES[needed]
            )
    options = msgspec.convert(table, MailOptions)
    if "@" not in options.address:
        raise FormError("serve-settings-value", file=str(settings_file()), name="from", example=_EXAMPLES["from"])
    secret = os.environ.get(PASSWORD)
    return msgspec.structs.replace(options, password=secret) if secret else options
