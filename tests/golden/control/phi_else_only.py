# A name bound in the else branch only.
import warp as wp


@wp.kernel
def phi_else_only(x: wp.array(dtype=float), n: int):
    if n > 0:
        x[0] = 1.0
    else:
        a = x[0] * 2.0
    x[1] = a
