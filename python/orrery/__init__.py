"""Five board games as environments. The guide is docs/python.md of the project."""

import json as _json

from orrery._orrery import Field, Game, Illegal, State, VecEnv, games, load, make

__all__ = ["Field", "Game", "Illegal", "State", "VecEnv", "games", "load", "make"]


def _open(id: str, options: str) -> Game:
    """For pickle: a game from its id and its options as JSON."""
    chosen = _json.loads(options)
    return make(id, **chosen)
