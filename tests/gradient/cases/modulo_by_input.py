# gradient: warp_differs missing-adjoint
import warp as wp


@wp.kernel
def modulo_by_input(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64)):
    i = wp.tid()
    out[i] = wp.float64(7.7) % x[i]
