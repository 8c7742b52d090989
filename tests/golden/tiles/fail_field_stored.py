# warp: refuses; an array that is a field has no dimensions for tile_store
import warp as wp


@wp.struct
class Box:
    values: wp.array(dtype=float)


@wp.kernel
def k(box: Box):
    t = wp.tile_load(box.values, shape=4, offset=0)
    wp.tile_store(box.values, t)
