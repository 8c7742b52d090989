# warp: refuses; a part of a tile gets a tile
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=float)):
    t = wp.tile_load(a, shape=4)
    t[0:2] = 1.0
    wp.tile_store(a, t)
