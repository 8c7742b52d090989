# warp: refuses; a part of a tile is not changed in place
import warp as wp


@wp.kernel
def k(a: wp.array2d(dtype=float)):
    t = wp.tile_load(a, shape=(4, 4))
    t[1] += t[0]
    wp.tile_store(a, t)
