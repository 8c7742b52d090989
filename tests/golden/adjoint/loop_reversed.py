# A dynamic loop is reversed and its body replayed inside.
import warp as wp


@wp.kernel
def loop_reversed(x: wp.array(dtype=float), n: int):
    i = wp.tid()
    s = float(1.0)
    for j in range(n):
        s = s * wp.sin(x[j])
    x[i] = s
