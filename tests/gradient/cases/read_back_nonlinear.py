# gradient: exact
import warp as wp


@wp.kernel
def read_back_nonlinear(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64)):
    i = wp.tid()
    out[i] = x[i] * x[i]
    y[i] = wp.sin(out[i])
