# weft: refuses. NumPy writes a 32-bit number of this size with an exponent, Python without one.
import numpy as np

import warp as wp

LARGE = wp.float32(np.float32(2.0e6))


@wp.kernel
def scalar_of_numpy_large(x: wp.array(dtype=float)):
    x[0] = LARGE
