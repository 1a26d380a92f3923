"""Drawing letters by their sizes (L1): the page shows what lies face down, and the player types sizes or lets the
program draw."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rekje.model.path.commands import Draw
from rekje.model.sizes import Size
from rekje.reading.path.lays import TypedLay, read_size
from rekje.terminal.path.person import LayPerson
from rekje.terminal.path.supply import supply
from rekje.terminal.playing.host import Host


class DrawTurn(LayPerson):
    """A person's draw. The sizes typed are drawn one by one, one in each of this seat's turns."""

    own_commands = ("letters",)

    def __init__(self, host: Host, seat: int) -> None:
        super().__init__(host, seat)
        del self._actions["path"]

    def _to_explain(self) -> Sequence[str]:
        return ("lays-explain-draw",)

    def run(self) -> None:
        """Draw the next size typed earlier. If there is none, ask."""
        wish = self.lays.draws.get(self.seat, [])
        if wish is not None and not wish:
            self.messages += self._sizes() if self.host.screen.by_ear else []
            super().run()
        elif not self._draw(wish.pop(0) if wish else self._any_size()):
            self.lays.draws[self.seat] = []
            self.host.news += map(str, self.messages)

    def _draw(self, size: Size) -> bool:
        refusal = self.host.send(Draw(seat=self.seat, size=size, ms=self._ms))
        if refusal:
            self._bad(self._refusal_text(refusal))
        return refusal is None

    def _sizes(self) -> list[str]:
        """How many tiles of each size lie face down, which a page shows."""
        sizes = sorted(supply(self.host.state).items())
        spans = ((self._say("spoken-spans", width=width, height=height), count) for (width, height), count in sizes)
        return ["; ".join(self._say("web-times", tile=tile, count=count) for tile, count in spans)]

    def _any_size(self) -> Size:
        """A random size. It is the same at each table with the same shuffle."""
        state = self.host.state
        return Random(f"{state.commit}/{state.version}").choice(list(supply(state).elements()))

    def _prompt(self) -> str:
        return self._say("lays-prompt-draw", name=self._name)

    def _meant(self, line: str) -> None:
        sizes = [read_size(part) for part in line.split()]
        if None in sizes:
            super()._meant(line)
            return
        first, *rest = [size for size in sizes if size]
        if self._draw(first):
            self.lays.draws[self.seat] = list(rest)
            self._over = True

    def _said(self, typed: TypedLay) -> None:
        self._bad(self._say("lays-draw-how"))

    def _enter(self) -> None:
        """From now on the program draws for this seat."""
        self.lays.draws[self.seat] = None
        self._draw(self._any_size())
        self._over = True
