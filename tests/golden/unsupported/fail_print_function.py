# weft: refuses. print of a function.
import warp as wp


@wp.kernel
def print_function(x: wp.array(dtype=float)):
    print(wp.cos)
