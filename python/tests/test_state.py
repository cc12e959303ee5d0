"""One game at a time."""

import copy
import pickle
import random

import numpy as np
import pytest

import orrery


def play(state: orrery.State, steps: int, seed: int = 0) -> orrery.State:
    choice = random.Random(seed)
    for _ in range(steps):
        if state.done:
            break
        seat = choice.choice(state.to_act)
        state.step(int(choice.choice(state.legal(seat))), seat)
    return state


def test_a_whole_game(table):
    id, players = table
    game = orrery.make(id, players)
    state = play(game.new(1), game.max_decisions)
    assert state.done and state.to_act == () and len(state.scores) == players
    assert sum(state.returns("win")) <= 1.0 + 1e-6
    assert all(0 <= value <= 1 for value in state.returns("rank"))
    assert len(state.returns("margin")) == players
    again = orrery.load(state.record())
    assert again.done and again.scores == state.scores and again.record() == state.record()


def test_actions_have_numbers(game_id):
    game = orrery.make(game_id, 2)
    assert game.num_actions < 2**15
    for number in range(0, game.num_actions, 7):
        assert game.index(game.action(number)) == number
    with pytest.raises(ValueError):
        game.action(game.num_actions)
    with pytest.raises(ValueError):
        game.index({"do": "nothing"})


def test_layout_covers_the_observation(table):
    game = orrery.make(*table)
    end = 0
    for field in game.observation_layout:
        assert field.offset == end and field.kind in ("count", "id", "flag", "number")
        end += field.size
    assert end == game.observation_size
    state = play(game.new(3), 60)
    for seat in range(game.players):
        seen = state.observation(seat)
        for field in game.observation_layout:
            assert seen[field.offset : field.offset + field.size].max(initial=0) <= field.max, field


def test_mask_and_legal_agree(table):
    state = orrery.make(*table).new("mask")
    for step in range(40):
        for seat in range(table[1]):
            mask, legal = state.mask(seat), state.legal(seat)
            assert mask.dtype == np.uint8 and legal.dtype == np.int16
            assert (np.flatnonzero(mask) == legal).all()
        play(state, 1, step)


def test_an_illegal_action_changes_nothing(game_id):
    state = play(orrery.make(game_id, 2).new(5), 12)
    seat = state.to_act[0]
    before = state.record(), state.observation(seat).tobytes()
    illegal = np.flatnonzero(state.mask(seat) == 0)
    refused = 0
    for action in illegal[:: max(1, len(illegal) // 50)]:
        twin = state.clone()
        try:
            # Taking back a plan is legal but never offered.
            twin.step(int(action), seat)
        except orrery.Illegal as error:
            assert "-" in error.rule and error.rule in str(error)
            assert (twin.record(), twin.observation(seat).tobytes()) == before
            refused += 1
    assert refused > 0
    with pytest.raises(orrery.Illegal):
        state.step(10**6)
    with pytest.raises(ValueError):
        state.step(0, 77)


def test_copies_share_the_dice_and_pickles_go_on(game_id):
    state = play(orrery.make(game_id, 2).new(9), 25)
    copies = [state.clone(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
    for twin in copies:
        play(twin, 40, 2)
    play(state, 40, 2)
    for twin in copies:
        assert twin.record() == state.record() and twin.view(0) == state.view(0)


def test_resample_keeps_what_the_seat_knows(table):
    id, players = table
    state = play(orrery.make(id, players).new(4), 30)
    for seat in range(players):
        for seed in range(5):
            guess = state.resample(seat, seed)
            assert guess.view(seat) == state.view(seat)
            assert (guess.observation(seat) == state.observation(seat)).all()
            assert (guess.features(seat) == state.features(seat)).all()
            assert guess.to_act == state.to_act
    with pytest.raises(ValueError):
        guess.record()
    twin = pickle.loads(pickle.dumps(guess))
    assert twin.view(None) == guess.view(None)


def test_features_and_afterstates(game_id):
    game = orrery.make(game_id, 2)
    state = play(game.new(2), 20)
    seat = state.to_act[0]
    assert state.features(seat).shape == (game.feature_size,)
    after = state.afterstates(seat)
    assert after.shape == (len(state.legal(seat)), game.feature_size) and after.max() == 1


def test_words(game_id):
    state = play(orrery.make(game_id, 2).new(2), 10)
    assert isinstance(state.view(0), dict) and state.view(0)["you"] == 0 and state.view()["you"] is None
    assert state.text(0) != state.text(0, "de")
    assert state.log(0) and len(state.log(0, since=5)) < len(state.log(0))
    with pytest.raises(ValueError):
        state.text(0, "xx")


def test_bots(game_id):
    state = orrery.make(game_id, 2).new(2)
    for bot in ("random", "greedy", "search:20it"):
        action = state.bot(bot, state.to_act[0], 1)
        assert action in state.legal(state.to_act[0])
        assert action == state.bot(bot, state.to_act[0], 1)
    with pytest.raises(ValueError):
        state.bot("nobody")


def test_names_and_versions(game_id):
    plain = game_id.rsplit("-v", 1)[0]
    game = orrery.make(plain)
    assert game.id == game_id and game == orrery.make(game_id) and hash(game) == hash(orrery.make(game_id))
    assert pickle.loads(pickle.dumps(game)) == game
    for wrong in ("chess", plain + "-v999"):
        with pytest.raises(ValueError):
            orrery.make(wrong)
    with pytest.raises(ValueError):
        orrery.make(plain, 9)
    with pytest.raises(ValueError):
        orrery.make(plain, 2, nonsense=True)
