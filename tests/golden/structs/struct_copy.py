# A struct copied to a name starts a path of its own.
import warp as wp


@wp.struct
class Item:
    a: float
    n: int


@wp.kernel
def struct_copy(ps: wp.array(dtype=Item), s: Item):
    i = wp.tid()
    t = s
    t.a = 2.0
    u = ps[i]
    u.n = t.n
    ps[i] = u
