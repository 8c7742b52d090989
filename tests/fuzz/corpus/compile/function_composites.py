# Vectors of any length, matrices of any shape, quaternions and transforms of any float.
from typing import Any

import warp as wp

AnyVector = wp.types.vector(length=Any, dtype=wp.Float)
AnyMatrix = wp.types.matrix(shape=(Any, Any), dtype=wp.Scalar)


@wp.func
def energy(v: AnyVector):
    return wp.dot(v, v)


@wp.func
def corner(m: AnyMatrix):
    return m[0, 0]


@wp.func
def angle(q: wp.types.quaternion(dtype=wp.Float)):
    return q[3]


@wp.func
def place(t: wp.types.transformation(dtype=wp.Float)):
    return wp.transform_get_translation(t)


@wp.func
def ends(a: wp.array(dtype=AnyVector)):
    return a[0] + a[1]


@wp.kernel
def function_composites(
    v2: wp.array(dtype=wp.vec2),
    v5: wp.array(dtype=wp.types.vector(length=5, dtype=float)),
    m: wp.array(dtype=wp.mat33),
    q: wp.array(dtype=wp.quat),
    t: wp.array(dtype=wp.transform),
    out: wp.array(dtype=float),
):
    i = wp.tid()
    out[i] = energy(v2[i]) + energy(v5[i]) + corner(m[i]) + angle(q[i]) + place(t[i])[0] + ends(v2)[1]
