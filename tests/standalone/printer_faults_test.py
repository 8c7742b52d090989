"""Faults in the printer of kernels itself, not in what it wrote: the sequential form comes from another printer, so each must show.

src/standalone is compiled with one line changed and linked in front of the library; the project that this weft writes is run without a GPU.
WEFT_PRINTER_FAULTS=1 tries all five (minutes), else one is tried.
"""

import os
import subprocess
from pathlib import Path

import emulate
import pytest

ROOT = Path(__file__).resolve().parents[2]
ROOM = ROOT / "src/standalone"

# A kernel that asks for each of the lines below.
SOURCE = """\
import warp as wp


@wp.kernel
def fold(image: wp.array2d(dtype=float), order: wp.array(dtype=int), out: wp.array2d(dtype=float)):
    i, j = wp.tid()
    total = float(0.0)
    for k in range(1, image.shape[1]):
        total = total * 0.5 + image[i, k]
    if order[i] % 3 <= 1:
        total -= float(order[i] // 2)
    out[i, j] = total - image[i, 0] * float(j)
"""
# What is wrong, the file, the line, and what stands there instead.
FAULTS = (
    (
        "a rest as a quotient",
        "expressions.cpp",
        'return {"%", Binding::Product};',
        'return {"/", Binding::Product};',
    ),
    (
        "the stride of another dimension",
        "arrays.cpp",
        'plain::joined(out, "*", {size(array, i)}',
        'plain::joined(out, "*", {size(array, i - 1)}',
    ),
    (
        "a difference as a sum",
        "expressions.cpp",
        'return {"-", Binding::Sum};',
        'return {"+", Binding::Sum};',
    ),
    ("a comparison without equality", "expressions.cpp", 'return "<=";', 'return "<";'),
    (
        "a loop that begins too early",
        "statements.cpp",
        '"for (int " + name + " = " + start + "; "',
        '"for (int " + name + " = " + start + " - 1; "',
    ),
)
# A compiler's run each: one of them, or all.
TAKEN = FAULTS if os.environ.get("WEFT_PRINTER_FAULTS") else FAULTS[1:2]


@pytest.fixture(scope="module")
def link(weft_dev) -> str:
    """How ninja links weft, with a place for what comes first."""
    done = subprocess.run(
        ["ninja", "-C", weft_dev.parent, "-t", "commands", "weft"], capture_output=True, text=True
    )
    commands = [line for line in done.stdout.splitlines() if " -o weft " in line]
    if not commands or " src/libweft.a" not in commands[0]:
        pytest.skip("weft was not linked by ninja from src/libweft.a")
    return commands[0]


def with_fault(link: str, build: Path, folder: Path, file: str, right: str, wrong: str) -> Path:
    """weft with one line of its printer changed."""
    unity = ""
    for source in sorted(ROOM.glob("*.cpp")):
        text = source.read_text()
        if source.name == file:
            assert text.count(right) == 1, right
            text = text.replace(right, wrong)
        (folder / source.name).write_text(text)
        unity += f'#include "{folder / source.name}"\n'
    (folder / "all.cc").write_text(unity)
    compiler = link.split("&&")[1].split()[0]
    flags = ["-std=c++20", "-O0", "-ffp-contract=off", f"-I{ROOT / 'src'}"]
    if "sanitize" in link:
        flags += [word for word in link.split() if "sanitize" in word]
    done = subprocess.run(
        [compiler, *flags, "-c", folder / "all.cc", "-o", folder / "all.o"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr[:2000]
    program = folder / "weft"
    command = link.replace(" -o weft ", f" -o {program} ").replace(
        " src/libweft.a", f" {folder / 'all.o'} src/libweft.a", 1
    )
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, cwd=build)
    assert done.returncode == 0, done.stderr[:2000]
    return program


def verdict(weft: Path, folder: Path) -> subprocess.CompletedProcess:
    (folder / "fold.py").write_text(SOURCE)
    done = subprocess.run(
        [weft, "cuda", folder / "fold.py", "-o", folder / "out"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert "metadata.json" in {path.name for path in (folder / "out/fold").iterdir()}
    return emulate.run(folder / "out/fold", "--n", "40")


def test_the_printer_as_it_is_passes(weft, tmp_path):
    assert "PASS" in verdict(weft, tmp_path).stdout


@pytest.mark.parametrize("fault", TAKEN, ids=[fault[0] for fault in TAKEN])
def test_a_fault_in_the_printer_shows(link, weft_dev, tmp_path, fault):
    _, file, right, wrong = fault
    changed = with_fault(link, weft_dev.parent, tmp_path, file, right, wrong)
    done = verdict(changed, tmp_path)
    assert done.returncode != 0 and "PASS" not in done.stdout, done.stdout
