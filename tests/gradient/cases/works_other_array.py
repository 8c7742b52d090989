# gradient: exact
import warp as wp


@wp.kernel
def works_other_array(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64)):
    i = wp.tid()
    out[i] = x[i] * x[i]
