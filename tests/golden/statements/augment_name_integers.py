# Augmented assignment with the integer operators.
import warp as wp


@wp.kernel
def augment_name_integers(n: int, out: wp.array(dtype=int)):
    a = n
    a %= 7
    a //= 2
    a <<= 3
    a >>= 1
    a &= 15
    a |= 16
    a ^= 5
    out[0] = a
