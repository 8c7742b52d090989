"""Measures kernels with Warp on the CPU: is the gradient of the tape the derivative of what a kernel computes?

    measure.py FILE...           prints one JSON object, file -> exact, warp_differs or none

A kernel's arrays are filled with generic numbers, every float that it writes gets a weight, and the weighted sum is
differentiated twice: by wp.Tape and by central differences in float64. Arrays called out, out_... are results only;
their own gradients are not compared. A line `# measure: step S, tolerance T` is for what exists in float32 only.
"""

import importlib.util
import json
import re
import sys
from pathlib import Path

import numpy as np
import warp as wp

SIZE = 6  # of each axis of an array
THREADS = 3
STEP = 1e-5
TOLERANCE = 2e-4


def load_kernel(path: Path, module_name: str):
    """The kernel of a file. Files loaded under one name share a module of Warp's, which is compiled once."""
    spec = importlib.util.spec_from_file_location(module_name, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    kernels = [value for value in vars(module).values() if isinstance(value, wp.Kernel)]
    assert len(kernels) == 1, f"{path}: {len(kernels)} kernels"
    return kernels[0]


def is_float(dtype) -> bool:
    scalar = getattr(dtype, "_wp_scalar_type_", dtype)
    return scalar in (wp.float16, wp.float32, wp.float64)


def generic_values(rng, dtype, ndim: int) -> np.ndarray:
    shape = (SIZE,) * ndim + tuple(getattr(dtype, "_shape_", ()))
    if is_float(dtype):
        return rng.uniform(0.3, 0.9, shape)
    return rng.integers(0, 3, shape)


def thread_shape(source: str) -> tuple[int, ...]:
    found = re.search(r"^\s*([\w, ]+?) = wp\.tid\(\)", source, re.MULTILINE)
    count = found[1].count(",") + 1 if found else 1
    return (THREADS,) * count


class Bench:
    """One kernel with values for its arguments."""

    def __init__(self, kernel, source: str, seed: int = 1):
        self.kernel = kernel
        self.shape = thread_shape(source)
        told = re.search(r"^# measure: step (\S+), tolerance (\S+)", source, re.MULTILINE)
        self.step, self.tolerance = (float(told[1]), float(told[2])) if told else (STEP, TOLERANCE)
        rng = np.random.default_rng(seed)
        self.values = []  # a NumPy array per array argument, a number per scalar
        self.types = []
        for arg in kernel.adj.args:
            kind = arg.type
            self.types.append(kind)
            if isinstance(kind, wp.array):
                self.values.append(generic_values(rng, kind.dtype, kind.ndim))
            elif is_float(kind):
                self.values.append(kind(0.7))
            else:
                self.values.append(3)

    def is_float_array(self, index: int) -> bool:
        return isinstance(self.types[index], wp.array) and is_float(self.types[index].dtype)

    def arrays(self, values, grad: bool):
        out = []
        for value, kind in zip(values, self.types, strict=True):
            if isinstance(kind, wp.array):
                out.append(
                    wp.array(
                        value, dtype=kind.dtype, device="cpu", requires_grad=grad and is_float(kind.dtype)
                    )
                )
            else:
                out.append(value)
        return out

    def launch(self, arguments):
        wp.launch(self.kernel, dim=self.shape, inputs=arguments, device="cpu")

    def results(self, values) -> list[np.ndarray]:
        arguments = self.arrays(values, grad=False)
        self.launch(arguments)
        return [
            a.numpy().astype(np.float64) if self.is_float_array(i) else None for i, a in enumerate(arguments)
        ]

    def verdict(self) -> str:
        rng = np.random.default_rng(2)
        after = self.results(self.values)
        floats = [i for i in range(len(self.values)) if self.is_float_array(i)]
        written = [i for i in floats if not np.array_equal(after[i], self.values[i])]
        weights = {i: rng.uniform(0.5, 1.5, after[i].shape) for i in written}

        arguments = self.arrays(self.values, grad=True)
        tape = wp.Tape()
        with tape:
            self.launch(arguments)
        for i in written:
            arguments[i].grad.assign(weights[i])
        tape.backward()

        def outcome(values) -> float:
            got = self.results(values)
            return sum(float((got[i] * weights[i]).sum()) for i in written)

        worst = largest = 0.0
        for i in floats:
            if self.kernel.adj.args[i].label.startswith("out"):
                continue
            gradient = arguments[i].grad.numpy().reshape(-1)
            for j in range(gradient.size):
                sides = []
                for sign in (1.0, -1.0):
                    values = [v.copy() if isinstance(v, np.ndarray) else v for v in self.values]
                    values[i].reshape(-1)[j] += sign * self.step
                    sides.append(outcome(values))
                derivative = (sides[0] - sides[1]) / (2 * self.step)
                worst = max(worst, abs(derivative - gradient[j]))
                largest = max(largest, abs(derivative), abs(gradient[j]))
        if largest < 1e-9:
            return "none"
        return "exact" if worst <= self.tolerance * largest else "warp_differs"


def main():
    wp.config.quiet = True
    wp.config.log_level = wp.LOG_ERROR
    paths = [Path(name) for name in sys.argv[1:]]
    kernels = [load_kernel(path, "weft_gradient_goldens") for path in paths]  # all, before the first launch
    verdicts = {
        str(path): Bench(kernel, path.read_text(encoding="utf-8")).verdict()
        for path, kernel in zip(paths, kernels, strict=True)
    }
    print(json.dumps(verdicts))


if __name__ == "__main__":
    main()
