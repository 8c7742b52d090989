#!/usr/bin/env python3
"""Write the builtin table from the registry of an installed warp-lang 1.19.0.

    python tools/make_builtin_table.py            writes src/builtins/table.def and src/base/builtin_names.def
    python tools/make_builtin_table.py --check    says whether the committed files are current

The rows are facts: signatures, defaults, flags and native names. What Warp computes in Python (the result
type of a call, the way its arguments are passed) is named by a rule; the rules live in src/builtins. A callback
of Warp that has no rule here stops the tool, so nothing is dropped in silence.
"""

from __future__ import annotations

import argparse
import collections.abc
import functools
import importlib
import inspect
import re
import sys
import typing
from pathlib import Path

import warp

warp.config.quiet = True
import warp._src.context as context  # noqa: E402
import warp._src.types as wt  # noqa: E402

WARP_VERSION = "1.19.0"
ROOT = Path(__file__).resolve().parent.parent
TABLE = ROOT / "src/builtins/table.def"
NAMES = ROOT / "src/base/builtin_names.def"

CPP_KEYWORDS = {"bool", "float", "int", "static"}

# Groups that weft knows by name only.
UNSUPPORTED_GROUPS = {"Code Generation"}
UNSUPPORTED_NAMES = {
    # Their declared result is the generic transform, which no variable can have.
    "transform_set_translation_copy",
    "transform_set_rotation_copy",
    # A number in their text comes from a library for the device.
    "tile_fft",
    "tile_ifft",
}

