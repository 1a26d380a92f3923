"""Many games at once as a vector environment of Gymnasium. The native core plays them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from rekje.environments.episode import begun, utilities_of
from rekje.environments.families import ENVIRONMENTS
from rekje.environments.family import Driven
from rekje.environments.observation import pieces
from rekje.environments.rewards import check_rewards
from rekje.environments.spaces import observation_space
from rekje.environments.table import USUAL_PLAYS, EnvironmentTable, action_number
from rekje.library.arguments import check_threads, whole
from rekje.library.rules import RulesSource
from rekje.library.words import LexiconLike
from rekje.model.edition import OptionValue
from rekje.model.problems import FormError
from rekje.records.record import Record

MOST_GAMES = 100_000
SEEDS = 2**62
TYPES: dict[str, type[np.generic]] = {"scores": np.int16, "plays": np.int16, "bag": np.int16, "gains": np.int32}
Arrays = dict[str, NDArray[Any]]


class ManyGamesEnv(VectorEnv[Arrays, NDArray[np.int64], NDArray[Any]]):
    """Many games of one kind, in each of which the seat on turn acts at every step. What is observed is what the seat
    on turn sees. A game that ends is followed by a new one in the same step. Make it with `vector_env`."""

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # type: ignore[misc]

    def __init__(self, table: EnvironmentTable, games: int, rewards: str, threads: int | None) -> None:
        self.table = table
        self.num_envs = games
        self._rewarded = check_rewards(rewards)
        self._threads = threads
        self.single_action_space = spaces.Discrete(table.moves.numbers.size)
        self.action_space = batch_space(self.single_action_space, games)
        self.single_observation_space = observation_space(table)
        self.observation_space = batch_space(self.single_observation_space, games)
        self._fixed = self._never_changing()
        self._seat = np.zeros(games, np.int64)
        self._games: Driven | None = None

    def _never_changing(self) -> Arrays:
        """The parts of observations that are the same in all these games."""
        parts = pieces(self.table)
        fixed: Arrays = {
            name: np.zeros((self.num_envs, *parts[name].shape), parts[name].dtype)
            for name in ("aside", "racks", "awaited")
        }
        fixed["awaited"][:] = 1
        return fixed

    def __getstate__(self) -> dict[str, Any]:
        """For a pickle, until the first `reset`. Raises `FormError` while games go on."""
        if self._games is not None:
            raise FormError("environments-pickle")
        return self.__dict__

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Arrays, dict[str, Any]]:
        """Begin all games anew. The seed makes all draws repeatable: game n has ``seed + n``, and games that begin
        later go on counting. Raises `FormError` for a list of seeds."""
        if seed is not None:
            seed = whole("seed", seed, 0, SEEDS)
            super().reset(seed=seed)
        first = int(self.np_random.integers(SEEDS)) if seed is None else seed
        table = self.table
        self._games = ENVIRONMENTS[table.game.family].driven(
            table.lexicon.words,
            table.config,
            [*table.kinds],
            games=self.num_envs,
            most=table.most,
            seed=first,
            threads=self._threads,
        )
        observation, shown = self._shown()
        return observation, {"action_mask": shown["mask"], "seat": shown["seat"]}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Arrays, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Act in every game. The rewards are those of the seats that acted; ``infos["rewards"]`` has those of all
        seats. Raises `FormError`, and nothing changes, for actions that aren't legal."""
        acted, numbers = self._seat, self._numbers(actions)
        playing = begun(self._games)
        try:
            playing.step(numbers)
        except ValueError:
            raise FormError("environments-illegal-many", count=self.num_envs) from None
        observation, shown = self._shown()
        gained = self._rewards(shown["gains"])
        over = shown["over"].astype(np.bool_)
        infos = {"action_mask": shown["mask"], "seat": shown["seat"], "acted": acted, "rewards": gained}
        return observation, gained[np.arange(self.num_envs), acted], over, np.zeros_like(over), infos

    def _numbers(self, actions: object) -> list[int]:
        """An action for each game. Raises `FormError` for anything else."""
        if not isinstance(actions, Sequence | np.ndarray) or len(actions) != self.num_envs:
            raise FormError("environments-actions-each", count=self.num_envs)
        return [action_number(action) for action in actions]

    def records(self) -> list[Record]:
        """The games that the last step ended, as full records, which `rekje.Game.from_record` goes over."""
        return [record for _, record in begun(self._games).records()]

    def _shown(self) -> tuple[Arrays, Arrays]:
        parts = pieces(self.table)
        shown: Arrays = {
            name: np.frombuffer(data, TYPES.get(name, np.uint8)).reshape(self.num_envs, -1)
            for name, data in begun(self._games).shown().items()
        }
        self._seat = shown["seat"][:, 0].astype(np.int64)
        observation = {**self._fixed}
        for name, piece in parts.items():
            if name not in self._fixed:
                observation[name] = shown[name].reshape(self.num_envs, *piece.shape)
        observation["racks"] = self._fixed["racks"].copy()
        observation["racks"][:, 0] = observation["rack"]
        return observation, {
            **shown,
            "over": shown["over"][:, 0],
            "seat": self._seat,
            "mask": shown["mask"].view(np.int8),
        }

    def _rewards(self, gains: NDArray[Any]) -> NDArray[np.float32]:
        """What the last step was worth to each seat."""
        seats = self.table.seats
        if self._rewarded == "points":
            rewards: NDArray[np.float32] = gains - (gains.sum(1, keepdims=True) - gains) / np.float32(seats - 1)
            return rewards.astype(np.float32)
        rewards = np.zeros(gains.shape, np.float32)
        for place, scores in begun(self._games).finished():
            winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
            rewards[place] = utilities_of(winners, seats)
        return rewards


def vector_env(
    edition: RulesSource = "en",
    *,
    games: int = 64,
    seats: int = 2,
    most: int = USUAL_PLAYS,
    lexicon: LexiconLike | None = None,
    rewards: str = "win",
    threads: int | None = 1,
    **options: OptionValue,
) -> ManyGamesEnv:
    """So many ``games`` at once, in which plays are chosen by their places in the list of plays, on so many ``threads``
    (None: all cores). The other arguments are those of `rekje.pettingzoo.env`.

    Raises `FormError` for what there isn't, and for a game whose turns are more than plays, exchanges and passes.
    """
    threads, games = check_threads(threads), whole("games", games, 1, MOST_GAMES)
    table = EnvironmentTable(edition, seats, lexicon, "plays", most, {**options})
    if table.game.playout(table.config) is None:
        raise FormError("engine-no-playouts", game=table.config.game)
    return ManyGamesEnv(table, games, rewards, threads)
