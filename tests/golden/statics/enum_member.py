# A member of an IntEnum becomes its number.
from enum import IntEnum

import warp as wp


class Mode(IntEnum):
    OFF = 0
    ON = 1


mode = Mode.ON


@wp.kernel
def enum_member(x: wp.array(dtype=int)):
    i = wp.tid()
    if wp.static(mode == Mode.ON):
        x[i] = wp.static(Mode.ON)