# Result rules by the qualified name of Warp's callback; closures are told apart by the value they captured.
RESULT_RULES = {
    "sametypes_create_value_func.<locals>.fn": "SameAsFirst",
    "scalar_sametypes_value_func": "ScalarOfSame",
    "float_sametypes_value_func": "ScalarOfSame",
    "static_len_value_func": "Length",
    "outer_value_func": "Outer",
    "inverse_value_func": "First",
    "determinant_value_func": "ScalarOfFirst",
    "trace_value_func": "Trace",
    "diag_value_func": "Diag",
    "get_diag_value_func": "GetDiag",
    "vector_value_func": "Vector",
    "matrix_value_func": "Matrix",
    "matrix_from_vecs_create_value_func.<locals>.fn": {
        "cols=True": "MatrixFromCols",
        "cols=False": "MatrixFromRows",
    },
    "identity_value_func": "Identity",
    "matrix_transform_value_func": "Removed",
    "svd3_value_func": "Svd3",
    "svd2_value_func": "Svd2",
    "qr3_value_func": "Qr3",
    "eig3_value_func": "Eig3",
    "quaternion_value_func": "Quaternion",
    "quat_identity_value_func": "QuatIdentity",
    "quat_to_axis_angle_value_func": "AxisAngle",
    "transformation_value_func": "Transformation",
    "transformation_pq_value_func": "TransformationPq",
    "transform_identity_value_func": "TransformIdentity",
    "spatial_vector_value_func": "SpatialVector",
    "printf_value_func": "Printf",
    "copy_value_func": "First",
    "select_value_func": "Removed",
    "where_value_func": "Where",
    "array_value_func": "ArrayFromPointer",
    "zeros_value_func": "Zeros",
    "address_value_func": "Address",
    "view_value_func": "View",
    "array_store_value_func": "ArrayStore",
    "store_value_func": "Store",
    "create_atomic_op_value_func.<locals>.fn": {
        "op='add'": "AtomicAdd",
        "op='sub'": "AtomicAdd",
        "op='min'": "AtomicMin",
        "op='max'": "AtomicMin",
        "op='cas'": "AtomicExchange",
        "op='exch'": "AtomicExchange",
        "op='and'": "AtomicBits",
        "op='or'": "AtomicBits",
        "op='xor'": "AtomicBits",
    },
    "vector_extract_value_func": "VectorExtract",
    "matrix_extract_value_func": "MatrixExtract",
    "vector_index_value_func": "ScalarReference",
    "matrix_ij_value_func": "ScalarReference",
    "matrix_index_value_func": "ScalarReference",
    "matrix_index_row_value_func": "RowReference",
    "vector_assign_copy_value_func": "First",
    "matrix_assign_copy_value_func": "First",
    "expect_eq_value_func": "ExpectEqual",
    "lerp_create_value_func.<locals>.fn": "Lerp",
    "scalar_mul_create_value_func.<locals>.fn": "ScaleComposite",
    "matvec_mul_value_func": "MatVec",
    "mul_vecmat_value_func": "VecMat",
    "matmat_mul_value_func": "MatMat",
    "cast_value_func": "Cast",
    "tuple_value_func": "Tuple",
    "tuple_extract_value_func": "TupleExtract",
    "slice_value_func": "Slice",
    "volume_value_func": "VolumeDtype",
    "volume_lookup_value_func": "VolumeDtype",
    "volume_sample_grad_value_func": "VolumeDtype",
    "volume_store_value_func": "VolumeStore",
    "volume_sample_index_value_func": "VolumeArray",
    "volume_sample_grad_index_value_func": "VolumeArray",
    "texture_sample_1d_value_func": "TextureDtype",
    "texture_sample_2d_value_func": "TextureDtype",
    "texture_sample_3d_value_func": "TextureDtype",
    "tile_zeros_value_func": "TileNew",
    "tile_ones_value_func": "TileNew",
    "tile_empty_value_func": "TileNew",
    "tile_full_value_func": "TileFull",
    "tile_from_thread_value_func": "TileFromThread",
    "tile_randi_value_func": ("TileNew", "int32"),
    "tile_randf_value_func": ("TileNew", "float32"),
    "tile_arange_value_func": "TileArange",
    "tile_load_tuple_value_func": "TileLoad",
    "tile_load_indexed_tuple_value_func": "TileLoad",
    "tile_store_value_func": "TileStore",
    "tile_store_indexed_value_func": "TileStore",
    "tile_atomic_add_value_func": "TileAtomicAdd",
    "tile_atomic_add_indexed_value_func": "TileAtomicAdd",
    "tile_view_value_func": "TileView",
    "tile_slice_indexed_value_func": "TileGather",
    "tile_squeeze_value_func": "TileSqueeze",
    "tile_reshape_value_func": "TileReshape",
    "tile_astype_value_func": "TileAstype",
    "tile_assign_value_func": "TileAssign",
    "tile_value_func": "TileOfThreads",
    "untile_value_func": "Untile",
    "tile_extract_value_func": "TileExtract",
    "tile_scatter_add_value_func": "TileScatter",
    "tile_scatter_masked_value_func": "TileScatter",
    "tile_inplace_value_func": "TileUpdate",
    "tile_inplace_bitwise_value_func": "TileUpdateBits",
    "tile_inplace_tile_value_func": "TileUpdateAll",
    "tile_inplace_tile_bitwise_value_func": "TileUpdateAllBits",
    "tile_transpose_value_func": "TileTranspose",
    "tile_broadcast_value_func": "TileBroadcast",
    "tile_sum_value_func": "TileOfOne",
    "tile_max_value_func": "TileOfOne",
    "tile_min_value_func": "TileMin",
    "tile_argmin_value_func": ("TileMin", "int32"),
    "tile_argmax_value_func": ("TileOfOne", "int32"),
    "tile_sum_axis_value_func": "TileWithoutAxis",
    "tile_reduce_axis_value_func": "TileWithoutAxis",
    "tile_reduce_value_func": "TileReduce",
    "tile_dot_value_func": "TileDot",
    "tile_axpy_value_func": "TileAxpy",
    "tile_sort_value_func": "TileSort",
    "tile_scan_inclusive_value_func": "TileScan",
    "tile_scan_exclusive_value_func": "TileScan",
    "tile_scan_max_inclusive_value_func": "TileScan",
    "tile_scan_min_inclusive_value_func": "TileScan",
    "tile_unary_map_value_func": "TileMap",
    "tile_n_map_value_func": "TileMap",
    "tile_binary_map_value_func": {"tile_map": "TileMap", "add": "TileSum", "sub": "TileSum"},
    "tile_binary_bitwise_value_func": "TileBits",
    "tile_unary_value_func": "TileNegative",
    "tile_mul_value_func": "TileScale",
    "tile_div_value_func": "TileScale",
    "tile_diag_add_value_func": "TileDiagAdd",
    "tile_matmul_value_func": "TileMatmul",
    "tile_matmul_out_value_func": "TileMatmulOut",
    "tile_cholesky_generic_value_func": "TileCholesky",
    "tile_cholesky_inplace_generic_value_func": "TileCholeskyInplace",
    "tile_cholesky_solve_generic_value_func": "TileSolve",
    "tile_cholesky_solve_inplace_generic_value_func": "TileSolveInplace",
    "tile_lower_solve_generic_value_func": "TileSolve",
    "tile_lower_solve_inplace_generic_value_func": "TileSolveInplace",
    "tile_upper_solve_generic_value_func": "TileSolve",
    "tile_upper_solve_inplace_generic_value_func": "TileSolveInplace",
    "bvh_query_next_tiled_value_func": "TileOfQuery",
    "mesh_query_aabb_next_tiled_value_func": "TileOfQuery",
    "_deprecated_tiled_alias_value_func.<locals>.wrapper": {
        "bvh_query_aabb_tiled": ("Fixed", "bvh_query_tiled"),
        "bvh_query_ray_tiled": ("Fixed", "bvh_query_tiled"),
        "bvh_query_next_tiled": "TileOfQuery",
        "mesh_query_aabb_tiled": ("Fixed", "mesh_query_aabb_tiled"),
        "mesh_query_aabb_next_tiled": "TileOfQuery",
    },
    "tile_stack_value_func": "TileStack",
    "tile_stack_push_value_func": "TileStackPush",
    "tile_stack_pop_value_func": "TileStackPop",
    "tile_stack_clear_value_func": "TileStackClear",
    "tile_stack_count_value_func": "TileStackCount",
}

