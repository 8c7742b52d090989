# Defaults of fields do not change the text.
import warp as wp


@wp.struct
class Item:
    a: float = 2.0
    n: int = 3


@wp.kernel
def default_values(it: Item, out: wp.array(dtype=float)):
    out[0] = it.a
