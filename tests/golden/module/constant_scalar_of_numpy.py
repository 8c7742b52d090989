# Warp's numbers made from NumPy's: Warp prints the shortest text of the 32-bit float, and Python computes with the float itself.
import numpy as np

import warp as wp

EPSILON = wp.float32(np.finfo(np.float32).eps)
LARGEST = wp.constant(wp.float32(np.finfo(np.float32).max))
SMALLEST = wp.float32(np.finfo(np.float32).min)
TENTH = wp.float32(np.float32(0.1))
LONG = wp.float32(np.float32(123456.789))
DOUBLE = wp.float64(np.finfo(np.float64).eps)
ROUNDED = wp.float32(np.float64(0.1))
AS_FLOAT = float(TENTH)
SUM = TENTH + TENTH
VECTOR = wp.vec3d(TENTH, 1.0, 2.0)
COUNT = wp.int32(np.iinfo(np.int32).max)


@wp.kernel
def constant_scalar_of_numpy(x: wp.array(dtype=float), y: wp.array(dtype=wp.float64), n: wp.array(dtype=int)):
    i = wp.tid()
    x[i] = x[i] + EPSILON + LARGEST + SMALLEST + TENTH + LONG + ROUNDED + AS_FLOAT + SUM
    y[i] = DOUBLE + VECTOR[0]
    n[i] = COUNT
