"""Faults in the printer of kernels itself, not in what it wrote (printer_faults.py), seen without a GPU.

WEFT_PRINTER_FAULTS=1 tries all five (minutes), else one is tried.
"""

import os

import emulate
import printer_faults
import pytest

# A compiler's run each: one of them, or all.
TAKEN = printer_faults.FAULTS if os.environ.get("WEFT_PRINTER_FAULTS") else printer_faults.FAULTS[1:2]


@pytest.fixture(scope="module")
def link(weft_dev) -> str:
    command = printer_faults.link_command(weft_dev.parent)
    if command is None:
        pytest.skip("weft was not linked by ninja from src/libweft.a")
    return command


def test_the_printer_as_it_is_passes(weft, tmp_path):
    assert "PASS" in emulate.run(printer_faults.write(weft, tmp_path), "--n", "40").stdout


@pytest.mark.parametrize("fault", TAKEN, ids=[fault[0] for fault in TAKEN])
def test_a_fault_in_the_printer_shows(link, weft_dev, tmp_path, fault):
    changed = printer_faults.with_fault(link, weft_dev.parent, tmp_path, *fault[1:])
    done = emulate.run(printer_faults.write(changed, tmp_path), "--n", "40")
    assert done.returncode != 0 and "PASS" not in done.stdout, done.stdout
