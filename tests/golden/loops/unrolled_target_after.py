# The target stays bound to the last constant.
import warp as wp


@wp.kernel
def unrolled_target_after(x: wp.array(dtype=int)):
    for i in range(3):
        x[i] = 0
    x[i] = i
