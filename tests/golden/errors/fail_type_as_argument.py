# warp: refuses. A type passed where a value belongs.
import warp as wp


@wp.kernel
def type_as_argument(x: wp.array(dtype=float)):
    x[0] = wp.sin(float)
