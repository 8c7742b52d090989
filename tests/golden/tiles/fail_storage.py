# warp: refuses; a tile is in registers or in shared memory
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=float)):
    t = wp.tile_load(a, shape=4, storage="global")
    wp.tile_store(a, t)
