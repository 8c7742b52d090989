# gradient: none
import warp as wp


@wp.kernel
def no_float_input(out: wp.array(dtype=wp.float64)):
    i = wp.tid()
    out[i] = wp.float64(i) * wp.float64(0.5)
