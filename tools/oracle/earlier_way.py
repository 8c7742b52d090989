#!/usr/bin/env python3
"""The earlier way to make pairs: write a kernel to a file, import it, let warp-lang generate the code, cut
the functions out, write one JSON file per pair. A yardstick for speed, nothing else.

    earlier_way.py -n 300 -o DIR -d cuda|cpu [--backward]     prints pairs/s
"""

import argparse
import importlib.util
import json
import os
import random
import re
import tempfile
import time

import warp as wp

wp.config.quiet = True
wp.config.log_level = wp.LOG_ERROR
from warp._src.context import ModuleBuilder  # noqa: E402


def arithmetic(r: random.Random, name: str) -> str:
    expr = "a[tid]"
    for op in [r.choice("+-*") for _ in range(r.randint(1, 4))]:
        expr = f"({expr} {op} {r.choice(['b[tid]', 'a[tid]', f'{r.uniform(0.1, 4):.2f}'])})"
    return f"""@wp.kernel
def {name}(a: wp.array(dtype=float), b: wp.array(dtype=float), c: wp.array(dtype=float)):
    tid = wp.tid()
    var_0 = {expr}
    c[tid] = var_0
"""


def math(r: random.Random, name: str) -> str:
    expr = "a[tid]"
    for _ in range(r.randint(1, 4)):
        expr = f"wp.{r.choice(['sin', 'cos', 'exp', 'sqrt', 'abs', 'tanh'])}({expr})"
    return f"""@wp.kernel
def {name}(a: wp.array(dtype=float), c: wp.array(dtype=float)):
    tid = wp.tid()
    c[tid] = {expr}
"""


def vector(r: random.Random, name: str) -> str:
    op = r.choice(
        [
            "wp.dot(a[tid], b[tid])",
            "wp.length(a[tid] + b[tid])",
            "wp.length(wp.cross(a[tid], b[tid]))",
        ]
    )
    return f"""@wp.kernel
def {name}(a: wp.array(dtype=wp.vec3), b: wp.array(dtype=wp.vec3), c: wp.array(dtype=float)):
    tid = wp.tid()
    v = wp.normalize(a[tid])
    c[tid] = {op} * {r.uniform(0.1, 4):.2f} + wp.dot(v, b[tid])
"""


def matrix(r: random.Random, name: str) -> str:
    return f"""@wp.kernel
def {name}(m: wp.array(dtype=wp.mat33), v: wp.array(dtype=wp.vec3), o: wp.array(dtype=wp.vec3)):
    tid = wp.tid()
    t = wp.transpose(m[tid]) * {r.uniform(0.1, 4):.2f}
    o[tid] = t * v[tid]
"""


def control_flow(r: random.Random, name: str) -> str:
    return f"""@wp.kernel
def {name}(a: wp.array(dtype=float), n: int, c: wp.array(dtype=float)):
    tid = wp.tid()
    x = a[tid]
    s = float(0.0)
    for i in range(n):
        if x > {r.uniform(-1, 1):.2f}:
            s = s + x * {r.uniform(0.1, 4):.2f}
        else:
            s = s - x
    c[tid] = s
"""


def atomic(r: random.Random, name: str) -> str:
    return f"""@wp.kernel
def {name}(a: wp.array(dtype=float), c: wp.array(dtype=float)):
    tid = wp.tid()
    x = a[tid] * {r.uniform(0.1, 4):.2f}
    wp.atomic_{r.choice(["add", "min", "max"])}(c, 0, x)
"""


CATEGORIES = [arithmetic, math, vector, matrix, control_flow, atomic]


def cut(code: str, name: str, kind: str, device: str) -> str:
    head = r'((extern "C" __global__ )|(template <[^>]*>\nstatic ))'
    match = re.search(rf"{head}void {name}_[0-9a-f]+_{device}_kernel_{kind}\(", code)
    assert match, code
    return code[match.start() : code.index("\n}\n", match.start()) + 3]


def make_pair(category, index: int, r: random.Random, device: str, backward: bool, work: str) -> dict:
    name = f"{category.__name__}_{index}"
    source = category(r, name)
    path = os.path.join(work, name + ".py")
    with open(path, "w") as f:
        f.write("import warp as wp\n\n" + source)
    spec = importlib.util.spec_from_file_location(name, path)
    python_module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(python_module)
    module = getattr(python_module, name).module
    options = module.resolve_options(wp.config)
    options |= {"output_arch": 90 if device == "cuda" else None, "enable_backward": backward}
    code = ModuleBuilder(module, options, target=device).codegen(device)
    metadata = {"kernel_name": name, "category": category.__name__, "description": "", "device": device}
    pair = {"python_source": source, "cpp_forward": cut(code, name, "forward", device), "metadata": metadata}
    if backward:
        pair["cpp_backward"] = cut(code, name, "backward", device)
    return pair


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("-n", type=int, default=300)
    parser.add_argument("-o", default=None)
    parser.add_argument("-d", default="cuda", choices=["cpu", "cuda"])
    parser.add_argument("-s", type=int, default=42)
    parser.add_argument("--backward", action="store_true")
    args = parser.parse_args()
    r = random.Random(args.s)
    wp.init()
    with tempfile.TemporaryDirectory(prefix="earlier-way-") as work:
        out = args.o or os.path.join(work, "pairs")
        os.makedirs(out, exist_ok=True)
        start = time.perf_counter()
        size = 0
        for i in range(args.n):
            pair = make_pair(CATEGORIES[i % len(CATEGORIES)], i, r, args.d, args.backward, work)
            text = json.dumps(pair)
            size += len(text)
            with open(os.path.join(out, f"pair_{i:06d}.json"), "w") as f:
                f.write(text)
        elapsed = time.perf_counter() - start
    print(
        f"{args.n / elapsed:.1f} pairs/s, {size / args.n:.0f} bytes/pair, device {args.d}, "
        f"backward {args.backward}"
    )


if __name__ == "__main__":
    main()
