"""`weft run`: what it launches computes what Warp's own launch computes on the same inputs, bit by bit, and the same gradients;
NumPy loads what it writes; and what goes wrong is said, with the way out."""

import importlib.util
import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import warp as wp
from against_warp import Launch
from verify_test import NATIVE

N = 70

KERNELS = """\
from typing import Any

import warp as wp


@wp.struct
class Body:
    pos: wp.array(dtype=wp.vec3)
    mass: float


@wp.func
def bend(x: float):
    return wp.sin(x) * x


@wp.kernel
def axpy(a: float, x: wp.array(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    y[i] = a * bend(x[i]) + y[i]


@wp.kernel
def grid(x: wp.array2d(dtype=float), y: wp.array2d(dtype=float)):
    i, j = wp.tid()
    y[i, j] = x[i, j] * float(i + 2 * j)


@wp.kernel
def bodies(b: Body, out: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    out[i] = b.pos[i] * b.mass + wp.vec3(1.0, 2.0, 3.0)


@wp.kernel
def total(x: wp.array(dtype=wp.float64), sum: wp.array(dtype=wp.float64), count: wp.array(dtype=int)):
    i = wp.tid()
    wp.atomic_add(sum, 0, x[i] * x[i])
    wp.atomic_add(count, 0, 1)


@wp.kernel
def turn(m: wp.array(dtype=wp.mat33), v: wp.array(dtype=wp.vec3), q: wp.array(dtype=wp.quat), out: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    out[i] = m[i] * wp.quat_rotate(q[i], v[i])


@wp.kernel
def halves(x: wp.array(dtype=wp.float16), k: wp.int64, big: wp.array(dtype=wp.int64), flag: wp.array(dtype=bool)):
    i = wp.tid()
    big[i] = k * wp.int64(1000000007) * wp.int64(i)
    flag[i] = x[i] > wp.float16(0.25)


@wp.kernel
def shift(x: wp.array(dtype=Any), by: Any):
    i = wp.tid()
    x[i] = x[i] + by


wp.overload(shift, [wp.array(dtype=wp.float32), wp.float32])
wp.overload(shift, [wp.array(dtype=wp.float64), wp.float64])


@wp.kernel(enable_backward=False)
def ahead(x: wp.array(dtype=float), y: wp.array(dtype=float), k: int):
    i = wp.tid()
    y[i] = x[i + k]


@wp.kernel
def behind(y: wp.array(dtype=float), k: int):
    y[wp.tid() - k] = 1.0


@wp.kernel
def endless(y: wp.array(dtype=int), k: int):
    i = wp.tid()
    while k < 10:
        y[i] = y[i] + 1


@wp.kernel
def says(x: wp.array(dtype=float)):
    i = wp.tid()
    printf("\\x1b[31m thread %d\\n", i)
    x[i] = float(i)
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Path:
    place = tmp_path_factory.mktemp("run")
    (place / "kernels.py").write_text(KERNELS, encoding="utf-8")
    return place


@pytest.fixture(scope="module")
def kernels(folder: Path):
    spec = importlib.util.spec_from_file_location("kernels", folder / "kernels.py")
    sys.modules["kernels"] = loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    yield loaded
    del sys.modules["kernels"]


@pytest.fixture
def run(weft: Path, folder: Path):
    def call(*words: str, file: str = "kernels.py") -> subprocess.CompletedProcess:
        return subprocess.run(
            [str(weft), "run", file, "--warp", str(NATIVE), *words],
            capture_output=True,
            text=True,
            timeout=120,
            cwd=folder,
        )

    return call


def warps(kernel, report: dict) -> tuple[Launch, dict, dict]:
    """The same launch by Warp, with gradients of what is written beginning as ones: arrays and gradients by name."""
    launch = Launch(kernel, report, report["n"])
    tape = wp.Tape()
    with tape:
        wp.launch(kernel, dim=launch.dim, inputs=launch.inputs, device="cpu")
    arrays = {a.spec["name"]: a.get(a.array) for a in launch.arguments if a.array is not None}
    for a in launch.arguments:
        if a.is_output and a.has_gradient:
            a.put(a.array.grad, np.ones_like(a.numbers))
    tape.backward()
    gradients = {a.spec["name"]: a.get(a.array.grad) for a in launch.arguments if a.has_gradient}
    return launch, arrays, gradients


SAME = {
    "axpy": ("--arg", "a=0.3"),
    "grid": ("--dim", "n,5", "--arg", "x[n,5]", "--arg", "y[n,5]"),
    "bodies": (),
    "total": ("--seed", "7"),
    "turn": (),
    "halves": ("--arg", "k=-12345"),
}


@pytest.mark.parametrize("name", SAME)
def test_computes_what_warp_computes(run, kernels, folder: Path, name: str) -> None:
    out = folder / name
    done = run("--kernel", name, "-n", str(N), "--backward", "--json", "-o", str(out), *SAME[name])
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    launch, arrays, gradients = warps(getattr(kernels, name), report)
    assert arrays
    args = {a["name"]: a for a in report["args"]}
    for key, data in arrays.items():
        loaded = np.load(out / f"{key}.npy")
        assert loaded.tobytes() == data, key
        assert loaded.shape[: len(args[key]["shape"])] == tuple(args[key]["shape"])
        flat = loaded.astype(np.float64).reshape(-1)
        assert [args[key]["min"], args[key]["max"]] == [loaded.min(), loaded.max()]
        assert args[key]["mean"] == pytest.approx(flat.mean())
    for key, data in gradients.items():
        assert np.load(out / f"{key}.grad.npy").tobytes() == data, key
    assert report["launch"] == list(launch.dim)
    assert any(a.get("gradient") and not a["gradient"]["seeded"] for a in report["args"]) or name == "halves"


def test_an_overload_is_named_as_in_the_text(run, kernels) -> None:
    done = run("--kernel", "shift")
    assert done.returncode == 2 and "several overloads" in done.stderr
    overloads = [line.strip() for line in done.stderr.splitlines() if "array(" in line]
    assert len(overloads) == 2
    name = next(one for one in overloads if "float64" in one).split("(")[0]
    report = json.loads(run("--kernel", name, "-n", "4", "--values", "9", "--json").stdout)
    x = report["args"][0]
    assert x["dtype"] == "float64"
    kernel = next(k for k in kernels.shift.overloads.values() if k.adj.args[1].type is wp.float64)
    before = Launch(kernel, report, 4)
    by = report["args"][1]["value"]
    assert x["first"] == [float(number) + by for number in before.arguments[0].numbers]


def test_numbers_are_shown_as_numpy_shows_them(run, folder: Path) -> None:
    done = run(
        "--kernel", "axpy", "-n", "5", "--arg", "x=uniform(-1e-5, 1e17)", "--arg", "a=1e-7", "-o", "shown"
    )
    assert done.returncode == 0, done.stderr
    x = np.load(folder / "shown" / "x.npy")
    assert "[" + " ".join(str(number) for number in x) + "]" in done.stdout
    done = run("--kernel", "halves", "-n", "6", "-o", "shown")
    x, flag = np.load(folder / "shown" / "x.npy"), np.load(folder / "shown" / "flag.npy")
    assert x.dtype == np.float16 and flag.dtype == np.bool_
    for shown in (x, flag):
        assert "[" + " ".join(str(number) for number in shown) + "]" in done.stdout


def test_gradients_of_what_is_updated_are_shown(run) -> None:
    shown = run("--kernel", "axpy", "-n", "4", "--backward").stdout.split("gradients of the sum of y")[1]
    assert [line.split()[0] for line in shown.splitlines()[1:] if not line.startswith(" ")] == ["x", "y"]
    shown = run("--kernel", "grid", "-n", "4", "--backward").stdout.split("gradients of the sum of y")[1]
    assert [line.split()[0] for line in shown.splitlines()[1:] if not line.startswith(" ")] == ["x"]


def test_given_inputs_are_those_that_run(run, folder: Path) -> None:
    printed = run("--kernel", "axpy", "--print-inputs")
    inputs = json.loads(printed.stdout)
    inputs["args"][1].update(fill="iota", shape=["n+2"])
    (folder / "in.json").write_text(json.dumps(inputs), encoding="utf-8")
    (folder / "row.json").write_text(json.dumps({"inputs": inputs, "seed": 5, "index": 3}), encoding="utf-8")
    report = json.loads(run("--kernel", "axpy", "-n", "4", "--inputs", "in.json", "--json").stdout)
    assert report["args"][1]["shape"] == [6] and report["args"][1]["max"] == 5.0
    assert (report["inputs_from"], report["inputs"]) == ("given", inputs)
    row = json.loads(run("--kernel", "axpy", "-n", "4", "--inputs", "row.json", "--json").stdout)
    assert (row["seed"], row["index"]) == (5, 3) and row["args"][2] != report["args"][2]
    written = json.loads(run("--kernel", "axpy", "-n", "4", "--inputs", json.dumps(inputs), "--json").stdout)
    assert written["args"] == report["args"]


def test_what_a_kernel_prints_is_shown_and_harmless(run) -> None:
    done = run("--kernel", "says", "-n", "3")
    assert done.returncode == 0
    assert "  \\x1b[31m thread 0\n  \\x1b[31m thread 1\n" in done.stdout and "\x1b" not in done.stdout


# What is asked for, the exit code, and words of the message.
WRONG = {
    "no kernel is named": ((), 2, ("several kernels", "axpy(a: float32", "grid(", "shift_")),
    "unknown kernel": (("--kernel", "nope"), 1, ("no kernel `nope`", "axpy, grid, bodies")),
    "no inputs": (("--kernel", "endless"), 1, ("no inputs are known", "line 79", "--inputs", "--unproved")),
    "hang": (("--kernel", "endless", "--unproved", "--timeout", "1"), 1, ("too-slow", "1 s")),
    "writes outside": (("--kernel", "behind", "--unproved", "--arg", "k=1100"), 1, ("outside-array", "`y`")),
    "writes far outside": (
        ("--kernel", "behind", "--unproved", "--arg", "k=99999999"),
        1,
        ("crashed", "signal 11"),
    ),
    "reads outside": (("--kernel", "ahead", "--arg", "k=1100"), 1, ("not-deterministic", "reads outside")),
    "no backward pass": (("--kernel", "ahead", "--backward"), 1, ("enable_backward=False",)),
    "no such argument": (("--kernel", "axpy", "--arg", "b=1"), 2, ("`b=1`", "a, x, y")),
    "no such fill": (("--kernel", "axpy", "--arg", "x=random(0, 1)"), 2, ("high `random(0, 1)`",)),
    "a launch that is too wide": (("--kernel", "axpy", "--dim", "4,4"), 2, ("2 dimensions, the kernel 1",)),
    "too large": (("--kernel", "axpy", "-n", "1000000000"), 1, ("too-large", "MiB")),
    "no JSON": (("--kernel", "axpy", "--inputs", "{"), 2, ("--inputs",)),
    "inputs of another kernel": (
        ("--kernel", "axpy", "--inputs", '{"launch": ["n"], "args": []}'),
        2,
        ("do not fit `axpy`", "not listed"),
    ),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_goes_wrong_is_said(run, case: str) -> None:
    words, code, texts = WRONG[case]
    done = run(*words)
    assert done.returncode == code, done.stderr
    for text in texts:
        assert text in done.stderr


def test_files_that_are_none(run, folder: Path) -> None:
    assert run(file="missing.py").returncode == 3
    (folder / "broken.py").write_text("def (:\n", encoding="utf-8")
    done = run(file="broken.py")
    assert done.returncode == 1 and done.stderr.startswith("broken.py:1:")
    (folder / "sly.py").write_text(
        "import warp as wp\n\n\n@wp.kernel\ndef k(x: wp.array(dtype=int)):\n"
        "    print('\"); __builtin_trap(); (\"')\n    x[wp.tid()] = 1\n",
        encoding="utf-8",
    )
    done = run(file="sly.py")
    assert done.returncode == 1 and "line 6" in done.stderr


def test_without_a_gpu_it_says_so(run, folder: Path) -> None:
    done = run("--kernel", "axpy", "-d", "cuda", "-n", "8")
    if done.returncode == 77:
        assert "no GPU" in done.stderr
    else:  # a machine with one
        assert done.returncode == 0, done.stderr
