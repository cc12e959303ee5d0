"""Random play in a batch: how fast it is."""

import argparse
import time

import orrery

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--game", default="reworld")
parser.add_argument("--players", type=int, default=2)
parser.add_argument("--n", type=int, default=1024)
parser.add_argument("--steps", type=int, default=2000)
args = parser.parse_args()

env = orrery.VecEnv(args.game, args.players, n=args.n, copy=False)
start = time.process_time()
for _ in range(args.steps):
    env.step(env.sample())
seconds = time.process_time() - start
print(f"{env.game.name}: {args.n * args.steps / seconds / 1e6:.2f} million steps a second, "
      f"{int(env.game_number.sum())} games ended")
