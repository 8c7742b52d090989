"""The tables of builtins and of Warp's names are what their tools write from the installed Warp."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("tool", ["make_builtin_table", "make_warp_names"])
def test_committed_files_are_current(tool):
    command = [sys.executable, f"tools/{tool}.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_devices_are_those_of_the_registry():
    """Builtins that Warp links from a library for each device are told so by hand; its registry knows them."""
    from warp._src.context import builtin_functions

    text = (ROOT / "src/builtins/behaviour.def").read_text()
    rows = re.findall(r"^WEFT_BEHAVIOUR\((\w+),(?:\s+\w+,){4}\s+(\w+),", text, re.MULTILINE)
    assert rows
    from_library = {
        name
        for name, function in builtin_functions.items()
        if any(overload.lto_dispatch_func for overload in getattr(function, "overloads", [function]))
    }
    assert {name for name, devices in rows if devices == "Library"} == from_library
