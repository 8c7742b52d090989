"""The column `launch_script`, run in Warp beside the kernel's file: its numbers are those of `inputs`, and so are its results."""

import contextlib
import importlib.util
import io
import json
import sys
from pathlib import Path

import numpy as np
import pytest
import warp as wp

sys.path.insert(0, str(Path(__file__).parents[1] / "dataset"))
sys.path.insert(0, str(Path(__file__).parents[1] / "verify"))

import sets
from against_warp import Launch  # whose results are weft's own, bit by bit: tests/verify/verify_test.py


def load(row: dict, module: str, folder: Path):
    path = folder / f"{row['kernel_name']}.py"
    path.write_text(row["python_source"], encoding="utf-8")
    spec = importlib.util.spec_from_file_location(module, path)
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded


def results(row: dict, n: int, monkeypatch) -> dict[str, bytes]:
    monkeypatch.setattr(sys, "argv", ["launch.py", str(n)])
    space: dict = {"__name__": "__main__"}
    with contextlib.redirect_stdout(io.StringIO()):
        exec(compile(row["launch_script"], "launch.py", "exec"), space)
    return {name: np.ascontiguousarray(values).tobytes() for name, values in space["results"].items()}


def expected(kernel, row: dict, n: int) -> dict[str, bytes]:
    launch = Launch(kernel, row, n)
    wp.launch(kernel, dim=launch.dim, inputs=launch.inputs, device="cpu")
    return {a.spec["name"]: a.get(a.array) for a in launch.arguments if a.is_output}


@pytest.mark.parametrize("mix, count", [("balanced", 16), ("real", 6)])
def test_scripts_compute_what_the_inputs_say(weft, tmp_path, monkeypatch, mix, count):
    options = ["-s", 11, "-n", 2 * count, "--no-backward", "--mix", mix]
    lines = sets.run(weft, "generate", "-o", "-", *options).stdout.splitlines()
    rows = list({row["kernel_name"]: row for row in map(json.loads, lines)}.values())[:count]
    assert len(rows) == count
    wp.config.quiet = True
    # A module for each: functions of variants have the same names.
    loaded = [load(row, f"weft_launch_{mix}_{i}", tmp_path) for i, row in enumerate(rows)]
    compared = 0
    for row, module in zip(rows, loaded, strict=True):
        monkeypatch.setitem(sys.modules, row["kernel_name"], module)
        for n in (1, 33):
            made, kernel = results(row, n, monkeypatch), getattr(module, row["kernel_name"])
            assert made
            if kernel.is_generic:  # its parameters have no types to fill
                continue
            compared += 1
            assert made == expected(kernel, row, n), row["launch_script"]
    assert compared > count


def test_rows_without_inputs_have_no_script_and_types_have_names_that_warp_knows(weft):
    lines = sets.run(weft, "generate", "-o", "-", "-n", 400, "--no-backward", "-c", "vector", "matrix").stdout
    seen = set()
    for row in map(json.loads, lines.splitlines()):
        assert (row["launch_script"] is None) == (row["inputs"] is None)
        for word in row["launch_script"].replace("(", " ").replace(",", " ").replace(")", " ").split():
            if word.startswith(("dtype=wp.", "wp.")):
                seen.add(word.removeprefix("dtype="))
    for name in seen:
        value = wp
        for part in name.split(".")[1:]:
            value = getattr(value, part)
    assert {"wp.vec3f", "wp.types.vector"} & seen
