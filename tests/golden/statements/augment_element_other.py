# Other operators on an array element read, compute and store.
import warp as wp


@wp.kernel
def augment_element_other(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] *= 2.0
    x[i] /= 3.0
    x[i] **= 2.0
    x[i] %= 5.0
    x[i] //= 2.0
