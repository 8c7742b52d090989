# A module name bound to a member keeps its class; it may be compared.
from enum import IntEnum

import warp as wp


class Kind(IntEnum):
    BALL = 0
    BOX = 1


MODE = Kind.BOX


@wp.kernel
def int_enum_name_compared(n: wp.array(dtype=int), k: int):
    if k == MODE:
        n[0] = 1
