# No backward function at all.
import warp as wp


@wp.kernel(enable_backward=False)
def enable_backward_off(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = wp.sin(x[i])
