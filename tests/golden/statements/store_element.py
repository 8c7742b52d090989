# A stored array element is copied before the target's index is evaluated.
import warp as wp


@wp.kernel
def store_element(x: wp.array(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    y[i + 1] = x[i]
