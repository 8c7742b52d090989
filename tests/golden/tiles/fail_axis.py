# warp: refuses; an axis that the tile does not have
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=float)):
    t = wp.tile_load(a, shape=4)
    wp.tile_store(a, wp.tile_sum(t, axis=1))
