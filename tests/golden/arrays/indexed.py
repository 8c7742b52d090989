# Indexed arrays: read, written, updated and passed on like arrays; their parts have no slots, their adjoints are plain arrays.
from typing import Any

import warp as wp


@wp.struct
class Point:
    x: float
    at: wp.vec3


@wp.func
def doubled(a: wp.indexedarray(dtype=float), i: int):
    a[i] *= 2.0
    return a[i]


@wp.func
def first(a: wp.indexedarray(dtype=Any)):
    return a[0]


@wp.func
def nth(a: Any, i: int):
    return a[i]


@wp.func
def row_of(a: wp.indexedarray2d(dtype=float), i: int):
    return a[i]


@wp.func_native("return a[i];", adj_snippet="")
def direct(a: wp.indexedarray(dtype=float), i: int) -> float: ...


@wp.kernel
def elements(
    a: wp.indexedarray(dtype=float),
    b: wp.indexedarray2d(dtype=wp.vec3),
    c: wp.indexedarray[wp.int8],
    p: wp.indexedarray(dtype=Point),
    m: wp.indexedarray(dtype=wp.mat22),
    out: wp.array(dtype=float),
):
    i = wp.tid()
    out[i] = a[i] + b[i, 1][0] + b[i, 1].y + p[i].x + p[i].at[1]
    a[i] = 2.0
    a[i] += 3.0
    a[i] /= 2.0
    b[i, 0] = wp.vec3(1.0)
    b[i, 0][1] = 2.0
    b[i, 0].x = 2.0
    b[i, 0][2] -= 2.0
    c[i] += wp.int8(2)
    p[i].x = 2.0
    p[i].at.y = 2.0
    p[i].x += 1.0
    m[i][0, 1] = 2.0
    m[i][1] = wp.vec2(3.0)
    m[i][1, 0] += 2.0
    n = a.shape[0]
    same = a
    out[0] = same[1] + float(n) + doubled(a, i) + first(a) + nth(a, i) + nth(out, i) + direct(a, 1)
    old = wp.atomic_max(a, i, 1.0)
    if old > 1.0:
        same = a
    out[1] = same[2] + a.dtype(1.0)


@wp.kernel
def views(a: wp.indexedarray3d(dtype=float), b: wp.indexedarray2d(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    plane = a[i]
    row = plane[1]
    row[2] = plane[0, 1] + a[i][1][2]
    row[0] += 1.0
    part = b[1:3]
    out[i] = part[0, 1] + row_of(b, i)[1] + float(plane.shape[1])


@wp.kernel
def generic(a: wp.indexedarray(dtype=Any), out: wp.indexedarray2d(dtype=Any)):
    i = wp.tid()
    out[i, 0] = a[i]


wp.overload(generic, [wp.indexedarray(dtype=wp.float64), wp.indexedarray2d(dtype=wp.float64)])
