"""The gradient goldens: what their first line says is what Warp on the CPU and central differences say.

tests/unit/gradient_test.cpp compares the same lines with weft's verdict. Where that is `unknown`, the line tells what is
measured beside it: `# gradient: unknown too-long (measured exact)`.
"""

import re
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
def kernels() -> dict:
    from measure import load_kernel

    return {path: load_kernel(path, "weft_gradient_goldens") for path in CASES}


@pytest.mark.parametrize("path", CASES, ids=lambda p: p.stem)
def test_the_first_line_is_what_is_measured(path: Path, kernels: dict):
    from measure import measure

    assert measure(kernels[path], path).verdict == expected(path)
