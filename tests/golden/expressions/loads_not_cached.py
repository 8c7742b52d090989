# The same element read twice is loaded twice.
import warp as wp


@wp.kernel
def loads_not_cached(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = x[i] * x[i]
