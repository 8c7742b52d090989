# A field of a value that a function returned.
import warp as wp


@wp.struct
class Item:
    a: float
    n: int


@wp.func
def make_item(n: int):
    it = Item()
    it.n = n
    it.a = float(n)
    return it


@wp.kernel
def field_of_call_result(out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = make_item(i).a
