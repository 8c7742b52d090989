"""Types of the random kernels, and the builtins that give a value of each type.

A type knows how Python spells it. The table of builtins is made from the live registry of Warp: generic rows are
made concrete, and Warp's own rule tells the type of the result, so a call taken from the table is accepted.
"""

import functools
from dataclasses import dataclass

INTS = ("int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64")
FLOATS = ("float16", "bfloat16", "float32", "float64")
SUFFIX = {
    "float16": "h", "float32": "", "float64": "d", "int8": "b", "uint8": "ub", "int16": "s", "uint16": "us",
    "int32": "i", "uint32": "ui", "int64": "l", "uint64": "ul",
}  # fmt: skip
ATOMIC = ("int32", "uint32", "int64", "uint64", "float16", "bfloat16", "float32", "float64")


@dataclass(frozen=True)
class Type:
    """kind: scalar, vec, mat, quat, transform, array, struct."""

    kind: str
    dtype: str = ""  # the scalar type; of a struct its name
    shape: tuple = ()  # (length,), (rows, columns), (dimensions,)
    element: "Type | None" = None  # of an array
    fields: tuple = ()  # of a struct: (name, Type)

    @property
    def is_float(self) -> bool:
        return self.kind != "array" and self.dtype in FLOATS

    @property
    def alias(self) -> str:
        """The name of a type that the warp package does not name, or ""."""
        if self.kind == "vec" and not (self.shape[0] in (2, 3, 4) and self.dtype in SUFFIX):
            return f"vec{self.shape[0]}_{self.dtype}"
        if self.kind == "mat" and not (
            self.shape in ((2, 2), (3, 3), (4, 4)) and self.dtype in FLOATS[:1] + FLOATS[2:]
        ):
            return f"mat{self.shape[0]}{self.shape[1]}_{self.dtype}"
        return ""

    @property
    def text(self) -> str:
        """How an annotation or a constructor spells it."""
        if self.alias:
            return self.alias
        if self.kind == "scalar":
            return {"int32": "int", "float32": "float", "bool": "bool"}.get(self.dtype, f"wp.{self.dtype}")
        if self.kind == "vec":
            return f"wp.vec{self.shape[0]}{SUFFIX[self.dtype]}"
        if self.kind == "mat":
            return f"wp.mat{self.shape[0]}{self.shape[1]}{SUFFIX[self.dtype]}"
        if self.kind in ("quat", "transform"):
            return f"wp.{self.kind}{SUFFIX[self.dtype]}"
        if self.kind == "array":
            return f"wp.array{self.shape[0]}d(dtype={self.element.text})"
        return self.dtype

    @property
    def alias_definition(self) -> str:
        if self.kind == "vec":
            return f"{self.alias} = wp.types.vector(length={self.shape[0]}, dtype=wp.{self.dtype})"
        return f"{self.alias} = wp.types.matrix(shape={self.shape}, dtype=wp.{self.dtype})"

    @property
    def component(self) -> "Type":
        return Type("scalar", self.dtype)


def scalar(dtype: str) -> Type:
    return Type("scalar", dtype)


def vec(length: int, dtype: str = "float32") -> Type:
    return Type("vec", dtype, (length,))


def mat(rows: int, columns: int, dtype: str = "float32") -> Type:
    return Type("mat", dtype, (rows, columns))


def array(element: Type, dimensions: int) -> Type:
    return Type("array", element.dtype, (dimensions,), element)


INT, FLOAT, BOOL, UINT32 = scalar("int32"), scalar("float32"), scalar("bool"), scalar("uint32")
QUAT, TRANSFORM = Type("quat", "float32"), Type("transform", "float32")


@dataclass(frozen=True)
class Call:
    """A builtin with concrete parameter types; several results where it is unpacked; none for a statement."""

    name: str
    params: tuple
    results: tuple


# Rows that the generator writes in forms of their own, or that need a compile-time argument.
NOT_FROM_TABLE = {
    "vector", "matrix", "quaternion", "transformation", "spatial_vector", "matrix_from_cols", "matrix_from_rows",
    "identity", "quat_identity", "transform_identity", "zeros", "array", "len", "cast", "tuple", "slice", "range",
    "iter_next", "reversed", "printf", "tid", "breakpoint", "static", "select", "assert", "print", "copy", "load",
    "store", "address", "view", "array_store", "extract", "index", "indexref", "assign", "assign_inplace", "assign_copy",
    "add_inplace", "sub_inplace", "bit_and_inplace", "bit_or_inplace", "bit_xor_inplace", "transform_add_inplace",
    "transform_sub_inplace", "transform_set_translation", "transform_set_rotation", "unot", "sample_cdf",
    "svd2", "svd3", "qr3", "eig3", "quat_to_axis_angle",
}  # fmt: skip
GROUPS = {
    "Scalar Math", "Vector Math", "Quaternion Math", "Transformations", "Spatial Math", "Random", "Utility",
    "Operators", "Other",
}  # fmt: skip
UNPACKED = (
    Call("svd2", (mat(2, 2),), (mat(2, 2), vec(2), mat(2, 2))),
    Call("svd3", (mat(3, 3),), (mat(3, 3), vec(3), mat(3, 3))),
    Call("qr3", (mat(3, 3),), (mat(3, 3), mat(3, 3))),
    Call("eig3", (mat(3, 3),), (mat(3, 3), vec(3))),
    Call("quat_to_axis_angle", (QUAT,), (vec(3), FLOAT)),
)


