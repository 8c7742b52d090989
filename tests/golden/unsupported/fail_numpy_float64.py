# weft: refuses. A NumPy double is printed as float64 and may only be compared.
import numpy as np
import warp as wp

LIMIT = np.float64(2.5)


@wp.kernel
def constant_numpy_float64(x: wp.array(dtype=float), out: wp.array(dtype=wp.bool)):
    out[0] = x[0] > LIMIT
