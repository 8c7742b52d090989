# An enum member as condition is a compile-time constant.
from enum import IntEnum

import warp as wp


class Mode(IntEnum):
    OFF = 0
    ON = 1


@wp.kernel
def constant_enum_attribute(x: wp.array(dtype=float)):
    if Mode.ON:
        x[0] = 1.0
    if Mode.OFF:
        x[1] = 1.0
