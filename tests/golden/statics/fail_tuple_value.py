# warp: refuses. A tuple cannot stand in a kernel.
import warp as wp

PAIR = (1, 2)


@wp.kernel
def tuple_value(x: wp.array(dtype=int)):
    i = wp.tid()
    x[i] = wp.static(PAIR)[0]
