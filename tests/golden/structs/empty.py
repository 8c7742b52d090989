# A struct without fields.
import warp as wp


@wp.struct
class Empty:
    pass


@wp.kernel
def empty(e: Empty, out: wp.array(dtype=float)):
    f = Empty()
    out[0] = 1.0
