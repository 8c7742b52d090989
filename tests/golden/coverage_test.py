"""Every builtin row that weft supports, every operation and every diagnostic occurs in some golden case.

`weft coverage` lists them and says which occur. The exemptions are things no file can show; the lists only shrink.
"""

import json
import subprocess

import golden_cases as cases
import pytest

# Rows that no call can choose: an earlier row of the same name matches all they match.
SHADOWED_ROWS: set = set()
# Diagnostics that no small text file can show, with the reason.
EXEMPT_DIAGNOSTICS: dict = {}


@pytest.fixture(scope="module")
def coverage(weft) -> dict:
    files = [str(case.path) for case in cases.all_cases()]
    run = subprocess.run([str(weft), "coverage", *files, "--json"], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


def absent(entries: list, key: str) -> list:
    return [entry[key] for entry in entries if not entry["occurs"]]


def test_every_supported_row_has_a_case(coverage):
    supported = [row for row in coverage["builtins"] if row["supported"]]
    assert supported
    assert set(absent(supported, "signature")) == SHADOWED_ROWS


def test_every_operation_has_a_case(coverage):
    assert absent(coverage["operations"], "name") == []


def test_every_diagnostic_has_a_case(coverage):
    assert set(absent(coverage["diagnostics"], "construct")) == set(EXEMPT_DIAGNOSTICS)
