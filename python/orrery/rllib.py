"""Ray: `MultiAgentEnv` for RLlib, and `Rollouts`, an actor that plays whole batches, which is how one goes beyond one
machine. Prefer the actors where speed matters: RLlib moves a dictionary for every step."""

from __future__ import annotations

from typing import Any, Callable

import numpy as np
import ray
from gymnasium import spaces
from ray.rllib.env.multi_agent_env import MultiAgentEnv as _Base

import orrery


class MultiAgentEnv(_Base):
    """One game. Settings: `id`, `players`, `reward`, `seed`, `options`."""

    def __init__(self, config: dict[str, Any]) -> None:
        super().__init__()
        self.game = orrery.make(config["id"], config.get("players", 2), **config.get("options", {}))
        self._reward = config.get("reward", "win")
        self._next_seed = config.get("seed", 0)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.players)]
        self.agents = self.possible_agents[:]
        space = spaces.Dict({
            "observation": spaces.Box(0, 255, (self.game.observation_size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (self.game.num_actions,), np.int8),
        })
        self.observation_spaces = {agent: space for agent in self.agents}
        self.action_spaces = {agent: spaces.Discrete(self.game.num_actions) for agent in self.agents}

    def _observe(self, seat: int) -> dict[str, np.ndarray]:
        return {"observation": self.state.observation(seat), "action_mask": self.state.mask(seat).view(np.int8)}

    def reset(self, *, seed: int | None = None, options: dict | None = None) -> tuple[dict, dict]:
        if seed is not None:
            self._next_seed = seed
        self.state = self.game.new(self._next_seed)
        self._next_seed += 1
        seat = self.state.to_act[0]
        return {self.possible_agents[seat]: self._observe(seat)}, {}

    def step(self, action_dict: dict[str, int]) -> tuple[dict, dict, dict, dict, dict]:
        for agent, action in action_dict.items():
            self.state.step(int(action), self.possible_agents.index(agent))
        done = self.state.done
        if done:
            seats = range(self.game.players)
            observations = {agent: self._observe(seat) for seat, agent in zip(seats, self.possible_agents)}
            rewards = dict(zip(self.possible_agents, self.state.returns(self._reward)))
        else:
            seat = self.state.to_act[0]
            observations, rewards = {self.possible_agents[seat]: self._observe(seat)}, {}
        return observations, rewards, {"__all__": done}, {"__all__": False}, {}


@ray.remote(num_cpus=1)
class Rollouts:
    """A batch in an actor of its own. The policy gets a `VecEnv` and gives back an action for each game."""

    def __init__(self, id: str, players: int, n: int, seed: int, **settings: Any) -> None:
        self.batch = orrery.VecEnv(id, players, n=n, seed=seed, copy=True, **settings)

    def play(self, steps: int, policy: Callable[[orrery.VecEnv], np.ndarray] | None = None) -> dict[str, np.ndarray]:
        """Whole rollouts: arrays of `steps` rows."""
        rows: dict[str, list[np.ndarray]] = {"obs": [], "seat": [], "action": [], "reward": [], "done": []}
        for _ in range(steps):
            action = self.batch.sample() if policy is None else policy(self.batch)
            rows["obs"].append(self.batch.obs)
            rows["seat"].append(self.batch.seat)
            rows["action"].append(np.asarray(action))
            self.batch.step(action)
            rows["reward"].append(self.batch.reward)
            rows["done"].append(self.batch.done)
        return {name: np.stack(parts) for name, parts in rows.items()}
