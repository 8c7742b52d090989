# warp: refuses. A function passed where a value belongs.
import warp as wp


@wp.kernel
def function_as_argument(x: wp.array(dtype=float)):
    x[0] = wp.sin(wp.cos)
