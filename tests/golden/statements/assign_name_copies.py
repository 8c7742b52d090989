# A bare name on the right side is copied.
import warp as wp


@wp.kernel
def assign_name_copies(n: int, out: wp.array(dtype=int)):
    a = n
    b = a
    out[0] = b
