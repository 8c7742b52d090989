# A class in a class body is a struct with a qualified key.
import warp as wp


class Holder:
    @wp.struct
    class Item:
        a: float


@wp.kernel
def method_ignored(it: Holder.Item, out: wp.array(dtype=float)):
    out[0] = it.a
