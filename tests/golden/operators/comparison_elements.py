# Both sides are loaded after the output.
import warp as wp


@wp.kernel
def comparison_elements(x: wp.array(dtype=float), out: wp.array(dtype=wp.bool)):
    i = wp.tid()
    out[i] = x[i] < x[i + 1]
