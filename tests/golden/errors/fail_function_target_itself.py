# warp: refuses. A function that is handed itself and calls itself.
import warp as wp


@wp.func
def again(f: wp.Function, x: float):
    return f(f, x)


@wp.kernel
def itself(x: wp.array(dtype=float)):
    x[0] = again(again, x[0])
