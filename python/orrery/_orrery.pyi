from typing import Any, Literal

import numpy as np
from numpy.typing import ArrayLike, NDArray

Reward = Literal["win", "rank", "margin"]

class Illegal(ValueError):
    """An action that the rules forbid. Nothing has changed."""

    rule: str
    """The id of the rule, as in `orrery rules GAME RULE`; empty if there is no such action at all."""
    index: int
    """In a batch: which game."""

class Field:
    """Some bytes of an observation."""

    name: str
    offset: int
    size: int
    kind: Literal["count", "id", "flag", "number"]
    max: int

class Game:
    """A game with its options."""

    id: str
    name: str
    players: int
    player_range: tuple[int, int]
    options: dict[str, Any]
    num_actions: int
    observation_layout: list[Field]
    observation_size: int
    feature_size: int
    max_decisions: int
    fingerprint: str
    def action(self, number: int) -> dict[str, Any]: ...
    def index(self, action: dict[str, Any]) -> int: ...
    def new(self, seed: int | str) -> State: ...
    def _restore(self, text: str) -> State: ...

class State:
    """One game in progress."""

    game: Game
    count: int
    to_act: tuple[int, ...]
    done: bool
    scores: list[int]
    def returns(self, reward: Reward = "win") -> list[float]: ...
    def legal(self, seat: int | None = None) -> NDArray[np.int16]: ...
    def mask(self, seat: int | None = None) -> NDArray[np.uint8]: ...
    def observation(self, seat: int | None = None) -> NDArray[np.uint8]: ...
    def features(self, seat: int | None = None) -> NDArray[np.uint8]: ...
    def afterstates(self, seat: int | None = None) -> NDArray[np.uint8]: ...
    def view(self, seat: int | None = None) -> dict[str, Any]: ...
    def text(self, seat: int | None = None, lang: Literal["en", "de"] = "en") -> str: ...
    def log(self, seat: int | None = None, since: int = 0, lang: Literal["en", "de"] = "en") -> list[str]: ...
    def step(self, action: int, seat: int | None = None) -> None: ...
    def clone(self) -> State: ...
    def __copy__(self) -> State: ...
    def __deepcopy__(self, memo: Any, /) -> State: ...
    def resample(self, seat: int, seed: int) -> State: ...
    def bot(self, bot: str, seat: int | None = None, seed: int = 0) -> int | None: ...
    def record(self) -> str: ...

class VecEnv:
    """Many games at once, each waiting for one decision."""

    game: Game
    n: int
    seat: NDArray[np.int8]
    mask: NDArray[np.uint8]
    legal: NDArray[np.int16]
    count: NDArray[np.int16]
    obs: NDArray[np.uint8]
    reward: NDArray[np.float32]
    score: NDArray[np.int32]
    done: NDArray[np.bool_]
    game_number: NDArray[np.int64]
    def __init__(
        self,
        id: str,
        players: int = 2,
        n: int = 1,
        seed: int | str | None = None,
        threads: int = 1,
        observe: Literal["observation", "features"] | None = "observation",
        mask: bool = True,
        copy: bool = True,
        opponents: dict[int, str] | None = None,
        reward: Reward = "win",
        skip_forced: bool = False,
        records: bool = False,
        **options: Any,
    ) -> None: ...
    def reset(self, seed: int | str | None = None) -> None: ...
    def step(self, actions: ArrayLike) -> None: ...
    def sample(self) -> NDArray[np.int64]: ...
    def state(self, index: int) -> State: ...
    def set_state(self, index: int, state: State) -> None: ...
    def take_records(self) -> list[str]: ...
    def __len__(self) -> int: ...

def games() -> list[str]: ...
def make(id: str, players: int = 2, **options: Any) -> Game: ...
def load(text: str) -> State: ...
