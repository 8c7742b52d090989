# warp: refuses. A literal mutated inside a dynamic loop.
import warp as wp


@wp.kernel
def constant_mutated_in_loop(x: wp.array(dtype=float), n: int):
    s = 0.0
    for i in range(n):
        s += x[i]
    x[0] = s
