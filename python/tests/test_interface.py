"""What programs rely on: the numbers of actions, the layout, the stubs."""

import ast
import inspect
import json
from pathlib import Path

import orrery
from orrery import _orrery

FINGERPRINTS = Path(__file__).parent / "fingerprints.json"


def test_action_numbers_and_layouts_are_an_interface():
    """A fingerprint changes only with the rules version: people have stored numbers and trained networks.

    After a wanted change: `python tests/test_interface.py` writes the file anew."""
    assert json.loads(FINGERPRINTS.read_text()) == fingerprints()


def fingerprints() -> dict[str, str]:
    return {id: orrery.make(id, 2).fingerprint for id in orrery.games()}


def test_stubs_name_everything():
    stubs = ast.parse((Path(orrery.__file__).parent / "_orrery.pyi").read_text())
    classes = {node.name: node for node in stubs.body if isinstance(node, ast.ClassDef)}
    functions = {node.name for node in stubs.body if isinstance(node, ast.FunctionDef)}
    public = {name for name in dir(_orrery) if not name.startswith("_")}
    assert public == functions | (classes.keys())
    for name in ("Field", "Game", "State", "VecEnv"):
        members = {n.name for n in classes[name].body if isinstance(n, ast.FunctionDef)}
        members |= {n.target.id for n in classes[name].body if isinstance(n, ast.AnnAssign)}
        real = {member for member in vars(getattr(_orrery, name)) if not member.startswith("__")}
        assert {member for member in members if not member.startswith("__")} == real, name


def test_stubs_have_the_right_parameters():
    stubs = ast.parse((Path(orrery.__file__).parent / "_orrery.pyi").read_text())
    for node in stubs.body:
        if not isinstance(node, ast.ClassDef) or node.name == "Illegal":
            continue
        for method in (n for n in node.body if isinstance(n, ast.FunctionDef)):
            if method.name.startswith("__"):
                continue
            real = inspect.signature(getattr(getattr(_orrery, node.name), method.name))
            assert [a.arg for a in method.args.args] == list(real.parameters), f"{node.name}.{method.name}"


if __name__ == "__main__":
    FINGERPRINTS.write_text(json.dumps(fingerprints(), indent=2) + "\n")
