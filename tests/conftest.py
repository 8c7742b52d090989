"""What the Python suites share: the programs under test and the folders of the project.

WEFT_BIN is the optimized program, WEFT_DEV_BIN the one with sanitizers; `./dev test` sets both.
"""

import os
import shutil
import sys
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests" / "conformance"))
# Suites that ask Warp, file by file, in forks of their own process.
FORKING = (
    "conformance",
    "exemplars",
    "golden/recorded_test.py",
    "live",
    "module/ways_test.py",
    "packages",
    "synth",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Suites that fork come first, while a process is small: later, with sets and libraries in its memory, a fork takes
    ten times as long. Then the files with the most tests, so that the workers end together."""
    sizes = Counter(item.path for item in items)
    roots = tuple(ROOT / "tests" / name for name in FORKING)

    def place(item: pytest.Item) -> tuple:
        forks = any(item.path.is_relative_to(root) for root in roots)
        return not forks, -sizes[item.path], item.path

    items.sort(key=place)


def program(variable: str, preset: str) -> Path:
    path = Path(os.environ.get(variable, ROOT / "build" / preset / "weft"))
    if not path.exists():
        pytest.fail(f"{path} is not built: run ./dev build {preset}, or set {variable}")
    return path


@pytest.fixture(scope="session")
def weft() -> Path:
    """The optimized program."""
    return program("WEFT_BIN", "release")


@pytest.fixture(scope="session")
def nvcc() -> str:
    """CUDA's compiler; a test that needs it is left out without it."""
    found = shutil.which("nvcc") or shutil.which("/usr/local/cuda/bin/nvcc")
    if found is None:
        pytest.skip("nvcc is not on this machine")
    return found


@pytest.fixture(scope="session")
def weft_dev() -> Path:
    """The program with sanitizers: slower, but stops at the first bad read or overflow."""
    return program("WEFT_DEV_BIN", "dev")
