# warp: refuses; a tile that is given back to the threads has an element for each
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = wp.untile(wp.tile_load(a, shape=7))
