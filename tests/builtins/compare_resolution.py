#!/usr/bin/env python3
"""Compare weft's overload resolution with Warp's on random calls.

    python tests/builtins/compare_resolution.py PATH/TO/resolve_dump [-n 20000] [-s SEED] [--show 20]

Every call is made twice: by Warp's own code generator (the state of an empty kernel, Adjoint.add_call) and by
weft through tools/dev/resolve_dump. Both must refuse it, or both must add the same variables and print the same call.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
import typing
from collections import Counter
from pathlib import Path

import warp as wp

wp.config.quiet = True
import warp._src.codegen as codegen  # noqa: E402
import warp._src.context as context  # noqa: E402
import warp._src.types as wt  # noqa: E402

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))
import make_builtin_table as table  # noqa: E402


@wp.struct
class S:
    x: float


@wp.kernel
def empty():
    pass


SCALARS = {t.__name__: t for t in wt.scalar_and_bool_types}
PYTHON_SCALARS = {"pyfloat": float, "pyint": int, "pybool": bool}
HANDLES = {t.__name__.lstrip("_"): t for t in table.HANDLE_NAMES}
SPECIAL_ARRAYS = {
    "indexedfabric": wt.indexedfabricarray,
    "indexed": wt.indexedarray,
    "fabric": wt.fabricarray,
}
COMMON = ["float32", "float32", "float32", "int32", "int32", "float64", "uint32", "uint64", "int64", "bool"]
FLOATS = ["float32", "float32", "float16", "float64", "bfloat16"]


def warp_type(text: str):
    """The Warp type that a TYPE of resolve_dump names."""
    if text in SCALARS:
        return SCALARS[text]
    if text in PYTHON_SCALARS:
        return PYTHON_SCALARS[text]
    simple = {"str": str, "range": wt.range_t, "shape": wt.shape_t, "struct": S}
    if text in simple:
        return simple[text]
    head, tail = text.split("_", 1)
    if head == "handle":
        return HANDLES[tail]
    for family, array in SPECIAL_ARRAYS.items():
        if head.startswith(family):
            return array(dtype=warp_type(tail), ndim=int(head[len(family) :]))
    if head == "quat":
        return wt.quaternion(dtype=warp_type(tail))
    if head == "transform":
        return wt.transformation(dtype=warp_type(tail))
    if head.startswith("vec"):
        return wt.vector(length=int(head[3:]), dtype=warp_type(tail))
    if head.startswith("mat"):
        rows, cols = head[3:].split("x")
        return wt.matrix(shape=(int(rows), int(cols)), dtype=warp_type(tail))
    if head.startswith("array"):
        return wt.array(dtype=warp_type(tail), ndim=int(head[5:]))
    return wt.fixedarray(dtype=warp_type(tail), shape=(int(head[5:]),))


class Warp:
    """Warp's side: the compiler state of an empty kernel, emptied before each call."""

    def __init__(self):
        wp.init()  # constants of half floats are converted by the native library
        self.builder = context.ModuleBuilder(
            empty.module,
            {**empty.module.options, **wp.config.__dict__, "enable_backward": True, "block_dim": 1},
        )
        self.adj = empty.adj
        self.adj.builder = self.builder
        self.adj.builder_options = self.builder.options
        self.types = {}

    def type(self, text: str):
        if text not in self.types:
            self.types[text] = warp_type(text)
        return self.types[text]

    def reset(self):
        adj = self.adj
        adj.blocks, adj.variables, adj.symbols = [codegen.Block()], [], {}
        adj.lineno, adj.indentation, adj.prefix = 0, "", ""
        adj.loop_blocks, adj.label_count = [], 0

    def argument(self, spec: str):
        kind, rest = spec[0], spec[2:]
        adj = self.adj
        if kind == "v":
            return adj.add_var(self.type(rest))
        if kind == "r":
            return adj.add_var(wt.Reference(self.type(rest)))
        if kind == "t":
            return self.type(rest)
        if kind == "c":
            return adj.add_constant(self.type(rest)())
        if kind == "i":
            return adj.add_constant(int(rest))
        if kind == "f":
            return adj.add_constant(float(rest))
        if kind == "b":
            return adj.add_constant(rest == "1")
        if kind == "w":
            scalar, digits = rest.split(":")
            return adj.add_constant(self.type(scalar)(float(digits) if "." in digits else int(digits)))
        if kind == "l":
            return int(rest)
        parts = [self.argument(x) for x in split(spec[2:-1])]
        return adj.add_builtin_call("tuple" if kind == "T" else "slice", parts)

    def answer(self, line: str) -> str:
        self.reset()
        name, *words = line.split(" ")
        type_args, outputs, args, kwargs = {}, None, [], {}
        for word in words:
            if word[0] == "@":
                type_args = self.type(word[1:])._wp_type_args_
            elif word[0] == "#":
                outputs = int(word[1:])
            elif "=" in word:
                key, spec = word.split("=", 1)
                kwargs[key] = self.argument(spec)
            else:
                args.append(self.argument(word))
        before = len(self.adj.variables)
        function = context.builtin_functions[name]
        try:
            result = self.adj.add_call(function, args, kwargs, type_args, min_outputs=outputs)
            added = [describe(v) for v in self.adj.variables[before:]]
            if name == "len" and getattr(result, "constant", None) is not None:
                return f"value {result.constant}"
        except Exception as error:
            return f"refused {type(error).__name__}: {error}"
        return " ".join([*added, self.adj.blocks[-1].body_forward[-1].strip()])


