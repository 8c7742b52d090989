#!/usr/bin/env python3
"""One random kernel that works on tiles, with unusual types, shapes, storages and nesting: `tile_gen.py SEED INDEX`.

The writer knows the type and shape of every tile, so Warp accepts most of what it writes; now and then it does not look.
"""

import random
import sys
from dataclasses import dataclass

FLOATS = ("wp.float16", "wp.float32", "wp.float64", "float", "wp.bfloat16")
INTS = ("int", "wp.uint32", "wp.int64", "wp.uint8", "wp.int32")
COMPOSITES = ("wp.vec3", "wp.vec2d", "wp.mat22", "wp.quat", "Pair")
SAME = {"float": "wp.float32", "int": "wp.int32"}
SIZES = (1, 2, 3, 4, 8, 16)
UNARY_MAPS = ("wp.sin", "wp.abs", "wp.neg", "wp.sqrt", "wp.sign", "twice", "wp.static(wp.cos)", "wp.floor")
BINARY_MAPS = ("wp.add", "wp.mul", "wp.min", "wp.max", "mixed", "wp.atan2")
HEAD = """from typing import Any

import warp as wp

COUNT = wp.constant({count})


@wp.struct
class Pair:
    a: float
    b: wp.vec2


@wp.func
def twice(x: Any):
    return x + x


@wp.func
def mixed(x: float, y: float):
    return x * 0.5 + y


@wp.func
def shifted(t: {annotation}, by: int):
{body}
"""
SHIFTED = (
    "    return t",
    "    u = t + t\n    return u",
    "    t += t\n    return wp.tile_sum(t)",
    "    x = t[0]\n    if by > 2:\n        t[by] = x\n    return t",
    "    for k in range(by):\n        t = t + t\n    return t",
)
ANNOTATIONS = ("Any", "wp.tile[float]", "wp.tile[float, 4]", "wp.tile(dtype=float, shape=(8,))")


@dataclass(frozen=True)
class Tile:
    name: str
    dtype: str
    shape: tuple

    @property
    def is_scalar(self) -> bool:
        return self.dtype not in COMPOSITES


def number(dtype: str, rng: random.Random) -> str:
    value = f"{rng.randint(0, 9)}.5" if dtype in FLOATS else str(rng.randint(0, 9))
    if dtype in ("float", "int"):
        return value
    if dtype in FLOATS or dtype in INTS:
        return f"{dtype}({value})"
    return f"{dtype}()"


def shown(shape: tuple) -> str:
    return str(shape[0]) if len(shape) == 1 else "(" + ", ".join(map(str, shape)) + ")"


