# A conditional expression as a statement: both calls run under conditions.
import warp as wp


@wp.kernel
def ternary_statement(x: wp.array(dtype=float), c: wp.array(dtype=int)):
    i = wp.tid()
    wp.atomic_add(c, 0, 1) if x[i] > 0.0 else wp.atomic_add(c, 1, 1)
