# warp: refuses; an index that the tile does not have
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=float)):
    t = wp.tile_load(a, shape=4)
    a[0] = t[4]
