# weft: refuses; Warp prints a tile parameter of a kernel, which nothing can launch
import warp as wp


@wp.kernel
def k(t: wp.tile[float, 4], a: wp.array(dtype=float)):
    wp.tile_store(a, t)
