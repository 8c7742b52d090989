# warp: refuses. A module as a value.
import warp as wp


@wp.kernel
def module_as_value(x: wp.array(dtype=float)):
    a = wp
