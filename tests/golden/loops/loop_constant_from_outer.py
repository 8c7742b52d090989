# A name bound to a value in the outer body and mutated by the inner loop.
import warp as wp


@wp.kernel
def loop_constant_from_outer(x: wp.array(dtype=float), n: int):
    for i in range(n):
        s = float(0.0)
        for j in range(i):
            s += x[j]
        x[i] = s
