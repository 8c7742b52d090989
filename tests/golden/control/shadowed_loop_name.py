# A name bound in an if and again afterwards.
import warp as wp


@wp.kernel
def shadowed_loop_name(n: int, x: wp.array(dtype=float)):
    if n > 0:
        a = x[0]
        x[1] = a
    a = x[2]
    x[3] = a
