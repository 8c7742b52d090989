# Any takes structs: fields are looked up in the struct of the call.
from typing import Any

import warp as wp


@wp.struct
class Ball:
    radius: float
    mass: float


@wp.struct
class Box:
    mass: float
    size: wp.vec3


@wp.func
def weight(body: Any, g: float):
    return body.mass * g


@wp.kernel
def function_struct(balls: wp.array(dtype=Ball), box: Box, out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = weight(balls[i], 9.81) + weight(box, 9.81)
