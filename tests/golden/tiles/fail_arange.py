# warp: refuses; a range without elements
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=float)):
    wp.tile_store(a, wp.tile_arange(3.0, 1.0))