# Lambdas have no name of their own: by builtin.
LAMBDA_RESULT_RULES = {
    "argmin": ("Fixed", "uint32"),
    "argmax": ("Fixed", "uint32"),
    "skew": "Mat33OfScalar",
    "transpose": "Transpose",
    "quat_from_axis_angle": "QuatOfScalar",
    "quat_from_matrix": "QuatOfScalar",
    "quat_rpy": "QuatOfScalar",
    "quat_inverse": "QuatOfScalar",
    "quat_rotate": "Vec3OfScalar",
    "quat_rotate_inv": "Vec3OfScalar",
    "quat_slerp": "QuatOfScalar",
    "quat_to_matrix": "Mat33OfScalar",
    "transform_get_translation": "Vec3OfScalar",
    "transform_get_rotation": "QuatOfScalar",
    "transform_multiply": "TransformOfScalar",
    "transform_point": "Vec3OfScalar",
    "transform_vector": "Vec3OfScalar",
    "spatial_adjoint": "Mat66OfScalar",
    "spatial_top": "Vec3OfScalar",
    "spatial_bottom": "Vec3OfScalar",
    "load": "First",
}

DISPATCH_RULES = {
    "vector_dispatch_func": "Vector",
    "matrix_dispatch_func": "Matrix",
    "matrix_from_vecs_dispatch_func": "MatrixFromVectors",
    "identity_dispatch_func": "Identity",
    "quaternion_dispatch_func": "Quaternion",
    "quat_identity_dispatch_func": "OnlyScalar",
    "transform_identity_dispatch_func": "OnlyScalar",
    "transformation_dispatch_func": "Transformation",
    "spatial_vector_dispatch_func": "SpatialVector",
    "printf_dispatch_func": "Plain",
    "array_dispatch_func": "ArrayFromPointer",
    "zeros_dispatch_func": "Zeros",
    "store_dispatch_func": "ByReference",
    "load_dispatch_func": "ByReference",
    "atomic_op_dispatch_func": "Plain",
    "vector_extract_dispatch_func": "VectorExtract",
    "matrix_extract_dispatch_func": "MatrixExtract",
    "vector_index_dispatch_func": "ByReference",
    "matrix_ij_dispatch_func": "ByReference",
    "matrix_index_row_dispatch_func": "ByReference",
    "vector_assign_dispatch_func": "VectorAssign",
    "matrix_assign_dispatch_func": "MatrixAssign",
    "cast_dispatch_func": "Cast",
    "tuple_dispatch_func": "Plain",
    "tuple_extract_dispatch_func": "TupleExtract",
    "volume_dispatch_func": "Dtype",
    "volume_lookup_dispatch_func": "Dtype",
    "volume_sample_grad_dispatch_func": "Dtype",
    "texture_sample_1d_dispatch_func": "Dtype",
    "texture_sample_2d_dispatch_func": "Dtype",
    "texture_sample_3d_dispatch_func": "Dtype",
    "tile_zeros_dispatch_func": "TileNew",
    "tile_ones_dispatch_func": "TileNew",
    "tile_empty_dispatch_func": "TileNew",
    "tile_full_dispatch_func": "TileOfValue",
    "tile_from_thread_dispatch_func": "TileOfValue",
    "tile_randi_dispatch_func": "TileRandom",
    "tile_randf_dispatch_func": "TileRandom",
    "tile_arange_dispatch_func": "TileArange",
    "tile_load_tuple_dispatch_func": "TileLoad",
    "tile_store_dispatch_func": "TileStore",
    "tile_atomic_add_dispatch_func": "TileAtomicAdd",
    "tile_load_indexed_tuple_dispatch_func": "TileIndexed",
    "tile_store_indexed_dispatch_func": "TileIndexed",
    "tile_atomic_add_indexed_dispatch_func": "TileIndexed",
    "tile_view_dispatch_func": "TileView",
    "tile_slice_indexed_dispatch_func": "TileGather",
    "tile_squeeze_dispatch_func": "TileResult",
    "tile_reshape_dispatch_func": "TileResult",
    "tile_astype_dispatch_func": "TileResult",
    "tile_assign_dispatch_func": "TileAssign",
    "tile_dispatch_func": "TileOfThreads",
    "tile_scatter_add_dispatch_func": "TileScatterAdd",
    "tile_broadcast_dispatch_func": "TileBroadcast",
    "tile_sum_axis_dispatch_func": "TileAxis",
    "tile_reduce_axis_dispatch_func": "TileReduceAxis",
    "tile_scan_inclusive_dispatch_func": "Plain",
    "tile_scan_exclusive_dispatch_func": "Plain",
    "tile_scan_max_inclusive_dispatch_func": "Plain",
    "tile_scan_min_inclusive_dispatch_func": "Plain",
    "tile_unary_map_dispatch_func": "Plain",
    "tile_binary_map_dispatch_func": "Plain",
    "tile_n_map_dispatch_func": "Plain",
    "tile_mul_const_first_dispatch_func": "TileSecond",
    "tile_inplace_dispatch_func": "Plain",
    "bvh_query_next_tiled_dispatch_func": "Plain",
    "mesh_query_aabb_next_tiled_dispatch_func": "Plain",
    "tile_stack_dispatch_func": "TileStack",
    "tile_stack_push_dispatch_func": "Plain",
    "tile_stack_pop_dispatch_func": "Plain",
    "tile_stack_clear_dispatch_func": "Plain",
    "tile_stack_count_dispatch_func": "Plain",
    # With symbols of a library for the device, where there is one.
    "tile_diag_add_lto_dispatch_func": "TileDiagAdd",
    "tile_matmul_lto_dispatch_func": "TileMatmul",
    "tile_cholesky_generic_lto_dispatch_func": "TileCholesky",
    "tile_cholesky_inplace_generic_lto_dispatch_func": "TileCholesky",
    "tile_cholesky_solve_generic_lto_dispatch_func": "TileCholeskySolve",
    "tile_cholesky_solve_inplace_generic_lto_dispatch_func": "TileCholeskySolve",
    "tile_lower_solve_generic_lto_dispatch_func": "TileLowerSolve",
    "tile_lower_solve_inplace_generic_lto_dispatch_func": "TileLowerSolve",
    "tile_upper_solve_generic_lto_dispatch_func": "TileUpperSolve",
    "tile_upper_solve_inplace_generic_lto_dispatch_func": "TileUpperSolve",
}

