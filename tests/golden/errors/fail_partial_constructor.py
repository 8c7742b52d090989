# warp: refuses. A struct constructor with only some of the fields.
import warp as wp


@wp.struct
class Item:
    a: float
    b: float


@wp.kernel
def partial_constructor(out: wp.array(dtype=Item)):
    out[0] = Item(1.0)
