# A bitwise expression as condition.
import warp as wp


@wp.kernel
def condition_is_mask(n: int, out: wp.array(dtype=float)):
    if n & 2:
        out[0] = 1.0
