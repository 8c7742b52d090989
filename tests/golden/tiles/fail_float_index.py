# warp: refuses; an index is an integer
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=float), x: float):
    t = wp.tile_load(a, shape=4)
    a[0] = t[x]
