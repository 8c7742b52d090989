# Augmented assignment of a name makes a new value each time.
import warp as wp


@wp.kernel
def augment_name(x: float, out: wp.array(dtype=float)):
    a = x
    a += 1.0
    a -= x
    a *= 2.0
    a /= 3.0
    out[0] = a
