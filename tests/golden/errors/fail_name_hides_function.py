# warp: refuses. A local name hides the function that is called.
import warp as wp


@wp.func
def inc(a: float):
    return a + 1.0


@wp.kernel
def name_hides_function(x: wp.array(dtype=float)):
    inc = x[0]
    x[1] = inc(2.0)
