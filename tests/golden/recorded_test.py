"""The recorded texts are what the installed Warp prints: a seventh of the cases is made again and compared.

Which seventh, the commit decides, so that a few commits see all of them and one commit always the same;
`WEFT_GOLDEN_PART=0` to `6` asks for another. `record.py --check` compares all of them. The rows of the builtin table are
counted the same way, live.
"""

import os
import shutil
import subprocess
from pathlib import Path

import golden_cases as cases
import pytest
import record

PARTS = 7


def part_of_this_commit() -> int:
    if "WEFT_GOLDEN_PART" in os.environ:
        return int(os.environ["WEFT_GOLDEN_PART"]) % PARTS
    if not shutil.which("git"):
        return 0
    command = ["git", "rev-parse", "HEAD"]
    done = subprocess.run(command, cwd=Path(__file__).parent, capture_output=True, text=True)
    return int(done.stdout, 16) % PARTS if done.returncode == 0 else 0


@pytest.mark.parametrize("part", [part_of_this_commit()], ids=lambda part: f"part {part} of {PARTS}")
def test_a_part_is_what_warp_prints(part: int):
    sample = cases.all_cases()[part::PARTS]
    assert len(sample) > 50
    assert record.compare_with_warp(sample, write=False) == []


def test_marks_of_fail_cases():
    """Warp refuses the cases that say so, and accepts those that only weft refuses."""
    fails = [c for c in cases.all_cases() if c.fails]
    assert len(fails) >= 70
    assert record.compare_with_warp(fails, write=False) == []


def test_every_builtin_row_has_a_case():
    import coverage_of_rows

    assert coverage_of_rows.missing_rows() == []
