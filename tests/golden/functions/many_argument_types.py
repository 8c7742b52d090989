# Vectors, matrices, structs and arrays as parameters.
import warp as wp


@wp.struct
class Item:
    a: float


@wp.func
def collect(v: wp.vec3, m: wp.mat33, it: Item, x: wp.array2d(dtype=float), u: wp.uint64, c: bool):
    w = m * v
    if c:
        return w[0] + it.a
    return x[0, 1]


@wp.kernel
def many_argument_types(v: wp.vec3, m: wp.mat33, it: Item, x: wp.array2d(dtype=float), out: wp.array(dtype=float)):
    out[0] = collect(v, m, it, x, wp.uint64(3), True)
