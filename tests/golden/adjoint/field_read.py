# A field read adds to the aggregate's adjoint, integers are assigned.
import warp as wp


@wp.struct
class Item:
    a: float
    n: int
    v: wp.vec3


@wp.kernel
def field_read(it: Item, x: wp.array(dtype=float)):
    x[it.n] = it.a * it.v[0]
