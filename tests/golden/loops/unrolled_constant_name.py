# A module constant as bound is unrolled.
import warp as wp

N = 2


@wp.kernel
def unrolled_constant_name(x: wp.array(dtype=float)):
    for i in range(N):
        x[i] = 1.0
