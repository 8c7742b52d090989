# warp: refuses. A vector type of any dtype.
from typing import Any

import warp as wp


@wp.func
def first(v: wp.types.vector(length=3, dtype=Any)):
    return v[0]


@wp.kernel
def vector_of_any(x: wp.array(dtype=wp.vec3), out: wp.array(dtype=float)):
    out[0] = first(x[0])
