#!/usr/bin/env python3
"""How often `--mix real` draws each exemplar: src/exemplars/real_weights.def, so that what real code does often is often there.

    weft generate --mix real -n 20000 -o SET; weights.py SET            prints the shares of SET and of real code
    weights.py SET --write                                              writes the weights; then build weft again

Exemplars are drawn by weights that bring the shares of their variants near those below (raking: each share in turn scales the
weights of the exemplars that have the feature, until they settle). No exemplar is drawn much more often than another.
"""

import argparse
import ast
import json
import math
import sys
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "src" / "exemplars" / "real_weights.def"
HEAD = """// How often `--mix real` draws an exemplar: WEFT_WEIGHT("name", weight); others have the weight of the mean.
// Written by `python tests/exemplars/weights.py SET --write`.
"""
MEAN, LEAST, MOST = 100, 25, 300
ROUNDS = 400

# Of 100 kernels that people wrote, as files cut to what the kernel needs, so many have it (public projects that use Warp).
REAL = {
    "function": 42.5, "two functions": 27.5, "array passed to a function": 15.0, "struct": 6.0, "constant": 39.1,
    "generic": 29.1, "number as parameter": 22.8, "early return": 32.1, "guard": 33.4, "loop": 41.0, "while": 7.6,
    "break": 3.1, "flat": 23.6, "nested three times": 22.0, "atomic": 21.7, "random": 1.3, "range over a shape": 3.7,
    "bound from an array": 20.2, "read and written": 17.1, "two dimensions": 23.0, "three dimensions": 8.0,
    "several outputs": 40.3, "conditional expression": 13.5, "no thread index": 6.3, "shape": 23.9,
}  # fmt: skip


def called(node: ast.AST) -> str:
    """The name behind the last dot of what a call calls."""
    if not isinstance(node, ast.Call):
        return ""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def depth_of(body: list) -> int:
    depth = 0
    for node in body:
        if isinstance(node, (ast.If, ast.For, ast.While)):
            depth = max(depth, 1 + depth_of(node.body), 1 + depth_of(node.orelse))
    return depth


def base_of(node: ast.AST) -> str:
    while isinstance(node, (ast.Subscript, ast.Attribute)):
        node = node.value
    return getattr(node, "id", "")