class Writer:
    def __init__(self, rng: random.Random):
        self.rng = rng
        self.arrays = {}  # (dtype, dimensions) -> name
        self.tiles: list[Tile] = []
        self.lines: list[str] = []
        self.count = 0
        self.depth = 1

    # ---- parts ---------------------------------------------------------------------------------------

    def chance(self, p: float) -> bool:
        return self.rng.random() < p

    def put(self, line: str) -> None:
        self.lines.append("    " * self.depth + line)

    def bound(self, text: str, dtype: str, shape: tuple) -> None:
        self.count += 1
        name = f"t{self.count}"
        if self.tiles and self.chance(0.1):  # another value for an old name
            old = self.rng.choice(self.tiles)
            if SAME.get(old.dtype, old.dtype) == SAME.get(dtype, dtype):
                name = old.name
        self.put(f"{name} = {text}")
        self.tiles = [t for t in self.tiles if t.name != name] + [Tile(name, dtype, shape)]

    def array(self, dtype: str, dims: int) -> str:
        return self.arrays.setdefault((dtype, dims), f"a{len(self.arrays)}")

    def dtype(self) -> str:
        return self.rng.choice(self.rng.choice((FLOATS, ("float",), ("float",), INTS, COMPOSITES)))

    def shape(self, most: int = 3) -> tuple:
        return tuple(self.rng.choice(SIZES) for _ in range(self.rng.randint(1, most)))

    def index(self) -> str:
        return self.rng.choice(("i", "0", "1", "-1", "n", "COUNT", "2"))

    def offset(self, dims: int) -> str:
        parts = [self.rng.choice(("i", "0", "2", "i * 2", "n", "COUNT")) for _ in range(dims)]
        return parts[0] if dims == 1 else f"({', '.join(parts)})"

    def storage(self) -> str:
        return self.rng.choice(("", "", ', storage="shared"', ', storage="register"'))

    def pick(self, fits=lambda tile: True) -> Tile:
        """One that fits; IndexError if there is none, which ends the statement."""
        return self.rng.choice([t for t in self.tiles if fits(t) or self.chance(0.01)])

    def like(self, tile: Tile) -> Tile:
        return self.pick(
            lambda t: t.shape == tile.shape and SAME.get(t.dtype, t.dtype) == SAME.get(tile.dtype, tile.dtype)
        )

    # ---- statements: each may raise IndexError where nothing fits --------------------------------------

    def constructor(self) -> None:
        dtype, shape = self.dtype(), self.shape()
        kind = self.rng.randrange(7)
        size = shown(shape)
        if kind == 0:
            name = self.rng.choice(("zeros", "ones", "empty")) if dtype not in COMPOSITES else "zeros"
            self.bound(f"wp.tile_{name}(shape={size}, dtype={dtype}{self.storage()})", dtype, shape)
        elif kind == 1:
            self.bound(
                f"wp.tile_full(shape={size}, value={number(dtype, self.rng)}, dtype={dtype}{self.storage()})",
                dtype, shape,
            )  # fmt: skip
        elif kind == 2:
            start, stop = self.rng.randint(0, 3), self.rng.randint(4, 9)
            dtype = self.rng.choice(FLOATS + INTS)
            self.bound(
                f"wp.tile_arange({start}, {stop}, dtype={dtype}{self.storage()})", dtype, (stop - start,)
            )
        elif kind == 3:
            self.bound(f"wp.tile_randf({size}, wp.rand_init(42, i){self.storage()})", "float", shape)
        else:
            self.load(dtype, shape)

    def load(self, dtype: str, shape: tuple) -> None:
        array = self.array(dtype, len(shape))
        offset = f", offset={self.offset(len(shape))}" if self.chance(0.6) else ""
        more = self.rng.choice(("", "", ", bounds_check=False", ", aligned=True"))
        self.bound(f"wp.tile_load({array}, {shown(shape)}{offset}{self.storage()}{more})", dtype, shape)

    def indexed_load(self) -> None:
        indices = self.pick(lambda t: t.dtype in ("int", "wp.int32") and len(t.shape) == 1)
        dtype, other = self.dtype(), self.rng.choice(SIZES)
        axis = self.rng.randint(0, 1)
        shape = (indices.shape[0], other) if axis == 0 else (other, indices.shape[0])
        self.bound(
            f"wp.tile_load_indexed({self.array(dtype, 2)}, {indices.name}, {shown(shape)}, axis={axis})",
            dtype,
            shape,
        )

    def operator(self) -> None:
        a = self.pick()
        kind = self.rng.randrange(6)
        if kind == 0:
            self.bound(f"-{a.name}", a.dtype, a.shape)
        elif kind == 1 and a.is_scalar:
            factor = number(a.dtype, self.rng)
            text = self.rng.choice((f"{a.name} * {factor}", f"{factor} * {a.name}", f"{a.name} / {factor}"))
            self.bound(text, a.dtype, a.shape)
        elif kind == 2 and a.dtype in INTS:
            self.bound(f"{a.name} {self.rng.choice('&|^')} {self.like(a).name}", a.dtype, a.shape)
        elif kind == 3 and a.is_scalar:
            self.bound(f"{a.name} {self.rng.choice('*/')} {self.like(a).name}", a.dtype, a.shape)
        else:
            self.bound(f"{a.name} {self.rng.choice('+-')} {self.like(a).name}", a.dtype, a.shape)

    def map(self) -> None:
        a = self.pick(lambda t: t.dtype in FLOATS)
        if self.chance(0.5):
            self.bound(f"wp.tile_map({self.rng.choice(UNARY_MAPS)}, {a.name})", a.dtype, a.shape)
        else:
            other = self.like(a).name if self.chance(0.7) else number(a.dtype, self.rng)
            self.bound(f"wp.tile_map({self.rng.choice(BINARY_MAPS)}, {a.name}, {other})", a.dtype, a.shape)

    def reduction(self) -> None:
        a = self.pick()
        axis = self.rng.randrange(len(a.shape))
        left = tuple(n for k, n in enumerate(a.shape) if k != axis) or (1,)
        kind = self.rng.randrange(6)
        if kind == 0:
            self.bound(f"wp.tile_sum({a.name})", a.dtype, (1,))
        elif kind == 1:
            self.bound(f"wp.tile_sum({a.name}, axis={axis})", a.dtype, left)
        elif kind == 2:
            f = self.rng.choice(("wp.add", "wp.max", "wp.min", "wp.mul", "mixed"))
            if self.chance(0.5):
                self.bound(f"wp.tile_reduce({f}, {a.name}, axis={axis})", a.dtype, left)
            else:
                self.bound(f"wp.tile_reduce({f}, {a.name})", a.dtype, (1,))
        elif kind == 3:
            self.bound(f"wp.tile_{self.rng.choice(('min', 'max'))}({a.name})", a.dtype, (1,))
        elif kind == 4:
            self.bound(f"wp.tile_{self.rng.choice(('argmin', 'argmax'))}({a.name})", "int", (1,))
        else:
            scan = self.rng.choice(("inclusive", "exclusive", "max_inclusive", "min_inclusive"))
            a = self.pick(lambda t: t.dtype in ("float", "int", "wp.uint32"))
            self.bound(f"wp.tile_scan_{scan}({a.name})", a.dtype, a.shape)

    def part(self) -> None:
        a = self.pick()
        kind = self.rng.randrange(8)
        if kind == 0 and len(a.shape) == 2:
            self.bound(f"wp.tile_transpose({a.name})", a.dtype, a.shape[::-1])
        elif kind == 1:
            shape = (self.rng.choice(SIZES), *a.shape)
            self.bound(f"wp.tile_broadcast({a.name}, shape={shown(shape)})", a.dtype, shape)
        elif kind == 2:
            total = 1
            for n in a.shape:
                total *= n
            shape = (total,) if total % 2 or self.chance(0.5) else (2, total // 2)
            self.bound(f"wp.tile_reshape({a.name}, shape={shown(shape)})", a.dtype, shape)
        elif kind == 3:
            self.bound(f"wp.tile_squeeze({a.name})", a.dtype, tuple(n for n in a.shape if n != 1) or (1,))
        elif kind == 4:
            shape = tuple(self.rng.randint(1, n) for n in a.shape)
            offset = tuple(n - m for n, m in zip(a.shape, shape, strict=True))
            self.bound(
                f"wp.tile_view({a.name}, offset={shown(offset)}, shape={shown(shape)})", a.dtype, shape
            )
        elif kind == 5 and a.is_scalar:
            dtype = self.rng.choice(FLOATS + INTS)
            self.bound(f"wp.tile_astype({a.name}, dtype={dtype})", dtype, a.shape)
        elif kind == 6:
            begin, step = self.rng.randrange(a.shape[0]), self.rng.choice((1, 2))
            length = len(range(begin, a.shape[0], step))
            self.bound(f"{a.name}[{begin}:{'' if step == 1 else ':2'}]", a.dtype, (length, *a.shape[1:]))
        elif len(a.shape) > 1:
            self.bound(f"{a.name}[{self.index()}]", a.dtype, a.shape[1:])

    def algebra(self) -> None:
        a = self.pick(
            lambda t: len(t.shape) == 2 and t.dtype in ("float", "wp.float64", "wp.float32", "wp.float16")
        )
        kind = self.rng.randrange(4)
        if kind < 2:
            b = self.pick(lambda t: len(t.shape) == 2 and t.dtype == a.dtype and t.shape[0] == a.shape[1])
            shape = (a.shape[0], b.shape[1])
            if kind == 0:
                self.bound(f"wp.tile_matmul({a.name}, {b.name})", a.dtype, shape)
            else:
                c = self.pick(lambda t: t.dtype == a.dtype and t.shape == shape)
                self.put(f"wp.tile_matmul({a.name}, {b.name}, {c.name}, alpha=0.5)")
        elif kind == 2:
            mode = self.rng.choice(("", ', fill_mode="upper"'))
            self.bound(f"wp.tile_cholesky({a.name}{mode})", a.dtype, a.shape)
        else:
            y = self.pick(lambda t: len(t.shape) == 1 and t.dtype == a.dtype and t.shape[0] == a.shape[0])
            solve = self.rng.choice(("cholesky_solve", "lower_solve", "upper_solve"))
            self.bound(f"wp.tile_{solve}({a.name}, {y.name})", y.dtype, y.shape)

    def change(self) -> None:
        a = self.pick()
        indices = ", ".join(self.index() for _ in a.shape)
        kind = self.rng.randrange(7)
        if kind == 0:
            self.put(f"{a.name} {self.rng.choice(('+=', '-='))} {self.like(a).name}")
        elif kind == 1:
            self.put(
                f"{a.name}[{indices}] {self.rng.choice(('=', '+=', '-=', '*='))} {number(a.dtype, self.rng)}"
            )
        elif kind == 2:
            self.put(f"wp.tile_assign({a.name}, {self.like(a).name})")
        elif kind == 3:
            self.put(f"wp.tile_scatter_add({a.name}, {indices}, {number(a.dtype, self.rng)}, i > n)")
        elif kind == 4:
            self.put(f"wp.tile_axpy({number(a.dtype, self.rng)}, {self.like(a).name}, {a.name})")
        elif kind == 5:
            self.put(f"{a.name}[0:{a.shape[0]}] = {self.like(a).name}")
        else:
            keys = self.pick(lambda t: t.dtype in ("float", "int") and len(t.shape) == 1)
            values = self.pick(lambda t: t.shape == keys.shape)
            self.put(f"wp.tile_sort({keys.name}, {values.name})")

    def read(self) -> None:
        a = self.pick(lambda t: t.dtype == "float")
        indices = ", ".join(self.index() for _ in a.shape)
        self.put(f"out[i] = out[i] + {a.name}[{indices}]" if self.chance(0.7) else
                 f"out[i] = wp.tile_extract({a.name}, {indices})")  # fmt: skip

    def other(self) -> None:
        kind = self.rng.randrange(4)
        a = self.pick()
        if kind == 0:
            self.bound(a.name, a.dtype, a.shape)
        elif kind == 1:
            self.bound(f"{a.name} if n > 2 else {self.like(a).name}", a.dtype, a.shape)
        elif kind == 2:
            a = self.pick(lambda t: t.dtype == "float" and len(t.shape) == 1)
            self.put(f"s{self.count} = shifted({a.name}, n)")
        else:
            value = self.rng.choice(("float(i)", "i", "wp.vec3(1.0, 2.0, 3.0)", "out[0] * 2.0"))
            self.put(f"w{self.count} = wp.untile(wp.tile({value}))")

    def store(self) -> None:
        a = self.pick(lambda t: len(t.shape) <= 3)
        array = self.array(a.dtype, len(a.shape))
        offset = f", offset={self.offset(len(a.shape))}" if self.chance(0.6) else ""
        if self.chance(0.3):
            self.put(f"wp.tile_atomic_add({array}, {a.name}{offset})")
        else:
            self.put(f"wp.tile_store({array}, {a.name}{offset})")

    # ---- the kernel ----------------------------------------------------------------------------------

    def statement(self) -> None:
        kinds = (self.constructor, self.indexed_load, self.operator, self.operator, self.map, self.reduction, self.part,
                 self.part, self.algebra, self.change, self.change, self.read, self.other, self.store)  # fmt: skip
        for _ in range(8):
            try:
                return self.rng.choice(kinds)()
            except IndexError:
                continue
        self.put("pass")

    def block(self, count: int) -> None:
        for _ in range(count):
            if self.depth < 3 and self.chance(0.15):
                self.put(
                    self.rng.choice(("if i > n:", "for k in range(3):", "for k in range(n):", "while n > i:"))
                )
                outer = list(self.tiles)
                self.depth += 1
                self.block(self.rng.randint(1, 2))
                self.depth -= 1
                self.tiles = outer  # what the block bound may not be there
            else:
                self.statement()

    def kernel(self) -> str:
        self.put("i = wp.tid()")
        for _ in range(self.rng.randint(1, 3)):
            self.constructor()
        self.block(self.rng.randint(2, 6))
        if self.chance(0.8):
            try:
                self.store()
            except IndexError:
                pass
        parameters = [
            f"{name}: wp.array(dtype={dtype}, ndim={dims})" for (dtype, dims), name in self.arrays.items()
        ]
        head = HEAD.format(
            count=self.rng.choice(SIZES),
            annotation=self.rng.choice(ANNOTATIONS),
            body=self.rng.choice(SHIFTED),
        )
        option = self.rng.choice(("", "", "(enable_backward=False)"))
        parameters = ", ".join([*parameters, "out: wp.array(dtype=float)", "n: int"])
        return f"{head}\n\n@wp.kernel{option}\ndef tiles({parameters}):\n" + "\n".join(self.lines) + "\n"


def kernel_text(seed: int, index: int) -> str:
    return Writer(random.Random(f"{seed} {index}")).kernel()


if __name__ == "__main__":
    print(kernel_text(int(sys.argv[1]), int(sys.argv[2])), end="")
