# warp: refuses. An assignment expression in the iterable of a comprehension.
import warp as wp


[i for i in (j := range(5))]


@wp.kernel
def good(x: wp.array(dtype=float)):
    x[0] = 1.0
