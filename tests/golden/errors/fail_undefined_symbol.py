# warp: refuses. A name that is bound nowhere.
import warp as wp


@wp.kernel
def undefined_symbol(x: wp.array(dtype=float)):
    x[0] = foo
