# weft: refuses. A tile made in the kernel.
import warp as wp


@wp.kernel
def tile_zeros(x: wp.array2d(dtype=float)):
    t = wp.tile_zeros(shape=(4, 4), dtype=float)
    wp.tile_store(x, t)
