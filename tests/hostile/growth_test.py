"""Twice as much costs twice as much, and never more than 2.5 times: counted in instructions, not in seconds."""

import shutil
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

import growth


@pytest.fixture(scope="module")
def dimensions(weft, tmp_path_factory):
    folder = tmp_path_factory.mktemp("growth")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        yield growth.dimensions(weft)


@pytest.mark.skipif(
    shutil.which("valgrind") is None, reason="valgrind counts the instructions: ./dev test installs it"
)
@pytest.mark.parametrize("name", growth.SUITE)
def test_twice_as_much(weft, dimensions, name):
    once, times = growth.growth(weft, dimensions[name])
    assert once > 0 and times <= 2.5, f"{name}: {times:.2f} times as much"
