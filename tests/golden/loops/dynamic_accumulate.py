# A sum in a dynamic loop is written back with assign.
import warp as wp


@wp.kernel
def dynamic_accumulate(x: wp.array(dtype=float), n: int):
    s = float(0.0)
    for i in range(n):
        s += x[i]
    x[0] = s
