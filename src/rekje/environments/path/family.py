"""`rekje.environments.family.EnvironmentFamily` of this family."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import numpy as np

from rekje.engine.path.knowledge import candidate, find_layings, new_words
from rekje.engine.path.search import Laying, PathSearch
from rekje.engine.words import Words, listed
from rekje.environments.family import Mode, Planes
from rekje.environments.family import no_driven as driven
from rekje.environments.menu import ListedPlay, Menu, MenuChoice, Numbers
from rekje.environments.path.steps import MOST_STEPS, SIZES, VERBS, TurnSteps, kinds_held, size_place
from rekje.games.path.words import paper_of, pieces_of
from rekje.model.commands import Accept, Pass
from rekje.model.events import Config
from rekje.model.path.commands import Claim, Draw, Free, Knock, LayToken, Place, Swap
from rekje.model.sizes import size_name, sized
from rekje.model.squares import square_name
from rekje.model.tiles import join_tiles
from rekje.players.path.material import sizes_to_draw, token_lays
from rekje.referee.view import Seen

__all__ = ["PathActions", "driven", "moves"]

TOKEN = 255
"""How a plane shows a blank token."""


class PathActions:
    """`rekje.environments.family.TableActions`: letters laid with all new words through them, words claimed, knocks."""

    def __init__(self, words: Words, config: Config, mode: Mode, most: int) -> None:
        self.search = PathSearch(listed(words).word_graph, config.edition.letter_set)
        self.faces = config.edition.letter_set.faces
        self.size = config.edition.height, config.edition.width
        self.mode = mode
        self.most = most
        self.planes: Mapping[str, int] = {"letters": TOKEN, "tiles": TOKEN}
        steps = {**dict.fromkeys(VERBS, 1), "letters": len(self.faces)}
        squares = {"square": self.size[0] * self.size[1]}
        sizes = {"size": SIZES}
        acts = {"pass": 1, "accept": 1, "knock": 1, "claim": 1}
        gives = {"give": len(self.faces) * SIZES}
        self.numbers = (
            Numbers(play=most, **acts, **sizes, **gives)
            if mode == "plays"
            else Numbers(**steps, **squares, **acts, **sizes)
        )
        self._steps = TurnSteps(self.search, self.numbers, self.faces, self.size[1])
        self.most_steps = 1 if mode == "plays" else MOST_STEPS

    def menu(self, view: Seen, seat: int, awaited: frozenset[str]) -> Menu:
        """What can be laid, then what is done otherwise."""
        others = dict(self._others(view, seat, awaited))
        if self.mode == "steps":
            return Menu({**dict(self._steps.verbs(view, seat, awaited)), **others})
        plays: list[object] = []
        if awaited & {"place", "swap"}:
            plays += find_layings(self.search, view, seat, self.most).layings
        if "blank" in awaited:
            plays += token_lays(view, seat)
        return Menu(others, plays[: self.most], lambda play: _listed(play, seat))

    def _others(self, view: Seen, seat: int, awaited: frozenset[str]) -> Iterator[tuple[int, MenuChoice]]:
        if "pass" in awaited:
            yield self.numbers.of("pass"), MenuChoice("pass", Pass(seat=seat))
        if "accept" in awaited:
            yield self.numbers.of("accept"), MenuChoice("accept", Accept(seat=seat))
        words = self._readable(view) if awaited & {"claim", "knock"} else []
        if "claim" in awaited and words:
            yield self.numbers.of("claim"), MenuChoice(f"claim {' '.join(words)}", Claim(seat=seat, words=words))
        if "knock" in awaited:
            window = paper_of(view).window
            named = words if window and window.order else None
            yield (
                self.numbers.of("knock"),
                MenuChoice(" ".join(["knock", *(named or ())]), Knock(seat=seat, words=named)),
            )
        if "draw" in awaited:
            for size in sizes_to_draw(view, seat):
                yield (
                    self.numbers.of("size", size_place(size)),
                    MenuChoice(f"draw {size_name(size)}", Draw(seat=seat, size=size)),
                )
        if "free" in awaited and self.mode == "plays":
            for face, size in kinds_held(view, seat):
                place = self.faces.index(face) * SIZES + size_place(size)
                text = f"give {sized(face, size)}"
                yield self.numbers.of("give", place), MenuChoice(text, Free(seat=seat, tile=face, size=size))

    def _readable(self, view: Seen) -> list[str]:
        return [join_tiles(found.word) for found in new_words(self.search, view)]

    def board(self, view: Seen, trail: tuple[int, ...]) -> Planes:
        """The letters (1 and up, 255 for a token), and the number of the tile that covers a square, in reading
        order."""
        planes = np.zeros((2, *self.size), np.uint8)
        for number, one in enumerate(sorted(pieces_of(view), key=lambda one: (one.y, one.x)), start=1):
            here = slice(one.y, one.y + one.h), slice(one.x, one.x + one.w)
            planes[0][here] = self.faces.index(one.face) + 1 if one.face else TOKEN
            planes[1][here] = number
        return planes


def moves(words: Words, config: Config, mode: Mode, most: int) -> PathActions:
    """`EnvironmentFamily.moves`."""
    return PathActions(words, config, mode, most)


def _listed(play: object, seat: int) -> ListedPlay:
    if isinstance(play, LayToken):
        return ListedPlay(f"token {size_name(play.size)} {square_name(play.at)}", play, 0, 1)
    assert isinstance(play, Laying)
    found = candidate(play, seat)
    assert isinstance(found.command, Place | Swap)
    laid = " ".join(
        f"{one.piece.face}{size_name((one.piece.w, one.piece.h))} {square_name(one.piece.at)}" for one in play.laid
    )
    return ListedPlay(f"{laid}: {' '.join(found.command.words)}", found.command, found.score, found.laid)