# Lambdas again by builtin.
INITIALIZER_RULES = {
    "matrix_initializer_list_func": "Matrix",
    "matrix_from_vecs_initializer_list_func": "MatrixFromVectors",
}
LAMBDA_INITIALIZER_RULES = {
    "vector": "MoreThanFour",
    "transformation": "MoreThanOne",
    "spatial_vector": "Always",
}

GENERATED = {"add_builtin.<locals>.value_func", "add_builtin.<locals>.initializer_list_func"}

# Classes of src/types/handles.def.
HANDLE_NAMES = {
    wt.Texture1D: "texture1d",
    wt.Texture2D: "texture2d",
    wt.Texture3D: "texture3d",
    wt.Mesh: "mesh",
    wt.BvhQuery: "bvh_query",
    wt.BvhQueryTiled: "bvh_query_tiled",
    wt._BvhQueryAabb: "bvh_query_aabb",
    wt._BvhQueryRay: "bvh_query_ray",
    wt._BvhQueryCapsule: "bvh_query_capsule",
    wt._BvhQuerySphere: "bvh_query_sphere",
    wt.HashGridQuery: "hash_grid_query",
    wt._HashGridQueryH: "hash_grid_query_h",
    wt._HashGridQueryD: "hash_grid_query_d",
    wt.MeshQuery: "mesh_query",
    wt.MeshQueryAABB: "mesh_query_aabb",
    wt._MeshQuerySphere: "mesh_query_sphere",
    wt.MeshQueryAABBTiled: "mesh_query_aabb_tiled",
    wt.MeshQueryPoint: "mesh_query_point",
    wt.MeshQueryRay: "mesh_query_ray",
}

