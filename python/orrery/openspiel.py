"""OpenSpiel: `register()` makes every game known to `pyspiel.load_game("python_orrery_reworld(players=2)")`.

Chance is sampled inside (`SAMPLED_STOCHASTIC`). There is an observation tensor and no information state tensor, since
a view does not remember everything that was seen before.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel

import orrery


def register() -> list[str]:
    """Registers the games, once; their short names."""
    known = set(pyspiel.registered_names())
    names = []
    for id in orrery.games():
        kind = _game_type(id)
        names.append(kind.short_name)
        if kind.short_name not in known:
            pyspiel.register_game(kind, _game_class(id, kind))
    return names


def _game_type(id: str) -> pyspiel.GameType:
    name = id.rsplit("-v", 1)[0]
    game = orrery.make(id, 2)
    low, high = game.player_range
    return pyspiel.GameType(
        short_name="python_orrery_" + name.replace("-", "_"),
        long_name=game.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "seed": 0, "options": "{}"},
    )


class _State(pyspiel.State):
    """A game in progress, seat by seat."""

    def __init__(self, game: pyspiel.Game, state: orrery.State) -> None:
        super().__init__(game)
        self.orrery = state

    def current_player(self) -> int:
        to_act = self.orrery.to_act
        return to_act[0] if to_act else pyspiel.PlayerId.TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return self.orrery.legal(player).tolist()

    def _apply_action(self, action: int) -> None:
        self.orrery.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.orrery.game.action(action))

    def is_terminal(self) -> bool:
        return self.orrery.done

    def returns(self) -> list[float]:
        return [float(value) for value in self.orrery.returns("win")]

    def resample_from_infostate(self, player: int, sampler: Any) -> _State:
        """A state that the player holds possible; every game has it, and a law tests it."""
        return _State(self.get_game(), self.orrery.resample(player, int(sampler() * 2**53)))

    def __str__(self) -> str:
        return self.orrery.text()


class _Observer:
    """Observations as a flat tensor of bytes."""

    def __init__(self, game: orrery.Game) -> None:
        self.tensor = np.zeros(game.observation_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: _State, player: int) -> None:
        self.tensor[:] = state.orrery.observation(player)

    def string_from(self, state: _State, player: int) -> str:
        return state.orrery.text(player)


def _game_class(id: str, kind: pyspiel.GameType) -> type:
    class Game(pyspiel.Game):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            params = dict(params or {})
            options = json.loads(params.get("options", "{}"))
            self.orrery = orrery.make(id, int(params.get("players", 2)), **options)
            self._seed = int(params.get("seed", 0))
            info = pyspiel.GameInfo(
                num_distinct_actions=self.orrery.num_actions,
                max_chance_outcomes=0,
                num_players=self.orrery.players,
                min_utility=0.0,
                max_utility=1.0,
                utility_sum=None,
                max_game_length=self.orrery.max_decisions,
            )
            super().__init__(kind, info, params)

        def new_initial_state(self) -> _State:
            state = _State(self, self.orrery.new(self._seed))
            self._seed += 1
            return state

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
            return _Observer(self.orrery)

    return Game
