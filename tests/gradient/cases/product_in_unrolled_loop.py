# gradient: exact
import warp as wp


@wp.kernel
def product_in_unrolled_loop(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64)):
    i = wp.tid()
    s = wp.float64(1.0)
    for k in range(3):
        s = s * x[i + k]
    out[i] = s
