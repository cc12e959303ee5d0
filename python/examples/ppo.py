"""PPO with masks in torch: one network plays all seats of a batch and learns from its own games.

`--curve FILE` draws the learning curve (needs matplotlib): games won against random play, by decisions learned from.
"""

import argparse

import numpy as np
import torch
from torch import nn

import orrery

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--game", default="reworld")
parser.add_argument("--n", type=int, default=128)
parser.add_argument("--steps", type=int, default=128)
parser.add_argument("--updates", type=int, default=100)
parser.add_argument("--test", type=int, default=200)
parser.add_argument("--every", type=int, default=10)
parser.add_argument("--curve")
args = parser.parse_args()
torch.manual_seed(0)
torch.set_num_threads(1)

env = orrery.VecEnv(args.game, 2, n=args.n, seed=0)
game = env.game
# Flags stay 0 or 1, counts are brought near to it; ids would gain from an embedding, which this short example leaves out.
scale = np.ones(game.observation_size, np.float32)
for field in game.observation_layout:
    scale[field.offset : field.offset + field.size] = 1 / min(max(field.max, 1), 20)


class Policy(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(game.observation_size, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU())
        self.actions, self.value = nn.Linear(256, game.num_actions), nn.Linear(256, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        inner = self.body(seen)
        logits = self.actions(inner).masked_fill(mask == 0, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(inner).squeeze(-1)


policy = Policy()
optimizer = torch.optim.Adam(policy.parameters(), lr=3e-4)


def tensors(batch: orrery.VecEnv) -> tuple[torch.Tensor, torch.Tensor]:
    return torch.from_numpy(batch.obs * scale), torch.from_numpy(batch.mask)


def rollout() -> list[torch.Tensor]:
    """Decisions with what came of them. A decision is worth what its seat's next one is, or the result."""
    rows = []
    for _ in range(args.steps):
        seen, mask = tensors(env)
        with torch.no_grad():
            choice, value = policy(seen, mask)
            action = choice.sample()
        seat = env.seat.astype(int)
        env.step(action.numpy())
        rows.append((seen, mask, action, choice.log_prob(action), value, seat, env.done, env.reward))
    returns = np.zeros((args.steps, args.n), np.float32)
    seen, mask = tensors(env)
    with torch.no_grad():
        last = policy(seen, mask)[1].numpy()
    # What each seat will have: from the end backwards. For the seat that is not to act, one minus the other's chance.
    ahead = np.zeros((args.n, 2), np.float32)
    games = np.arange(args.n)
    seat = env.seat.astype(int)
    ahead[games, seat], ahead[games, 1 - seat] = last, 1 - last
    for step in reversed(range(args.steps)):
        _, _, _, _, value, seat, done, reward = rows[step]
        ahead[done] = reward[done]
        returns[step] = ahead[games, seat]
        # Part of it is what the network thought: less noise.
        mixed = 0.95 * ahead[games, seat] + 0.05 * value.numpy()
        ahead[games, seat], ahead[games, 1 - seat] = mixed, 0.95 * ahead[games, 1 - seat] + 0.05 * (1 - value.numpy())
    columns = [torch.cat([row[column] for row in rows]) for column in range(5)]
    return [*columns, torch.from_numpy(returns.reshape(-1))]


def update() -> None:
    seen, mask, action, old, value, result = rollout()
    gain = result - value
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    for _ in range(3):
        for part in torch.randperm(len(action)).split(2048):
            choice, now = policy(seen[part], mask[part])
            ratio = (choice.log_prob(action[part]) - old[part]).exp()
            surrogate = torch.min(ratio * gain[part], ratio.clamp(0.8, 1.2) * gain[part]).mean()
            loss = -surrogate + 0.5 * (now - result[part]).pow(2).mean() - 0.01 * choice.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()


def test() -> float:
    """How many games are won against random play, half of them from each seat."""
    won = ended = 0.0
    for own in (0, 1):
        batch = orrery.VecEnv(args.game, 2, n=args.test // 2, seed="test", opponents={1 - own: "random"})
        waiting = np.ones(batch.n, bool)
        while waiting.any():
            with torch.no_grad():
                action = policy(*tensors(batch))[0].sample()
            batch.step(action.numpy())
            over = batch.done & waiting
            won += batch.reward[over, own].sum()
            ended += over.sum()
            waiting &= ~over
    return float(won / ended)


curve = []
for number in range(args.updates + 1):
    if number % args.every == 0 or number == args.updates:
        curve.append((number * args.n * args.steps, test()))
        print(f"after {curve[-1][0]} decisions: won {curve[-1][1]:.0%} against random play", flush=True)
    if number < args.updates:
        update()

if args.curve:
    import matplotlib.pyplot as plot

    plot.figure(figsize=(6, 3.5))
    plot.plot([x / 1e6 for x, _ in curve], [100 * y for _, y in curve], marker="o")
    plot.xlabel("million decisions")
    plot.ylabel("% won against random play")
    plot.title(f"PPO in {game.name}, 2 players")
    plot.ylim(0, 100)
    plot.grid(alpha=0.3)
    plot.tight_layout()
    plot.savefig(args.curve)
