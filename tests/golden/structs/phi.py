# A struct that a branch rebinds is merged.
import warp as wp


@wp.struct
class Item:
    a: float


@wp.kernel
def phi(p: Item, q: Item, n: int, out: wp.array(dtype=float)):
    s = p
    if n > 0:
        s = q
    out[0] = s.a
