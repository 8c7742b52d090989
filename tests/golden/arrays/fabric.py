# Arrays of Fabric keep the spelling of their elements; a row of an array of arrays is a plain array.
from typing import Any

import warp as wp


@wp.func
def read(a: wp.fabricarray(dtype=float), i: int):
    return a[i]


@wp.func
def read_any(a: wp.fabricarray(dtype=Any), i: int):
    return a[i]


@wp.func
def nth(a: Any, i: int):
    return a[i]


@wp.kernel
def attributes(
    a: wp.fabricarray(dtype=float),
    b: wp.fabricarray(dtype=wp.vec3),
    c: wp.fabricarray[float],
    flags: wp.fabricarray(dtype=bool),
    counts: wp.fabricarray(dtype=int),
    small: wp.fabricarray(dtype=wp.int8),
    frames: wp.fabricarray(dtype=wp.mat44d),
    some: wp.indexedfabricarray(dtype=float),
    out: wp.array(dtype=float),
):
    i = wp.tid()
    out[i] = a[i] + b[i][0] + b[i].y + c[i] + some[i]
    a[i] = 2.0
    a[i] += 3.0
    b[i] = wp.vec3(1.0)
    b[i][1] = 2.0
    b[i].x = 2.0
    b[i][2] += 2.0
    flags[i] = not flags[i]
    counts[i] = counts[i] + 1
    counts[i] |= 4
    small[i] += wp.int8(3)
    frames[i] = frames[i] * frames[i]
    some[i] = a.dtype(1.0)
    some[i] -= 1.0
    same = a
    out[0] = same[1] + read(a, i) + read_any(c, i) + nth(a, i) + nth(some, i)


@wp.kernel
def arrays_of_arrays(
    a: wp.fabricarrayarray(dtype=float),
    b: wp.fabricarrayarray(dtype=wp.vec3),
    some: wp.indexedfabricarrayarray(dtype=float),
    out: wp.array(dtype=float),
):
    i = wp.tid()
    row = a[i]
    out[i] = row[0] + a[i][1] + a[i, 2] + b[i][1].x + some[i][0]
    a[i][1] = 2.0
    a[i, 1] = 2.0
    a[i][1] += 2.0
    row[2] = 3.0
    b[i][1] = wp.vec3(0.0)
    b[i, 2].x = 1.0
    other = some[i]
    other[0] = float(row.shape[0]) + float(len(other))


@wp.kernel
def generic(a: wp.fabricarray(dtype=Any), b: wp.fabricarray(dtype=Any)):
    i = wp.tid()
    b[i] = a[i]


wp.overload(generic, [wp.fabricarray(dtype=float), wp.fabricarray(dtype=float)])
wp.overload(generic, [wp.fabricarray(dtype=wp.vec3), wp.fabricarray(dtype=wp.vec3)])
