# gradient: exact
import warp as wp


@wp.kernel
def atomic_extremes(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64)):
    i = wp.tid()
    wp.atomic_max(out, 0, x[i] * x[i])
    wp.atomic_min(out, 1, wp.sin(x[i]))
