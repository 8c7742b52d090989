# An overload that names the generic parameters only.
from typing import Any

import warp as wp


@wp.kernel
def kernel_dict(scale: float, x: wp.array(dtype=Any), y: wp.array(dtype=Any)):
    i = wp.tid()
    y[i] = x[i] * scale


wp.overload(kernel_dict, {"x": wp.array(dtype=wp.vec3), "y": wp.array(dtype=wp.vec3)})
