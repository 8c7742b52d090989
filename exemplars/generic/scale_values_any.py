# idea: scaling of values of any type
# brief: Multiply values by a factor, whatever number or vector type they have.
# description: `scaled` takes a value of any type and a factor and returns their product. `out[i]` is `scaled` of `x[i]` and `factor`. The
#     kernel is generic in the type of the elements; the overload is for vectors of three floats.
# launch: n
# inputs:
#     x[n] = uniform(-1, 1)
#     factor = 2.5
#     out[n] = zero
from typing import Any

import warp as wp


@wp.func
def scaled(value: Any, factor: float):
    return value * factor


@wp.kernel
def scale_values_any(x: wp.array(dtype=Any), factor: float, out: wp.array(dtype=Any)):
    i = wp.tid()
    out[i] = scaled(x[i], factor)


wp.overload(
    scale_values_any,
    {"x": wp.array(dtype=wp.vec3), "out": wp.array(dtype=wp.vec3)},
)
