"""Compares what `weft validate --run cpu -o DIR` ran with Warp itself: python tests/verify/against_warp.py DIR [--limit N]

Every kernel of DIR/rows.jsonl is launched by Warp on the CPU, forward and backward, with the same inputs and for the same
sizes; its outputs and gradients must equal DIR/outputs/<number>.bin bit by bit. Exit code 1 if one does not.
"""

import argparse
import ctypes
import importlib.util
import json
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import warp as wp

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "inputs"))
from inputs_reader import READER

SIZES = (1, 2, 31, 32, 33, 255, 256, 257, 1000)  # verify/case.h
FIRST_WEIGHT = 1 << 20  # verify/launch.cpp
TOGETHER = 40  # kernels in one module of Warp's


def to_bfloat16(numbers: np.ndarray) -> np.ndarray:
    bits = numbers.astype(np.float32).view(np.uint32)
    return ((bits + 0x7FFF + ((bits >> 16) & 1)) >> 16).astype(np.uint16)


def from_bfloat16(bits: np.ndarray) -> np.ndarray:
    return (bits.astype(np.uint32) << 16).view(np.float32)


def scalar_of(dtype):
    return getattr(dtype, "_wp_scalar_type_", dtype)


def components(dtype) -> int:
    return int(np.prod(getattr(dtype, "_shape_", (1,))))


def is_float(dtype) -> bool:
    return scalar_of(dtype) in (wp.float16, wp.bfloat16, wp.float32, wp.float64)


def raw(numbers: np.ndarray, dtype) -> np.ndarray:
    """Numbers rounded to the scalar type of `dtype`; the bits of a bfloat16 as an integer."""
    scalar = scalar_of(dtype)
    if scalar is wp.bfloat16:
        return to_bfloat16(numbers)
    return numbers.astype(wp.dtype_to_numpy(scalar))


def is_array(kind) -> bool:
    return hasattr(kind, "ndim")  # of array annotations of every style


def is_struct(dtype) -> bool:
    return hasattr(dtype, "numpy_dtype")


def has_floats(dtype) -> bool:
    return any(has_floats(var.type) for var in dtype.vars.values()) if is_struct(dtype) else is_float(dtype)


def memory(array: wp.array, dtype, members: list[str]) -> np.ndarray:
    """A view of the numbers of a CPU array, or of one member of its structs: a row per element."""
    scalar = np.dtype(np.uint16 if scalar_of(dtype) is wp.bfloat16 else wp.dtype_to_numpy(scalar_of(dtype)))
    size = wp.types.type_size_in_bytes(array.dtype)
    layout, offset = array.dtype, 0
    for member in members:
        offset += getattr(layout.ctype, member).offset
        layout = layout.vars[member].type
    data = (ctypes.c_char * (array.size * size)).from_address(array.ptr) if array.size else b""
    return np.ndarray(
        (array.size, components(dtype)), scalar, data, offset if array.size else 0, (size, scalar.itemsize)
    )


@dataclass
class Argument:
    """An entry of a specification: a value, an array, or one member of an array of structs."""

    spec: dict
    kind: object  # Warp's type; of an array: of the numbers in it
    members: list[str]  # the path within the elements of an array of structs
    array: wp.array | None = None
    numbers: np.ndarray | None = None

    @property
    def is_output(self) -> bool:
        return self.array is not None and self.spec["role"] != "in"

    @property
    def has_gradient(self) -> bool:
        return self.array is not None and is_float(self.kind)

    def put(self, array: wp.array, numbers: np.ndarray) -> None:
        view = memory(array, self.kind, self.members)
        view[:] = raw(numbers, self.kind).reshape(view.shape)

    def get(self, array: wp.array) -> bytes:
        return memory(array, self.kind, self.members).tobytes()


