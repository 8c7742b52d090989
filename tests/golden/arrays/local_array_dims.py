# Local arrays of three and four dimensions.
import warp as wp


@wp.kernel
def local_array_dims(out: wp.array(dtype=float)):
    a = wp.zeros(shape=(2, 2, 2), dtype=float)
    a[0, 1, 1] = 1.0
    b = wp.zeros(shape=(2, 1, 2, 1), dtype=float)
    b[0, 0, 1, 0] = 2.0
    out[0] = a[0, 1, 1] + b[0, 0, 1, 0]
