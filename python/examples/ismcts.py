"""Search with hidden information: every guess is a state that the seat holds possible (`resample`), never the true one.

For each legal action, random games are played out from some guesses; the action that wins most is taken.
"""

import argparse
import random

import orrery

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--game", default="reworld")
parser.add_argument("--games", type=int, default=4)
parser.add_argument("--guesses", type=int, default=20)
args = parser.parse_args()
choice = random.Random(0)


def play_out(state: orrery.State) -> list[float]:
    while not state.done:
        seat = state.to_act[0]
        state.step(int(choice.choice(state.legal(seat))), seat)
    return state.returns("win")


def search(state: orrery.State, seat: int) -> int:
    legal = [int(action) for action in state.legal(seat)]
    if len(legal) == 1:
        return legal[0]
    worth = dict.fromkeys(legal, 0.0)
    for guess in range(args.guesses):
        possible = state.resample(seat, choice.getrandbits(60))
        for action in legal:
            after = possible.clone()
            after.step(action, seat)
            worth[action] += play_out(after)[seat]
    return max(legal, key=worth.__getitem__)


won = 0.0
for number in range(args.games):
    state, own = orrery.make(args.game, 2).new(number), number % 2
    while not state.done:
        seat = state.to_act[0]
        action = search(state, seat) if seat == own else int(choice.choice(state.legal(seat)))
        state.step(action, seat)
    won += state.returns("win")[own]
print(f"search won {won:g} of {args.games} games against random play")
