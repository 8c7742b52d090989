# Members of an IntEnum are integer constants; as arguments they are made twice.
from enum import IntEnum

import warp as wp


class Kind(IntEnum):
    BALL = 0
    BOX = 1
    ROD = 4


@wp.kernel
def int_enum(n: wp.array(dtype=int), k: int):
    if k == Kind.BOX:
        n[0] = Kind.ROD
    n[1] = wp.max(k, Kind.ROD)
    n[Kind.BOX] = 3
