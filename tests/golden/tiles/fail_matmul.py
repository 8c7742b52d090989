# warp: refuses; sides of a product do not fit
import warp as wp


@wp.kernel
def k(a: wp.array2d(dtype=float)):
    t = wp.tile_load(a, shape=(4, 8))
    wp.tile_store(a, wp.tile_matmul(t, t))