def describe(var) -> str:
    if var.constant is None:
        return f"{var.ctype()} var_{var.label};"
    value = codegen.constant_str(var.constant)
    if "initializer_array<4" in value and value.endswith("{0.0, 0.0, 0.0, 1.0}"):
        value = "identity"
    value = value.replace("INFINITY", "inf")
    return f"const {var.ctype()} = {value} var_{var.label};"


def split(text: str) -> list[str]:
    parts, depth, begin = [], 0, 0
    for i, c in enumerate(text):
        if c == "," and depth == 0:
            parts.append(text[begin:i])
            begin = i + 1
        depth += (c == "(") - (c == ")")
    return [*parts, text[begin:]]


class Generator:
    """Random calls: mostly near the signatures of the builtin, sometimes far from them."""

    def __init__(self, seed: int):
        self.random = random.Random(seed)
        self.overloads = {}
        for key, rows in table.primary_overloads().items():
            usable = [f for f in rows if table.is_supported(key, f)]
            if usable:
                self.overloads[key] = usable
        self.names = list(self.overloads)
        self.rows = [(key, f) for key, rows in self.overloads.items() for f in rows]

    def choose(self, options):
        return self.random.choice(options)

    def chance(self, p: float) -> bool:
        return self.random.random() < p

    def scalar(self) -> str:
        return self.choose(COMMON) if self.chance(0.85) else self.choose(list(SCALARS))

    def size(self) -> int:
        return self.choose([2, 3, 3, 3, 4, 4, 5, 6, 1])

    def any_type(self, scalar: str | None = None, size: int | None = None) -> str:
        scalar, size = scalar or self.scalar(), size or self.size()
        kind = self.random.random()
        if kind < 0.3:
            return scalar
        if kind < 0.5:
            return f"vec{size}_{scalar}"
        if kind < 0.65:
            return f"mat{size}x{self.choose([size, size, self.size()])}_{scalar}"
        floating = scalar if scalar in FLOATS else self.choose(FLOATS)
        if kind < 0.73:
            return f"quat_{self.choose([floating, floating, 'pyfloat'])}"
        if kind < 0.8:
            return f"transform_{self.choose([floating, floating, 'pyfloat'])}"
        if kind < 0.94:
            element = self.choose([scalar, f"vec{size}_{scalar}", "struct", f"quat_{floating}"])
            plain = ["array1", "array1", "array2", "array3", "array4", "fixed4"]
            special = ["indexed1", "indexed2", "fabric1", "fabric2", "indexedfabric1"]
            return f"{self.choose(plain if self.chance(0.8) else special)}_{element}"
        return self.choose(["struct", "range", "shape", "str", f"handle_{self.choose(list(HANDLES))}"])

    def pattern_type(self, pattern, scalar: str, size: int) -> str:
        """A TYPE that fits the pattern, with the given scalar and size where the pattern leaves them open."""

        def fit(p):
            if p is None:
                return "pyfloat"
            if p in (typing.Any, wt.Scalar):
                return scalar if scalar != "bool" or p is typing.Any else "int32"
            if p is wt.Float:
                return scalar if scalar in FLOATS else self.choose(FLOATS)
            if p is wt.Int:
                return scalar if "int" in scalar else "int32"
            return {float: "float32", int: "int32", bool: "bool"}.get(p, getattr(p, "__name__", "float32"))

        if pattern is typing.Any:
            return self.any_type(scalar, size)
        if isinstance(pattern, typing.TypeVar):
            return fit(pattern)
        if isinstance(pattern, type) and hasattr(pattern, "_wp_generic_type_str_"):
            *shape, dtype = pattern._wp_type_params_
            shape = [size if n is typing.Any else n for n in shape]
            if not shape and fit(dtype) == "float32" and self.chance(0.1):
                dtype = None
            stem = {"vec_t": "vec", "mat_t": "mat", "quat_t": "quat", "transform_t": "transform"}
            return f"{stem[pattern._wp_generic_type_str_]}{'x'.join(map(str, shape))}_{fit(dtype)}"
        if wt.is_array(pattern):
            dtype = pattern.dtype
            ndim = self.choose([1, 1, 1, 2, 2, 3, 4])
            element = (
                self.choose([scalar, scalar, f"vec{size}_{scalar}"]) if dtype is typing.Any else fit(dtype)
            )
            family = wt.concrete_array_type(pattern)
            for name, array in SPECIAL_ARRAYS.items():
                if array is family and self.chance(0.9):
                    return f"{name}{ndim}_{element}"
            return f"array{ndim}_{element}" if self.chance(0.9) else f"fixed{size}_{element}"
        if isinstance(pattern, type) and pattern in table.HANDLE_NAMES:
            same = [n for n, t in HANDLES.items() if t is pattern or issubclass(t, pattern)]
            return f"handle_{self.choose(same if self.chance(0.9) else list(HANDLES))}"
        if pattern is wt.range_t:
            return "range"
        if pattern is wt.shape_t:
            return "shape"
        if pattern is str:
            return "str"
        name = fit(pattern)
        return name if name in SCALARS else self.any_type()

    def number(self, scalar: str) -> str:
        if "float" in scalar:
            return f"{self.choose(['0.5', '1.0', '2.25', '-3.0', '1e-06', '100000.0'])}"
        return str(self.choose([0, 1, 2, 3, 4, 7, -1, 100]))

    def spec(self, text: str) -> str:
        """An argument of the type: a variable, a reference or a constant."""
        if text in SCALARS and self.chance(0.25):
            if text == "int32":
                return f"i:{self.choose([0, 1, 2, 3, 4, 5, -1, 7])}"
            if text == "float32":
                return f"f:{self.number(text)}"
            if text == "bool":
                return f"b:{self.choose([0, 1])}"
            if self.chance(0.5):
                return f"w:{text}:{self.number(text)}"
        if text[:3] in ("vec", "mat") and "bfloat16" not in text and self.chance(0.05):
            return f"c:{text}"
        return ("r:" if self.chance(0.2) and text not in ("str", "range", "shape") else "v:") + text

    def integer(self) -> str:
        if self.chance(0.03):
            return f"w:{self.choose(['int32', 'int64'])}:{self.choose([0, 1, 2, 3])}"
        return f"i:{self.choose([0, 1, 2, 2, 3, 3, 4, 5, 6])}"

    def slice(self) -> str:
        bounds = [
            self.choose([0, 1, 2, 3, 2147483647]),
            self.choose([1, 2, 3, 4, -1, -2147483648]),
            self.choose([1, 1, 1, 2, -1]),
        ]
        kinds = ["i" if self.chance(0.95) else "l" for _ in bounds]
        return "S(" + ",".join(f"{k}:{b}" for k, b in zip(kinds, bounds, strict=True)) + ")"

    def dtype(self, scalar: str) -> str:
        if self.chance(0.05):
            return self.spec(scalar)
        return "t:" + self.choose([scalar, scalar, "pyfloat", "float32", self.choose(list(SCALARS)), "pyint"])

    def tuple(self, scalar: str) -> str:
        parts = [
            self.integer() if self.chance(0.8) else "v:int32" for _ in range(self.choose([1, 2, 2, 2, 3, 4]))
        ]
        if self.chance(0.05):
            parts[0] = self.spec(scalar)
        return "T(" + ",".join(parts) + ")"

    def parameter(self, name: str, pattern, scalar: str, size: int) -> str:
        if name == "dtype":
            return self.dtype(scalar)
        if name == "shape" and self.chance(0.9):
            return self.tuple(scalar) if self.chance(0.7) else self.integer()
        if typing.get_origin(pattern) is tuple or pattern is tuple:
            return self.tuple(scalar)
        if pattern is typing.Any and name in ("i", "j", "k", "l"):
            return self.choose(
                [self.slice(), "v:int32", "v:int32", "r:int32", self.integer(), self.spec(self.any_type())]
            )
        if name in ("n", "length") and pattern is int:
            return self.choose([self.integer(), self.integer(), "v:int32"])
        if name == "value" and self.chance(0.5):
            return self.spec(self.choose([scalar, f"vec{size}_{scalar}", f"mat{size}x{size}_{scalar}"]))
        return self.spec(self.pattern_type(pattern, scalar, size))

    def constructor(self) -> str:
        scalar, size = self.scalar(), self.size()
        floating = self.choose([*FLOATS, "pyfloat"])
        made, name, count = self.choose(
            [
                (f"vec{size}_{scalar}", "vector", [0, 1, size, size, size, size - 1, 2]),
                (f"mat{size}x{size}_{scalar}", "matrix", [0, 1, size * size, size * size, size]),
                (f"mat2x{size}_{scalar}", "matrix", [0, 1, 2 * size, 2 * size, 3]),
                (f"quat_{floating}", "quaternion", [0, 1, 2, 4, 4, 3]),
                (f"transform_{floating}", "transformation", [0, 1, 2, 7, 7, 3]),
                ("vec6_float32", "spatial_vector", [0, 2, 6, 6, 1]),
            ]
        )
        if "quat" in made or "transform" in made:
            scalar = "float32" if floating == "pyfloat" else floating
        count = self.choose(count)
        values = [
            self.spec(scalar) if self.chance(0.8) else self.spec(self.choose(COMMON)) for _ in range(count)
        ]
        if count in (1, 2) and self.chance(0.7):
            near = [
                f"vec3_{scalar}",
                f"quat_{scalar if scalar in FLOATS else 'float32'}",
                made,
                made,
                self.any_type(scalar, size),
            ]
            values = [self.spec(self.choose(near).replace("vec6_", "vec3_")) for _ in range(count)]
            if name == "transformation":
                values = (
                    [self.spec(f"vec3_{scalar}"), self.spec(f"quat_{scalar}")][:count]
                    if self.chance(0.6)
                    else values
                )
        words = [name, "@" + made] if self.chance(0.75) else [name]
        words += values
        if self.chance(0.3):
            words.append(f"dtype={self.dtype(scalar)}")
        if name == "vector" and self.chance(0.4 if len(words) and words[1:2] == ["@" + made] else 0.8):
            words.append(f"length={self.choose([f'i:{size}', self.integer(), 'v:int32'])}")
        if name == "matrix" and (words[1:2] != ["@" + made] or self.chance(0.1)):
            words.append(
                f"shape={self.choose([self.tuple(scalar), f'T(i:{size},i:{size})', f'T(i:2,i:{size})'])}"
            )
        return " ".join(words)

    def line(self) -> str:
        if self.chance(0.15):
            return self.constructor()
        name, overload = self.choose(self.rows)
        if self.chance(0.5):
            name = self.choose(self.names)
            overload = self.choose(self.overloads[name])
        scalar, size = self.scalar(), self.size()
        words = [name]
        if self.chance(0.08):
            words += [self.spec(self.any_type(scalar, size)) for _ in range(self.random.randrange(0, 5))]
            return " ".join(words)
        by_keyword = False
        for parameter, pattern in overload.input_types.items():
            if parameter in overload.defaults and self.chance(0.6):
                by_keyword = True
                continue
            if parameter.startswith("*"):
                count = 0 if by_keyword else self.random.randrange(0, 7)
                words += [self.parameter("", pattern, scalar, size) for _ in range(count)]
                by_keyword = True
                continue
            if self.chance(0.06):
                scalar = self.scalar()
            if self.chance(0.04):
                size = self.size()
            by_keyword = by_keyword or self.chance(0.04)
            value = self.parameter(parameter, pattern, scalar, size)
            if self.chance(0.03):
                value = self.spec(self.any_type())
            if self.chance(0.01):
                value = f"t:{self.any_type()}"
            words.append(f"{parameter}={value}" if by_keyword else value)
        if (
            name in ("tid", "svd3", "svd2", "qr3", "eig3", "quat_to_axis_angle")
            and self.chance(0.6)
            or self.chance(0.01)
        ):
            words.insert(1, f"#{self.choose([1, 2, 2, 3, 3, 4])}")
        return " ".join(words)


