# gradient: exact
import warp as wp


@wp.kernel
def modulo_by_constant(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64)):
    i = wp.tid()
    out[i] = (x[i] * wp.float64(7.7)) % wp.float64(2.0)
