# The adjoint of a struct's constructor.
import warp as wp


@wp.struct
class Item:
    a: float
    v: wp.vec3


@wp.kernel
def struct_constructor(x: wp.array(dtype=float), out: wp.array(dtype=Item)):
    i = wp.tid()
    out[i] = Item(x[i], wp.vec3(x[i]))