def is_outside(line: str, answer: str) -> bool:
    """Calls that weft leaves out on purpose, or that Warp treats outside add_call's ordinary way."""
    name = line.split(" ")[0]
    # A 64-bit constructor of a constant only re-types the constant; lower/ does that.
    if name in ("float64", "int64", "uint64") and any(
        w.split("=")[-1][0] in "ifbw" for w in line.split(" ")[1:]
    ):
        return True
    # A matrix without elements has two shapes at once in Warp; weft makes none.
    if name in ("matrix", "matrix_from_rows", "matrix_from_cols") and (
        "wp::mat_t<0" in answer or ", 0, wp::" in answer
    ):
        return True
    # Sizes given as Warp scalars or as True work in Warp only if a type of that size was made before.
    sizes = [w.split("=")[1] for w in line.split(" ") if w.startswith(("length=", "shape=", "n="))]
    if name == "identity":
        sizes.append(line.split(" ")[1:2])
    if name in ("vector", "matrix", "identity") and any(
        "w:" in str(size) or "b:" in str(size) for size in sizes
    ):
        return True
    # Warp takes a variable for True, whatever it holds; weft refuses it.
    if name == "tile" and any(w.split("=")[-1][0] in "vr" for w in line.split(" ")[2:]):
        return True
    # A cast to what is no value.
    if (
        name == "cast"
        and any(f"t:{t}" in line for t in ("range", "shape", "str", "array", "fixed"))
        and "t:struct" not in line
    ):
        return True
    # Vectors of vectors and the like: Warp builds the type, but no C++ compiler takes it.
    return nested(answer)


