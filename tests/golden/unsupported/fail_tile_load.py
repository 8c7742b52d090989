# weft: refuses. Tiles.
import warp as wp


@wp.kernel
def tile_load(x: wp.array(dtype=float)):
    i = wp.tid()
    t = wp.tile_load(x, shape=16, offset=i * 16)
    wp.tile_store(x, t * 2.0, offset=i * 16)
