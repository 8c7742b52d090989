# A name bound on one side only keeps that side's value.
import warp as wp


@wp.kernel
def phi_one_side_only(x: wp.array(dtype=float), n: int):
    if n > 0:
        a = x[0] * 2.0
    x[1] = a