class Launch:
    """One launch of a row's kernel, with memory filled from its inputs."""

    def __init__(self, kernel, row: dict, n: int):
        self.kernel, self.row = kernel, row
        # A block has one thread on the CPU.
        sizes = [size for size in row["inputs"]["launch"] if not size.startswith("block(")]
        self.dim = tuple(int(READER["size"](e, n)) for e in sizes)
        self.values: dict = {}  # by path: arrays, scalars, structs
        self.arguments = [self.argument(a, spec, n) for a, spec in enumerate(row["inputs"]["args"])]
        self.inputs = [self.values[p.label] for p in kernel.adj.args]

    def argument(self, a: int, spec: dict, n: int) -> Argument:
        names = spec["name"].split(".")
        kind = next(p.type for p in self.kernel.adj.args if p.label == names[0])
        depth = 1
        while is_struct(kind):
            self.keep(names[:depth], kind)
            kind = kind.vars[names[depth]].type
            depth += 1
        path, members = names[:depth], names[depth:]
        array = None
        if is_array(kind):
            array = self.keep(path, lambda dtype=kind.dtype: self.zeros(spec, dtype, n))
            kind = kind.dtype
            for member in members:
                kind = kind.vars[member].type
        numbers = READER["fill"](spec, a, self.row["seed"], self.row["index"], n, components(kind))
        made = Argument(spec, kind, members, array, numbers)
        if array is None:
            self.keep(path, lambda: self.scalar(made))
        else:
            made.put(array, numbers)
        return made

    def keep(self, path: list[str], make):
        """The value at this path, made and set in the struct around it when it is first asked for."""
        name = ".".join(path)
        if name not in self.values:
            value = make()
            if len(path) > 1:
                holder = self.values[".".join(path[:-1])]
                setattr(holder, path[-1], value)
                value = getattr(holder, path[-1])  # a struct in a struct is copied
            self.values[name] = value
        return self.values[name]

    def zeros(self, spec: dict, dtype, n: int) -> wp.array:
        shape = tuple(int(READER["size"](e, n)) for e in spec["shape"])
        return wp.zeros(shape, dtype=dtype, device="cpu", requires_grad=has_floats(dtype))

    def scalar(self, made: Argument):
        numbers = raw(made.numbers, made.kind)
        if scalar_of(made.kind) is wp.bfloat16:
            numbers = from_bfloat16(numbers)
        if hasattr(made.kind, "_wp_scalar_type_"):
            return made.kind(*numbers.tolist())
        return made.kind(numbers.tolist()[0])

    def outputs(self) -> list[tuple[str, bytes]]:
        """Names and bytes in the order of the worker's file."""
        wp.launch(self.kernel, dim=self.dim, inputs=self.inputs, device="cpu")
        found = [(a.spec["name"], a.get(a.array)) for a in self.arguments if a.is_output]
        if not self.kernel.options.get("enable_backward", True):
            return found
        for i, a in enumerate(self.arguments):
            if a.is_output and a.has_gradient:
                j = np.arange(len(a.numbers), dtype=np.uint64)
                weights = 0.5 + READER["u"](self.row["seed"], self.row["index"], FIRST_WEIGHT + i, j)
                a.put(a.array.grad, weights)
        tape = wp.Tape()
        adjoints = [tape.get_adjoint(value) for value in self.inputs]
        wp.launch(
            self.kernel,
            dim=self.dim,
            inputs=self.inputs,
            adj_inputs=adjoints,
            outputs=[],
            adj_outputs=[],
            adjoint=True,
            device="cpu",
        )
        return found + [
            ("grad " + a.spec["name"], a.get(a.array.grad)) for a in self.arguments if a.has_gradient
        ]


def groups(rows: list[dict]):
    """Rows that can share a module: their kernels have different names."""
    group: dict[str, tuple[int, dict]] = {}
    for number, row in enumerate(rows):
        if row["kernel_name"] in group or len(group) == TOGETHER:
            yield list(group.values())
            group = {}
        group[row["kernel_name"]] = (number, row)
    yield list(group.values())


def load(source: str, name: str, module: str, folder: Path):
    path = folder / f"{name}.py"
    path.write_text(source, encoding="utf-8")
    spec = importlib.util.spec_from_file_location(module, path)
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    kernel = getattr(loaded, name)
    if not kernel.is_generic:
        return kernel
    (overload,) = kernel.overloads.values()  # a row's file asks for one
    return overload


def difference(kernel, row: dict, expected: bytes) -> str:
    """Empty, or where weft's bytes are not Warp's."""
    at = 0
    for n in SIZES:
        for name, data in Launch(kernel, row, n).outputs():
            if expected[at : at + len(data)] != data:
                ours = np.frombuffer(expected[at : at + len(data)], np.uint8)
                wrong = int((ours != np.frombuffer(data, np.uint8)[: len(ours)]).sum())
                return f"{name}, n = {n}: {wrong} of {len(data)} bytes"
            at += len(data)
    return "" if at == len(expected) else f"{len(expected) - at} bytes too many"


def compare(folder: Path, limit: int) -> tuple[int, list[str]]:
    rows = [json.loads(line) for line in (folder / "rows.jsonl").open(encoding="utf-8")][:limit]
    differences = []
    with tempfile.TemporaryDirectory() as scratch:
        for count, group in enumerate(groups(rows)):
            place = Path(scratch) / str(count)
            place.mkdir()
            module = f"weft_verify_{count}"
            kernels = [
                (i, row, load(row["python_source"], row["kernel_name"], module, place)) for i, row in group
            ]
            for i, row, kernel in kernels:
                path = folder / "outputs" / f"{i}.bin"  # a kernel that crashed might take Warp along
                found = (
                    difference(kernel, row, path.read_bytes())
                    if path.exists()
                    else "it did not run to its end"
                )
                if found:
                    differences.append(
                        f"seed {row['seed']}, index {row['index']} ({row['category']}): {found}"
                    )
                    print(differences[-1], flush=True)
            wp.get_module(module).unload()
    return len(rows), differences


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--limit", type=int, default=10**9)
    options = parser.parse_args()
    wp.config.quiet = True
    count, differences = compare(options.folder, options.limit)
    print(f"{count} kernels compared with Warp {wp.__version__}, {len(differences)} different")
    sys.exit(1 if differences else 0)


if __name__ == "__main__":
    main()
