# Arrays and views passed to functions.
import warp as wp


@wp.func
def first(x: wp.array(dtype=float)):
    return x[0]


@wp.kernel
def passed_to_function(x: wp.array(dtype=float), y: wp.array2d(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    out[0] = first(x)
    out[1] = first(y[i])
    out[2] = first(x[1:])
