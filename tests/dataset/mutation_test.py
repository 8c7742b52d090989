"""Rows of a data file without a manifest, corrupted in every way of mutations.py: nothing slips, nothing else is named,
and the checks that find each are those of the table in docs/validation.md."""

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import mutations

ROOT = Path(__file__).parents[2]


def test_nothing_slips(weft):
    always, wrong = mutations.run(str(weft), 300, 42, 1)
    assert not wrong, "\n".join(wrong)
    document = (ROOT / "docs/validation.md").read_text()
    said = dict(re.findall(r"^\| (.+?) \| (`[^|]+`) \|$", document, re.M))
    for name, checks in always.items():
        named = set(re.findall(r"`(\w+)`", said[name]))
        assert named <= checks, f"{name}: the document says {named}, found by {checks}"
    assert f"{len(always)} ways, 0 wrong" in document
