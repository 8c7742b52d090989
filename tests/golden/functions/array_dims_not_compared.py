# An array of another dimension is accepted: overloads do not compare dimensions.
import warp as wp


@wp.func
def first(x: wp.array(dtype=float)):
    return x[0]


@wp.kernel
def array_dims_not_compared(y: wp.array2d(dtype=float), out: wp.array(dtype=float)):
    out[0] = first(y)
