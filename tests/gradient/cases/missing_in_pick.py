# gradient: warp_differs missing-adjoint
import warp as wp


@wp.kernel
def missing_in_pick(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64)):
    i = wp.tid()
    a = x[i]
    out[i] = wp.where(
        a > wp.float64(0.1), wp.where(a * a < wp.float64(2.0), wp.frac(a), a * wp.float64(2.0)), a * wp.float64(4.0)
    )
