# weft: refuses. A 64-bit number made from a 32-bit one of NumPy: Warp prints the short text and hashes the long one.
import numpy as np

import warp as wp

EPSILON = wp.float64(np.finfo(np.float32).eps)


@wp.kernel
def scalar_of_numpy(x: wp.array(dtype=wp.float64)):
    x[0] = EPSILON
