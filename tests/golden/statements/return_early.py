# A bare return leaves the kernel; grid-stride loops continue.
import warp as wp


@wp.kernel
def return_early(x: wp.array(dtype=float), n: int):
    i = wp.tid()
    if i >= n:
        return
    x[i] = 1.0
