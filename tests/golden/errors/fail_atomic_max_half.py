# warp: refuses. atomic_max on float16.
import warp as wp


@wp.kernel
def atomic_max_half(x: wp.array(dtype=wp.float16)):
    wp.atomic_max(x, 0, wp.float16(1.0))
