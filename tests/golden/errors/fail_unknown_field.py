# warp: refuses. A field that the struct does not have.
import warp as wp


@wp.struct
class Item:
    a: float


@wp.kernel
def unknown_field(it: Item, x: wp.array(dtype=float)):
    x[0] = it.b
