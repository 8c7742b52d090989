# .value of a member; auto() members.
from enum import IntEnum, auto

import warp as wp


class Kind(IntEnum):
    BALL = auto()
    BOX = auto()


@wp.kernel
def int_enum_value(n: wp.array(dtype=int)):
    n[0] = Kind.BOX.value
    n[1] = int(Kind.BALL)
