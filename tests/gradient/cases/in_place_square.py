# gradient: warp_differs overwritten-element
import warp as wp


@wp.kernel
def in_place_square(x: wp.array(dtype=wp.float64)):
    i = wp.tid()
    x[i] = x[i] * x[i]
