# The simplest array store.
import warp as wp


@wp.kernel
def store_literal(x: wp.array(dtype=float)):
    x[0] = 1.0
