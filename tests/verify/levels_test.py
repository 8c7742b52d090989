"""`weft validate --compile` and `--run`: rows that break a rule of a level are named by its check, the others go on; and
kernels that pass a careless judge by luck or trick do not pass this one."""

import json
import subprocess
from pathlib import Path

import pytest
from verify_test import NATIVE, problems, verify

HEAD = "import warp as wp\n\n\n@wp.kernel\ndef {name}(x: wp.array(dtype=float), out: wp.array(dtype=float)):\n    i = wp.tid()\n"

# name: the kernel's body, changes to the arguments or the launch, and the problem that the report names. All of them
# have outputs that look right to somebody who compares too little.
CHEATS = {
    "never_launched": ("    out[i] = 2.0 * x[i]\n", {"launch": ["0"]}, "nothing-written"),
    "zeros_are_zeros": ("    if x[i] < 0.0:\n        out[i] = 1.0\n", {}, "nothing-written"),
    "asks_one_number": ("    if x[0] > 1.7:\n        out[i] = 1.0\n", {}, ""),
    "right_up_to_a_block": ("    out[i] = 2.0 * x[i]\n", {"shape": ["256"]}, "outside-array"),
    "reads_what_was_left": ("    out[i] = out[i] + x[i]\n", {}, "output-read"),
    "writes_its_inputs": ("    out[i] = x[i]\n    x[i] = 0.0\n", {}, "input-changed"),
    "reads_beside_its_array": ("    out[i] = x[i] + out[i + wp.int32(1000)] * 0.0 + x[i + 1]\n", {}, None),
    "has_no_numbers": ("    out[i] = wp.log(x[i] - x[i] - 1.0)\n", {}, "not-finite"),
    "is_fine": ("    out[i] = 2.0 * x[i]\n", {}, ""),
}


@pytest.fixture(scope="module")
def model(weft: Path) -> dict:
    done = subprocess.run(
        [str(weft), "generate", "-n", "1", "-s", "3", "-o", "-"], capture_output=True, text=True, check=True
    )
    return json.loads(done.stdout.splitlines()[0])


def row(model: dict, name: str, body: str, change: dict) -> dict:
    one = {"dtype": "float32", "shape": change.get("shape", ["n"]), "low": "1.0", "high": "2.0"}
    args = [
        {"name": "x", "role": "in", **one, "fill": "uniform", "shape": ["n"]},
        {"name": "out", "role": "out", **one, "fill": "zero", "low": "0.0", "high": "0.0"},
    ]
    ordered = [{k: a[k] for k in ("name", "role", "dtype", "shape", "fill", "low", "high")} for a in args]
    return {
        **model,
        "python_source": HEAD.format(name=name) + body,
        "kernel_name": name,
        "inputs": {"launch": change.get("launch", ["n"]), "args": ordered},
    }


def run_rows(weft: Path, rows: list[dict], folder: Path) -> tuple[int, dict]:
    path = folder / "rows.jsonl"
    path.write_text("".join(json.dumps(one) + "\n" for one in rows), encoding="utf-8")
    return verify(weft, path, "--no-gradients")


def test_cheats_are_caught(weft: Path, model: dict, tmp_path: Path):
    rows = [row(model, name, body, change) for name, (body, change, _) in CHEATS.items()]
    found = problems(run_rows(weft, rows, tmp_path)[1], rows)
    for name, (_, _, problem) in CHEATS.items():
        if problem is None:  # either way of seeing it will do
            assert found[name] in ("not-deterministic", "output-read", "outside-array"), (name, found[name])
        else:
            assert found[name] == (problem or "none"), (name, found[name])


def test_grown_kernels_pass_all_levels_that_need_no_gpu(weft: Path, tmp_path: Path):
    report = tmp_path / "report.json"
    done = subprocess.run(
        [str(weft), "validate", "-n", "6", "-s", "9", "--compile", "cpu,cuda", "--run", "cpu"]
        + ["--warp", str(NATIVE), "--report", str(report)],
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    said = json.loads(report.read_text())
    assert "seccomp" in said["engines"] or "limits" in said["engines"]
    for check in ("compile-cpu", "compile-cuda", "run-cpu"):
        assert said["checks"][check] == {"checked": 6, "failed": 0}, check
    assert said["checks"]["gradient"]["checked"] > 0


def test_what_a_level_finds_is_a_finding_of_its_row(weft: Path, tmp_path: Path):
    """A row that level 1 takes for sound: grown, but its inputs ask for what its kernel does not have."""
    made = subprocess.run(
        [str(weft), "generate", "-n", "3", "-s", "3", "-o", "-"], capture_output=True, text=True, check=True
    )
    rows = [json.loads(line) for line in made.stdout.splitlines()]
    rows[1]["inputs"]["launch"] = [str(70 * 70 * 70)] * len(rows[1]["inputs"]["launch"])
    code, report = run_rows(weft, rows, tmp_path)
    assert code == 1
    run = report["checks"]["run-cpu"]
    assert run["failed"] == 1 and run["checked"] == 3, report


def test_no_gpu_is_said_and_nothing_is_claimed(weft: Path):
    done = subprocess.run([str(weft), "gpu-test"], capture_output=True, text=True, timeout=60)
    if done.returncode != 77:
        pytest.skip("this machine has a GPU: tests/run_gpu_tests.sh is for it")
    assert done.stdout.startswith("SKIP: there is no GPU") and len(done.stdout.strip().splitlines()) == 1
    done = subprocess.run(
        [str(weft), "validate", "-n", "1", "--run", "cuda", "--warp", str(NATIVE)],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 3 and "no GPU" in done.stderr


def test_many_batches_share_their_headers_and_no_gradient_is_lost(weft: Path, tmp_path: Path):
    """Batches of two, so that headers of both precisions are precompiled, several of each."""
    report = tmp_path / "report.json"
    done = subprocess.run(
        [str(weft), "validate", "-n", "16", "-s", "4", "-c", "arithmetic,vector,integer", "--run", "cpu"]
        + ["--batch", "2", "--warp", str(NATIVE), "--report", str(report)],
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert json.loads(report.read_text())["checks"]["gradient"]["checked"] == 16


def test_a_row_without_inputs_is_compiled_and_not_runnable(weft: Path, model: dict, tmp_path: Path):
    sound = row(model, "is_fine", "    out[i] = 2.0 * x[i]\n", {})
    unknown = {**row(model, "is_unknown", "    out[i] = 3.0 * x[i]\n", {}), "inputs": None}
    _, report = run_rows(weft, [sound, unknown], tmp_path)
    checks = report["checks"]
    assert report["not_runnable"] == 1
    assert (checks["compile-cpu"]["checked"], checks["compile-cpu"]["failed"]) == (2, 0)
    assert (checks["run-cpu"]["checked"], checks["run-cpu"]["failed"]) == (1, 0)
