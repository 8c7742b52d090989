# weft: refuses. wp.tile and wp.untile.
import warp as wp


@wp.kernel
def tile_function(x: wp.array(dtype=float)):
    i = wp.tid()
    a = x[i]
    t = wp.tile(a)
    s = wp.tile_sum(t)
    wp.tile_store(x, s)
