# warp: refuses. range() of an enum member.
from enum import IntEnum

import warp as wp


class Kind(IntEnum):
    BALL = 0
    BOX = 1


@wp.kernel
def enum_range(n: wp.array(dtype=int)):
    for i in range(Kind.BOX):
        n[i] = 1
