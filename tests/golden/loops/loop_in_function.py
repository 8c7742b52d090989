# A loop in a function and its adjoint.
import warp as wp


@wp.func
def total(x: wp.array(dtype=float), n: int):
    s = float(0.0)
    for i in range(n):
        s += x[i]
    return s


@wp.kernel
def loop_in_function(x: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = total(x, i)
