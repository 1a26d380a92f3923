"""A game played alone as an environment of Gymnasium."""

from __future__ import annotations

from typing import Any, ClassVar, cast

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from rekje.environments.episode import Episode, begun
from rekje.environments.observation import Observation
from rekje.environments.rewards import rewards_of
from rekje.environments.showing import RENDERS, rendered
from rekje.environments.spaces import action_mask, legal_for, observation_space, texts
from rekje.environments.table import USUAL_PLAYS, EnvironmentTable, action_number, check_choice, rules_for
from rekje.games.registry import get_game
from rekje.library.rules import RulesSource
from rekje.library.words import LexiconLike
from rekje.model.edition import OptionValue
from rekje.model.problems import FormError

ILLEGAL = ("raise", "replace")


class AloneEnv(gymnasium.Env[Observation, np.int64]):
    """A game for one player. The reward of an action is the points that it brings; ``info`` has the ``action_mask`` and
    the ``texts`` of the legal actions. Make it with `env`."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [*RENDERS]}  # type: ignore[misc]

    def __init__(self, table: EnvironmentTable, illegal: str, render_mode: str | None) -> None:
        self.table = table
        self.render_mode = render_mode
        self._replaces = illegal == "replace"
        self._episode: Episode | None = None
        self.observation_space = cast("spaces.Space[Observation]", observation_space(table))
        self.action_space = spaces.Discrete(table.moves.numbers.size)

    @property
    def episode(self) -> Episode:
        """The game at this moment. Raises `FormError` before the first `reset`."""
        return begun(self._episode)

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask as MaskablePPO of sb3-contrib asks for it."""
        return action_mask(self.episode, 0).astype(np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game. A seed makes its shuffle repeatable, and those of the games after it."""
        super().reset(seed=seed)
        dealt = seed if seed is not None else int(self.np_random.integers(2**62))
        self._episode = Episode.begin(self.table, dealt)
        return self._told()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action. Raises `FormError` for one that isn't legal."""
        before = self.episode
        number = action_number(action)
        self._episode = after = before.after(legal_for(before, number) if self._replaces else number)
        (gained,) = rewards_of(before, after, "points")
        if self.render_mode == "human":
            self.render()
        observation, info = self._told()
        return observation, gained, after.over, False, info

    def _told(self) -> tuple[Observation, dict[str, Any]]:
        info = {"action_mask": action_mask(self.episode, 0), "texts": texts(self.episode)}
        return self.episode.observe(0), info

    def render(self) -> str | None:
        """The table: printed, or as text."""
        return rendered(self.episode, self.render_mode)


def env(
    edition: RulesSource = "letter/en",
    *,
    actions: str = "plays",
    most: int = USUAL_PLAYS,
    lexicon: LexiconLike | None = None,
    illegal: str = "raise",
    render_mode: str | None = None,
    **options: OptionValue,
) -> AloneEnv:
    """A game played alone as an environment of Gymnasium.

    ``edition``, ``lexicon`` and options as for `rekje.Game`; ``actions``: ``"plays"`` or ``"steps"``; ``most`` plays
    are listed. ``illegal``: an illegal action raises `FormError` (``"raise"``), or a legal one takes its place
    (``"replace"``). Raises `FormError` for what there isn't, and for a game that isn't played alone.
    """
    by = rules_for(edition, options)
    if get_game(by.game).seats[0] > 1:
        raise FormError("environments-alone", game=by.game)
    check_choice("illegal", illegal, ILLEGAL)
    if render_mode is not None:
        check_choice("render_mode", render_mode, RENDERS)
    return AloneEnv(EnvironmentTable(by, 1, lexicon, actions, most, {}), illegal, render_mode)
