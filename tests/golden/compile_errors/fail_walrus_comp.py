# warp: refuses. An assignment expression that binds the variable of its comprehension.
import warp as wp


[i := 0 for i in range(5)]


@wp.kernel
def good(x: wp.array(dtype=float)):
    x[0] = 1.0
