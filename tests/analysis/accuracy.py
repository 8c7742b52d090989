"""Compares the `gradient` column with measurements: python tests/analysis/accuracy.py ROWS.jsonl [--limit N]

Each row's kernel is rewritten to float64, launched by Warp on the CPU with the inputs of the row, and differentiated
by wp.Tape and by central differences along random directions. Prints a table verdict x measurement, and the rows
that are `exact` and are not.
"""

import argparse
import importlib.util
import json
import tempfile
from collections import Counter
from pathlib import Path

import numpy as np
import warp as wp
from in_float64 import in_float64
from inputs_reader import READER

STEP = 2e-6
TOLERANCE = 1e-3


def load(source: str, name: str, folder: Path):
    path = folder / f"{name}.py"
    path.write_text(source, encoding="utf-8")
    spec = importlib.util.spec_from_file_location(name, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return getattr(module, name)


def components(dtype) -> int:
    return int(np.prod(getattr(dtype, "_shape_", (1,))))


class Launch:
    def __init__(self, kernel, row: dict, n: int):
        self.kernel, self.n = kernel, n
        self.dim = tuple(int(READER["size"](e, n)) for e in row["inputs"]["launch"])
        self.specs = row["inputs"]["args"]
        self.params = {arg.label: arg.type for arg in kernel.adj.args}
        self.values = []  # flat float64 numbers per spec
        for a, spec in enumerate(self.specs):
            kind = self.type_of(spec)
            dtype = kind.dtype if isinstance(kind, wp.array) else kind
            self.values.append(READER["fill"](spec, a, row["seed"], row["index"], n, components(dtype)))

    def type_of(self, spec):
        kind, *fields = spec["name"].split(".")
        kind = self.params[kind]
        for field in fields:
            kind = kind.vars[field].type
        return kind

    def is_float_array(self, i: int) -> bool:
        kind = self.type_of(self.specs[i])
        if not isinstance(kind, wp.array):
            return False
        return getattr(kind.dtype, "_wp_scalar_type_", kind.dtype) is wp.float64

    def made(self, i: int, flat, grad: bool):
        kind = self.type_of(self.specs[i])
        if not isinstance(kind, wp.array):
            if hasattr(kind, "_wp_scalar_type_"):
                return kind(*[float(x) for x in flat])
            return kind(flat[0]) if kind is not int else int(flat[0])
        shape = tuple(int(READER["size"](e, self.n)) for e in self.specs[i]["shape"])
        scalar = wp.dtype_to_numpy(getattr(kind.dtype, "_wp_scalar_type_", kind.dtype))
        numbers = flat.astype(scalar).reshape(shape + tuple(getattr(kind.dtype, "_shape_", ())))
        return wp.array(
            numbers, dtype=kind.dtype, device="cpu", requires_grad=grad and self.is_float_array(i)
        )

    def run(self, values, grad: bool):
        made = [self.made(i, v, grad) for i, v in enumerate(values)]
        arguments = []
        for arg in self.kernel.adj.args:
            if any(s["name"] == arg.label for s in self.specs):
                arguments.append(made[[s["name"] for s in self.specs].index(arg.label)])
                continue
            struct = arg.type()
            for i, spec in enumerate(self.specs):
                if spec["name"].startswith(arg.label + "."):
                    setattr(struct, spec["name"].split(".", 1)[1], made[i])
            arguments.append(struct)
        wp.launch(self.kernel, dim=self.dim, inputs=arguments, device="cpu")
        return made

    def outputs(self) -> list[int]:
        return [i for i, s in enumerate(self.specs) if s["role"] != "in" and self.is_float_array(i)]

    def sources(self) -> list[int]:
        return [i for i, s in enumerate(self.specs) if s["role"] != "out" and self.is_float_array(i)]

    def measure(self) -> str:
        rng = np.random.default_rng(3)
        outs, ins = self.outputs(), self.sources()
        weights = {i: rng.uniform(0.5, 1.5, self.values[i].shape) for i in outs}
        tape = wp.Tape()
        with tape:
            made = self.run(self.values, grad=True)
        for i in outs:
            made[i].grad.assign(weights[i].reshape(made[i].grad.numpy().shape))
        tape.backward()
        gradients = {i: made[i].grad.numpy().reshape(-1) for i in ins}

        def outcome(values) -> float:
            got = self.run(values, grad=False)
            return sum(float((got[i].numpy().reshape(-1) * weights[i]).sum()) for i in outs)

        verdict = "none"
        for _ in range(3):
            along = {
                i: rng.choice([-1.0, 1.0], self.values[i].shape) * rng.uniform(0.5, 1, self.values[i].shape)
                for i in ins
            }
            sides = []
            for sign in (STEP, -STEP):
                sides.append(
                    outcome([v + sign * along[i] if i in along else v for i, v in enumerate(self.values)])
                )
            derivative = (sides[0] - sides[1]) / (2 * STEP)
            claimed = sum(float((gradients[i] * along[i]).sum()) for i in ins)
            scale = sum(float(np.abs(gradients[i] * along[i]).sum()) for i in ins) + abs(derivative)
            if not np.isfinite(claimed) or not np.isfinite(derivative):
                return "not finite"
            if abs(derivative - claimed) > TOLERANCE * scale + 1e-6:
                return "warp_differs"
            if scale > 1e-7:
                verdict = "exact"
        return verdict


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rows", type=Path)
    parser.add_argument("--limit", type=int, default=10**9)
    parser.add_argument("-n", type=int, default=7)
    options = parser.parse_args()
    wp.config.quiet = True
    wp.config.enable_vector_component_overwrites = False
    table: Counter = Counter()
    with tempfile.TemporaryDirectory() as folder, options.rows.open(encoding="utf-8") as lines:
        for number, line in enumerate(lines):
            if number >= options.limit:
                break
            row = json.loads(line)
            said = row["gradient"]["kind"] if isinstance(row["gradient"], dict) else row["gradient"]
            try:
                kernel = load(in_float64(row["python_source"]), row["kernel_name"], Path(folder))
                found = Launch(kernel, row, options.n).measure()
            except Exception as error:  # float32-only builtins cannot be widened
                found = "not measured"
                print(f"{row['index']}: {str(error).splitlines()[-1][:120]}")
            table[said, found] += 1
            if said != found and found != "not measured":
                print(
                    f"index {row['index']}: said {said}, measured {found} ({row.get('category')}, {row['gradient']})",
                    flush=True,
                )
    for (said, found), count in sorted(table.items()):
        print(f"{said:13} {found:13} {count}")


if __name__ == "__main__":
    main()
