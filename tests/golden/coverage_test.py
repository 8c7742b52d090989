"""Every builtin row that weft supports, every operation and every diagnostic occurs in some golden case.

`weft coverage` lists them and says which occur. The exemptions are things that no file can show; they only shrink.
"""

import json
import subprocess

import golden_cases as cases
import pytest

# Diagnostics without a case.
EXEMPT_DIAGNOSTICS = {
    "source.too-large": "a file of that size does not belong into the repository",
    "file.no-such-kernel": "only with --kernel",
    "kernel.reference": "recording would run what keeps the earlier kernel alive",
    "builtin.static": "lowering refuses wp.static before a builtin is looked up",
    "call.opaque-argument": "the parameter's annotation is refused first",
    "call.constant": "lowering hands plain numbers to the rules",
    "slice.constant": "lowering checks the bounds first",
    "import.link": "needs a second file (tests/packages)",
    "import.unreadable": "needs a second file (tests/packages)",
    "import.too-much": "needs further files (tests/packages)",
    "function.number": "needs a second file (tests/packages)",
}


@pytest.fixture(scope="module")
def coverage(weft) -> dict:
    files = [str(case.path) for case in cases.all_cases()]
    run = subprocess.run([str(weft), "coverage", *files, "--json"], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


def absent(entries: list, key: str) -> set:
    """Names of entries that do not occur; Python's int beside int32 gives two rows with one name."""
    return {e[key] for e in entries if not e["occurs"]} - {e[key] for e in entries if e["occurs"]}


def can_be_chosen(signature: str) -> bool:
    """False for rows that only raise an error, that an earlier row hides, or that fold to a constant."""
    name = signature.split("(")[0]
    hidden = "fixedarray" in signature and name != "len"  # rows of arrays take local arrays as well
    raises = name == "select" or signature.startswith("matrix(pos")
    folded = name == "len" and "array" not in signature
    return not (hidden or raises or folded)


def test_every_supported_row_has_a_case(coverage):
    supported = [row for row in coverage["builtins"] if row["supported"]]
    assert supported
    assert [s for s in absent(supported, "signature") if can_be_chosen(s)] == []


def test_every_operation_has_a_case(coverage):
    assert absent(coverage["operations"], "name") == set()


def test_every_diagnostic_has_a_case(coverage):
    assert absent(coverage["diagnostics"], "construct") == set(EXEMPT_DIAGNOSTICS)
