# warp: refuses. type() with two arguments.
import warp as wp


@wp.kernel
def type_of_two(x: wp.array(dtype=float)):
    a = type(x, x)
