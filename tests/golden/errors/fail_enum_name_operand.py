# warp: refuses. A module name bound to an enum member in arithmetic.
from enum import IntEnum

import warp as wp


class Kind(IntEnum):
    BALL = 0
    BOX = 1


MODE = Kind.BOX


@wp.kernel
def enum_name_operand(n: wp.array(dtype=int)):
    n[0] = n[1] + MODE
