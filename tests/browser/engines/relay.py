#!/usr/bin/env python3
"""Firefox with a relay before it, run as a program in its place: it answers the commands that Playwright sends to every
browser and that Debian's Firefox doesn't know yet. What is wished by them is set by preferences instead."""

from __future__ import annotations

import asyncio
import json
import re
import sys

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve

UNKNOWN = {"emulation.setMediaFeaturesOverride"}
FREELY = {"max_size": None, "compression": None, "ping_interval": None}
PRINTED = re.compile(rb"WebDriver BiDi listening on (ws://\S+)")


async def main() -> None:
    """Start Firefox with the arguments given, and say where it is listened to: here."""
    firefox = await asyncio.create_subprocess_exec("firefox-esr", *sys.argv[1:], stderr=asyncio.subprocess.PIPE)
    assert firefox.stderr is not None
    url = ""
    while not url and (line := await firefox.stderr.readline()):
        url = found[1].decode() if (found := PRINTED.search(line)) else ""

    async def relay(client: ServerConnection) -> None:
        path = client.request.path if client.request else ""
        async with connect(url + path, **FREELY) as there:  # type: ignore[arg-type]
            ways = {asyncio.create_task(_ask(client, there)), asyncio.create_task(_answer(there, client))}
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)

    async with serve(relay, "127.0.0.1", 0, **FREELY) as server:  # type: ignore[arg-type]
        host, port = next(iter(server.sockets)).getsockname()
        print(f"WebDriver BiDi listening on ws://{host}:{port}", file=sys.stderr, flush=True)
        # What nobody reads would stop it in the end.
        while await firefox.stderr.readline():
            pass
        await firefox.wait()


async def _ask(client: ServerConnection, there: ClientConnection) -> None:
    async for message in client:
        command = json.loads(message)
        if command["method"] in UNKNOWN:
            await client.send(json.dumps({"type": "success", "id": command["id"], "result": {}}))
        else:
            await there.send(message)


async def _answer(there: ClientConnection, client: ServerConnection) -> None:
    async for message in there:
        await client.send(message)


if __name__ == "__main__":
    asyncio.run(main())
