"""The types of the package: the stub of its extension, and what mypy says of the rest."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_stub_is_that_of_the_module(folder, tmp_path):
    made = tmp_path / "_core.pyi"
    command = [
        sys.executable,
        "-m",
        "nanobind.stubgen",
        "-q",
        "-m",
        "weft._core",
        "-i",
        str(folder),
        "-o",
        str(made),
    ]
    subprocess.run(command, check=True, env={"PYTHONPATH": str(folder)})
    subprocess.run([sys.executable, "-m", "ruff", "format", "-q", "--line-length", "110", made], check=True)
    assert made.read_text() == (ROOT / "python" / "weft" / "_core.pyi").read_text(), (
        f"write it again: python {' '.join(command[1:-1])} python/weft/_core.pyi, and ./dev format"
    )


def test_types_hold():
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--cache-dir", "/dev/null", "python/weft"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout
