# A name of a literal is copied when it is assigned to another name.
import warp as wp


@wp.kernel
def assign_constant_name(out: wp.array(dtype=float)):
    a = 1.5
    b = a
    out[0] = b
