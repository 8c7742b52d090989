# gradient: exact
import warp as wp


@wp.func
def total(x: wp.array(dtype=wp.float64), n: int):
    s = wp.float64(0.0)
    for k in range(n):
        s += x[k]
    return s


@wp.kernel
def works_loop_in_function(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64), n: int):
    i = wp.tid()
    s = total(x, n)
    out[i] = s * s
