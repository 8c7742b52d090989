# warp: refuses. A literal counter of a while.
import warp as wp


@wp.kernel
def constant_mutated_in_while(x: wp.array(dtype=float), n: int):
    i = 0
    while i < n:
        i += 1
    x[0] = 1.0
