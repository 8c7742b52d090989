# Overloads compare shapes: a quaternion fits a vector of any length.
from typing import Any

import warp as wp


@wp.kernel
def kernel_quaternion_for_vector(x: wp.array(dtype=wp.types.vector(length=Any, dtype=wp.Float))):
    i = wp.tid()
    x[i] = x[i] * x[i].dtype(0.5)


wp.overload(kernel_quaternion_for_vector, [wp.array(dtype=wp.quat)])
wp.overload(kernel_quaternion_for_vector, [wp.array(dtype=wp.vec2d)])
