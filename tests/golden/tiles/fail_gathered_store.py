# warp: refuses; nothing is assigned through a tile of indices
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=float), n: wp.array(dtype=int)):
    t = wp.tile_load(a, shape=4)
    t[wp.tile_load(n, shape=2)] = wp.tile_load(a, shape=2)
    wp.tile_store(a, t)
