"""A last bit that decides is told from a fault: `weft cuda --verify` builds what fails again without fused multiply-adds.

A GPU is played: a driver that has one, and an nvcc that makes programs of the host (emulate.py), whose kernel's side fuses unless -fmad=false.
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import emulate
import pytest

ROOT = Path(__file__).resolve().parents[2]

# Twice a point lies on the line to it: the difference is 0 if both products are rounded, and what one of them lost if it is not.
SOURCE = """\
import warp as wp


@wp.kernel
def turn(points: wp.array(dtype=wp.vec2), sides: wp.array(dtype=int)):
    i = wp.tid()
    p = points[i]
    q = 2.0 * p
    area = p[0] * q[1] - p[1] * q[0]
    if area < 0.0:
        sides[i] = 1
    else:
        sides[i] = 2
"""
NVCC = """\
#!{python}
import sys
from pathlib import Path

sys.path.insert(0, {here!r})
import emulate

words = sys.argv[1:]
if words == ["--version"]:
    print("release 0.0, V0.0.0")
    sys.exit()
program, source = Path(words[words.index("-o") + 1]), next(Path(word) for word in words if word.endswith(".cu"))
if "--keep-dir" in words:
    (Path(words[words.index("--keep-dir") + 1]) / f"{{source.stem}}.ptx").write_text("// no PTX\\n")
code = emulate.as_host_code(source.read_text())
(emulate.compiled if "-fmad=false" in words else emulate.fused)(code, program.with_suffix(".cpp"))
"""


def can_fuse() -> bool:
    flags = Path("/proc/cpuinfo")
    return flags.exists() and re.search(r"\bfma\b", flags.read_text()) is not None


pytestmark = pytest.mark.skipif(not can_fuse(), reason="this machine has no fused multiply-add")


@pytest.fixture(scope="module")
def machine(tmp_path_factory) -> tuple[Path, dict]:
    """An nvcc, and the environment in which there is a GPU."""
    folder = tmp_path_factory.mktemp("machine")
    text = (ROOT / "src/cuda/driver_api.cpp").read_text()
    names = sorted(set(re.findall(r'"(cu[A-Z]\w+)"', text)) - {"cuDeviceGetCount"})
    code = "".join(f"int {name}() {{ return 0; }}\n" for name in names)
    code += "int cuDeviceGetCount(int* count) { *count = 1; return 0; }\n"
    (folder / "driver.c").write_text(code)
    command = ["gcc", "-w", "-shared", "-fPIC", "-o", folder / "libcuda.so.1", folder / "driver.c"]
    subprocess.run(command, check=True)
    nvcc = folder / "nvcc"
    nvcc.write_text(NVCC.format(python=sys.executable, here=str(Path(__file__).parent)))
    nvcc.chmod(0o755)
    return nvcc, os.environ | {"LD_LIBRARY_PATH": str(folder)}


def verified(weft, machine, folder: Path) -> tuple[dict, dict]:
    nvcc, environment = machine
    done = subprocess.run(
        [weft, "cuda", "--verify", folder, "--nvcc", nvcc, "--json"],
        capture_output=True,
        text=True,
        env=environment,
    )
    assert done.returncode in (0, 1), done.stderr
    return json.loads(done.stdout), json.loads((folder / "turn/verification.json").read_text())


@pytest.fixture
def turn(weft, tmp_path) -> Path:
    (tmp_path / "turn.py").write_text(SOURCE)
    done = subprocess.run(
        [weft, "cuda", tmp_path / "turn.py", "-o", tmp_path / "out"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return tmp_path / "out/turn"


def test_a_last_bit_that_decides_is_no_fault(weft, turn, machine):
    assert emulate.verdict(turn)[0] == "PASS" and emulate.verdict(turn, is_fused=True)[0] == "FAIL"
    report, verification = verified(weft, machine, turn.parent)
    assert report["passed"] == report["rounding_decides"] == 1 and report["failed"] == 0
    assert verification["passed"] is True and verification["rounding_decides"] is True
    assert (
        "FAIL" in verification["said"] and "without fused multiply-adds: turn: PASS" in verification["said"]
    )


def test_a_fault_stays_one(weft, turn, machine):
    code = (turn / "turn.cu").read_text()
    (turn / "turn.cu").write_text(code.replace("area < 0.0f", "area <= 0.0f", 1))
    report, verification = verified(weft, machine, turn.parent)
    assert report["failed"] == 1 and report["rounding_decides"] == 0
    assert verification["passed"] is False and verification["rounding_decides"] is False


def test_what_passes_is_built_once(weft, turn, machine):
    code = (turn / "turn.cu").read_text()
    (turn / "turn.cu").write_text(code.replace("p.x * q.y - p.y * q.x", "p.x - q.y"))
    report, verification = verified(weft, machine, turn.parent)
    assert report["passed"] == 1 and report["rounding_decides"] == 0
    assert "without fused" not in verification["said"]


def test_the_makefile_has_the_exact_build(turn):
    rules = (turn / "Makefile").read_text()
    assert "-fmad=false -Xcompiler -ffp-contract=off" in rules and "\t./turn_exact\n" in rules
