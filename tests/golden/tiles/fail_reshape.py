# warp: refuses; another number of elements
import warp as wp


@wp.kernel
def k(a: wp.array2d(dtype=float)):
    t = wp.tile_load(a, shape=(4, 4))
    wp.tile_store(a, wp.tile_reshape(t, shape=(3, 5)))
