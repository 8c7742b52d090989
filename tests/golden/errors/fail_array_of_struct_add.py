# warp: refuses. A sum of structs.
import warp as wp


@wp.struct
class Item:
    a: float


@wp.kernel
def array_of_struct_add(p: Item, q: Item, out: wp.array(dtype=Item)):
    out[0] = p + q
