# gradient: exact
import warp as wp


@wp.kernel
def atomic_sum(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64)):
    i = wp.tid()
    wp.atomic_add(out, 0, x[i] * x[i])
    wp.atomic_sub(out, 1, wp.sin(x[i]))
