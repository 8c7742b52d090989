# warp: refuses; wp.tile() of an element that has no name
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=float)):
    i = wp.tid()
    wp.tile_store(a, wp.tile(a[i]))
