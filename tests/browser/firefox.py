"""Debian's Firefox by WebDriver BiDi, with a push service on this machine: Chromium's leads to one that isn't."""

from __future__ import annotations

import base64
import json
import socket
import subprocess
import threading
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.sync.server import ServerConnection, serve

from tests.ear.browsers import FIREFOX
from tests.support import PATIENCE, free_port


class PushRelay:
    """What stands between our server and a browser: each subscription has an address, and what is sent there goes to
    the browser as it is. It can't read it."""

    def __init__(self) -> None:
        self.passed: list[bytes] = []
        self._browsers: list[ServerConnection] = []
        relay = self

        class Address(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                relay.passed.append(body)
                relay._pass_on(self.path.strip("/"), body, self.headers["content-encoding"])
                self.send_response(201)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None: ...

        self._addresses = ThreadingHTTPServer(("127.0.0.1", 0), Address)
        self._sockets = serve(self._hear, "127.0.0.1", 0)
        self.url = f"ws://127.0.0.1:{self._sockets.socket.getsockname()[1]}/"
        for server in (self._addresses, self._sockets):
            threading.Thread(target=server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._addresses.shutdown()
        self._addresses.server_close()
        self._sockets.shutdown()

    def _pass_on(self, channel: str, body: bytes, encoding: str) -> None:
        data = base64.urlsafe_b64encode(body).decode().rstrip("=")
        told = {"messageType": "notification", "channelID": channel, "version": uuid.uuid4().hex, "data": data}
        self._browsers[-1].send(json.dumps({**told, "headers": {"encoding": encoding}}))

    def _hear(self, browser: ServerConnection) -> None:
        self._browsers.append(browser)
        with suppress(ConnectionClosed):
            for message in browser:
                if answer := self._answer(json.loads(message)):
                    browser.send(json.dumps(answer))

    def _answer(self, asked: dict[str, Any]) -> dict[str, Any] | None:
        """The answers that a browser wants before it takes an address, and when it gives one up."""
        kind, channel = asked.get("messageType"), asked.get("channelID")
        if kind == "hello":
            return {"messageType": kind, "uaid": uuid.uuid4().hex, "status": 200, "use_webpush": True}
        if kind == "register":
            address = f"http://127.0.0.1:{self._addresses.server_port}/{channel}"
            return {"messageType": kind, "channelID": channel, "status": 200, "pushEndpoint": address}
        return {"messageType": kind, "channelID": channel, "status": 200} if kind == "unregister" else None


class Firefox:
    """One tab of Firefox."""

    def __init__(self, wire: ClientConnection) -> None:
        self._wire, self._asked = wire, 0
        self._ask("session.new", capabilities={})
        self._tab = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def goto(self, url: str) -> None:
        self._ask("browsingContext.navigate", context=self._tab, url=url, wait="complete")

    def evaluate(self, expression: str) -> Any:
        """The value of an expression in the page, as if somebody had just pressed something there."""
        answer = self._ask(
            "script.evaluate",
            expression=f"Promise.resolve({expression}).then((it) => JSON.stringify(it ?? null))",
            target={"context": self._tab},
            awaitPromise=True,
            userActivation=True,
        )
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def press(self, name: str) -> None:
        """Press the button, or the label of the box to tick, of a name, once it is there."""
        named = f"(one) => (one.ariaLabel ?? one.textContent).trim() === {json.dumps(name)}"
        found = f"[...document.querySelectorAll('button:enabled, label')].find({named})"
        end = time.monotonic() + PATIENCE
        while not self.evaluate(f"(() => {{ const it = {found}; it?.click(); return Boolean(it); }})()"):
            assert time.monotonic() < end, f"no button {name}"
            time.sleep(0.1)

    def press_alert(self, body: str) -> None:
        """Press a notification that is shown, which is a window of the browser's own."""
        windows = self._ask("browsingContext.getTree", **{"moz:scope": "chrome"})["contexts"]
        alerts = [one["context"] for one in windows if one["url"].endswith("/alert.xhtml")]
        shown = f"document.getElementById('alertTextLabel').textContent === {json.dumps(body)}"
        press = f"{shown} && (document.getElementById('alertBox').click(), true)"
        told = [
            self._ask("script.evaluate", expression=press, target={"context": one}, awaitPromise=False)
            for one in alerts
        ]
        assert [one["result"].get("value") for one in told] == [True], told

    def _ask(self, method: str, **params: Any) -> Any:
        self._asked += 1
        self._wire.send(json.dumps({"id": self._asked, "method": method, "params": params}))
        while True:
            told = json.loads(self._wire.recv(timeout=PATIENCE))
            if told.get("id") == self._asked:
                assert told["type"] == "success", told
                return told["result"]


@contextmanager
def firefox(folder: Path, relay: PushRelay, language: str = "en") -> Iterator[Firefox]:
    """Firefox without a window. Its push service is the relay, and pages may show notifications."""
    port = free_port()
    wishes = {
        **FIREFOX,
        "dom.push.serverURL": f'"{relay.url}"',
        "dom.push.testing.allowInsecureServerURL": "true",
        "permissions.default.desktop-notification": "1",
        # It shows them itself: without a desktop there is nobody else who does.
        "alerts.useSystemBackend": "false",
        # A browser that is looked after by a test would otherwise have no push.
        "remote.prefs.recommended": "false",
    }
    lines = (f'user_pref("{name}", {value.replace("{language}", language)});\n' for name, value in wishes.items())
    (folder / "user.js").write_text("".join(lines), "utf-8")
    program = [
        "firefox-esr",
        "--headless",
        "--no-remote",
        "--profile",
        str(folder),
        "--remote-allow-system-access",
        "--remote-debugging-port",
        str(port),
    ]
    process = subprocess.Popen(program, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        _wait_for(port)
        with connect(f"ws://127.0.0.1:{port}/session") as wire:
            yield Firefox(wire)
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _wait_for(port: int) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
            return
        assert time.monotonic() < end, "Firefox didn't start"
        time.sleep(0.2)
