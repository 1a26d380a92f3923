"""SVG made into PNG in a process of its own. The library that does it holds Python's lock for a tenth of a second, in
which no table could move."""

from __future__ import annotations

import asyncio
import sys

from rekje.model.problems import FormError
from rekje.server.work.lanes import Lane

PATIENCE = 20.0
"""Seconds after which a drawing is given up. On a busy machine a process may take long to start."""
_DRAW = (
    "import sys; from resvg_py import svg_to_bytes as draw; "
    "sys.stdout.buffer.write(draw(svg_string=sys.stdin.buffer.read().decode()))"
)


class DrawingBoard:
    """One drawing at a time; people take turns."""

    def __init__(self) -> None:
        self._lane = Lane(1)

    async def png(self, svg: str) -> bytes:
        """A drawing as PNG, a pixel for each unit. Raises `FormError` where it takes too long or too many wait, and
        `RuntimeError` if it can't be drawn."""
        async with self._lane.turn():
            pipe = asyncio.subprocess.PIPE
            command = (sys.executable, "-I", "-c", _DRAW)
            process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, stderr=pipe)
            try:
                async with asyncio.timeout(PATIENCE):
                    drawn, trouble = await process.communicate(svg.encode())
            except TimeoutError:
                raise FormError("serve-busy") from None
            finally:
                if process.returncode is None:
                    process.kill()
        if process.returncode:
            raise RuntimeError(trouble.decode("utf-8", "replace")[-200:])
        return drawn
