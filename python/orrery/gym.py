"""Gymnasium: `make_vec(id, n, seat=0)` is a vector environment of one seat, with bots at the others."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

import orrery


def make_vec(
    id: str, n: int, players: int = 2, seat: int = 0, opponent: str = "random", threads: int = 1,
    reward: str = "win", seed: int = 0, **options: Any,
) -> SeatEnv:
    """Many games in which you play one seat; a game that ends is followed by the next in the same step."""
    return SeatEnv(id, n, players, seat, opponent, threads, reward, seed, options)


class SeatEnv(VectorEnv):
    """Observations are the bytes of the seat; the mask of legal actions is in `infos["action_mask"]`."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self, id: str, n: int, players: int, seat: int, opponent: str, threads: int, reward: str, seed: int,
        options: dict[str, Any],
    ) -> None:
        others = {other: opponent for other in range(players) if other != seat}
        self.batch = orrery.VecEnv(
            id, players, n=n, seed=seed, threads=threads, opponents=others, reward=reward, **options
        )
        game = self.batch.game
        self.num_envs = n
        self.seat = seat
        self.single_observation_space = spaces.Box(0, 255, (game.observation_size,), np.uint8)
        self.single_action_space = spaces.Discrete(game.num_actions)
        self.observation_space = batch_space(self.single_observation_space, n)
        self.action_space = batch_space(self.single_action_space, n)

    def reset(self, *, seed: int | None = None, options: dict | None = None) -> tuple[np.ndarray, dict[str, Any]]:
        self.batch.reset(seed)
        return self.batch.obs, {"action_mask": self.batch.mask}

    def step(self, actions: Any) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        self.batch.step(actions)
        done = self.batch.done
        rewards = self.batch.reward[:, self.seat].astype(np.float64)
        return self.batch.obs, rewards, done, np.zeros_like(done), {"action_mask": self.batch.mask}
