"""E-mail, if the operator has set it up: one question to confirm an address, then at most one mail for each table and
turn, each with a link by which they stop."""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rekje.locale import say
from rekje.model.problems import FormError
from rekje.server.alerts.encryption import base64url
from rekje.server.alerts.sending import SendQueue
from rekje.server.alerts.wording import AlertText
from rekje.server.logs import log
from rekje.server.metrics import Metrics
from rekje.storage.database.alerting import MailAddress
from rekje.storage.options.mail import MailOptions

if TYPE_CHECKING:
    from email.message import EmailMessage

MOST_LETTERS = 254
SECONDS = 20.0
"""What the mail server may take for one answer."""
AT_ONCE = 2
MOST_WAITING = 500
_NEVER = 500


def checked_address(text: str) -> str:
    """An address as it is kept. Raises `FormError` unless it has the form of one."""
    from email.headerregistry import Address

    text = text.strip()
    user, at, domain = text.rpartition("@")
    plain = text.isascii() and text.isprintable() and not set(text) & set(' ,;:<>()[]"\\')
    if not plain or not at or not user or "." not in domain or len(text) > MOST_LETTERS:
        raise FormError("alert-address", address=text[:MOST_LETTERS])
    try:
        Address(addr_spec=text)
    except (ValueError, IndexError):
        raise FormError("alert-address", address=text) from None
    return f"{user}@{domain.lower()}"


class Mailer:
    """Sends mails by the operator's mail server, in threads. ``site`` is this server's address, and ``secret`` the key
    of which the tokens in mails are made."""

    def __init__(
        self, options: MailOptions, site: str, secret: bytes, metrics: Metrics, retries: Sequence[float]
    ) -> None:
        self._options = options
        self._site = site
        self._secret = secret
        self._queue = SendQueue("mails", AT_ONCE, MOST_WAITING, retries, metrics)

    def token(self, to: MailAddress) -> str:
        """The token in the mails to an address. Only who reads mail there, and this server, know it."""
        return base64url(hmac.digest(self._secret, to.asker + to.address.encode(), "sha256"))

    def ask(self, to: MailAddress) -> None:
        """Ask at an address whether alerts may come there."""
        link = f"{self._site}/mail#confirm={self.token(to)}"
        text = say("alert-mail-ask", to.language, site=self._site, link=link)
        self._send(self._mail(to.address, say("alert-mail-ask-subject", to.language), text))

    def alert(self, to: MailAddress, words: AlertText, table: str) -> None:
        """Send an alert of a table."""
        token = self.token(to)
        parts = (
            f"{words.title}.\n{words.body}",
            f"{self._site}/t/{table}",
            say("alert-mail-stop", to.language, link=f"{self._site}/mail#stop={token}"),
        )
        mail = self._mail(to.address, f"{words.title}: {words.body}", "\n\n".join(parts))
        mail["List-Unsubscribe"] = f"<{self._site}/api/mail/stop?token={token}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        self._send(mail)

    async def close(self) -> None:
        """Stop. What wasn't taken by then isn't sent."""
        await self._queue.close()

    def _mail(self, to: str, subject: str, text: str) -> EmailMessage:
        from email.headerregistry import Address
        from email.message import EmailMessage
        from email.utils import make_msgid, parseaddr

        mail = EmailMessage()
        name, sender = parseaddr(self._options.sender)
        mail["From"] = Address(name or "Rekje", addr_spec=sender)
        mail["To"] = Address(addr_spec=to)
        # A name at a table may hold anything that can be printed, but a subject is one line.
        mail["Subject"] = " ".join(subject.splitlines())
        mail["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
        mail["Auto-Submitted"] = "auto-generated"
        mail.set_content(f"{text}\n")
        return mail

    def _send(self, mail: EmailMessage) -> None:
        self._queue.submit(lambda: self._try(mail))

    async def _try(self, mail: EmailMessage) -> float | None:
        """Send once (`rekje.server.alerts.sending.Try`)."""
        import smtplib

        try:
            await asyncio.to_thread(self._hand_over, mail)
        except (smtplib.SMTPException, OSError) as error:
            log("mail-not-taken", logging.WARNING, error)
            if not _is_final(error):
                return 0.0
            self._queue.count("refused")
        else:
            self._queue.count("sent")
        return None

    def _hand_over(self, mail: EmailMessage) -> None:
        import smtplib
        import ssl

        options, port = self._options, self._options.usual_port
        if options.security == "tls":
            context = ssl.create_default_context()
            server: smtplib.SMTP = smtplib.SMTP_SSL(options.host, port, timeout=SECONDS, context=context)
        else:
            server = smtplib.SMTP(options.host, port, timeout=SECONDS)
        with server:
            if options.security == "starttls":
                server.starttls(context=ssl.create_default_context())
            if options.user:
                server.login(options.user, options.password)
            server.send_message(mail)


def _is_final(error: Exception) -> bool:
    """Whether a mail server will never take it: its codes from 500 on say so."""
    import smtplib

    if isinstance(error, smtplib.SMTPRecipientsRefused):
        return all(code >= _NEVER for code, _ in error.recipients.values())
    if isinstance(error, smtplib.SMTPResponseException):
        return error.smtp_code >= _NEVER
    return isinstance(error, smtplib.SMTPNotSupportedError)
