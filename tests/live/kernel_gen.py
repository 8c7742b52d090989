#!/usr/bin/env python3
"""Random kernels as Python text: seeded, grown along types, accepted by Warp nearly always.

    kernel_gen.py SEED INDEX     prints one file

The kernels are never run, so nothing here cares for bounds, termination or meaning; what counts is that every
construct meets every other. One kernel per file, with the structs, constants and functions it uses.
"""

import random
import sys

import gen_types as ty
from gen_exprs import Expressions
from gen_stmts import Statements
from gen_types import BOOL, FLOAT, INT, QUAT, TRANSFORM, UINT32, Type
from scope import Scope


class Function:
    def __init__(self, name: str, params: list, results: list, defaults: dict):
        self.name, self.params, self.results, self.defaults = name, params, results, defaults


class KernelWriter(Expressions, Statements):
    def __init__(self, seed: int, index: int):
        self.rng = random.Random(f"{seed}/{index}")
        self.kernel_name = f"k_{index:06d}"
        self.uses_math = self.rng.random() < 0.1
        self.aliases: dict = {}
        self.structs: list = []
        self.constants: list = []  # (expression, Type, is an attribute)
        self.flags: list = []  # names of module constants that are conditions
        self.functions: list = []
        self.scope = Scope()
        self.start_body()
        self.palette = self.choose_palette()

    # ---- small helpers -------------------------------------------------------------------------------

    def chance(self, p: float) -> bool:
        return self.rng.random() < p

    def pick(self, items):
        return self.rng.choice(list(items))

    def text_of(self, t: Type) -> str:
        """The spelling of a type; remembers aliases that the module must define."""
        inner = t.element or t
        if inner.alias:
            self.aliases[inner.alias] = inner.alias_definition
        if t.kind == "scalar" and t.dtype in ("int32", "float32", "bool") and self.chance(0.2):
            return f"wp.{t.dtype}"
        if t.kind == "array" and t.shape == (1,) and self.chance(0.7):
            return f"wp.array(dtype={t.element.text})"
        if t.kind == "array" and self.chance(0.1):
            return f"wp.array(dtype={t.element.text}, ndim={t.shape[0]})"
        return t.text

    # ---- the module level ----------------------------------------------------------------------------

    def choose_palette(self) -> list:
        """The value types this file uses: few, so that values meet."""
        palette = [FLOAT, INT, BOOL]
        more = [
            ty.vec(3),
            ty.vec(2),
            ty.vec(4),
            ty.mat(2, 2),
            ty.mat(3, 3),
            QUAT,
            TRANSFORM,
            ty.vec(6),
            ty.vec(5),
        ]
        more += [
            ty.mat(2, 3),
            ty.mat(4, 4),
            ty.vec(3, "int32"),
            ty.vec(2, "uint8"),
            ty.vec(3, "float64"),
            UINT32,
        ]
        more += [
            ty.scalar(d)
            for d in ("float64", "int64", "uint8", "float16", "uint64", "int16", "bfloat16", "int8")
        ]
        more += [ty.mat(3, 3, "float64"), ty.mat(2, 2, "int32"), ty.vec(2, "bool"), Type("quat", "float64")]
        weights = [8, 4, 3, 4, 4, 4, 3, 2, 1, 2, 2, 2, 1, 1, 2, 3, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1]
        for _ in range(self.rng.randint(1, 4)):
            palette.append(self.rng.choices(more, weights)[0])
        return list(dict.fromkeys(palette))

    def value_type(self, structs: bool = True) -> Type:
        if structs and self.structs and self.chance(0.2):
            return self.pick(self.structs)
        return self.pick(self.palette)

    def array_type(self) -> Type:
        element = self.value_type()
        return ty.array(element, self.rng.choices([1, 2, 3, 4], [8, 4, 2, 1])[0])

    def write_struct(self, number: int) -> list:
        fields = []
        for k in range(self.rng.randint(1, 4)):
            t = self.array_type() if self.chance(0.25) else self.value_type()
            fields.append((f"{self.pick('abcpqvw')}{k}", t))
        name = f"S{number}"
        lines = ["@wp.struct", f"class {name}:"] + [f"    {f}: {self.text_of(t)}" for f, t in fields]
        self.structs.append(Type("struct", name, (), None, tuple(fields)))
        return lines

    def write_constants(self) -> list:
        lines = []
        for k in range(self.rng.randint(0, 4)):
            t = self.pick([x for x in self.palette if x.kind != "transform"])
            value = self.constant_value(t)
            if self.chance(0.3):
                lines += [f"class Cfg{k}:", f"    VALUE = {value}", ""]
                self.constants.append((f"Cfg{k}.VALUE", t, True))
            else:
                value = f"wp.constant({value})" if self.chance(0.2) else value
                lines.append(f"C{k} = {value}")
                self.constants.append((f"C{k}", t, False))
        if self.chance(0.3):
            self.flags.append("FLAG")
            lines.append(f"FLAG = {self.pick(('True', 'False', '1', '0'))}")
        return lines

    def write_enum(self) -> list:
        values = self.rng.sample(range(-3, 12), 3)
        self.constants += [(f"Kind.{m}", INT, True) for m in "ABC"]
        return ["class Kind(IntEnum):"] + [f"    {m} = {v}" for m, v in zip("ABC", values, strict=True)]

    # ---- functions -----------------------------------------------------------------------------------

    def param_type(self) -> Type:
        roll = self.rng.random()
        if roll < 0.3:
            return self.array_type()
        return self.value_type()

    def signature(self, params: list, defaults: dict) -> str:
        parts = []
        for name, t in params:
            annotation = self.text_of(t)
            annotation = f'"{annotation}"' if self.chance(0.03) else annotation
            parts.append(f"{name}: {annotation}" + (f" = {defaults[name]}" if name in defaults else ""))
        if parts and self.chance(0.1):
            return "(\n    " + ",\n    ".join(parts) + ",\n)"
        return "(" + ", ".join(parts) + ")"

    def write_function(self, number: int) -> list:
        params = [(f"{self.pick('abxyuv')}{k}", self.param_type()) for k in range(self.rng.randint(0, 4))]
        name = self.function_name(number, params)
        defaults = {}
        for param, t in reversed(params):  # defaults come last
            if t not in (FLOAT, INT) or self.chance(0.4) or not self.may_have_defaults:
                break
            defaults[param] = self.literal(t).text
        count = self.rng.choices([0, 1, 2, 3], [1, 6, 2, 1])[0]
        results = [self.value_type() for _ in range(count)]
        self.scope = Scope()
        for param, t in params:
            self.scope.bind(param, t)
        self.results, self.in_kernel = results, False
        self.start_body()
        lines = ["@wp.func" if self.chance(0.9) else f"@wp.func(inline={self.pick(('True', 'False'))})"]
        head = f"def {name}{self.signature(params, defaults)}:"
        body = self.body(self.rng.randint(0, 3))
        if results:
            body += ["return " + ", ".join(self.expr(t, 2).text for t in results)]
        body = body or ["pass"]
        lines += [*head.split("\n"), *self.indented(body)]
        self.functions.append(Function(name, params, results, defaults))
        return lines

    def function_name(self, number: int, params: list) -> str:
        """Now and then another overload of an earlier function, told apart by the types of its values."""
        values = [t for _, t in params if t.kind != "array"]
        for function in self.functions:
            theirs = [t for _, t in function.params if t.kind != "array"]
            if (
                theirs != values
                and len(function.params) == len(params)
                and not function.defaults
                and self.chance(0.5)
            ):
                self.may_have_defaults = False
                return function.name
        self.may_have_defaults = self.chance(0.6)
        return f"f{number}"

    def write_kernel(self, suffix: str = "") -> list:
        params = [("x", ty.array(FLOAT, 1)), ("n", INT)]
        params += [(f"{self.pick('abpquvwyz')}{k}", self.param_type()) for k in range(self.rng.randint(1, 5))]
        if self.chance(0.4):
            params.append(("idx", ty.array(INT, 1)))
        self.rng.shuffle(params)
        self.scope = Scope()
        for param, t in params:
            self.scope.bind(param, t)
        self.results, self.in_kernel = [], True
        self.start_body()
        options = []
        if self.chance(0.08):
            options.append(f"enable_backward={self.pick(('False', 'False', 'True'))}")
        self.backward = "enable_backward=False" not in options
        if self.chance(0.05):
            options.append("grid_stride=False")
        if self.chance(0.05):
            options.append(self.pick(("launch_bounds=128", "launch_bounds=(64, 2)", "cuda_max_registers=32")))
        decorator = "@wp.kernel" + (f"({', '.join(options)})" if options else "")
        head = f"def {self.kernel_name}{suffix}{self.signature(params, {})}:"
        body = ['"""Docstring."""'] if self.chance(0.05) else []
        body += self.thread_index()
        body += self.body(self.rng.randint(2, 7))
        return [decorator, *head.split("\n"), *self.indented(body)]

    def thread_index(self) -> list:
        count = self.rng.choices([0, 1, 2, 3, 4], [1, 8, 3, 1, 1])[0]
        names = ["i", "j", "k", "l"][:count]
        names = [n if n not in self.scope.names else n + "_t" for n in names]
        for name in names:
            self.scope.bind(name, INT)
        return [f"{', '.join(names)} = wp.tid()"] if names else []

    def file(self) -> str:
        """The whole text of one module."""
        parts = []
        if self.chance(0.12):
            parts.append(self.write_enum())
        constants = self.write_constants()
        parts += [self.write_struct(k) for k in range(self.rng.choices([0, 1, 2], [5, 3, 2])[0])]
        parts += [self.write_function(k) for k in range(self.rng.choices([0, 1, 2, 3], [4, 3, 2, 1])[0])]
        parts.append(self.write_kernel())
        parts += [self.write_kernel(f"_{k}") for k in range(self.rng.choices([0, 1, 2], [16, 3, 1])[0])]
        head = ["from enum import IntEnum", ""] if "Kind(IntEnum)" in str(parts[0][:1]) else []
        head += ["import math", ""] if self.uses_math else []
        head.append("import warp as wp")
        if self.chance(0.05):
            head += ["", f'wp.set_module_options({{"max_unroll": {self.pick((0, 2, 8))}}})']
        head += [""] + sorted(self.aliases.values()) + constants
        text = "\n".join(head)
        for part in parts:
            text += "\n\n\n" + "\n".join(part)
        return self.other_whitespace(text + "\n")

    def other_whitespace(self, text: str) -> str:
        """Rarely tabs, other line ends, or no newline at the end."""
        roll = self.rng.random()
        if roll < 0.02:
            lines = text.split("\n")
            tabs = [(len(line) - len(line.lstrip(" "))) // 4 for line in lines]
            return "\n".join("\t" * n + line[4 * n :] for n, line in zip(tabs, lines, strict=True))
        if roll < 0.04:
            return text.replace("\n", "\r\n")
        return text[:-1] if roll < 0.06 else text


def kernel_text(seed: int, index: int) -> str:
    return KernelWriter(seed, index).file()


if __name__ == "__main__":
    print(kernel_text(int(sys.argv[1]), int(sys.argv[2])), end="")
