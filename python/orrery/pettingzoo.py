"""PettingZoo: `env(id, players=2, ...)` is an AEC environment.

Simultaneous planning goes seat by seat, with plans hidden from the others. There is no parallel form: a plan takes
several steps, and not everybody needs the same number.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

import orrery


def env(id: str, players: int = 2, reward: str = "win", render_mode: str | None = None, **options: Any) -> Env:
    """An environment of one game."""
    return Env(orrery.make(id, players, **options), reward, render_mode)


raw_env = env


class Env(AECEnv):
    """One game; observations are `{"observation": uint8, "action_mask": int8}`."""

    def __init__(self, game: orrery.Game, reward: str, render_mode: str | None) -> None:
        super().__init__()
        self.metadata = {"name": game.id, "is_parallelizable": False, "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.game = game
        self._reward = reward
        self.possible_agents = [f"seat_{seat}" for seat in range(game.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        observation = spaces.Box(0, 255, (game.observation_size,), np.uint8)
        mask = spaces.Box(0, 1, (game.num_actions,), np.int8)
        space = spaces.Dict({"observation": observation, "action_mask": mask})
        self._observation_spaces = {agent: space for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(game.num_actions) for agent in self.possible_agents}
        self._next_seed = 0

    def observation_space(self, agent: str) -> spaces.Space:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict | None = None) -> None:
        if seed is not None:
            self._next_seed = seed
        self.state_now = self.game.new(self._next_seed)
        # Without a new seed the next game is another one, and the same series every time.
        self._next_seed += 1
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.state_now.to_act[0]]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self._seats[agent]
        mask = self.state_now.mask(seat).view(np.int8)
        return {"observation": self.state_now.observation(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        state = self.state_now
        state.step(int(action), self._seats[agent])
        to_act = state.to_act
        if to_act:
            self.agent_selection = self.possible_agents[to_act[0]]
            return
        self.rewards = dict(zip(self.possible_agents, state.returns(self._reward)))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str:
        return self.state_now.text(self._seats[self.agent_selection])

    def close(self) -> None:
        pass
