# warp: refuses; a tile in a tuple
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=float)):
    pair = (wp.tile_load(a, shape=4), 1.0)
    wp.tile_store(a, pair[0])
