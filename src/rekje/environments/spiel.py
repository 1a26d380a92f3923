"""Games as a game of OpenSpiel, which is registered when this is imported."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec
import numpy as np
import pyspiel

from rekje.environments.episode import Episode
from rekje.environments.observation import Observation, pieces
from rekje.environments.table import USUAL_PLAYS, EnvironmentTable
from rekje.library.arguments import whole
from rekje.model.edition import OptionValue
from rekje.model.problems import FormError

NAME = "rekje"
DEALS = 10_000
MOST_DEALS = 10_000_000
LONGEST = 20_000
"""More actions than a game can take."""
MOST_ALONE = 1_000_000.0
DEFAULTS: dict[str, Any] = {
    "edition": "en",
    "players": 2,
    "actions": "plays",
    "most": USUAL_PLAYS,
    "lexicon": "",
    "options": "",
    "deals": DEALS,
}
PUBLIC = ("board", "aside", "held", "scores", "bag", "passes")
"""What everybody sees of an observation: held and scores in the order of the player who is asked for."""


def _type(alone: bool) -> pyspiel.GameType:
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Rekje",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if alone else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=6,
        min_num_players=1,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


@lru_cache(maxsize=16)
def table_of(edition: str, players: int, actions: str, most: int, lexicon: str, options: str) -> EnvironmentTable:
    """The table that parameters describe, made once. Raises `FormError` for what there isn't."""
    return EnvironmentTable(edition, players, lexicon or None, actions, most, read_options(options))


def read_options(text: str) -> dict[str, OptionValue]:
    """Options of a game from one text: ``prove_end:false;buy_when:proven``."""
    pairs = (one.partition(":") for one in text.split(";") if one.strip())
    return {name.strip(): _value(value.strip()) for name, _, value in pairs}


def _value(text: str) -> OptionValue:
    try:
        value: object = msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text
    return value if isinstance(value, bool | int) or value is None else text


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game as OpenSpiel plays it. Chance moves once, first: it chooses one of ``deals`` shuffles."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        if unknown := given.keys() - DEFAULTS.keys():
            raise FormError("environments-params", name=sorted(unknown)[0], known=", ".join(DEFAULTS))
        self.deals = whole("deals", given.pop("deals"), 1, MOST_DEALS)
        self.table = table_of(**given)
        alone = self.table.seats == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.moves.numbers.size,
            max_chance_outcomes=self.deals,
            num_players=self.table.seats,
            min_utility=0.0 if alone else -1.0,
            max_utility=MOST_ALONE if alone else 1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_type(alone), info, {**given, "deals": self.deals})

    def new_initial_state(self) -> SpielState:
        """A game before the shuffle."""
        return SpielState(self, self.table, self.deals)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> SpielObserver:
        """What makes observations: those of a player, or what everybody sees."""
        if params:
            raise FormError("environments-params", name=sorted(params)[0], known="–")
        private = iig_obs_type is None or iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return SpielObserver(self.table, private)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game at one moment; before the shuffle it has no ``episode``."""

    def __init__(self, game: SpielGame, table: EnvironmentTable, deals: int) -> None:
        super().__init__(game)
        self.table = table
        self.deals = deals
        self.episode: Episode | None = None

    def current_player(self) -> int:
        """Who chooses: chance first, then the seat that is asked."""
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.episode.seat is None else self.episode.seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.episode is not None and self.episode.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The shuffles, each as likely as the others."""
        return [(deal, 1.0 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.episode is not None
        return list(self.episode.menu.numbers) if player == self.episode.seat else []

    def _apply_action(self, action: int) -> None:
        if self.episode is None and not 0 <= action < self.deals:
            raise FormError("environments-illegal", action=action, count=self.deals)
        self.episode = Episode.begin(self.table, action) if self.episode is None else self.episode.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"shuffle {action}"
        known = self.episode is not None and action in self.episode.menu
        return self.episode.menu.text(action) if self.episode and known else f"action {action}"

    def returns(self) -> list[float]:
        """The utilities after the end, 0 before it."""
        over = self.episode is not None and self.episode.over
        return list(self.episode.utilities) if self.episode and over else [0.0] * self.table.seats

    def __str__(self) -> str:
        if self.episode is None:
            return "before the shuffle"
        return f"{self.episode.state.version}: {self.episode.points} {self.episode.trail} {self.history_str()}"


class SpielObserver:
    """Observations as one tensor (``tensor``), and by the names of their parts (``dict``)."""

    def __init__(self, table: EnvironmentTable, private: bool) -> None:
        self._table = table
        parts = {name: piece for name, piece in pieces(table).items() if private or name in PUBLIC}
        sizes = {name: int(np.prod(piece.shape)) for name, piece in parts.items()}
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        self.dict: dict[str, Any] = {}
        first = 0
        for name, piece in parts.items():
            self.dict[name] = self.tensor[first : first + sizes[name]].reshape(piece.shape)
            first += sizes[name]

    def set_from(self, state: SpielState, player: int) -> None:
        """Take in what a player observes."""
        self.tensor.fill(0)
        for name, values in self._observed(state, player).items():
            self.dict[name][:] = values

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text: what isn't 0, by its place."""
        told = []
        for name, values in self._observed(state, player).items():
            flat = values.ravel()
            told.append(f"{name}: " + " ".join(f"{place}={flat[place]}" for place in np.flatnonzero(flat)))
        return "\n".join(told)

    def _observed(self, state: SpielState, player: int) -> Observation:
        if state.episode is None:
            return {}
        return {name: values for name, values in state.episode.observe(player).items() if name in self.dict}


pyspiel.register_game(_type(alone=False), SpielGame)
