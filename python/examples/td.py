"""TD learning in numpy: a linear value of what the bots look at, trained by self-play on the states after each action.

An action is chosen by the value of the state that follows it; the value of each state moves towards that of the next
one of the same seat, the last one towards the result.
"""

import argparse

import numpy as np

import orrery

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--game", default="reworld")
parser.add_argument("--games", type=int, default=2000)
parser.add_argument("--test", type=int, default=200)
parser.add_argument("--rate", type=float, default=0.002)
args = parser.parse_args()

game = orrery.make(args.game, 2)
weights = np.zeros(game.feature_size)
choice = np.random.default_rng(0)


def value(features: np.ndarray) -> np.ndarray:
    return 1 / (1 + np.exp(-(features @ weights)))


def choose(state: orrery.State, seat: int, explore: float) -> tuple[int, np.ndarray]:
    """An action, and the features of what follows."""
    legal, after = state.legal(seat), state.afterstates(seat)
    best = int(np.argmax(value(after))) if choice.random() >= explore else int(choice.integers(len(legal)))
    return int(legal[best]), after[best].astype(float)


def learn(seed: int) -> None:
    global weights
    state, last = game.new(seed), {}
    while not state.done:
        seat = state.to_act[0]
        action, features = choose(state, seat, 0.1)
        if seat in last:
            weights += args.rate * (value(features) - value(last[seat])) * last[seat]
        last[seat] = features
        state.step(action, seat)
    for seat, result in enumerate(state.returns("win")):
        weights += args.rate * (result - value(last[seat])) * last[seat]


def test(games: int) -> float:
    """How many games are won against random play, the seats in turn."""
    won = 0.0
    for number in range(games):
        state, own = game.new(f"test {number}"), number % 2
        while not state.done:
            seat = state.to_act[0]
            action = choose(state, seat, 0.0)[0] if seat == own else int(choice.choice(state.legal(seat)))
            state.step(action, seat)
        won += state.returns("win")[own]
    return won / games


for number in range(args.games):
    learn(number)
    if (number + 1) % max(1, args.games // 4) == 0:
        print(f"after {number + 1} games: won {test(args.test):.0%} against random play")
