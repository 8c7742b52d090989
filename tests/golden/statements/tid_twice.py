# Two calls of different arity: the larger one decides the launch dimension.
import warp as wp


@wp.kernel
def tid_twice(x: wp.array(dtype=float)):
    t = wp.tid()
    i, j = wp.tid()
    x[t] = float(i * j)
