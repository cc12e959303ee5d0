"""Many games at once."""

import os
import subprocess

import numpy as np
import pytest

import orrery


def run(env: orrery.VecEnv, steps: int) -> bytes:
    """Everything that the batch shows, step by step."""
    told = bytearray()
    for _ in range(steps):
        env.step(env.legal[np.arange(env.n), env.count // 2])
        for array in (env.seat, env.mask, env.legal, env.count, env.obs, env.reward, env.score, env.done):
            told += array.tobytes()
    return bytes(told)


def test_rows_are_those_of_the_states(table):
    id, players = table
    env = orrery.VecEnv(id, players, n=5, seed=3)
    for _ in range(60):
        for i in range(env.n):
            state = env.state(i)
            seat = int(env.seat[i])
            assert seat == state.to_act[0]
            assert (env.mask[i] == state.mask(seat)).all()
            assert (env.legal[i, : env.count[i]] == state.legal(seat)).all()
            assert (env.obs[i] == state.observation(seat)).all()
            assert env.done[i] or list(env.score[i]) == state.scores
        env.step(env.sample())


def test_points_are_those_of_the_end_where_a_game_ended(game_id):
    env = orrery.VecEnv(game_id, 2, n=3, seed=5, observe=None, records=True)
    ended = 0
    while ended < 6:
        env.step(env.sample())
        if env.done.any():
            # Records come in the order of the places.
            last = [orrery.load(record).scores for record in env.take_records()]
            assert env.score[env.done].tolist() == last
            ended += len(last)


def test_the_same_bytes_for_any_number_of_threads(game_id):
    told = [run(orrery.VecEnv(game_id, 2, n=7, seed=1, threads=threads), 50) for threads in (1, 2, 3)]
    assert told[0] == told[1] == told[2]
    assert told[0] != run(orrery.VecEnv(game_id, 2, n=7, seed=2), 50)


def test_games_end_and_begin(table):
    id, players = table
    env = orrery.VecEnv(id, players, n=8, seed=0, observe=None, records=True)
    ended = 0
    for _ in range(100_000):
        env.step(env.sample())
        done = env.done
        if done.any():
            assert (env.reward[~done] == 0).all()
            assert (env.reward[done].sum(axis=1) <= 1 + 1e-6).all()
            for record in env.take_records():
                state = orrery.load(record)
                assert state.done
                ended += 1
        if ended >= 8:
            break
    assert ended >= 8 and env.game_number.sum() >= 8


def test_an_illegal_action_steps_nothing(game_id):
    env = orrery.VecEnv(game_id, 2, n=4, seed=0)
    for _ in range(10):
        env.step(env.sample())
    before = [env.state(i).record() for i in range(4)]
    actions = env.sample()
    actions[2] = np.flatnonzero(env.mask[2] == 0)[0]
    with pytest.raises(orrery.Illegal) as refused:
        env.step(actions)
    assert refused.value.index == 2
    assert before == [env.state(i).record() for i in range(4)]
    with pytest.raises(ValueError):
        env.step([0])
    env.step(list(env.sample()))
    env.step(env.sample().astype(np.int16))


def test_bots_play_the_other_seats(game_id):
    env = orrery.VecEnv(game_id, 2, n=3, seed=0, opponents={1: "greedy"}, observe="features")
    for _ in range(30):
        env.step(env.sample())
        assert (env.seat == 0).all()
    assert env.obs.shape == (3, env.game.feature_size)
    # The record shows that the other seat was played.
    assert '"seat":1' in env.state(0).record()
    with pytest.raises(ValueError):
        orrery.VecEnv(game_id, 2, opponents={0: "random", 1: "random"})


def test_forced_choices_can_be_skipped(game_id):
    env = orrery.VecEnv(game_id, 2, n=6, seed=0, skip_forced=True)
    for _ in range(100):
        assert (env.count > 1).all()
        env.step(env.sample())


def test_views_cannot_be_written_to(game_id):
    env = orrery.VecEnv(game_id, 2, n=2, copy=False)
    mask = env.mask
    with pytest.raises(ValueError):
        mask[0, 0] = 1
    kept = mask.copy()
    for _ in range(30):
        env.step(env.sample())
    assert (mask != kept).any() and (mask == env.mask).all()
    copies = orrery.VecEnv(game_id, 2, n=2)
    mask = copies.mask
    kept = mask.copy()
    mask[:] = 7
    assert (copies.mask == kept).all()


def test_states_go_in_and_out(game_id):
    env = orrery.VecEnv(game_id, 2, n=3, seed=0)
    for _ in range(20):
        env.step(env.sample())
    state = env.state(1)
    env.set_state(2, state)
    assert env.state(2).record() == state.record() and (env.obs[1] == env.obs[2]).all()
    assert (env.mask[1] == env.mask[2]).all()
    with pytest.raises(ValueError):
        env.set_state(9, state)


def test_reset_begins_again(game_id):
    env = orrery.VecEnv(game_id, 2, n=3, seed=5)
    first = run(env, 30)
    env.reset()
    assert run(env, 30) == first
    env.reset(6)
    assert run(env, 30) != first


@pytest.mark.skipif("ORRERY_BIN" not in os.environ, reason="the program `orrery` is not built")
def test_records_are_verified_by_the_program(game_id, tmp_path):
    env = orrery.VecEnv(game_id, 2, n=4, seed=0, observe=None, records=True)
    records = []
    while not records:
        env.step(env.sample())
        records = env.take_records()
    file = tmp_path / "game.jsonl"
    file.write_text(records[0])
    told = subprocess.run([os.environ["ORRERY_BIN"], "verify", str(file)], capture_output=True, text=True)
    assert told.returncode == 0 and ": sound, " in told.stdout, told.stdout + told.stderr
