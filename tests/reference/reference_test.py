"""The sequential C++ of kernels, compiled and run, against Warp's own launch on the CPU: the same bits."""

import ctypes
import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import warp as wp

sys.path.insert(0, str(Path(__file__).parent))
import kernels

# What nvcc declares without being asked.
PRELUDE = """
#include <cmath>
#include <cstdint>
#include <cstdlib>
#define __host__
#define __device__
inline int min(int a, int b) { return a < b ? a : b; }
inline int max(int a, int b) { return a > b ? a : b; }
"""
FLAGS = [
    "-std=c++17",
    "-O1",
    "-fwrapv",
    "-ffp-contract=off",
    "-Wall",
    "-Wextra",
    "-Werror",
    "-shared",
    "-fPIC",
]
COUNT = 40
X = np.random.default_rng(7).integers(-300, 300, COUNT).astype(np.int32)
LINKS = np.arange(5, dtype=np.int32)
GRID = np.linspace(-1.0, 2.0, 12, dtype=np.float32).reshape(4, 3)


class Body(ctypes.Structure):
    _fields_ = [
        ("position", ctypes.c_float * 3),
        ("mass", ctypes.c_float),
        ("links", ctypes.c_void_p),
        ("links_size", ctypes.c_int),
        ("grid", ctypes.c_void_p),
        ("grid_sizes", ctypes.c_int * 2),
    ]


def arguments(kernel: wp.Kernel) -> dict:
    """By parameter: an array of numbers, or None for the struct."""
    made = {}
    for parameter in kernel.adj.args:
        if parameter.label == "out":
            dtype = wp.dtype_to_numpy(parameter.type.dtype)
            made["out"] = np.zeros((COUNT, 5 if kernel.key != "indices" else 4), dtype)
        elif parameter.label == "counters":
            made["counters"] = np.arange(8, dtype=np.int32)
        elif parameter.label == "body":
            made["body"] = None
        elif parameter.type.ndim == 2:
            made["x"] = (X[: 4 * 8].reshape(8, 4) / 16).astype(np.float32)
            made["x"] = np.resize(made["x"], (COUNT, 4))
        else:
            made["x"] = X.copy()
    return made


def launch_by_warp(kernel: wp.Kernel, given: dict, dim: tuple) -> None:
    arrays = {
        name: wp.array(data, device="cpu", copy=False) for name, data in given.items() if data is not None
    }
    if "body" in given:
        body = kernels.Body()
        body.position, body.mass = wp.vec3(1.0, 2.0, 3.0), 5.5
        body.links, body.grid = wp.array(LINKS, device="cpu"), wp.array(GRID, device="cpu")
        arrays["body"] = body
    wp.launch(kernel, dim=dim, inputs=[arrays[name] for name in given], device="cpu")


def launch_by_text(library: ctypes.CDLL, kernel: wp.Kernel, given: dict, dim: tuple) -> None:
    body = Body((1.0, 2.0, 3.0), 5.5, LINKS.ctypes.data, LINKS.size, GRID.ctypes.data, GRID.shape)
    places = [ctypes.addressof(body) if data is None else data.ctypes.data for data in given.values()]
    sizes = [size for data in given.values() if data is not None for size in data.shape]
    getattr(library, "run_" + kernel.key)(
        (ctypes.c_int * len(dim))(*dim),
        (ctypes.c_void_p * len(places))(*places),
        (ctypes.c_int * len(sizes))(*sizes),
    )


def entry(kernel: wp.Kernel, dims: int) -> str:
    """A function that C can call: sizes of the launch, places of the arguments, sizes of the arrays."""
    words = [f"launch[{d}]" for d in range(dims)]
    at = 0
    for i, parameter in enumerate(kernel.adj.args):
        if parameter.label == "body":
            words.append(f"*static_cast<Body*>(places[{i}])")
            continue
        ndim = parameter.type.ndim
        element = {wp.int32: "int", wp.float32: "float"}[parameter.type.dtype]
        sizes = ", ".join(f"sizes[{at + d}]" for d in range(ndim))
        words.append(f"{{static_cast<{element}*>(places[{i}]), {{{sizes}}}}}")
        at += ndim
    return (
        f'extern "C" void run_{kernel.key}(const int* launch, void** places, const int* sizes) {{\n'
        f"    reference::{kernel.key}({', '.join(words)});\n}}\n"
    )


@pytest.fixture(scope="module")
def texts(weft_dev) -> dict:
    program = weft_dev.parent / "dump_reference"
    lines = subprocess.run([program, kernels.__file__], capture_output=True, text=True, check=True).stdout
    return {one["kernel"]: one for one in map(json.loads, lines.splitlines())}


@pytest.fixture(scope="module")
def library(texts, tmp_path_factory) -> ctypes.CDLL:
    folder = tmp_path_factory.mktemp("reference")
    source = PRELUDE
    for name, one in texts.items():
        source += f"namespace of_{name} {{\nusing ::min;\nusing ::max;\n{one['text']}\n"
        source += entry(getattr(kernels, name), one["dims"]) + "}\n"
    (folder / "all.cpp").write_text(source)
    subprocess.run(["g++", *FLAGS, "-o", folder / "all.so", folder / "all.cpp"], check=True)
    return ctypes.CDLL(str(folder / "all.so"))


NAMES = [name for name, one in vars(kernels).items() if isinstance(one, wp.Kernel)]


@pytest.mark.parametrize("name", NAMES)
def test_computes_what_warp_computes(texts, library, name):
    kernel = getattr(kernels, name)
    dim = (COUNT, 4) if texts[name]["dims"] == 2 else (COUNT,)
    ours, theirs = arguments(kernel), arguments(kernel)
    launch_by_text(library, kernel, ours, dim)
    launch_by_warp(kernel, theirs, dim)
    for label, data in ours.items():
        if data is not None:
            np.testing.assert_array_equal(data, theirs[label], label)
    assert theirs["out"].any()


WORDS = {
    "tuples": ["const int next_b = a + b;", "auto [quotient, rest] = halves(a);", "rest = result.first;"],
    "atomics": ["const int place = fetch_add(counters[0], 2);", "counters[7] += x[i];"],
    "indices": ["const Array<float, 1> row = x[i];", "for (int j = 0; j < size1; ++j) {"],
    "choices": ["const int kind = 1;", "} else if (small == 0) {", "out[i][3] = float(0.1 * 3.0);"],
    "loops": ["const int k_end = last;", "for (int k = 6; k > -2; k -= STEP) {"],
    "structs": ["Body fresh{};", "reference::reach(other.position)"],
}


@pytest.mark.parametrize("name", WORDS)
def test_is_written_as_people_write(texts, name):
    for words in WORDS[name]:
        assert words in texts[name]["text"]
    assert "unused" not in texts[name]["text"]  # a variable that nobody reads


REFUSED = {
    "a slice of an array": "out[i] = x[1:4][0]",
    "a loop whose variable is assigned to, or that has an else": "for k in range(3 + i):\n        k = k + 1",
}


@pytest.mark.parametrize("reason", REFUSED)
def test_refuses_by_name(weft_dev, tmp_path, reason):
    path = tmp_path / "refused.py"
    path.write_text(
        "import warp as wp\n\n\n@wp.kernel\ndef k(x: wp.array(dtype=float), out: wp.array(dtype=float)):\n"
        f"    i = wp.tid()\n    {REFUSED[reason]}\n"
    )
    made = subprocess.run(
        [weft_dev.parent / "dump_reference", path], capture_output=True, text=True, check=True
    )
    assert json.loads(made.stdout)["refusal"] == reason
