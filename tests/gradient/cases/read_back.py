# gradient: exact
import warp as wp


@wp.kernel
def read_back(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64)):
    i = wp.tid()
    out[i] = x[i] * x[i]
    y[i] = out[i] * wp.float64(3.0)
