# Names of NumPy: constants, and arrays that no kernel uses.
import numpy as np
import warp as wp

HALF_PI = np.pi / 2.0
TABLE = np.array([1.0, 2.0, 3.0])


@wp.kernel
def constant_numpy(x: wp.array(dtype=float)):
    x[0] = HALF_PI
    x[1] = np.pi