SCALAR_NAMES = {t: t.__name__ for t in wt.scalar_types} | {
    wt.bool: "boolean",
    bool: "boolean",
    int: "int32",
    float: "float32",
}
GENERIC_NAMES = {wt.Scalar: "any_scalar", wt.Float: "any_float", wt.Int: "any_int"}
GENERIC_SUFFIX = {wt.Scalar: "scalar", wt.Float: "float", wt.Int: "int"}
LETTERS = {wt.float16: "h", wt.float32: "f", wt.float64: "d"}


def cpp_name(name: str) -> str:
    return name + "_" if name in CPP_KEYWORDS else name


def primary_overloads() -> dict[str, list]:
    """The overloads that Warp's source registers, without the specializations that add_builtin() derives.

    The registration module runs a second time with a counter of recursion depth: the last Function made during
    a call at depth 0 is the registered one. The registry is put back afterwards.
    """
    import warp._src.builtins as builtins

    made, rows, depth = [], {}, 0
    original_add, original_init = context.add_builtin, context.Function.__init__
    saved = {k: list(f.overloads) for k, f in context.builtin_functions.items() if f.is_builtin()}

    def add(key, *args, **kwargs):
        nonlocal depth
        depth += 1
        try:
            original_add(key, *args, **kwargs)
        finally:
            depth -= 1
        if depth == 0:
            rows.setdefault(key, []).append(made[-1])

    def init(self, *args, **kwargs):
        original_init(self, *args, **kwargs)
        made.append(self)

    context.add_builtin = builtins.add_builtin = add
    context.Function.__init__ = init
    try:
        importlib.reload(builtins)
    finally:
        context.add_builtin, context.Function.__init__ = original_add, original_init
        for key, overloads in saved.items():
            context.builtin_functions[key].overloads[:] = overloads
    for overloads in rows.values():
        overloads.sort(key=lambda f: f.variadic)  # as the registry keeps them: variadic last, stable
    return rows


def composite_name(t) -> str | None:
    """Identifier of a vector, matrix, quaternion or transform pattern in src/types."""
    kind = t._wp_generic_type_str_
    *shape, scalar = t._wp_type_params_
    stem = {"vec_t": "vec", "mat_t": "mat", "quat_t": "quat", "transform_t": "transform"}[kind]
    size = "" if typing.Any in shape else "".join(map(str, shape))
    if scalar in GENERIC_SUFFIX:
        return f"{stem}{size}_{GENERIC_SUFFIX[scalar]}"
    if scalar in (bool, wt.bool):
        return f"{stem}{size}_bool"
    return f"{stem}{size}{LETTERS[scalar]}" if scalar in LETTERS else None


def pattern_name(t) -> str:
    """Identifier of a parameter's type; what weft does not have is `unmatched`."""
    if t is typing.Any:
        return "any"
    if t in (str, tuple):
        return {str: "str", tuple: "any_tuple"}[t]
    if isinstance(t, typing.TypeVar):
        return GENERIC_NAMES[t]
    if isinstance(t, type) and t in SCALAR_NAMES:
        return SCALAR_NAMES[t]
    if isinstance(t, type) and t in HANDLE_NAMES:
        return HANDLE_NAMES[t]
    if t is wt.range_t:
        return "range"
    if t is wt.shape_t:
        return "shape"
    if typing.get_origin(t) is tuple and typing.get_args(t) in ((int, ...), (int, int)):
        return "int_tuple"
    if isinstance(t, type) and hasattr(t, "_wp_generic_type_str_"):
        name = composite_name(t)
        if name is None:
            raise SystemExit(f"no pattern for {t}")
        return name
    if wt.is_array(t):
        family = wt.concrete_array_type(t)
        if family is wt.array:
            return "array_" + {"any_scalar": "scalar"}.get(pattern_name(t.dtype), pattern_name(t.dtype))
        others = {
            wt.fixedarray: "fixed_array_any",
            wt.indexedarray: "indexed_any",
            wt.fabricarray: "fabric_any",
            wt.indexedfabricarray: "indexed_fabric_any",
        }
        return others.get(family, "unmatched") if t.dtype is typing.Any else "unmatched"
    if wt.is_tile(t):
        elements = {"any": "any", "any_scalar": "scalar", "any_float": "float", "int32": "int32"}
        element = elements.get(pattern_name(t.dtype))
        return f"tile_{element}" if element else "unmatched"
    if t is collections.abc.Callable or t is typing.Callable:
        return "function"
    return "unmatched"