def nested(answer: str) -> bool:
    for outer in ("wp::vec_t<", "wp::mat_t<", "wp::quat_t<", "wp::transform_t<"):
        start = answer.find(outer)
        while start >= 0:
            inside = answer[start + len(outer) : answer.find(">", start)]
            if "<" in inside or "wp::array" in inside or "S_" in inside:
                return True
            start = answer.find(outer, start + 1)
    return False


def compare(program: str, count: int, seed: int) -> tuple[list[tuple[str, str, str]], Counter]:
    generator, oracle = Generator(seed), Warp()
    cases = []
    while len(cases) < count:
        line = generator.line()
        if is_outside(line, ""):
            continue  # not even asked: it could leave types behind that later calls find
        try:
            answer = oracle.answer(line)
        except Exception:
            continue  # an argument itself cannot be made: not a question about this builtin
        if not is_outside(line, answer):
            cases.append((line, answer))
    result = subprocess.run(
        [program], input="\n".join(l for l, _ in cases) + "\n", capture_output=True, text=True, check=True
    )
    answers = result.stdout.splitlines()
    if len(answers) != len(cases):
        raise SystemExit(f"{program} answered {len(answers)} of {len(cases)} lines")
    wrong, stats = [], Counter()
    for (line, expected), got in zip(cases, answers, strict=True):
        refused = expected.startswith("refused")
        stats["refused" if refused else "accepted"] += 1
        same = got.startswith("refused") if refused else got == expected
        if not same and got.startswith("refused [tile.limit]"):
            stats["limits of weft"] += 1
        elif not same:
            wrong.append((line, expected, got))
    accepted = {line.split(" ")[0] for line, answer in cases if not answer.startswith("refused")}
    stats["names"] = len(accepted)
    if count >= 20000:
        print("never accepted:", *sorted(set(generator.names) - accepted))
    return wrong, stats


