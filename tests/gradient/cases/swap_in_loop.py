# gradient: exact
import warp as wp


@wp.kernel
def swap_in_loop(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64), n: int):
    i = wp.tid()
    a = x[i]
    b = x[i + 1]
    for k in range(n):
        t = a
        a = b
        b = t
    out[i] = a + wp.float64(3.0) * b
