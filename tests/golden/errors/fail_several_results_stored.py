# warp: refuses. Several results stored into one element.
import warp as wp


@wp.func
def put(x: wp.array(dtype=float)):
    x[0] = 1.0


@wp.func
def two(a: float):
    return a, a


@wp.kernel
def several_results_stored(x: wp.array(dtype=float)):
    x[0] = two(1.0)
