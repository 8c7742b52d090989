# gradient: warp_differs atomic-result
import warp as wp


@wp.kernel
def atomic_result_used(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64), count: wp.array(dtype=int)):
    i = wp.tid()
    slot = wp.atomic_add(count, 0, 1)
    out[slot] = x[i] * wp.float64(slot + 1)
