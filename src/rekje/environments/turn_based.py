"""Games as environments of PettingZoo: `env`, `raw_env`, `parallel_env`."""

from __future__ import annotations

import random
from typing import Any, ClassVar

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from rekje.environments.episode import Episode, begun
from rekje.environments.rewards import check_rewards, rewards_of
from rekje.environments.showing import RENDERS, rendered
from rekje.environments.spaces import action_mask, legal_for, mask_space, observation_space, texts
from rekje.environments.table import USUAL_PLAYS, EnvironmentTable, action_number, check_choice
from rekje.library.arguments import text, whole
from rekje.library.rules import RulesSource
from rekje.library.words import LexiconLike
from rekje.model.edition import OptionValue
from rekje.model.problems import FormError

ILLEGAL = ("lose", "raise", "replace")


class TurnBasedEnv(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """A game of 1 to 6 agents, called ``player_0``, ``player_1`` … as they sit. The agent that must choose next is
    `agent_selection`. Make it with `env` or `raw_env`, whose parameters are described there."""

    metadata: ClassVar[dict[str, Any]] = {"name": "rekje_v0", "render_modes": [*RENDERS], "is_parallelizable": False}

    def __init__(
        self,
        table: EnvironmentTable,
        rewards: str,
        max_cycles: int | None,
        illegal: str,
        with_texts: bool,
        render_mode: str | None,
    ) -> None:
        super().__init__()
        self.table = table
        self.render_mode = render_mode
        self.possible_agents = [*table.config.seats]
        self._rewarded = check_rewards(rewards)
        self._max_cycles = max_cycles
        self._replaces = illegal == "replace"
        self._with_texts = with_texts
        self._observations = {
            agent: spaces.Dict({"observation": observation_space(table), "action_mask": mask_space(table)})
            for agent in self.possible_agents
        }
        self._actions = {agent: spaces.Discrete(table.moves.numbers.size) for agent in self.possible_agents}
        self._episode: Episode | None = None
        self._later: random.Random | None = None

    @property
    def episode(self) -> Episode:
        """The game at this moment. Raises `FormError` before the first `reset`."""
        return begun(self._episode)

    def observation_space(self, agent: str) -> spaces.Dict:
        """``observation`` and ``action_mask``."""
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """All action numbers, legal or not."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. A seed makes its shuffle repeatable, and those of the games after it."""
        if seed is not None:
            seed = whole("seed", seed)
            self._later = random.Random(seed)
        elif self._later:
            seed = self._later.getrandbits(62)
        self._episode = Episode.begin(self.table, seed)
        self._chosen = dict.fromkeys(self.possible_agents, 0)
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select()

    def step(self, action: int | None) -> None:
        """Take an action of the agent that must choose next; None for one whose game is over."""
        before = self.episode
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = action_number(action)
        self._episode = after = before.after(legal_for(before, number) if self._replaces else number)
        self._cumulative_rewards[agent] = 0.0
        gains = rewards_of(before, after, self._rewarded)
        self.rewards = {one: gains[self.possible_agents.index(one)] for one in self.agents}
        self._chosen[agent] += 1
        over = after.over
        cut = not over and self._max_cycles is not None and min(self._chosen.values()) >= self._max_cycles
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, cut)
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        seat = self.episode.seat
        self.agent_selection = self.agents[0] if seat is None else self.possible_agents[seat]
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if self._with_texts and seat is not None:
            self.infos[self.agent_selection]["texts"] = texts(self.episode)

    def last(self, observe: bool = True) -> tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]]:
        """What the agent that must choose next sees, and what it has gained. Raises `FormError` before the first
        `reset`."""
        begun(self._episode)
        told: tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]] = super().last(observe)
        return told

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may see; the mask is 0 where it isn't asked."""
        check_choice("agent", agent, self.possible_agents)
        seat = self.possible_agents.index(agent)
        return {"observation": self.episode.observe(seat), "action_mask": action_mask(self.episode, seat)}

    def render(self) -> str | None:
        """The table as everybody may see it: printed, or as text."""
        return rendered(self.episode, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def __str__(self) -> str:
        return f"rekje {self.table.config.game}/{self.table.config.edition.name}"


class RoundEnv(ParallelEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """The same game for code that wants an action of every agent at once: a step goes on until each agent has chosen.
    An agent that is asked more than once in a step is answered for by the same number, and numbers that aren't legal
    are replaced. ``max_cycles`` counts these steps, however often an agent is asked in one."""

    metadata: ClassVar[dict[str, Any]] = TurnBasedEnv.metadata

    def __init__(self, inner: TurnBasedEnv, max_cycles: int | None) -> None:
        self.inner = inner
        self._max_cycles = max_cycles
        self.possible_agents = inner.possible_agents
        self.render_mode = inner.render_mode
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        """``observation`` and ``action_mask``."""
        return self.inner.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Discrete:
        """All action numbers, legal or not."""
        return self.inner.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        """Begin a new game."""
        self.inner.reset(seed, options)
        self._taken = 0
        self.agents = [*self.inner.agents]
        return self._observed(), self.inner.infos

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, dict[str, Any]], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        """Let every agent choose. Raises `FormError`, and nothing changes, if an agent's action is missing."""
        if missing := [agent for agent in self.agents if agent not in actions]:
            raise FormError("environments-action-missing", agent=missing[0])
        inner = self.inner
        gained = dict.fromkeys(self.agents, 0.0)
        waiting = {*self.agents}
        while waiting and not inner.episode.over:
            agent = inner.agent_selection
            inner.step(actions[agent])
            waiting.discard(agent)
            for one in self.agents:
                gained[one] += inner.rewards[one]
        self._taken += 1
        over = inner.episode.over
        cut = not over and self._max_cycles is not None and self._taken >= self._max_cycles
        told = self._observed(), gained, inner.terminations, dict.fromkeys(self.agents, cut), inner.infos
        if over or cut:
            self.agents = []
        return told

    def _observed(self) -> dict[str, dict[str, Any]]:
        return {agent: self.inner.observe(agent) for agent in self.agents}

    def render(self) -> str | None:
        """As the game in turns."""
        return self.inner.render()

    def close(self) -> None:
        """Nothing is open."""


def raw_env(
    edition: RulesSource = "en",
    *,
    seats: int = 2,
    actions: str = "plays",
    most: int = USUAL_PLAYS,
    lexicon: LexiconLike | None = None,
    rewards: str = "win",
    max_cycles: int | None = None,
    illegal: str = "raise",
    texts: bool = True,
    render_mode: str | None = None,
    **options: OptionValue,
) -> TurnBasedEnv:
    """As `env`, without PettingZoo's wrappers."""
    check_choice("illegal", text("illegal", illegal), ILLEGAL)
    if render_mode is not None:
        check_choice("render_mode", render_mode, RENDERS)
    if max_cycles is not None:
        max_cycles = whole("max_cycles", max_cycles, 1)
    table = EnvironmentTable(edition, seats, lexicon, actions, most, options)
    return TurnBasedEnv(table, rewards, max_cycles, illegal, texts, render_mode)


def env(
    edition: RulesSource = "en",
    *,
    seats: int = 2,
    actions: str = "plays",
    most: int = USUAL_PLAYS,
    lexicon: LexiconLike | None = None,
    rewards: str = "win",
    max_cycles: int | None = None,
    illegal: str = "lose",
    texts: bool = True,
    render_mode: str | None = None,
    **options: OptionValue,
) -> AECEnv[str, dict[str, Any], int]:
    """A game as an environment of PettingZoo (AEC), with PettingZoo's usual wrappers.

    ``edition``, ``lexicon`` and options as for `rekje.Game`; ``seats`` agents. ``actions``: ``"plays"`` or ``"steps"``;
    ``most`` plays are listed. ``rewards``: ``"win"`` or ``"points"``. ``max_cycles``: the game is cut short once every
    agent has chosen so often. ``illegal``: an agent that takes an illegal action loses (``"lose"``), or that raises
    `FormError` (``"raise"``), or a legal one takes its place (``"replace"``). ``texts``: whether ``infos`` say what
    each legal number means. Raises `FormError` for what there isn't.
    """
    raw = raw_env(
        edition,
        seats=seats,
        actions=actions,
        most=most,
        lexicon=lexicon,
        rewards=rewards,
        max_cycles=max_cycles,
        illegal=illegal,
        texts=texts,
        render_mode=render_mode,
        **options,
    )
    wrapped: AECEnv[str, dict[str, Any], int] = raw
    if illegal == "lose":
        wrapped = LosingEnv(wrapped, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrapped)


class LosingEnv(wrappers.TerminateIllegalWrapper[str, dict[str, Any], int]):  # type: ignore[misc]
    """PettingZoo's wrapper, by which an illegal action loses, also for numbers that no action has."""

    def step(self, action: int | None) -> None:
        """Take an action, or lose by it."""
        agent = self.agent_selection
        if action is not None and (action := action_number(action)) not in self.action_space(agent):
            action = int(self.observe(agent)["action_mask"].argmin())
        super().step(action)


def parallel_env(
    edition: RulesSource = "en",
    *,
    seats: int = 2,
    actions: str = "plays",
    most: int = USUAL_PLAYS,
    lexicon: LexiconLike | None = None,
    rewards: str = "win",
    max_cycles: int | None = None,
    texts: bool = True,
    render_mode: str | None = None,
    **options: OptionValue,
) -> RoundEnv:
    """The same for code that wants an action of every agent at once (`RoundEnv`), by which illegal numbers are
    replaced."""
    if "illegal" in options:
        check_choice("illegal", options.pop("illegal"), ("replace",))
    if max_cycles is not None:
        max_cycles = whole("max_cycles", max_cycles, 1)
    inner = raw_env(
        edition,
        seats=seats,
        actions=actions,
        most=most,
        lexicon=lexicon,
        rewards=rewards,
        max_cycles=None,
        illegal="replace",
        texts=texts,
        render_mode=render_mode,
        **options,
    )
    return RoundEnv(inner, max_cycles)
