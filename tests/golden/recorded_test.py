"""The recorded texts are what the installed Warp prints: a fixed sample of the cases is made again and compared.

`record.py --check` compares all of them. The rows of the builtin table are counted the same way, live.
"""

import golden_cases as cases
import pytest
import record

pytest.importorskip("warp")

SAMPLE_STEP = 7


def test_sample_is_what_warp_prints():
    sample = cases.all_cases()[::SAMPLE_STEP]
    assert record.compare_with_warp(sample, write=False) == []


def test_marks_of_fail_cases():
    """Warp refuses the cases that say so, and accepts those that only weft refuses."""
    fails = [c for c in cases.all_cases() if c.fails]
    assert len(fails) >= 70
    assert record.compare_with_warp(fails, write=False) == []


def test_every_builtin_row_has_a_case():
    import coverage_of_rows

    assert coverage_of_rows.missing_rows() == []
