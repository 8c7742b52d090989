"""The module level against Warp: what it holds after importing our examples, golden cases and the cases here."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_module_level_agrees_with_warp(weft_dev: Path):
    program = weft_dev.parent / "dump_program"
    assert program.exists(), f"{program} is not built: run ./dev build dev"
    script = Path(__file__).with_name("compare_module.py")
    folders = ["examples", "tests/golden/module", "tests/module/cases"]
    files = [p for folder in folders for p in (ROOT / folder).glob("*.py") if not p.name.startswith("fail_")]
    assert len(files) >= 90
    command = [sys.executable, str(script), "--dump", str(program), "--least", str(len(files)), *folders]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
