"""Rollouts by Ray: one actor for each core, each a batch with one thread and its own seed, returning whole rollouts.
With a cluster (`ray.init(address=...)`) the same program goes beyond one machine."""

import argparse
import time

import ray

from orrery.rllib import Rollouts

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--game", default="reworld")
parser.add_argument("--actors", type=int, default=2)
parser.add_argument("--n", type=int, default=256)
parser.add_argument("--steps", type=int, default=200)
args = parser.parse_args()

ray.init(num_cpus=args.actors, include_dashboard=False)
actors = [Rollouts.remote(args.game, 2, args.n, seed) for seed in range(args.actors)]
start = time.time()
rollouts = ray.get([actor.play.remote(args.steps) for actor in actors])
steps = sum(rollout["action"].size for rollout in rollouts)
print(f"{steps} steps in {time.time() - start:.1f} s; observations {rollouts[0]['obs'].shape}")
ray.shutdown()
