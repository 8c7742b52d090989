"""`weft validate --annotate`: the set again, in every format, with what was found about each row. What a row expects is what
Warp's own launch gives, from the values that stand in the row alone."""

import hashlib
import json
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from verify_test import NATIVE

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "dataset"))

import sets

ADDED = [
    "verdict",
    "checks",
    "ptx_forward",
    "ptx_backward",
    "sass_forward",
    "sass_backward",
    "hardware",
    "expected",
]


def call(weft: Path, *words, code: int = 0) -> str:
    done = sets.run(weft, *words, check=False)
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def annotated(weft: Path, tmp_path_factory) -> Path:
    """A set and, beside it, what --annotate made of it."""
    folder = tmp_path_factory.mktemp("annotated")
    call(
        weft,
        "generate",
        "-n",
        12,
        "-s",
        5,
        "--difficulty",
        "1-2",
        "-d",
        "both",
        "--format",
        "jsonl",
        "-o",
        folder / "set",
    )
    call(weft, "validate", folder / "set", "--annotate", folder / "out", "--compile", "cpu,cuda", "--arch", "80,90",
         "--run", "cpu", "--warp", NATIVE)  # fmt: skip
    return folder


def test_every_row_is_there_with_what_was_found(annotated: Path):
    before, after = sets.jsonl_rows(annotated / "set"), sets.jsonl_rows(annotated / "out")
    assert len(before) == len(after) == 12
    for old, new in zip(before, after, strict=True):
        assert {name: new[name] for name in old} == old
        assert sorted(set(new) - set(old)) == sorted(ADDED)
        assert new["verdict"] == "passed"
        checks = json.loads(new["checks"])
        assert {"rows", "compile-cpu", "compile-cuda", "run-cpu"} <= set(checks)
        assert all(outcome.startswith(("passed", "unknown: ")) for outcome in checks.values())
        assert f".visible .entry {old['kernel_name']}" in new["ptx_forward"]
        assert "_cuda_kernel_backward" in new["ptx_backward"]
        hardware = json.loads(new["hardware"])
        assert list(hardware) == ["sm_80", "sm_90"]
        for passes in hardware.values():
            assert passes["forward"]["registers"] > 0
            assert 0 < passes["forward"]["occupancy"]["share"] <= 1
            assert passes["backward"]["ptx"]["total"] > 0


def test_the_manifest_and_the_card_name_checks_compilers_and_architectures(annotated: Path):
    found = json.loads((annotated / "out" / "manifest.json").read_text())["found"]
    assert found["architectures"] == "sm_80, sm_90"
    assert found["run-cpu"] == "12 checked, 0 failed"
    assert any(name.startswith("compiler ") and value for name, value in found.items())
    card = (annotated / "out" / "README.md").read_text()
    assert "| run-cpu | 12 checked, 0 failed |" in card
    assert "| `ptx_forward` |" in card
    assert "What was checked" not in (annotated / "set" / "README.md").read_text()


def test_an_annotated_set_is_a_set(weft: Path, annotated: Path, tmp_path: Path):
    assert "12 made again" in call(weft, "validate", annotated / "out")
    call(weft, "dedup", annotated / "out", "-o", tmp_path / "unique", "--by", "structure")
    assert set(ADDED) <= set(sets.jsonl_rows(tmp_path / "unique")[0])
    # And one that is annotated again has the newer words.
    call(weft, "validate", annotated / "out", "--annotate", tmp_path / "again")
    again = sets.jsonl_rows(tmp_path / "again")
    assert json.loads(again[0]["checks"]) == {"rows": "passed"}
    assert again[0]["ptx_forward"] is None


def values(numbers: dict, bits: np.ndarray) -> None:
    """Compares what a row says with an array of Warp's, to the last bit."""
    flat = bits.reshape(-1)
    if "values" in numbers:
        assert np.array_equal(np.array(numbers["values"]).astype(flat.dtype), flat)
        return
    assert numbers["count"] == flat.size
    assert numbers["sha256"] == hashlib.sha256(flat.tobytes()).hexdigest()
    for at, value in numbers["sample"].items():
        assert np.array(value).astype(flat.dtype) == flat[int(at)]


def test_expected_is_what_warp_computes(annotated: Path, tmp_path: Path):
    import warp as wp
    from against_warp import Launch, is_float, load, memory, scalar_of

    wp.config.quiet = True
    compared = 0
    for row in sets.jsonl_rows(annotated / "out"):
        expected = json.loads(row["expected"])
        kernel = load(row["python_source"], row["kernel_name"], f"weft_expected_{row['index']}", tmp_path)
        launch = Launch(kernel, row, expected["n"])
        assert list(launch.dim) == expected["launch"]
        if any(scalar_of(a.kind) is wp.bfloat16 for a in launch.arguments):
            continue  # NumPy has no such numbers
        for argument, said in zip(launch.arguments, expected["arguments"], strict=True):
            assert argument.spec["name"] == said["name"]
            if argument.array is not None:
                values(said["before"], memory(argument.array, argument.kind, argument.members))
        launch.outputs()
        for argument, said in zip(launch.arguments, expected["arguments"], strict=True):
            if argument.is_output:
                values(said["after"], memory(argument.array, argument.kind, argument.members))
            if argument.has_gradient and is_float(argument.kind):
                values(said["gradient"], memory(argument.array.grad, argument.kind, argument.members))
                compared += 1
        wp.get_module(f"weft_expected_{row['index']}").unload()
    assert compared > 12


