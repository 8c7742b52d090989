# A field of an element of an array that a function returned.
import warp as wp


@wp.struct
class Item:
    a: float


@wp.func
def choose(p: wp.array(dtype=Item), q: wp.array(dtype=Item), n: int):
    if n > 0:
        return p
    return q


@wp.kernel
def array_from_call_field(p: wp.array(dtype=Item), q: wp.array(dtype=Item), n: int, out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = choose(p, q, n)[i].a