def callback_name(callback) -> str:
    if isinstance(callback, functools.partial):
        callback = callback.func
    return callback.__qualname__


def captured(callback) -> str:
    free = inspect.getclosurevars(callback).nonlocals
    return ", ".join(f"{k}={v!r}" for k, v in free.items())


def result_rule(key: str, f) -> tuple[str, str]:
    """(rule, fixed type)"""
    name = callback_name(f.value_func)
    if name in GENERATED:
        if f.value_type is None:
            return "Void", "none"
        if isinstance(f.value_type, (list, tuple)):
            if any(t is not int for t in f.value_type):
                raise SystemExit(f"{key}: several results that are not int")
            return f"Ints{len(f.value_type)}", "int32"
        return "Fixed", pattern_name(f.value_type)
    rule = LAMBDA_RESULT_RULES[key] if name == "<lambda>" else RESULT_RULES.get(name)
    if isinstance(rule, dict):
        rule = rule[key] if key in rule else rule[captured(f.value_func)]
    if rule is None:
        raise SystemExit(f"{key}: no result rule for {name}")
    return rule if isinstance(rule, tuple) else (rule, "none")


def dispatch_rule(key: str, f) -> str:
    dispatch = f.dispatch_func or f.lto_dispatch_func
    if dispatch is None:
        return "Plain"
    name = callback_name(dispatch)
    if name not in DISPATCH_RULES:
        raise SystemExit(f"{key}: no dispatch rule for {name}")
    return DISPATCH_RULES[name]


def initializer_rule(key: str, f) -> str:
    name = callback_name(f.initializer_list_func)
    if name in GENERATED:
        return "Never"
    return LAMBDA_INITIALIZER_RULES[key] if name == "<lambda>" else INITIALIZER_RULES[name]


def default_name(value) -> str:
    """Identifier of a default in src/builtins/rows.cpp."""
    if value is None or isinstance(value, (str, bool, type)):
        return "absent"  # its rule knows it
    if isinstance(value, wt.uint32):
        return f"uint32_{value.value}"
    if isinstance(value, float):
        return "float_" + re.sub(r"[^0-9a-z]", "_", repr(value).replace("-", "minus_").replace("+", ""))
    if isinstance(value, int):
        return f"int_{value}".replace("-", "minus_")
    raise SystemExit(f"no name for the default {value!r}")


def parameters(f, supported: bool) -> str:
    parts = []
    for name, t in f.input_types.items():
        pattern = pattern_name(t)
        bare = name.lstrip("*")
        if name.startswith("*"):
            parts.append(f"REST({bare}, {pattern})")
        elif name in f.defaults:
            default = default_name(f.defaults[name]) if supported else "absent"
            parts.append(f"OPT({bare}, {pattern}, {default})")
        else:
            parts.append(f"ARG({bare}, {pattern})")
    return " ".join(parts) or "NO_ARGS"


def flags(f, rule: str) -> str:
    # Warp derives a row for quatf and transformf from every exported one, and that row is tried first.
    keeps_spelling = rule in ("SameAsFirst", "ScaleComposite", "Lerp") and not f.export
    letters = [
        letter
        for letter, is_set in (
            ("V", f.variadic),
            ("N", not f.is_differentiable),
            ("R", f.skip_replay),
            ("O", f.require_original_output_arg),
            ("K", keeps_spelling),
            ("T", f.adjoint_uses_template_args or (f.lto_dispatch_func is not None)),
        )
        if is_set
    ]
    return "|".join(letters) or "0"


def is_supported(key: str, f) -> bool:
    unmatched = any(pattern_name(t) == "unmatched" for t in f.input_types.values())
    return f.group not in UNSUPPORTED_GROUPS and key not in UNSUPPORTED_NAMES and not unmatched


