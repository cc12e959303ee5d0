"""All games, each with the fewest players it has and with more."""

import orrery


def tables() -> list[tuple[str, int]]:
    """Every game with every number of players."""
    found = []
    for id in orrery.games():
        low, high = orrery.make(id, 2).player_range
        found += [(id, players) for players in range(low, high + 1)]
    return found


def pytest_generate_tests(metafunc) -> None:
    if "table" in metafunc.fixturenames:
        metafunc.parametrize("table", tables(), ids=lambda table: f"{table[0]}-{table[1]}")
    if "game_id" in metafunc.fixturenames:
        metafunc.parametrize("game_id", orrery.games())
