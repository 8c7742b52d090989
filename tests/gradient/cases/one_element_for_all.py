# gradient: unknown threads-meet (measured warp_differs)
import warp as wp


@wp.kernel
def one_element_for_all(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64)):
    i = wp.tid()
    out[0] = x[i] * x[i]
