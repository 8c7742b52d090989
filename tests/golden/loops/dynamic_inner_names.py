# Names first bound inside the body are not written back.
import warp as wp


@wp.kernel
def dynamic_inner_names(x: wp.array(dtype=float), n: int):
    for i in range(n):
        t = x[i] * 2.0
        x[i] = t
    x[0] = t
