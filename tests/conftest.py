"""What the Python suites share: the programs under test and the folders of the project.

WEFT_BIN is the optimized program, WEFT_DEV_BIN the one with sanitizers; `./dev test` sets both.
"""

import os
import shutil
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests" / "conformance"))


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
