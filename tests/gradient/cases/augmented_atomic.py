# gradient: exact
import warp as wp


@wp.kernel
def augmented_atomic(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64)):
    i = wp.tid()
    out[0] += x[i] * x[i]
