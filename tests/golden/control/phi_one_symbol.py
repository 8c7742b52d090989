# A name that a branch rebinds is merged with where.
import warp as wp


@wp.kernel
def phi_one_symbol(x: wp.array(dtype=float), n: int):
    a = x[0]
    if n > 0:
        a = a * 2.0
    x[1] = a
