# Fields of a struct parameter are read through pointers.
import warp as wp


@wp.struct
class Body:
    mass: float
    count: int


@wp.kernel
def parameter(b: Body, out: wp.array(dtype=float)):
    out[0] = b.mass * float(b.count)
