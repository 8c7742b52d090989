# warp: refuses. An empty tuple.
import warp as wp


@wp.kernel
def empty_tuple(x: wp.array(dtype=float)):
    a = ()
