"""The package as the build of the program under test has it: build/…/python/weft."""

import importlib
import os
import sys
from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def folder(weft) -> Path:
    """What PYTHONPATH is set to."""
    there = Path(os.path.realpath(weft)).parent / "python"
    if not (there / "weft").is_dir():
        pytest.fail(f"{there} is not built: ./dev build, or cmake -DWEFT_PYTHON_PACKAGE=ON")
    return there


@pytest.fixture(scope="session")
def package(folder):
    sys.path.insert(0, str(folder))
    return importlib.import_module("weft")
