# A value that stands alone leaves nothing.
import warp as wp

N = 5


@wp.kernel
def alone(x: wp.array(dtype=int)):
    wp.static(N)
    x[0] = 1
