# warp: refuses. A literal of the outer body mutated by the inner loop.
import warp as wp


@wp.kernel
def constant_mutated_in_inner_loop(x: wp.array(dtype=float), n: int):
    for i in range(n):
        b = 0
        for j in range(n):
            b = b + 1
        x[b] = 1.0
