"""The tree against CPython's ast: every Python file of the installed warp-lang, and the tricky and broken programs."""

import subprocess
import sys
from pathlib import Path


def test_the_tree_agrees_with_cpython(weft_dev: Path):
    program = weft_dev.parent / "dump_ast"
    assert program.exists(), f"{program} is not built: run ./dev build dev"
    script = Path(__file__).with_name("ast_agreement.py")
    done = subprocess.run([sys.executable, str(script), str(program)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
