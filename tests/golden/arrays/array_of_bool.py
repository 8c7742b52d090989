# Boolean elements.
import warp as wp


@wp.kernel
def array_of_bool(flags: wp.array(dtype=wp.bool), x: wp.array(dtype=float)):
    i = wp.tid()
    flags[i] = x[i] > 0.0
    flags[i + 1] = not flags[i]
