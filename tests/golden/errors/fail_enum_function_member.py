# warp: refuses. A function for kernels in the body of an enumeration is a member, unless it is a static method.
from enum import IntEnum

import warp as wp


class Axis(IntEnum):
    X = 0
    Y = 1

    @wp.func
    def follows(axis: int) -> int:
        return axis + 1


@wp.kernel
def enum_function_member(x: wp.array(dtype=int)):
    x[0] = Axis.Y
