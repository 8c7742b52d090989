# warp: refuses. None as a value.
import warp as wp


@wp.kernel
def none_value(x: wp.array(dtype=float)):
    a = None
