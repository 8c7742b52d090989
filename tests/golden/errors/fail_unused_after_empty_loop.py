# warp: refuses. A name bound only in a loop without iterations.
import warp as wp


@wp.kernel
def unused_after_empty_loop(x: wp.array(dtype=float)):
    for i in range(0):
        a = x[0]
    x[1] = a
