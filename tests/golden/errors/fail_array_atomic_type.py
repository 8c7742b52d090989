# warp: refuses. `+=` of an array element with another type.
import warp as wp


@wp.kernel
def array_atomic_type(x: wp.array(dtype=float)):
    x[0] += 1
