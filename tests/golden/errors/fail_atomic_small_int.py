# warp: refuses. An atomic on 8-bit integers.
import warp as wp


@wp.kernel
def atomic_small_int(x: wp.array(dtype=wp.int8)):
    wp.atomic_add(x, 0, wp.int8(1))
