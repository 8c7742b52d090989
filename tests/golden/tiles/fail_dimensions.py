# warp: refuses; an array and the tile that is stored in it have the same number of dimensions
import warp as wp


@wp.kernel
def k(a: wp.array2d(dtype=float)):
    wp.tile_store(a, wp.tile_zeros(shape=4, dtype=float))
