# warp: refuses. A NumPy scalar as a constant.
import numpy as np
import warp as wp

SIZE = np.int32(4)


@wp.kernel
def numpy_scalar(n: wp.array(dtype=int)):
    n[0] = SIZE
