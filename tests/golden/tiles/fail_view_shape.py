# warp: refuses; a part of a tile gets a tile of its shape
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=float)):
    t = wp.tile_load(a, shape=8)
    t[0:6] = wp.tile_load(a, shape=4)
    wp.tile_store(a, t)
