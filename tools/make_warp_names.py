#!/usr/bin/env python3
"""Write src/module/warp_names.def: what the names of an installed warp-lang 1.19.0 stand for.

    make_warp_names.py [--check] [-o src/module/warp_names.def]

The module level is evaluated without Warp, so the names of the `warp` package (and of
`warp.types`), the values of its constants, the members of its enumerations, and the keys
of the functions that importing it registers are facts kept in this table.  --check
compares and writes nothing: tests/builtins/table_test.py.
"""

import argparse
import difflib
import enum
import json
import subprocess
import sys
import types
from pathlib import Path

import warp as wp
import warp._src.context as ctx
import warp._src.types as wt

OUT = Path(__file__).resolve().parents[1] / "src/module/warp_names.def"
SCALARS = {
    wt.bool: "Bool",
    wt.int8: "Int8",
    wt.uint8: "Uint8",
    wt.int16: "Int16",
    wt.uint16: "Uint16",
    wt.int32: "Int32",
    wt.uint32: "Uint32",
    wt.int64: "Int64",
    wt.uint64: "Uint64",
    wt.float16: "Float16",
    wt.bfloat16: "Bfloat16",
    wt.float32: "Float32",
    wt.float64: "Float64",
    wt.handle: "Handle",
}
PACKAGES = ("warp.fem", "warp.sparse", "warp.optim", "warp.optim.linear", "warp.render", "warp.geometry",
            "warp.autograd", "warp.utils", "warp.types", "warp.build_experimental", "warp.config",
            "warp.examples")  # fmt: skip
PROBE = """
import importlib, json, sys
import warp
import warp._src.context as ctx
before = dict(ctx.function_key_counts)
importlib.import_module(sys.argv[1])
print(json.dumps({k: n - before.get(k, 0) for k, n in ctx.function_key_counts.items() if n != before.get(k, 0)}))
"""


def row(space: str, name: str, value) -> str:
    """One line for one attribute."""
    head = f'{space}, "{name}"'
    if isinstance(value, type) and value in SCALARS:
        return f"WEFT_WARP_TYPE({head}, Scalar, 0, 0, {SCALARS[value]})"
    if isinstance(value, type) and hasattr(value, "_wp_generic_type_str_"):
        scalar = SCALARS[value._wp_scalar_type_]
        kind = value._wp_generic_type_str_
        if kind == "vec_t":
            return f"WEFT_WARP_TYPE({head}, Vector, {value._length_}, 0, {scalar})"
        if kind == "mat_t":
            return f"WEFT_WARP_TYPE({head}, Matrix, {value._shape_[0]}, {value._shape_[1]}, {scalar})"
        return f"WEFT_WARP_TYPE({head}, {'Quaternion' if kind == 'quat_t' else 'Transform'}, 0, 0, {scalar})"
    if isinstance(value, bool):
        return f"WEFT_WARP_OBJECT({head}, Other)"
    if isinstance(value, float):
        text = repr(value)
        text = {
            "inf": "std::numeric_limits<double>::infinity()",
            "nan": "std::numeric_limits<double>::quiet_NaN()",
        }.get(text, text)
        return f"WEFT_WARP_FLOAT({head}, {text})"
    if isinstance(value, int) and not isinstance(value, enum.Enum):
        return f"WEFT_WARP_INT({head}, {value})"
    if isinstance(value, ctx.Function):
        return f"WEFT_WARP_OBJECT({head}, {'Builtin' if value.is_builtin() else 'Library'})"
    if isinstance(value, wt.TypeVar):
        return f"WEFT_WARP_OBJECT({head}, Generic)"
    if isinstance(value, types.ModuleType):
        return f"WEFT_WARP_OBJECT({head}, Module)"
    if isinstance(value, type):
        return f"WEFT_WARP_OBJECT({head}, {'Enum' if issubclass(value, enum.Enum) else 'Class'})"
    if callable(value):
        return f"WEFT_WARP_OBJECT({head}, Function)"
    return f"WEFT_WARP_OBJECT({head}, Other)"


