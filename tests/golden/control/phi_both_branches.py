# A name that both branches rebind.
import warp as wp


@wp.kernel
def phi_both_branches(x: wp.array(dtype=float), n: int):
    if n > 0:
        a = 1.0
    else:
        a = 2.0
    x[0] = a
