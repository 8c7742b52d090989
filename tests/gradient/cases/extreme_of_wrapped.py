# gradient: unknown shared-extreme (measured exact)
import warp as wp


@wp.kernel
def extreme_of_wrapped(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64)):
    i = wp.tid()
    wp.atomic_max(out, 0, x[(i + 5) % 9] * wp.float64(2.0))