def warp_type(t: Type):
    import warp as wp

    dtype = getattr(wp, t.dtype)
    if t.kind == "scalar":
        return dtype
    if t.kind == "vec":
        return wp.types.vector(t.shape[0], dtype)
    if t.kind == "mat":
        return wp.types.matrix(t.shape, dtype)
    return {"quat": wp.types.quaternion, "transform": wp.types.transformation}[t.kind](dtype)


def from_warp(t) -> "Type | None":
    """Our type for one of Warp's, None for those that the generator does not use."""
    import warp._src.types as types

    t = {int: types.int32, float: types.float32, bool: types.bool}.get(t, t)
    if t in types.scalar_types or t is types.bool:
        return scalar(t.__name__)
    kind = getattr(t, "_wp_generic_type_str_", None)
    if kind is None:
        return None
    dtype = getattr(t._wp_scalar_type_, "__name__", "")
    dtype = {"int": "int32", "float": "float32"}.get(dtype, dtype)
    return {
        "vec_t": lambda: vec(t._length_, dtype),
        "mat_t": lambda: mat(*t._shape_, dtype),
        "quat_t": lambda: Type("quat", dtype),
        "transform_t": lambda: Type("transform", dtype),
    }[kind]()


def concrete(param, dtype: str, length: int, columns: int) -> "Type | None":
    """A parameter of a row with its free parts chosen; None if the choice does not suit it."""
    import typing

    sets = {"Scalar": INTS + FLOATS, "Float": FLOATS, "Int": INTS}
    if isinstance(param, typing.TypeVar):
        return scalar(dtype) if dtype in sets.get(param.__name__, ()) else None
    kind = getattr(param, "_wp_generic_type_str_", None)
    if kind is None:
        return from_warp(param)
    inner = param._wp_scalar_type_
    if isinstance(inner, typing.TypeVar):
        if dtype not in sets.get(inner.__name__, ()):
            return None
        inner_name = dtype
    else:
        inner_name = {"int": "int32", "float": "float32"}.get(inner.__name__, inner.__name__)
    if kind in ("quat_t", "transform_t"):
        return Type(kind[:-2], inner_name) if inner_name in SUFFIX else None
    sizes = [n if isinstance(n, int) and n > 0 else None for n in getattr(param, "_shape_", ())]
    if kind == "vec_t":
        return vec(sizes[0] or length, inner_name)
    return mat(sizes[0] or length, sizes[1] or columns, inner_name)


@functools.cache
def builtin_calls() -> tuple:
    """Every call of the table, made from the live registry."""
    import warp._src.context as context

    calls = {}
    for name, func in context.builtin_functions.items():
        if not func.is_builtin() or name in NOT_FROM_TABLE or name.startswith("tile"):
            continue
        for overload in func.overloads:
            if overload.group not in GROUPS or overload.variadic or not overload.input_types:
                continue
            for dtype in FLOATS + INTS:
                for length, columns in ((2, 2), (3, 3), (4, 4), (2, 3), (5, 5)):
                    call = concrete_call(name, overload, dtype, length, columns)
                    if call:
                        calls[call] = None
    return tuple(sorted(calls, key=repr))  # the registry's order comes from sets and may change


def concrete_call(name: str, overload, dtype: str, length: int, columns: int) -> "Call | None":
    params = [concrete(p, dtype, length, columns) for p in overload.input_types.values()]
    if not all(params):
        return None
    names = list(overload.input_types)
    try:
        result = overload.value_func({n: warp_type(p) for n, p in zip(names, params, strict=True)}, {})
    except Exception:
        return None
    if result is None:
        return Call(name, tuple(params), ())
    ours = from_warp(result) if not isinstance(result, (list, tuple)) else None
    return Call(name, tuple(params), (ours,)) if ours else None


@functools.cache
def calls_by_result() -> dict:
    """Type -> builtin names -> calls; a name is chosen first, so that names with many rows do not crowd out others."""
    table = {}
    for call in builtin_calls():
        if len(call.results) == 1:
            table.setdefault(call.results[0], {}).setdefault(call.name, []).append(call)
    return table


@functools.cache
def statement_calls() -> dict:
    table = {}
    for call in builtin_calls():
        if not call.results:
            table.setdefault(call.name, []).append(call)
    return table
