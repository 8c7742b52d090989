# A return does not prevent unrolling.
import warp as wp


@wp.kernel
def unrolled_return(x: wp.array(dtype=float), n: int):
    for i in range(2):
        if i == n:
            return
        x[i] = 1.0
