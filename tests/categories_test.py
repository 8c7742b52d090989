"""docs/categories.md is what tools/make_categories.py writes, and what it says of the examples is true."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = (ROOT / "docs/categories.md").read_text(encoding="utf-8")


def test_the_page_is_current(weft):
    done = subprocess.run(
        [sys.executable, ROOT / "tools/make_categories.py", weft], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == PAGE, "python tools/make_categories.py WEFT > docs/categories.md"


def test_examples_are_made_by_their_commands_and_compile(weft, tmp_path):
    shown = re.findall(r"\(`weft (synth [^`]*)`\)\n\n```python\n(.*?\n)```", PAGE, re.DOTALL)
    assert len(shown) == len(re.findall("^## ", PAGE, re.MULTILINE))
    for command, source in shown:
        made = subprocess.run([weft, *command.split()], capture_output=True, text=True, check=True).stdout
        assert source.strip() in made, command
        (tmp_path / "kernel.py").write_text(source)
        done = subprocess.run(
            [weft, "compile", tmp_path / "kernel.py", "-d", "both"], capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
