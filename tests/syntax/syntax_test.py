"""The tree against CPython's ast: every Python file of the installed warp-lang, and the tricky and broken programs.
And the letters that names are made of."""

import subprocess
import sys
import unicodedata
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def test_the_tree_agrees_with_cpython(weft_dev: Path):
    program = weft_dev.parent / "dump_ast"
    assert program.exists(), f"{program} is not built: run ./dev build dev"
    script = Path(__file__).with_name("ast_agreement.py")
    done = subprocess.run([sys.executable, str(script), str(program)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]


def test_letters_of_names_are_those_of_cpython():
    written = (ROOT / "src/syntax/unicode_ranges.inc").read_text()
    version = unicodedata.unidata_version
    if f"Unicode {version}." not in written.splitlines()[0]:
        pytest.skip(f"this Python has Unicode {version}, the table was written from another version")
    script = ROOT / "tools/dev/unicode_ranges.py"
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout == written
