# gradient: exact
import warp as wp


@wp.kernel
def extreme_of_own(
    x: wp.array2d(dtype=wp.float64), scale: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64)
):
    i = wp.tid()
    total = wp.float64(0.0)
    for k in range(3):
        total += x[i, k] * scale[k % 2]
    wp.atomic_max(out, 0, total)