def features(source: str) -> dict[str, bool]:
    tree = ast.parse(source)
    defs = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    kernel = next(d for d in defs if any("kernel" in ast.unparse(one) for one in d.decorator_list))
    functions = {d.name for d in defs if d is not kernel}
    everything = [node for d in defs for node in ast.walk(d)]
    inside = list(ast.walk(kernel))
    types = {arg.arg: ast.unparse(arg.annotation) for arg in kernel.args.args if arg.annotation}
    arrays = {name for name, text in types.items() if "array" in text}
    calls = {called(node) for node in everything}
    stored, read = set(), set()
    for node in inside:
        if isinstance(node, ast.Subscript) and base_of(node) in arrays:
            (read if isinstance(node.ctx, ast.Load) else stored).add(base_of(node))
        if called(node).startswith("atomic_") and node.args:
            stored.add(base_of(node.args[0]))
    ranges = [node for node in everything if called(node) == "range"]
    loaded = {
        target.id
        for node in everything
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Subscript)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    threads = [node for node in inside if isinstance(node, ast.Assign) and called(node.value) == "tid"]
    dims = 0
    for node in threads:
        dims = len(node.targets[0].elts) if isinstance(node.targets[0], ast.Tuple) else 1
    ends = (ast.Return, ast.Continue)
    return {
        "function": bool(functions),
        "two functions": len(functions) > 1,
        "array passed to a function": any(
            called(node) in functions
            and any(base_of(arg) in arrays for arg in node.args if isinstance(arg, ast.Name))
            for node in inside
            if isinstance(node, ast.Call)
        ),
        "struct": any(isinstance(node, ast.ClassDef) for node in tree.body),
        "constant": any(isinstance(node, ast.Assign) for node in tree.body),
        "generic": "Any" in source or "type(" in source or ".dtype" in source,
        "number as parameter": any(
            text in ("float", "wp.float32", "warp.float32", "wp.float64") for text in types.values()
        ),
        "early return": any(
            isinstance(n, ast.Return) and n is not d.body[-1] for d in defs for n in ast.walk(d)
        ),
        "guard": any(
            isinstance(n, ast.If) and isinstance(n.body[-1], ends) and not n.orelse for n in everything
        ),
        "loop": any(isinstance(node, (ast.For, ast.While)) for node in everything),
        "while": any(isinstance(node, ast.While) for node in everything),
        "break": any(isinstance(node, ast.Break) for node in everything),
        "flat": depth_of(kernel.body) == 0,
        "nested three times": depth_of(kernel.body) >= 3,
        "atomic": any(name.startswith("atomic_") for name in calls),
        "random": any(name.startswith("rand") for name in calls),
        "range over a shape": any(
            "shape" in ast.unparse(node) or "len(" in ast.unparse(node) for node in ranges
        ),
        "bound from an array": any(
            isinstance(n, ast.Subscript) or (isinstance(n, ast.Name) and n.id in loaded)
            for node in ranges
            for arg in node.args
            for n in ast.walk(arg)
        ),
        "read and written": bool(stored & read),
        "two dimensions": dims == 2,
        "three dimensions": dims == 3,
        "several outputs": len(stored) > 1,
        "conditional expression": any(isinstance(n, ast.IfExp) or called(n) == "where" for n in everything),
        "no thread index": not threads,
        "shape": any(isinstance(n, ast.Attribute) and n.attr == "shape" for n in everything)
        or "len" in calls,
    }


def shares_by_family(folder: Path) -> dict[str, dict[str, float]]:
    counts, rows = defaultdict(lambda: defaultdict(int)), defaultdict(int)
    for path in sorted(folder.glob("data/*.jsonl")):
        for line in path.open(encoding="utf-8"):
            row = json.loads(line)
            rows[row["family"]] += 1
            for name, has in features(row["python_source"]).items():
                counts[row["family"]][name] += has
    return {family: {name: counts[family][name] / n for name in REAL} for family, n in rows.items()}


def weighted_share(name: str, weights: dict, shares: dict) -> float:
    return sum(weights[f] * shares[f][name] for f in weights) / sum(weights.values())


def fitted(shares: dict) -> dict[str, float]:
    weights = dict.fromkeys(shares, 1.0)
    for _ in range(ROUNDS):
        for name, percent in REAL.items():
            now = min(max(weighted_share(name, weights, shares), 1e-4), 1 - 1e-4)
            step = 0.3 * (math.log(percent / (100 - percent)) - math.log(now / (1 - now)))
            for family in weights:
                weights[family] *= math.exp(step * (shares[family][name] - now))
        mean = sum(weights.values()) / len(weights)
        for family in weights:
            weights[family] = min(max(weights[family] / mean, LEAST / MEAN), MOST / MEAN)
    return weights


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("set", type=Path)
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    shares = shares_by_family(args.set)
    weights = fitted(shares)
    print("| feature | all alike | weighted | real |\n|---|---:|---:|---:|")
    for name, percent in REAL.items():
        plain = weighted_share(name, dict.fromkeys(shares, 1.0), shares)
        print(
            f"| {name} | {100 * plain:.1f} % | {100 * weighted_share(name, weights, shares):.1f} % | {percent} % |"
        )
    if args.write:
        rows = "".join(
            f'WEFT_WEIGHT("{family}", {round(MEAN * weights[family])})\n' for family in sorted(weights)
        )
        FILE.write_text(HEAD + rows)
    return 0


if __name__ == "__main__":
    sys.exit(main())
