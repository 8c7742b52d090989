# gradient: warp_differs missing-adjoint
import warp as wp


@wp.kernel
def missing_frac(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64)):
    i = wp.tid()
    out[i] = wp.frac(x[i] * wp.float64(3.3))
