//! Bots for any game: random, greedy, tree search, learned evaluation.