@pytest.mark.parametrize("form", ["json", "jsonl.zst", "parquet"])
def test_every_format(weft: Path, tmp_path: Path, form: str):
    call(weft, "generate", "-n", 3, "-s", 2, "-d", "both", "--format", form, "-o", tmp_path / "set")
    call(weft, "validate", tmp_path / "set", "--annotate", tmp_path / "out", "--run", "cpu", "--warp", NATIVE,
         "--no-gradients")  # fmt: skip
    call(weft, "validate", tmp_path / "out")
    rows = sets.rows_of(tmp_path / "out", form)
    assert len(rows) == 3
    assert all(row["verdict"] == "passed" and json.loads(row["expected"])["n"] == 33 for row in rows)


def test_a_row_that_fails_says_so_and_a_sample_is_all_there_is(weft: Path, annotated: Path, tmp_path: Path):
    broken = tmp_path / "set"
    shutil.copytree(annotated / "set", broken)
    path = next(broken.glob("data/train-*"))
    lines = path.read_text().splitlines()
    row = json.loads(lines[4])
    row["description"] = "Nothing of the kind."
    lines[4] = json.dumps(row)
    path.write_text("\n".join(lines) + "\n")
    sets.record_again(broken)  # a file of other bytes is copied by nobody
    call(weft, "validate", broken, "--annotate", tmp_path / "out", code=1)
    verdicts = [row["verdict"] for row in sets.jsonl_rows(tmp_path / "out")]
    assert verdicts.count("failed") == 1
    failed = next(row for row in sets.jsonl_rows(tmp_path / "out") if row["verdict"] == "failed")
    assert json.loads(failed["checks"])["facts"].startswith("failed: ")
    call(weft, "validate", annotated / "set", "--annotate", tmp_path / "few", "--sample", 3)
    assert 2 <= len(sets.jsonl_rows(tmp_path / "few")) <= 5
    call(weft, "validate", annotated / "set", "--annotate", tmp_path / "one", "--category", "vector")
    assert {row["category"] for row in sets.jsonl_rows(tmp_path / "one")} == {"vector"}
    call(weft, "validate", tmp_path / "one")


def test_what_cannot_be_annotated_is_refused(weft: Path, annotated: Path, tmp_path: Path):
    data = next((annotated / "set").glob("data/train-*"))
    assert "finished set" in call(weft, "validate", data, "--annotate", tmp_path / "a", code=2)
    assert "weft generate" in call(weft, "validate", "-n", 3, "--annotate", tmp_path / "a", code=2)
    assert "not empty" in call(weft, "validate", annotated / "set", "--annotate", annotated / "out", code=2)
    assert "itself" in call(weft, "validate", annotated / "set", "--annotate", annotated / "set", code=2)
    call(weft, "generate", "-n", 3, "--task", "python-cpp", "-o", tmp_path / "chat")
    assert "chat view" in call(weft, "validate", tmp_path / "chat", "--annotate", tmp_path / "a", code=2)
    assert not (tmp_path / "a").exists()


def test_compilers_and_levels_are_compared(weft: Path, tmp_path: Path):
    report = tmp_path / "report.json"
    comparing = ("validate", "-n", 2, "-s", 4, "--run", "cpu", "-O0,-O3", "--warp", NATIVE, "--no-gradients",
                 "--report", report)  # fmt: skip
    half = subprocess.run(
        ["clang++", "-x", "c++", "-fsyntax-only", "-"], input="_Float16 x;", capture_output=True, text=True
    )
    if half.returncode == 0:
        call(weft, *comparing, "--compiler", "g++,clang++")
        expected = "g++ -O0 and clang++ -O0 and g++ -O3 and clang++ -O3"
    else:  # an older clang on x86-64, which Warp's headers rule out
        assert "cannot compile Warp's headers" in call(weft, *comparing, "--compiler", "g++,clang++", code=3)
        call(weft, *comparing, "--compiler", "g++")
        expected = "g++ -O0 and g++ -O3"
    assert expected in json.loads(report.read_text())["engines"]
    assert "no compiler `nosuch`" in call(weft, "validate", "-n", 1, "--compile", "cpu", "--compiler", "g++,nosuch",
                                           "--warp", NATIVE, code=3)  # fmt: skip
    assert "-O is 0" in call(weft, "validate", "-n", 1, "--compile", "cpu", "-O9", "--warp", NATIVE, code=2)
