"""The gradient goldens: what their first line says is what Warp on the CPU and central differences say.

tests/unit/gradient_test.cpp compares the same lines with weft's verdict. Where that is `unknown`, the line tells what is
measured beside it: `# gradient: unknown too-long (measured exact)`.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

CASES = sorted((Path(__file__).resolve().parent / "cases").glob("*.py"))


def expected(path: Path) -> str:
    first = path.read_text(encoding="utf-8").splitlines()[0]
    found = re.fullmatch(r"# gradient: (\w+)( [\w-]+)?( \(measured (\w+)\))?", first)
    assert found, first
    assert (found[1] == "unknown") == bool(found[4]), "what is measured stands with unknown, and only there"
    return found[4] or found[1]


@pytest.fixture(scope="module")
def measured() -> dict:
    """File -> verdict, from a process of its own: the tests that compare texts need a Warp that has defined nothing."""
    command = [sys.executable, Path(__file__).with_name("measure.py"), *CASES]
    return json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)


@pytest.mark.parametrize("path", CASES, ids=lambda p: p.stem)
def test_the_first_line_is_what_is_measured(path: Path, measured: dict):
    assert measured[str(path)] == expected(path)
