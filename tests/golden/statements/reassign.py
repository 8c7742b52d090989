# A name may be bound again to a value of the same type.
import warp as wp


@wp.kernel
def reassign(x: wp.array(dtype=float)):
    a = x[0]
    a = a * 2.0
    a = x[1]
    x[2] = a