def row(key: str, f) -> list[str]:
    supported = is_supported(key, f)
    if supported:
        rule, fixed = result_rule(key, f)
        dispatch, initializer = dispatch_rule(key, f), initializer_rule(key, f)
    else:
        rule, fixed, dispatch, initializer = "Unsupported", "none", "Plain", "Never"
    return [
        cpp_name(key),
        f'"{f.native_func}"',
        "Wp" if f.namespace == "wp::" else "Bare",
        rule,
        fixed,
        dispatch,
        initializer,
        flags(f, rule),
        f.group.title().replace(" ", ""),
        parameters(f, supported),
    ]


LEGEND = f"""\
// Every builtin of warp-lang {WARP_VERSION}: one row per overload that Warp registers, tried in this order.
// Written by tools/make_builtin_table.py; do not edit.
//
// WEFT_BUILTIN(name, native, namespace, result, type, dispatch, braces, flags, group, parameters)
//   name        Python name; a word that C++ reserves has a trailing underscore
//   native      C++ name
//   namespace   Wp: printed with wp::; Bare: without
//   result      result rule (result_rules.cpp); Fixed: the type column; Unsupported: known by name only
//   type        result type of a Fixed row
//   dispatch    how arguments become printed and template arguments (dispatch_rules.cpp); Plain: as bound
//   braces      when the call passes its arguments as an initializer list
//   flags       V variadic, N no adjoint, R not run again in the replay, O the adjoint takes the result too,
//               K a quaternion or transform of Python's float yields one of Python's float, else of wp.float32,
//               T the adjoint is called with the template arguments, too
//   group       section of Warp's documentation
//   parameters  ARG(name, pattern), OPT(name, pattern, default), REST(name, pattern): the remaining positional ones
// WEFT_PYTHON_BUILTIN(name): implemented by Warp as a Python function.
// WEFT_HASHED_BUILTIN(name, native, overloads): counts in the hash of a kernel that calls it, with these texts.
"""


def table_text(rows: dict[str, list]) -> str:
    lines = [
        [
            "name",
            "native",
            "namespace",
            "result",
            "type",
            "dispatch",
            "braces",
            "flags",
            "group",
            "parameters",
        ]
    ]
    lines += [row(key, f) for key in context.builtin_functions if key in rows for f in rows[key]]
    widths = [max(len(line[i]) + 2 for line in lines) for i in range(len(lines[0]) - 1)]
    out = [LEGEND]
    for i, line in enumerate(lines):
        text = "".join(
            (cell + ("," if i else "")).ljust(width) for cell, width in zip(line[:-1], widths, strict=True)
        )
        out.append(f"//           {text}{line[-1]}\n" if i == 0 else f"WEFT_BUILTIN({text}{line[-1]})\n")
    out.append("\n")
    out += [
        f"WEFT_PYTHON_BUILTIN({cpp_name(k)})\n"
        for k, f in context.builtin_functions.items()
        if not f.is_builtin()
    ]
    out.append("\n")
    for key, f in context.builtin_functions.items():
        if f.is_builtin() and any(o.adjoint_uses_template_args for o in f.overloads):
            dispatch = tuple((o.native_func, o.adjoint_uses_template_args) for o in f.overloads)
            out.append(f'WEFT_HASHED_BUILTIN({cpp_name(key)}, "{f.native_func}", "{dispatch!r}")\n')
    return "".join(out)


def names_text() -> str:
    out = [
        f"// Names of the builtins of warp-lang {WARP_VERSION}, in the order of its registry.\n",
        "// Written by tools/make_builtin_table.py; do not edit.\n\n",
    ]
    out += [f'WEFT_NAME({cpp_name(name)}, "{name}")\n' for name in context.builtin_functions]
    return "".join(out)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--check", action="store_true", help="compare with the committed files, write nothing"
    )
    options = parser.parse_args()
    if warp.config.version != WARP_VERSION:
        print(f"needs warp-lang {WARP_VERSION}, found {warp.config.version}", file=sys.stderr)
        return 3
    stale = []
    for path, text in ((TABLE, table_text(primary_overloads())), (NAMES, names_text())):
        if options.check:
            if not path.exists() or path.read_text() != text:
                stale.append(path.relative_to(ROOT))
        else:
            path.write_text(text)
    for path in stale:
        print(f"{path} is not what the tool writes; run tools/make_builtin_table.py", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
