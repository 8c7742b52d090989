"""The builtin table and the builtin names are what the tool writes from the installed Warp."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_committed_files_are_current():
    command = [sys.executable, "tools/make_builtin_table.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_primary_overload_has_a_row():
    rows = [
        line
        for line in (ROOT / "src/builtins/table.def").read_text().splitlines()
        if line.startswith("WEFT_BUILTIN(")
    ]
    assert len(rows) == 1099
