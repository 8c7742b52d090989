# Three operands share one result.
import warp as wp


@wp.kernel
def and_three(a: int, b: int, c: int, out: wp.array(dtype=wp.bool)):
    out[0] = a > 0 and b > 0 and c > 0
