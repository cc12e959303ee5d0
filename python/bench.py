"""Steps per CPU-second: batches, single games, adapters, and games of other libraries in the same run."""

import json
import os
import subprocess
import time

import numpy as np

import orrery


def rate(step, batch: int = 1, seconds: float = 1.0) -> float:
    """The best of three runs, in thousands a CPU-second: other programs on the machine only make it slower."""
    best = 0.0
    for _ in range(3):
        start, steps = time.process_time(), 0
        while time.process_time() - start < seconds / 3:
            for _ in range(16):
                step()
            steps += 16 * batch
        best = max(best, steps / (time.process_time() - start))
    return best / 1000


def of_batch(id: str, n: int, **settings) -> float:
    env = orrery.VecEnv(id, 2, n=n, **{"copy": False, **settings})

    def step() -> None:
        env.step(env.sample())

    for _ in range(100):
        step()
    return rate(step, n)


def of_threads(id: str) -> float:
    """How much faster two threads are, by the clock: only true on a machine that does nothing else."""
    speeds = []
    for threads in (1, 2):
        env = orrery.VecEnv(id, 2, n=1024, threads=threads, copy=False)
        best = 0.0
        for _ in range(5):
            actions, spent = 0, 0.0
            while spent < 0.3:
                choice = env.sample()
                start = time.perf_counter()
                env.step(choice)
                spent += time.perf_counter() - start
                actions += 1024
            best = max(best, actions / spent)
        speeds.append(best)
    return speeds[1] / speeds[0]


def of_aec(env) -> float:
    choice = np.random.default_rng(0)
    env.reset(seed=0)

    def step() -> None:
        observation, _, ended, cut, info = env.last()
        if ended or cut:
            env.step(None)
            if not env.agents:
                env.reset()
            return
        # numpy searches truth values several times faster than numbers.
        legal = np.flatnonzero(observation["action_mask"].view(np.bool_))
        env.step(int(legal[choice.integers(len(legal))]))

    return rate(step)


def of_openspiel(name: str) -> float:
    import pyspiel
    from open_spiel.python.observation import make_observation

    game = pyspiel.load_game(name)
    observer = make_observation(game)
    choice = np.random.default_rng(0)
    states = [game.new_initial_state()]

    def step() -> None:
        state = states[0]
        if state.is_terminal():
            state = states[0] = game.new_initial_state()
        while state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes())
            state.apply_action(outcomes[int(choice.integers(len(outcomes)))])
        if state.is_terminal():
            return
        observer.set_from(state, state.current_player())
        legal = state.legal_actions()
        state.legal_actions_mask()
        state.apply_action(legal[int(choice.integers(len(legal)))])

    return rate(step)


def peers() -> None:
    print("\nother libraries, thousand steps a CPU-second with mask and observation")
    try:
        print(f"{'OpenSpiel backgammon, Observer':34}{of_openspiel('backgammon'):8.1f}")
    except ImportError as missing:
        print(f"OpenSpiel is not installed: {missing}")
    try:
        from pettingzoo.classic import texas_holdem_no_limit_v6

        print(f"{'PettingZoo texas_holdem_no_limit':34}{of_aec(texas_holdem_no_limit_v6.raw_env()):8.1f}")
    except ImportError as missing:
        print(f"PettingZoo's classic games are not installed: {missing}")


def main() -> None:
    try:
        from orrery import pettingzoo
    except ImportError:
        pettingzoo = None
    names = ["orrery bench", "n=1", "n=64", "n=1024", "mask only", "copy=True", "PettingZoo", "2 threads"]
    print("thousand steps a CPU-second, 2 players, random legal actions; two threads as a factor")
    print(f"{'':24}" + "".join(f"{name:>13}" for name in names))
    for id in orrery.games():
        plain = "-"
        if program := os.environ.get("ORRERY_BIN"):
            told = subprocess.check_output([program, "bench", id.rsplit("-v", 1)[0], "--json"], text=True)
            plain = f"{json.loads(told)['decisions_per_second'] / 1000:.0f}"
        cells = [plain] + [
            f"{value:.0f}"
            for value in (
                of_batch(id, 1), of_batch(id, 64), of_batch(id, 1024), of_batch(id, 1024, observe=None),
                of_batch(id, 1024, copy=True),
                of_aec(pettingzoo.env(id)) if pettingzoo else 0,
            )
        ]
        cells.append(f"{of_threads(id):.2f}")
        print(f"{id:24}" + "".join(f"{cell:>13}" for cell in cells), flush=True)
    peers()


if __name__ == "__main__":
    main()
