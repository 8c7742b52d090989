# weft: refuses. A constant computed by NumPy.
import numpy as np
import warp as wp

MEAN = float(np.mean(np.arange(5)))


@wp.kernel
def constant_from_numpy(x: wp.array(dtype=float)):
    x[0] = MEAN
