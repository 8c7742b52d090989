# warp: refuses. An atomic with a value of another type.
import warp as wp


@wp.kernel
def atomic_value_type(x: wp.array(dtype=float)):
    wp.atomic_add(x, 0, 1)
