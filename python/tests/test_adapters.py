"""PettingZoo, OpenSpiel and Gymnasium, by their own tests."""

import numpy as np
import pytest

import orrery


def test_pettingzoo(table):
    test = pytest.importorskip("pettingzoo.test")
    from orrery import pettingzoo

    id, players = table
    test.api_test(pettingzoo.env(id, players), num_cycles=200)
    if players == 2:
        test.seed_test(lambda: pettingzoo.env(id, players), num_cycles=100)


def test_openspiel(table):
    pyspiel = pytest.importorskip("pyspiel")
    from orrery import openspiel

    id, players = table
    names = openspiel.register()
    assert openspiel.register() == names
    name = names[orrery.games().index(id)]
    game = pyspiel.load_game(f"{name}(players={players})")
    assert game.num_players() == players and game.max_game_length() > 0
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    state = game.new_initial_state()
    twin = state.clone()
    guess = state.resample_from_infostate(0, lambda: 0.5)
    for other in (twin, guess):
        assert other.legal_actions(0) == state.legal_actions(0)
    state.apply_action(state.legal_actions()[0])
    assert twin.orrery.count == 0


def test_gymnasium(game_id):
    pytest.importorskip("gymnasium")
    from orrery import gym

    env = gym.make_vec(game_id, 4, opponent="random")
    seen, info = env.reset(seed=1)
    assert seen in env.observation_space
    ended = 0
    choice = np.random.default_rng(0)
    for _ in range(3000):
        mask = info["action_mask"]
        actions = [choice.choice(np.flatnonzero(row)) for row in mask]
        seen, rewards, ended_now, cut, info = env.step(actions)
        assert rewards.shape == (4,) and not cut.any()
        ended += int(ended_now.sum())
        if ended:
            break
    assert ended and seen in env.observation_space
