"""Overload resolution against Warp: random calls, types and their spellings.

A longer run: python tests/builtins/compare_resolution.py build/dev/resolve_dump -n 20000 -s SEED
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_random_calls_are_resolved_as_in_warp(weft_dev: Path):
    program = weft_dev.parent / "resolve_dump"
    assert program.exists(), f"{program} is not built: run ./dev build dev"
    # In a process of its own: Warp's compiler keeps state.
    command = [sys.executable, "tests/builtins/compare_resolution.py", str(program), "-n", "2000", "-s", "7"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