def members(name: str, cls) -> list:
    """Members of an enumeration, and class attributes that are plain integers (Volume.LINEAR)."""
    if issubclass(cls, enum.Enum):
        found = {m: v.value for m, v in cls.__members__.items() if isinstance(v.value, int)}
    else:
        found = {m: v for m, v in vars(cls).items() if type(v) is int and m.isupper()}
        found |= {
            m: v.value for m, v in vars(cls).items() if isinstance(v, enum.Enum) and isinstance(v.value, int)
        }
    kind = "Int" if not issubclass(cls, enum.Enum) else ("IntEnum" if issubclass(cls, int) else "Enum")
    return [f'WEFT_WARP_MEMBER("{name}", "{m}", {v}, {kind})' for m, v in found.items()]


def consumed(package: str) -> dict:
    output = subprocess.run(
        [sys.executable, "-c", PROBE, package], check=True, capture_output=True, text=True
    ).stdout
    return json.loads(output.splitlines()[-1])


def table() -> str:
    counts = json.loads(subprocess.run(
        [sys.executable, "-c", "import json, warp, warp._src.context as c; print(json.dumps(c.function_key_counts))"],
        check=True, capture_output=True, text=True).stdout.splitlines()[-1])  # fmt: skip

    lines = [
        f"// What the names of warp-lang {wp.config.version} stand for. Written by tools/make_warp_names.py; do not edit.",
        "//   TYPE(space, name, kind, rows, cols, scalar)   a scalar, vector, matrix, quaternion or transform type",
        "//   FLOAT / INT(space, name, value)               a number",
        "//   OBJECT(space, name, what)                     Builtin: a kernel function that is also an attribute;",
        "//                                                 Library: a function Warp itself writes with @wp.func",
        "//   MEMBER(class, name, value, kind)              a member of an enumeration or an integer of a class",
        "//   CONSUMED(package, key, count)                 functions that importing the package registers",
        "// clang-format off",
    ]
    lines += [row("Warp", n, getattr(wp, n)) for n in sorted(dir(wp)) if not n.startswith("__")]
    lines += [row("Types", n, getattr(wp.types, n)) for n in sorted(dir(wp.types)) if not n.startswith("_")]
    for n in sorted(dir(wp)):
        if isinstance(getattr(wp, n), type):
            lines += members(n, getattr(wp, n))
    lines += [f'WEFT_WARP_CONFIG("{n}")' for n in sorted(vars(wp.config)) if not n.startswith("_")]
    lines += [f'WEFT_WARP_CONSUMED("warp", "{key}", {count})' for key, count in counts.items()]
    for package in PACKAGES:
        lines.append(f'WEFT_WARP_PACKAGE("{package}")')
        lines += [
            f'WEFT_WARP_CONSUMED("{package}", "{key}", {count})' for key, count in consumed(package).items()
        ]
    # Those of its inside that `import warp` loads.
    lines += [f'WEFT_WARP_PACKAGE("{m}")' for m in sorted(sys.modules) if f"{m}.".startswith("warp._src.")]
    lines.append("// clang-format on")
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("-o", "--out", type=Path, default=OUT)
    parser.add_argument("--check", action="store_true", help="compare with the committed file, write nothing")
    args = parser.parse_args()
    text = table()
    if not args.check:
        args.out.write_text(text)
        return 0
    there = args.out.read_text()
    if there == text:
        return 0
    differences = difflib.unified_diff(
        there.splitlines(), text.splitlines(), "committed", "written now", lineterm=""
    )
    print(f"{args.out} is not what Warp {wp.config.version} has now; run tools/make_warp_names.py")
    print("\n".join(list(differences)[:40]))
    return 1


if __name__ == "__main__":
    sys.exit(main())
