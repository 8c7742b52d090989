# A field write clears the field's adjoint after passing it on.
import warp as wp


@wp.struct
class Item:
    a: float
    n: int


@wp.kernel
def field_write(x: wp.array(dtype=float), n: int):
    it = Item()
    it.a = x[0]
    it.n = n
    x[1] = it.a
