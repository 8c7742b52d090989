# warp: refuses. `+=` with another type.
import warp as wp


@wp.kernel
def augmented_type(x: wp.array(dtype=float)):
    a = 1
    a += 1.0
