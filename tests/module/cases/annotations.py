"""Every spelling of an annotation."""

from typing import Literal

import warp as wp

Vec = wp.types.vector(length=7, dtype=wp.float16)
Mat = wp.types.matrix(shape=(3, 2), dtype=int)
Q = wp.types.quaternion(dtype=float)
Tr = wp.types.transformation(dtype=wp.float64)
arr = wp.array(dtype=wp.vec3)


@wp.kernel
def k(
    a: wp.array(dtype=float),
    b: wp.array(dtype=wp.vec3, ndim=2),
    c: wp.array1d(dtype=int),
    d: wp.array2d(dtype=wp.uint8),
    e: wp.array3d(dtype=bool),
    f: wp.array4d(dtype=Vec),
    g: wp.array[float],
    h: wp.array[wp.float64, 2],
    i: wp.array[int, Literal[3]],
    j: wp.array2d[Mat],
    l: float,
    m: int,
    n: bool,
    o: wp.bool,
    p: wp.int8,
    q: wp.uint64,
    r: wp.float16,
    s: wp.bfloat16,
    t: Vec,
    u: Mat,
    v: Q,
    w: Tr,
    x: arr,
    y: wp.handle,
    z: wp.spatial_matrix,
    aa: wp.vec2,
    ab: wp.mat44d,
    ac: wp.quath,
):
    a[0] = l