def compare_types(program: str, seed: int) -> list[tuple[str, str, str]]:
    """Types whose spelling or code differs from Warp's."""
    generator = Generator(seed)
    texts = sorted({generator.any_type() for _ in range(3000)} | set(SCALARS))
    done = subprocess.run(
        [program], input="".join(f"={t}\n" for t in texts), capture_output=True, text=True, check=True
    )
    wrong = []
    for text, got in zip(texts, done.stdout.splitlines(), strict=True):
        t = warp_type(text)
        if text.startswith("handle_"):
            continue  # some have no code
        expected = f"{codegen.Var('x', t).ctype()} {wt.get_type_code(t)}"
        if got != expected:
            wrong.append((text, expected, got))
    return wrong


MOST_LIMITS = 0.005  # of the calls


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", help="tools/dev/resolve_dump")
    parser.add_argument("-n", "--count", type=int, default=2000)
    parser.add_argument("-s", "--seed", type=int, default=1)
    parser.add_argument("--show", type=int, default=20, help="disagreements to print")
    options = parser.parse_args()
    wrong, stats = compare(options.program, options.count, options.seed)
    wrong += compare_types(options.program, options.seed)
    for line, expected, got in wrong[: options.show]:
        print(f"{line}\n  warp: {expected}\n  weft: {got}")
    print(f"{options.count} calls, {dict(stats)}, {len(wrong)} disagreements")
    # Tiles that are too large for weft are rare among these: more of them would hide what it cannot do.
    return 1 if wrong or stats["limits of weft"] > MOST_LIMITS * options.count else 0


if __name__ == "__main__":
    sys.exit(main())
