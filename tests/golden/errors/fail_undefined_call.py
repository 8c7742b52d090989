# warp: refuses. A call of a name that is bound nowhere.
import warp as wp


@wp.kernel
def undefined_call(x: wp.array(dtype=float)):
    x[0] = foo(1.0)
