"""The examples run."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent / "examples"


def run(name: str, *args: str) -> str:
    command = [sys.executable, str(EXAMPLES / name), *args]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, env=os.environ)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_random():
    assert "games" in run("random_play.py", "--steps", "200", "--n", "16")


def test_td():
    assert "won" in run("td.py", "--games", "20", "--test", "8")


def test_ismcts():
    assert "won" in run("ismcts.py", "--games", "1", "--guesses", "3")


@pytest.mark.skipif(not find_spec("ray"), reason="Ray is not installed")
def test_ray():
    assert "steps" in run("ray_rollouts.py", "--actors", "1", "--steps", "20", "--n", "8")


@pytest.mark.skipif(not find_spec("torch"), reason="torch is not installed")
def test_ppo():
    assert "won" in run("ppo.py", "--updates", "2", "--n", "8", "--steps", "32", "--test", "4")
