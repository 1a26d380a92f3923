"""A push service and a mail server on this machine, which keep what they are sent."""

from __future__ import annotations

import json
import socketserver
import threading
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.kit import Browser, until


class Pushed(NamedTuple):
    """What a push service was asked."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Answers with the status that ``answers`` has for a path, the first of which is used up; 201 where it has none."""

    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.pushed: list[Pushed] = []
        self.answers: dict[str, list[int]] = {}

    def at(self, path: str) -> list[Pushed]:
        return [one for one in self.pushed if one.path == path]


@contextmanager
def push_service() -> Iterator[PushService]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            named = {name.lower(): value for name, value in self.headers.items()}
            service.pushed.append(Pushed(self.path, named, body))
            statuses = service.answers.get(self.path, [])
            self.send_response(statuses.pop(0) if statuses else 201)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None: ...

    with listening(ThreadingHTTPServer(("127.0.0.1", 0), Handler)) as port:
        service = PushService(port)
        yield service


@contextmanager
def listening(server: socketserver.BaseServer) -> Iterator[int]:
    """Serve on a thread of its own; the port."""
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield int(server.server_address[1])
    finally:
        server.shutdown()
        server.server_close()


def base64url(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Phone:
    """A device that has subscribed: what comes to it can be read with its key alone."""

    def __init__(self, service: PushService, name: str) -> None:
        self._service = service
        self._path = f"/{name}"
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = name.encode().ljust(16, b".")[:16]
        self._public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.endpoint = f"{service.url}{self._path}"

    def subscribe(self, browser: Browser, language: str = "en") -> None:
        body = {"endpoint": self.endpoint, "public": base64url(self._public), "auth": base64url(self._auth)}
        browser.ask("POST", "/api/alerts/devices", {**body, "language": language}, 204)

    @property
    def came(self) -> list[Pushed]:
        return self._service.at(self._path)

    @property
    def notes(self) -> list[dict[str, Any]]:
        """All that came, as a browser reads it."""
        return [json.loads(self._read(one.body)) for one in self.came]

    def wait(self, count: int) -> list[dict[str, Any]]:
        """The notes, once there are so many."""
        until(lambda: len(self.came) >= count)
        assert len(self.came) == count, self.notes
        return self.notes

    def _read(self, body: bytes) -> bytes:
        salt, sender, text = body[:16], body[21 : 21 + body[20]], body[21 + body[20] :]
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        info = b"WebPush: info\0" + self._public + sender
        secret = HKDF(SHA256(), 32, self._auth, info).derive(self._key.exchange(ec.ECDH(), point))
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        read = AESGCM(key).decrypt(nonce, text, None)
        assert read.endswith(b"\x02")
        return read[:-1]


class MailServer:
    """Takes every mail, unless it is told to be ``busy`` so many times."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.mails: list[EmailMessage] = []
        self.busy = 0

    def to(self, address: str) -> list[EmailMessage]:
        return [mail for mail in self.mails if address in str(mail["To"])]


@contextmanager
def mail_server() -> Iterator[MailServer]:
    class Handler(socketserver.StreamRequestHandler):
        def say(self, line: str) -> None:
            self.wfile.write(f"{line}\r\n".encode())

        def handle(self) -> None:
            self.say("220 here")
            while line := self.rfile.readline().decode().strip():
                word = line.split()[0].upper()
                if word == "DATA":
                    self.say("354 go on")
                    self.take()
                elif word == "MAIL" and server.busy:
                    server.busy -= 1
                    self.say("451 later")
                elif word == "QUIT":
                    self.say("221 bye")
                    return
                else:
                    self.say("250 well")

        def take(self) -> None:
            lines = []
            while (line := self.rfile.readline()) != b".\r\n":
                lines.append(line[1:] if line.startswith(b".") else line)
            mail = message_from_bytes(b"".join(lines), policy=policy.default)
            assert isinstance(mail, EmailMessage)
            server.mails.append(mail)
            self.say("250 taken")

    class Listening(socketserver.ThreadingTCPServer):
        daemon_threads = True

    with listening(Listening(("127.0.0.1", 0), Handler)) as port:
        server = MailServer(port)
        yield server
