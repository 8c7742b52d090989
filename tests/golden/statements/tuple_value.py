# A tuple bound to one name is a value; its elements are extracted.
import warp as wp


@wp.kernel
def tuple_value(x: float, out: wp.array(dtype=float)):
    pair = (x, 2.0)
    out[0] = pair[0] + pair[1]
