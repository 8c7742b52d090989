# gradient: exact
import warp as wp


@wp.kernel
def two_sums_in_loop(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64), n: int):
    i = wp.tid()
    a = wp.float64(0.0)
    b = wp.float64(0.0)
    for k in range(n):
        v = wp.cos(x[k])
        if v > wp.float64(0.8):
            a += v * v
        else:
            b -= v
    out[i] = a + wp.float64(3.0) * b
