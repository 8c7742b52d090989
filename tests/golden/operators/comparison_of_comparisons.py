# Comparisons of booleans.
import warp as wp


@wp.kernel
def comparison_of_comparisons(a: int, b: int, out: wp.array(dtype=wp.bool)):
    out[0] = (a > 1) == (b > 2)
