# warp: refuses; tiles of unlike shapes have no sum
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=float)):
    wp.tile_store(a, wp.tile_zeros(shape=4, dtype=float) + wp.tile_ones(shape=8, dtype=float))
