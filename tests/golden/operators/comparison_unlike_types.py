# A comparison checks no types.
import warp as wp


@wp.kernel
def comparison_unlike_types(n: int, x: float, out: wp.array(dtype=wp.bool)):
    out[0] = n > 1.0
    out[1] = x == n
