# A local name of a literal as bound is unrolled.
import warp as wp


@wp.kernel
def unrolled_local_bound(x: wp.array(dtype=float)):
    n = 2
    for i in range(n):
        x[i] = 1.0
