# weft: refuses. A tile as parameter.
import warp as wp


@wp.func
def total(t: wp.tile[float, 4, 4]):
    return wp.tile_sum(t)


@wp.kernel
def tile_parameter(x: wp.array2d(dtype=float)):
    t = wp.tile_load(x, shape=(4, 4))
    s = total(t)
